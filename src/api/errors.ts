/**
 * Errors of calls, and their texts: the server's own, else the fallback of each flow (specification section 8). The
 * server's words are hostile text: their invisible characters show as code points.
 */

import { visibleText } from '@/lib/visible-text.ts';
import { isRecord } from './contract/read.ts';

/**
 * - `unreachable`: no answer (network, dropped connection), or a gateway's answer to a refresh
 * - `timeout`: nothing received for 15 seconds, or for longer where the contract allows a call longer
 * - `aborted`: the caller cancelled, or the user logged out or changed while the call ran
 * - `http`: an answer that refuses
 * - `shape`: a successful answer that cannot be read
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
  /** The HTTP status, or null without an answer. */
  readonly status: number | null;
  /** The HTTP status text; the code if it is empty (HTTP/2 has none); '' without an answer. */
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

  /** True if no answer came: the backend was unreachable, or silent for too long. */
  get noAnswer(): boolean {
    return this.kind === 'unreachable' || this.kind === 'timeout';
  }
}

function limitLength(words: string): string {
  if (words.length <= MAX_SHOWN) return words;
  // Cut by code points, so that half a character never remains.
  return `${Array.from(words.slice(0, MAX_SHOWN)).slice(0, -1).join('')}…`;
}

/**
 * The server's words in a parsed body: the text of `error`, else of `message`, else of `msg`. If one of them is an
 * object or a list (`{"email": ["taken"]}`), its `message` or the first text in it.
 *
 * @returns the text unchanged, '' if there is none
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

/** Returns the words of an error that has its own; null for any other. */
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
 * True if a change may have been made although its call failed: the answer was lost, cannot be read, or is a 5xx, after
 * which the work may have been done. A refresh without an answer and a refused role count too: the call was refused, but
 * perhaps only when the browser sent it again (see deletionErrorText).
 */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.noAnswer || error.kind === 'shape' || error.kind === 'wrong-role') return true;
  return error.kind === 'http' && (error.status ?? 0) >= 500;
}

/** Returns `text`, and a second sentence if the change may have been made although its call failed. */
export function withDoubt(error: unknown, text: string): string {
  return mayBeDone(error) ? sentences(text, MAY_BE_DONE) : text;
}

/** Appended to the error of a change that may have been made although its call failed. */
export const MAY_BE_DONE = 'It may have gone through anyway. Check before you try again.';
/** Appended to the error of a deletion if the row is not found any more. */
export const MAY_BE_GONE = 'It may be gone already: look before you try again.';

/** Joins a text, with any end, and another sentence. */
export const sentences = (text: string, next: string): string =>
  `${text}${/[.!?…]$/.test(text) ? '' : '.'} ${next}`;

/** errorText for a call that changes something. */
export const changeErrorText = (error: unknown, fallback: string): string =>
  withDoubt(error, errorText(error, fallback));

/**
 * changeErrorText for a deletion. A missing row was deleted: by another user, or by this very call, since browsers
 * repeat a call when a kept connection breaks before its answer. https://www.rfc-editor.org/rfc/rfc9110#section-9.2.2
 */
export const deletionErrorText = (error: unknown, fallback: string): string =>
  withAbsence(error, changeErrorText(error, fallback));

function withAbsence(error: unknown, text: string): string {
  const absent = error instanceof ApiError && (error.status === 404 || error.status === 410);
  return absent ? sentences(text, MAY_BE_GONE) : text;
}

/** Like errorText, with other words for a missing answer. */
function answerText(error: unknown, refused: string, noAnswer: string): string {
  const answered = error instanceof ApiError && (error.kind === 'http' || error.kind === 'shape');
  return errorText(error, answered ? refused : noAnswer);
}

/** Words for a failed log-in: the server's, 'Login failed', or, without an answer, 'An unexpected error occurred'. */
export const loginErrorText = (error: unknown): string =>
  answerText(error, 'Login failed', 'An unexpected error occurred');

/** Words for a failed sign-up: the server's, 'Signup failed', or, without an answer, 'Failed to create account'. */
export const signupErrorText = (error: unknown): string =>
  withDoubt(error, answerText(error, 'Signup failed', 'Failed to create account'));

/** True if the caller cancelled, or the user logged out: the failure needs no message. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'aborted';

/**
 * Answers of a gateway whose backend restarts or is overloaded (RFC 9110 section 15, RFC 6585, RFC 8470). A 500 comes
 * from the backend itself and ends the session, as specified.
 */
const FROM_GATEWAYS: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/** True if a failed self lookup does not decide if the token is valid: no answer, or a gateway's. */
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
