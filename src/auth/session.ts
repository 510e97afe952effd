/**
 * Who is here: a store outside React, one per tab, in step with the other tabs (design section 5).
 *
 * It lives at module level because two lazy layouts of the route tree mount the provider.
 */
import { call } from '@/api/client.ts';
import type { CurrentUser, LoginPayload } from '@/api/contract/index.ts';
import { ApiError, errorText, sentences } from '@/api/errors.ts';
import { identityGone } from '@/api/refresh.ts';
import { tokenStore } from '@/lib/token-store.ts';

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** Why, when the person did not ask for it; to be shown on the sign-in page. */
      readonly reason?: string;
      /** True after Log out in this tab: there is no page to come back to. */
      readonly deliberate?: boolean;
    }
  | { readonly status: 'signedIn'; readonly user: CurrentUser }
  /** There are tokens but no answer: nobody is signed out for a dropped line. */
  | { readonly status: 'unavailable'; readonly message: string };

const NO_USER_DATA = 'Failed to fetch user data';
/** https://www.rfc-editor.org/rfc/rfc9110#section-15 and RFC 6585, 8470. A 500 is the backend's own. */
const FROM_GATEWAYS: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);
const STILL_SIGNED_IN = 'You are still signed in: try again in a moment.';
const LOADING: Session = { status: 'loading' };

const listeners = new Set<() => void>();
let session: Session = LOADING;
let booted = false;

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

tokenStore.subscribe((change) => {
  if (change.by === 'another-tab') void identify();
  else if (!change.signedIn) {
    become(
      change.reason === undefined
        ? { status: 'signedOut', deliberate: true }
        : { status: 'signedOut', reason: change.reason },
    );
  }
});

/** Asks the backend whose tokens are stored. */
async function identify(): Promise<void> {
  const epoch = tokenStore.epoch();
  if (tokenStore.access() === null) return become({ status: 'signedOut' });
  become(LOADING);
  try {
    const user = await call('self');
    if (tokenStore.holds(epoch)) become({ status: 'signedIn', user });
  } catch (error) {
    // Gone already: whoever changed the identity has said what follows.
    if (!tokenStore.holds(epoch)) return tokenStore.check();
    if (error instanceof ApiError && saysNothing(error)) become(unavailable(error));
    else tokenStore.end(epoch, errorText(error, NO_USER_DATA));
  }
}

/**
 * True when the failure says nothing about the tokens: no answer, no way to ask, or the answer of a gateway
 * whose backend is restarting or overrun.
 */
function saysNothing(error: ApiError): boolean {
  return error.noAnswer || error.kind === 'config' || FROM_GATEWAYS.has(error.status ?? 0);
}

function unavailable(error: ApiError): Session {
  const { status } = error;
  const silence = 'It did not answer.';
  const why = errorText(error, status ? `It answered with an error (${status}).` : silence);
  // Only a deployer can do something about the address.
  const message = error.kind === 'config' ? why : sentences(why, STILL_SIGNED_IN);
  return { status: 'unavailable', message };
}

/** For useSyncExternalStore. */
export const sessionStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Session => session,
  /** Prerendered pages and hydration know nobody. */
  getServerSnapshot: (): Session => LOADING,
};

/**
 * Finds out who is here, the first time; later calls look whether the stored tokens are still the same
 * person's, which costs nothing when they are.
 */
export function boot(): void {
  if (booted) return tokenStore.check();
  booted = true;
  tokenStore.follow();
  void identify();
}

/** Asks again, after `unavailable`. */
export function retry(): void {
  if (session.status === 'unavailable') void identify();
}

/**
 * Signs in: stores the tokens and loads the user.
 *
 * @returns the user, who is then `signedIn`
 * @throws ApiError to be worded by loginErrorText. Without an answer to the self lookup (a gateway's
 *   is none) the tokens stay and the session is `unavailable`; with a refusing one they go
 */
export async function login(payload: LoginPayload): Promise<CurrentUser> {
  const before = tokenStore.epoch();
  const tokens = await call('login', payload);
  if (tokenStore.epoch() !== before) throw identityGone();
  tokenStore.signIn(tokens.Access_token, tokens.Refresh_token);
  const epoch = tokenStore.epoch();
  try {
    const user = await call('self');
    if (!tokenStore.holds(epoch)) throw identityGone();
    become({ status: 'signedIn', user });
    return user;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
    if (saysNothing(error)) {
      become(unavailable(error));
      // The form words this as what it is: no answer.
      if (error.kind !== 'http') throw error;
      const { status, serverMessage } = error;
      throw new ApiError('unreachable', error.message, { status, serverMessage, cause: error });
    }
    tokenStore.end(epoch, NO_USER_DATA);
    // The form shows the error; the same words as a reason above it would be said twice.
    if (session.status === 'signedOut') become({ status: 'signedOut' });
    throw new ApiError('http', error.message, {
      serverMessage: errorText(error, NO_USER_DATA),
      statusText: error.statusText,
      cause: error,
    });
  }
}

/** Signs out here and in the other tabs. */
export function logout(): void {
  tokenStore.signOut();
}
