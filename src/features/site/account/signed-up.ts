/** How the login page learns that the visitor just created an account: a flag in the history state. */
const FLAG = 'signedUp';

export const signedUpState = { [FLAG]: true } as const;

/** Whether `state` (a location's state, any value) carries the flag. */
export function wasJustSignedUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && FLAG in state && state[FLAG] === true;
}
