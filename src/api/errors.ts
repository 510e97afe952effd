/**
 * What can go wrong with a call, and the words for it.
 *
 * The server's own words are kept as they are (they are hostile text: render them as text only) and
 * come first; each flow brings its fallback (specification section 8).
 */

import { isRecord } from './contract/read.ts';

/**
 * - `unreachable`: no answer (network, dropped connection), or a gateway's answer to a refresh
 * - `timeout`: nothing received for 15 seconds
 * - `aborted`: the caller cancelled, or the person signed out or changed while the call ran
 * - `http`: an answer that refuses
 * - `shape`: an answer of success that cannot be read
 * - `config`: the backend's address cannot work (see ConfigError)
 * - `no-session`: no token to send
 */
export type ApiErrorKind =
  'unreachable' | 'timeout' | 'aborted' | 'http' | 'shape' | 'config' | 'no-session';

const MAX_SHOWN = 300;

interface ApiErrorDetails {
  status?: number;
  statusText?: string;
  serverMessage?: string;
  cause?: unknown;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The HTTP status, or null when there was no answer. */
  readonly status: number | null;
  /** The HTTP status text; the code where it is empty (HTTP/2 has none); '' when there was no answer. */
  readonly statusText: string;
  /** The server's words, verbatim, at most 300 characters; '' when it said nothing. */
  readonly serverMessage: string;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.statusText = details.statusText?.trim() || (details.status?.toString() ?? '');
    this.serverMessage = bounded(details.serverMessage ?? '');
  }

  /** True when no answer came: the backend could not be reached, or was silent for too long. */
  get noAnswer(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }
}

function bounded(words: string): string {
  if (words.length <= MAX_SHOWN) return words;
  // Cut by code points, so that no half of a character is left.
  return `${Array.from(words.slice(0, MAX_SHOWN)).slice(0, -1).join('')}…`;
}

/**
 * The server's words in a parsed body: the text of `error`, else of `message`, else of `msg`.
 *
 * @returns the text untouched, '' when there is none
 */
export function serverWords(body: unknown): string {
  if (!isRecord(body)) return '';
  for (const key of ['error', 'message', 'msg'] as const) {
    const words = body[key];
    if (typeof words === 'string' && words.trim() !== '') return words;
  }
  return '';
}

/** THE wording of an error: the server's words, else `fallback`. A configuration error speaks for itself. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.kind === 'config') return error.message;
  return error.serverMessage || fallback;
}

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
  answerText(error, 'Signup failed', 'Failed to create account');

export const NO_ACCESS_TOKEN = 'Access token not found. Please login again.';

/**
 * A failed asset call of the superadmin: 'Error approving asset: ' and the status text.
 *
 * @param doing what failed: 'fetching assets', 'approving asset' or 'deleting asset'
 */
export function superadminAssetErrorText(
  doing: 'fetching assets' | 'approving asset' | 'deleting asset',
  error: unknown,
): string {
  if (error instanceof ApiError && error.kind === 'no-session') return NO_ACCESS_TOKEN;
  if (error instanceof ApiError && error.kind === 'shape') {
    return `Error ${doing}: the answer could not be read`;
  }
  const status = error instanceof ApiError ? error.statusText : '';
  return `Error ${doing}: ${status || errorText(error, 'no answer from the server')}`;
}
