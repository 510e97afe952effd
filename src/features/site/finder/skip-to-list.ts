/** The heading of the list of all names. */
export const LIST_ID = 'all-names';

/** Goes to the list without a change of address, whose fragment is the domain. */
export function skipToList(): void {
  const list = document.getElementById(LIST_ID);
  list?.scrollIntoView();
  list?.focus({ preventScroll: true });
}
