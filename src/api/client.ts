/**
 * The thin fetch wrapper: every call of the contract but the refresh goes through here.
 *
 * What happens when the access token expires, from the 401 to the answer:
 *
 * 1. `answerForUser` sends the call with the stored token and remembers which one that was.
 * 2. The backend answers 401. If another call or tab has stored a newer token meanwhile, step 4.
 * 3. `refreshedToken` (refresh.ts) fetches a new token: fifty calls wait for the same promise, and of
 *    five tabs one asks while the others wait for the lock (one-tab.ts).
 * 4. The call is sent once more with the newer token. A second 401 ends the session.
 *
 * A 403 is an answer and refreshes nothing. Each step drops its result when the user has signed out or
 * changed meanwhile (the epoch of lib/token-store.ts).
 */
import * as v from 'valibot';
import { tokenStore } from '@/lib/token-store.ts';
import { endpoints, type EndpointName, type InputOf, type OutputOf } from './contract/index.ts';
import { isRecord } from './contract/read.ts';
import { ApiError, errorText, NO_ACCESS_TOKEN, saysFailed } from './errors.ts';
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

/** The calls that pages make; the refresh belongs to refresh.ts alone. */
export type CallName = Exclude<EndpointName, 'refresh'>;

type Arguments<Name extends CallName> = [InputOf<Name>] extends [undefined]
  ? [input?: undefined, options?: ExchangeOptions]
  : [input: InputOf<Name>, options?: ExchangeOptions];

/**
 * Makes one call and reads its answer by the contract's schema.
 *
 * @example await call('assetDelete', { id }, { signal })
 * @throws ApiError, every kind: `http` also for a 2xx answer whose body says that it failed, `shape` for
 *   one that cannot be read
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<OutputOf<Name>> {
  const answer = await answerTo(name, input, options);
  const value = readJson(answer.body);
  if (saysFailed(value)) throw refusal(name, answer);
  // A portal's page must not pass for the success of a change.
  const isPage = value === undefined && isMarkup(answer.body);
  const parsed = isPage ? null : v.safeParse(endpoints[name].output, value);
  if (!parsed?.success) throw unreadable(name, answer, parsed?.issues);
  return parsed.output;
}

/**
 * Makes one call and hands back the body of its answer as bytes, for a worker to parse; the same rules
 * for tokens, refusals, time-out and abort as `call`.
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

async function answerForUser(
  name: CallName,
  input: unknown,
  options?: ExchangeOptions,
): Promise<Answer> {
  const before = tokenStore.knownEpoch();
  const epoch = tokenStore.epoch();
  // Another tab has signed another user in: the one who asked for this call is gone.
  if (epoch !== before) throw identityGone();
  const send = async (token: string) => {
    const answer = await exchange(name, input, token, options);
    if (!tokenStore.holds(epoch)) throw identityGone();
    return answer;
  };

  const used = tokenStore.access();
  if (used === null) throw new ApiError('no-session', NO_ACCESS_TOKEN);
  const first = await send(used);
  if (!refusesToken(name, first)) return first;

  const stored = tokenStore.access();
  const newer =
    stored !== null && stored !== used
      ? stored
      : await unlessAborted(refreshedToken(used, epoch), options?.signal);
  if (!tokenStore.holds(epoch)) throw identityGone();
  const second = await send(newer);
  // If yet another token came while the second answer was under way, the session is alive.
  if (refusesToken(name, second) && tokenStore.access() === newer) {
    const fallback =
      name === 'self' ? 'Failed to fetch user data' : 'Failed to refresh access token';
    tokenStore.end(epoch, errorText(refusal(name, second), fallback));
  }
  return second;
}

/**
 * How Flask-JWT-Extended and PyJWT word the refusal of a malformed token, under the key `msg` of a 422.
 * https://github.com/vimalloc/flask-jwt-extended/blob/main/flask_jwt_extended/jwt_manager.py
 */
const MALFORMED_TOKEN =
  /^(?:Not enough segments|Signature verification failed|Invalid (?:header|payload|crypto) (?:padding|string)|Only \S+ tokens are allowed|Bad \S+ header|Algorithm not |The specified alg value|Missing claim: |Subject must be a string)/;

/**
 * Whether the backend refused the token and not the call: a 401, or that 422. A 422 to a change is always
 * an answer about the change, whatever its words: no change is sent twice for one.
 */
function refusesToken(name: CallName, answer: Answer): boolean {
  if (answer.status === 401) return true;
  if (answer.status !== 422 || endpoints[name].changes) return false;
  const value = readJson(answer.body);
  return isRecord(value) && typeof value['msg'] === 'string' && MALFORMED_TOKEN.test(value['msg']);
}

/** Waits for a shared promise; the abort of one caller ends its wait and not the shared work. */
function unlessAborted<T>(shared: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return shared;
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new ApiError('aborted', 'The call was cancelled'));
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([shared, aborted]);
}
