/** The heading of the list of all names. */
export const LIST_ID = 'all-names';

/** The heading of the check which of the names exist. */
export const CHECK_ID = 'which-exist';

/** Goes to a heading without a change of address, whose fragment is the domain. */
function goToHeading(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** Goes to the list. */
export const skipToList = (): void => goToHeading(LIST_ID);

/** Goes to the check. */
export const skipToCheck = (): void => goToHeading(CHECK_ID);
