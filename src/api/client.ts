/**
 * The fetch wrapper for every call of the contract except the refresh.
 *
 * What happens when the access token expires, from the 401 to the answer:
 * 1. `answerForUser` sends the call with the stored token and remembers that token.
 * 2. The backend answers 401. If another call or tab has stored a newer token meanwhile, step 4.
 * 3. `refreshedToken` (refresh.ts) fetches a new token: fifty calls wait for the same promise, and of five tabs one
 *    asks while the others wait for the lock (cross-tab-lock.ts).
 * 4. The call is sent once more with the newer token.
 * 5. A second 401 may mean that the session is over, or that the call is not for this role. `verdictOn` asks the self
 *    lookup once, without a refresh: accepted, the call fails as not for this role and the session stays; refused, the
 *    session ends; no answer, the session stays.
 *
 * A 403 is an answer and refreshes nothing. Each step drops its result if the user has logged out or changed meanwhile
 * (the epoch of lib/token-store.ts).
 */
import * as v from 'valibot';
import { tokenStore } from '@/lib/token-store.ts';
import { endpoints, type EndpointName, type InputOf, type OutputOf } from './contract/index.ts';
import { isRecord } from './contract/read.ts';
import {
  ApiError,
  errorText,
  NO_ACCESS_TOKEN,
  NO_USER_DATA,
  saysFailed,
  saysNothingOfTheToken,
} from './errors.ts';
import {
  exchange,
  isMarkup,
  readJson,
  refusal,
  unreadable,
  type Answer,
  type ExchangeOptions,
} from './http.ts';
import { identityGone, refreshedToken } from './refresh.ts';

/** The calls of pages; only refresh.ts makes the refresh. */
export type CallName = Exclude<EndpointName, 'refresh'>;

type Arguments<Name extends CallName> = [InputOf<Name>] extends [undefined]
  ? [input?: undefined, options?: ExchangeOptions]
  : [input: InputOf<Name>, options?: ExchangeOptions];

/**
 * Makes one call and reads its answer by the contract's schema.
 *
 * @example await call('assetDelete', { id }, { signal })
 * @throws ApiError, every kind: `http` also for a 2xx answer whose body says that it failed, `shape` for an unreadable
 *   one
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<OutputOf<Name>> {
  return readAnswer(name, await answerTo(name, input, options));
}

/** Reads an answer by the contract's schema. @throws ApiError of kind `http` or `shape` */
function readAnswer<Name extends CallName>(name: Name, answer: Answer): OutputOf<Name> {
  const value = readJson(answer.body);
  if (saysFailed(value)) throw refusal(name, answer);
  // A portal's page must not count as the success of a change.
  const isPage = value === undefined && isMarkup(answer.body);
  const parsed = isPage ? null : v.safeParse(endpoints[name].output, value);
  if (!parsed?.success) throw unreadable(name, answer, parsed?.issues);
  return parsed.output;
}

/**
 * Makes one call and returns the body of its answer as bytes, to be read in slices; the same rules for tokens,
 * refusals, time-out and abort as `call`.
 *
 * @throws ApiError, every kind but `shape`
 */
export async function fetchBody<Name extends CallName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<ArrayBuffer> {
  return (await answerTo(name, input, options)).body;
}

/** The answer to a call, after the token rules. @throws ApiError, every kind but `shape` */
async function answerTo(
  name: CallName,
  input: unknown,
  options?: ExchangeOptions,
): Promise<Answer> {
  const answer =
    endpoints[name].bearer === 'none'
      ? await exchange(name, input, null, options)
      : await answerForUser(name, input, options);
  if (!answer.ok) throw refusal(name, answer);
  return answer;
}

/**
 * The calls that the backend refused to this role, with their access token. A read is not repeated with that token by
 * itself (each fetch would cost a refresh); a change is, because a user asked for it.
 */
const notForRole = new Map<CallName, string>();

/** Allows the refused reads again: for a button that the user clicks. */
export function askRefusedAgain(): void {
  notForRole.clear();
}

const wrongRole = () => new ApiError('wrong-role', "Your role can't do this", { status: 401 });

async function answerForUser(
  name: CallName,
  input: unknown,
  options?: ExchangeOptions,
): Promise<Answer> {
  const before = tokenStore.knownEpoch();
  const epoch = tokenStore.epoch();
  // Another tab has logged another user in: the one who asked for this call is gone.
  if (epoch !== before) throw identityGone();
  let hasWaited = false;
  const send = async (token: string) => {
    let answer = await exchange(name, input, token, options);
    if (!hasWaited && refusesToken(name, answer) && NOT_YET_VALID.test(wordsOf(answer))) {
      hasWaited = true;
      const wait = new Promise((resolve) => setTimeout(resolve, CLOCKS_APART_MS));
      await waitUnlessAborted(wait, options?.signal);
      // A user who has logged out or changed meanwhile sends nothing more.
      if (!tokenStore.holds(epoch)) throw identityGone();
      answer = await exchange(name, input, token, options);
    }
    if (!tokenStore.holds(epoch)) throw identityGone();
    return answer;
  };

  const used = tokenStore.access();
  if (used === null) throw new ApiError('no-session', NO_ACCESS_TOKEN);
  const isKnown = notForRole.get(name) === used;
  if (isKnown && !endpoints[name].changes) throw wrongRole();
  const first = await send(used);
  if (!refusesToken(name, first)) return first;
  if (isKnown) throw wrongRole();

  const stored = tokenStore.access();
  const newer =
    stored !== null && stored !== used
      ? stored
      : await waitUnlessAborted(refreshedToken(used, epoch), options?.signal);
  if (!tokenStore.holds(epoch)) throw identityGone();
  const second = await send(newer);
  // If yet another token came during the second call, the session is alive.
  if (!refusesToken(name, second) || tokenStore.access() !== newer) return second;
  const verdict =
    name === 'self'
      ? refusal(name, second)
      : await waitUnlessAborted(verdictOn(newer), options?.signal);
  if (!tokenStore.holds(epoch)) throw identityGone();
  if (verdict === 'accepted') {
    notForRole.set(name, newer);
    throw wrongRole();
  }
  if (verdict !== 'no answer' && tokenStore.access() === newer) {
    tokenStore.end(epoch, errorText(verdict, NO_USER_DATA));
  }
  return second;
}

/** Verdict of the self lookup on a token; an error means that the token was refused. */
type Verdict = 'accepted' | 'no answer' | ApiError;

let lookup: { readonly token: string; readonly verdict: Promise<Verdict> } | null = null;

/** Asks the self lookup about a token, once for all waiting calls, and without a refresh. */
function verdictOn(token: string): Promise<Verdict> {
  if (lookup?.token === token) return lookup.verdict;
  const verdict = lookUp(token).finally(() => {
    if (lookup?.verdict === verdict) lookup = null;
  });
  lookup = { token, verdict };
  return verdict;
}

async function lookUp(token: string): Promise<Verdict> {
  try {
    const answer = await exchange('self', undefined, token);
    if (!answer.ok) throw refusal('self', answer);
    readAnswer('self', answer);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return saysNothingOfTheToken(error) ? 'no answer' : error;
  }
}

/**
 * Words of Flask-JWT-Extended and PyJWT for a malformed token, under the key `msg` of a 422.
 * https://github.com/vimalloc/flask-jwt-extended/blob/main/flask_jwt_extended/jwt_manager.py
 */
const MALFORMED_TOKEN =
  /^(?:Not enough segments|Signature verification failed|Invalid (?:header|payload|crypto) (?:padding|string)|Only \S+ tokens are allowed|Bad \S+ header|Algorithm not |The specified alg value|The token is not yet valid|Missing claim: |Token is missing the |Invalid (?:issuer|audience|subject|claim format)|Audience doesn't match|(?:Payload )?(?:Issued At|Not Before|Expiration Time|Issuer|Subject|JWT ID)\b.* must be )/;
/** The clocks of two servers differ: a token that one has just made is valid at the other a moment later. */
const NOT_YET_VALID = /not yet valid/i;
const CLOCKS_APART_MS = 1_000;

function wordsOf(answer: Answer): string {
  const value = readJson(answer.body);
  return isRecord(value) && typeof value['msg'] === 'string' ? value['msg'] : '';
}

/**
 * True if the backend refused the token and not the call: a 401, or that 422. A 422 to a change is always an answer
 * about the change, whatever its words: no change is sent twice because of one.
 */
function refusesToken(name: CallName, answer: Answer): boolean {
  if (answer.status === 401) return true;
  if (answer.status !== 422 || endpoints[name].changes) return false;
  return MALFORMED_TOKEN.test(wordsOf(answer));
}

/** Waits for a shared promise; the abort of one caller ends its wait and not the shared work. */
function waitUnlessAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return shared;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new ApiError('aborted', 'The call was cancelled'));
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([shared, aborted]);
}
