/** The history state in which the sign-up page tells the log-in page about a new account. */
const EMAIL = 'signedUpAs';

/** The state that passes the email address to the log-in page. */
export const signedUpState = (email: string) => ({ [EMAIL]: email });

/**
 * The email address of an account that was just created; null if there is none.
 *
 * @param state a location's state: any value
 */
export function justSignedUp(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(EMAIL in state)) return null;
  const email = state[EMAIL];
  return typeof email === 'string' ? email : null;
}
