/**
 * Errors of calls, and their texts: the server's own, else the fallback of each flow (specification section 8). The
 * server's words are hostile text: invisible characters in them show as code points.
 */

import { visibleText } from '@/lib/visible-text.ts';
import { isRecord } from './contract/read.ts';

/**
 * - `unreachable`: no answer (network, dropped connection), or a gateway's answer to a refresh
 * - `timeout`: nothing received for 15 seconds, or for longer where the contract allows a call longer
 * - `aborted`: the caller cancelled, or the person signed out or changed while the call ran
 * - `http`: an answer that refuses
 * - `shape`: an answer of success that cannot be read
 * - `config`: the backend's address cannot work (see ConfigError)
 * - `no-session`: no token to send
 * - `wrong-role`: the backend accepts the token, but not for this call
 */
export type ApiErrorKind =
  'unreachable' | 'timeout' | 'aborted' | 'http' | 'shape' | 'config' | 'no-session' | 'wrong-role';

const MAX_SHOWN = 300;

interface ApiErrorDetails {
  status?: number | null;
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
    this.serverMessage = limitLength(details.serverMessage ?? '');
  }

  /** True when no answer came: the backend could not be reached, or was silent for too long. */
  get noAnswer(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }
}

function limitLength(words: string): string {
  if (words.length <= MAX_SHOWN) return words;
  // Cut by code points, so that no half of a character is left.
  return `${Array.from(words.slice(0, MAX_SHOWN)).slice(0, -1).join('')}…`;
}

/**
 * The server's words in a parsed body: the text of `error`, else of `message`, else of `msg`. Where one
 * of them is an object or a list (`{"email": ["taken"]}`), its `message` or the first text in it.
 *
 * @returns the text untouched, '' when there is none
 */
export function serverWords(body: unknown): string {
  if (!isRecord(body)) return '';
  for (const key of ['error', 'message', 'msg'] as const) {
    const said = body[key];
    const inner = isRecord(said) ? [said['message'], ...Object.values(said).flat()] : [said].flat();
    for (const words of inner) if (typeof words === 'string' && words.trim() !== '') return words;
  }
  return '';
}

/** True if the body of a success reports a failure: `error` with anything in it, or `success: false`. */
export function saysFailed(body: unknown): boolean {
  return isRecord(body) && (!!body['error'] || body['success'] === false);
}

/** Returns the words of an error that has its own, whatever failed; null for any other. */
export const ownWords = (error: unknown): string | null =>
  error instanceof ApiError && (error.kind === 'config' || error.kind === 'wrong-role')
    ? error.message
    : null;

/** The wording of an error: its own words, the server's, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return ownWords(error) ?? (visibleText(error.serverMessage) || fallback);
}

/**
 * True if a change may have been made although its call failed: the answer got lost, cannot be read, or is a 5xx,
 * behind which the work may have been done. A refresh without an answer counts too: its call was refused, but perhaps
 * only when the browser sent it again (see deletionErrorText).
 */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.noAnswer || error.kind === 'shape') return true;
  return error.kind === 'http' && (error.status ?? 0) >= 500;
}

/** `text`, and a second sentence where the change may have been made although its call failed. */
export function withDoubt(error: unknown, text: string): string {
  return mayBeDone(error) ? sentences(text, MAY_BE_DONE) : text;
}

/** Follows the error of a change that may have been made although its call failed. */
export const MAY_BE_DONE = 'It may have gone through anyway. Check before you try again.';
/** Follows the error of a deletion if the row is not found any more. */
export const MAY_BE_GONE = 'It may be gone already: look before you try again.';

/** A text of whatever end, and a sentence after it. */
export const sentences = (text: string, next: string): string =>
  `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${next}`;

/** errorText for a call that changes something. */
export const changeErrorText = (error: unknown, fallback: string): string =>
  withDoubt(error, errorText(error, fallback));

/**
 * changeErrorText for a deletion. What is not found any more is gone: by another hand, or by this very
 * call, since browsers send a call once more when a kept connection breaks before its answer.
 * https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2
 */
export const deletionErrorText = (error: unknown, fallback: string): string =>
  withAbsence(error, changeErrorText(error, fallback));

function withAbsence(error: unknown, text: string): string {
  const absent = error instanceof ApiError && (error.status === 404 || error.status === 410);
  return absent ? sentences(text, MAY_BE_GONE) : text;
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
  withDoubt(error, answerText(error, 'Signup failed', 'Failed to create account'));

/** True when the caller cancelled, or the user signed out: the failure is not worth a message. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'aborted';

/**
 * The answers of a gateway whose backend restarts or is overrun (RFC 9110 section 15, RFC 6585, RFC 8470).
 * A 500 comes from the backend itself and ends the session, as specified.
 */
const FROM_GATEWAYS: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** True if a failed self lookup leaves open whether the token is good: no answer, or a gateway's. */
export const saysNothingOfTheToken = (error: ApiError): boolean =>
  error.noAnswer || error.kind === 'config' || FROM_GATEWAYS.has(error.status ?? 0);

/** Shown if the self lookup is refused without words. */
export const NO_USER_DATA = 'Failed to fetch user data';

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
  const text = `Error ${doing}: ${reasonOf(error)}`;
  if (doing === 'fetching assets') return text;
  const doubted = withDoubt(error, text);
  return doing === 'deleting asset' ? withAbsence(error, doubted) : doubted;
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'shape') return 'the answer could not be read';
  const own = ownWords(error);
  if (own !== null) return own;
  if (!(error instanceof ApiError) || error.status === null) {
    return errorText(error, 'no answer from the server');
  }
  // The status text of a success is no reason for a failure.
  return error.status < 300 ? errorText(error, 'the server says it failed') : error.statusText;
}
