/**
 * The refresh of the access token: one at a time in this tab and across all tabs.
 */
import * as v from 'valibot';
import { tokenStore } from '@/lib/token-store.ts';
import { endpoints } from './contract/index.ts';
import { ApiError, errorText } from './errors.ts';
import { exchange, readJson, refusal, unreadable, type Answer } from './http.ts';
import { withCrossTabLock } from './cross-tab-lock.ts';

const FAILED = 'Failed to refresh access token';
const MAX_WAIT_MS = 20_000;

let running: { epoch: number; token: Promise<string> } | null = null;

/** The error of a call whose user has logged out or changed while it ran. */
export function identityGone(): ApiError {
  return new ApiError('aborted', 'The session changed while the call ran');
}

/**
 * A newer access token than `used`.
 *
 * @param used the access token that the backend refused
 * @param epoch the epoch of the call (see tokenStore)
 * @returns the token that another call or tab has fetched meanwhile, else the one this refresh fetches
 * @throws ApiError: `http`, `shape` or `no-session` when the refresh was refused (the session has then ended, with the
 *   message as its reason); `unreachable` or `timeout` when nothing was decided (the session stays); `aborted` when the
 *   identity of `epoch` is gone
 */
export function refreshedToken(used: string, epoch: number): Promise<string> {
  if (running?.epoch === epoch) return running.token;
  const token = withCrossTabLock(() => refresh(used, epoch), MAX_WAIT_MS).finally(() => {
    if (running?.token === token) running = null;
  });
  running = { epoch, token };
  return token;
}

async function refresh(used: string, epoch: number): Promise<string> {
  // Another tab may have refreshed, or logged out, while this one waited for its turn.
  if (!tokenStore.holds(epoch)) throw identityGone();
  const stored = tokenStore.access();
  if (stored !== null && stored !== used) return stored;

  const bearer = tokenStore.refresh();
  if (bearer === null) throw fail(epoch, new ApiError('no-session', 'No refresh token available'));
  const answer = await exchange('refresh', undefined, bearer);
  if (!tokenStore.holds(epoch)) throw identityGone();
  if (saysNothingOfTheToken(answer.status)) {
    throw new ApiError('unreachable', `The refresh got a ${answer.status}`, answer);
  }
  if (!answer.ok) throw fail(epoch, refusal('refresh', answer));
  const token = tokenIn(answer);
  if (token === null) throw fail(epoch, unreadable('refresh', answer));
  if (!tokenStore.renew(token, bearer)) throw identityGone();
  return token;
}

/** The backend, or its gateway, restarts, is overloaded or fails: the token may still be valid. */
function saysNothingOfTheToken(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

function tokenIn(answer: Answer): string | null {
  const read = v.safeParse(endpoints.refresh.output, readJson(answer.body));
  return read.success ? read.output.access_token : null;
}

/** Ends the session with the words of `error` as its reason, and returns the error. */
function fail(epoch: number, error: ApiError): ApiError {
  tokenStore.end(epoch, error.kind === 'no-session' ? error.message : errorText(error, FAILED));
  return error;
}
