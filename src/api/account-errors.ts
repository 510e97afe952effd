/** The words for a failed login and a failed signup (specification section 8). */
import { ApiError, errorText, withDoubt } from './errors.ts';

/** Like errorText, with other words for "no answer at all". */
function answerText(error: unknown, refused: string, noAnswer: string): string {
  const answered = error instanceof ApiError && (error.kind === 'http' || error.kind === 'shape');
  return errorText(error, answered ? refused : noAnswer);
}

/** A failed login: the server's words, 'Login failed', or, with no answer, 'An unexpected error occurred'. */
export const loginErrorText = (error: unknown): string =>
  answerText(error, 'Login failed', 'An unexpected error occurred');

/** A failed signup: the server's words, 'Signup failed', or, with no answer, 'Failed to create account'. */
export const signupErrorText = (error: unknown): string =>
  withDoubt(error, answerText(error, 'Signup failed', 'Failed to create account'));
