/**
 * The session: a store outside React, one per tab, in step with the other tabs. It is at module level because two lazy
 * layouts of the route tree mount the provider.
 */
import { call } from '@/api/client.ts';
import type { CurrentUser, LoginPayload } from '@/api/contract/index.ts';
import {
  ApiError,
  errorText,
  NO_USER_DATA,
  saysNothingOfTheToken,
  sentences,
} from '@/api/errors.ts';
import { identityGone } from '@/api/refresh.ts';
import { Store } from '@/lib/store.ts';
import { tabStorage } from '@/lib/tab-storage.ts';
import { tokenStore } from '@/lib/token-store.ts';

export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signedOut';
      /** The reason, if the user did not ask for it; the log-in page shows it. */
      readonly reason?: string;
      /** True after Log out in this tab: the next log-in starts at home. */
      readonly deliberate?: boolean;
      /** True after Log out in another tab. */
      readonly elsewhere?: boolean;
    }
  | { readonly status: 'signedIn'; readonly user: CurrentUser }
  /** There are tokens, but their check brought no verdict: a lost connection logs no user out. */
  | { readonly status: 'unavailable'; readonly message: string };

/**
 * Returns the name of an account in this browser: of its id, else of its email address, which the backend always sends.
 */
export const accountOf = ({ id, email }: CurrentUser): string => `account ${id || email}`;

const STILL_SIGNED_IN = 'You are still signed in: try again in a moment.';
const LOADING: Session = { status: 'loading' };

const store = new Store<Session>(LOADING);
let booted = false;

function become(next: Session): void {
  if (next.status === 'signedIn') tabStorage.keepOnly(accountOf(next.user));
  store.set(next);
}

tokenStore.subscribe((change) => {
  if (change.by === 'another-tab') {
    const { end } = change;
    if (tokenStore.access() !== null || end === null) void identify();
    else become({ status: 'signedOut', ...(end ? { reason: end } : { elsewhere: true }) });
  } else if (!change.signedIn) {
    const { reason } = change;
    become({ status: 'signedOut', ...(reason === undefined ? { deliberate: true } : { reason }) });
  }
});

/** Asks the backend whose tokens are stored, and becomes that user's session. */
async function identify(): Promise<void> {
  const known = tokenStore.knownEpoch();
  const epoch = tokenStore.epoch();
  // The change that this check found has asked by itself.
  if (epoch !== known) return;
  if (tokenStore.access() === null) return become({ status: 'signedOut' });
  become(LOADING);
  try {
    const user = await call('self');
    if (tokenStore.holds(epoch)) become({ status: 'signedIn', user });
  } catch (error) {
    // The change of identity that ended this epoch has set the session already.
    if (!tokenStore.holds(epoch)) return tokenStore.check();
    if (error instanceof ApiError && saysNothingOfTheToken(error)) become(unavailable(error));
    else tokenStore.end(epoch, errorText(error, NO_USER_DATA));
  }
}

function unavailable(error: ApiError): Session {
  const { status } = error;
  const silence = 'It did not answer.';
  const why = errorText(error, status ? `It answered with an error (${status}).` : silence);
  // Trying again does not help against a wrong address; only a deployer can.
  const message = error.kind === 'config' ? why : sentences(why, STILL_SIGNED_IN);
  return { status: 'unavailable', message };
}

/** For useSyncExternalStore. */
export const sessionStore = {
  subscribe: store.subscribe,
  getSnapshot: store.get,
  /** Prerendered pages and hydration know no user. */
  getServerSnapshot: (): Session => LOADING,
};

/**
 * Loads the user, the first time. Later calls check if the stored tokens are still the same user's, which is free if
 * they are.
 */
export function boot(): void {
  if (booted) return tokenStore.check();
  booted = true;
  tokenStore.follow();
  void identify();
}

/** Asks again, after `unavailable`. */
export function retry(): void {
  if (store.get().status === 'unavailable') void identify();
}

/**
 * Logs in: stores the tokens and loads the user.
 *
 * @returns the user, who is then `signedIn`
 * @throws ApiError, which loginErrorText words. If the self lookup gives no verdict the tokens stay and the session is
 *   `unavailable`; a refusal removes them
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
    if (saysNothingOfTheToken(error)) {
      become(unavailable(error));
      // The form treats a gateway's answer like a missing one.
      if (error.kind !== 'http') throw error;
      const { status, serverMessage } = error;
      throw new ApiError('unreachable', error.message, { status, serverMessage, cause: error });
    }
    tokenStore.end(epoch, NO_USER_DATA);
    // The form shows the error; a reason above it would say the same words twice.
    if (store.get().status === 'signedOut') become({ status: 'signedOut' });
    throw new ApiError('http', error.message, {
      serverMessage: errorText(error, NO_USER_DATA),
      statusText: error.statusText,
      cause: error,
    });
  }
}

/** Logs out here and in the other tabs. */
export function logout(): void {
  tokenStore.signOut();
}
