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

/** The button that asks for the check; not there once names are checked. */
export const CHECK_BUTTON_ID = 'check-which-exist';

/** Goes to the check and asks for it, as far as its sentence of consent. */
export function askForCheck(): void {
  skipToCheck();
  document.getElementById(CHECK_BUTTON_ID)?.click();
}
