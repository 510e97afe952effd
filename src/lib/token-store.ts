/**
 * The two tokens in local storage, and the identity that this tab sees in them.
 *
 * All tabs share the storage, so its content may change at any time. The store therefore keeps an epoch: a number that
 * grows with every change of identity (log-in, log-out, also in another tab). A call remembers the epoch it began in
 * and drops its answer if the epoch has moved on.
 *
 * The refresh token identifies the session: a refresh replaces the access token only, so a stored access token that
 * changed under the same refresh token is a newer one of the same user.
 */
import { storage } from './storage.ts';

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
/** Why the session ended: '' for a requested log-out. Written before the tokens are removed, until the next log-in. */
const END = 'session_end';
/** By then the writes of other processes to local storage have arrived. */
const SETTLED_MS = 1_000;

interface Tokens {
  readonly access: string | null;
  readonly refresh: string | null;
}

/** A change of identity: made in this tab (with the reason for a log-out, if any), or by another one. */
export type IdentityChange =
  | { readonly by: 'this-tab'; readonly signedIn: boolean; readonly reason?: string | undefined }
  /** `end`: why it ended there, as END has it; null if it did not, or no reason is known. */
  | { readonly by: 'another-tab'; readonly end: string | null };

type Listener = (change: IdentityChange) => void;

const listeners = new Set<Listener>();
const renewals = new Set<() => void>();
let epoch = 0;
let known: Tokens | null = null;
/** The last renewal of this tab: the new access token, and the refresh token that was sent for it. */
let renewed: Tokens | null = null;

/** Characters of a header value. Any other value was written by hand and is no token. */
const SENDABLE = /^[\x21-\x7e]+$/;

function tokenAt(key: string): string | null {
  const value = storage.get(key);
  return value !== null && SENDABLE.test(value) ? value : null;
}

function storedTokens(): Tokens {
  return { access: tokenAt(ACCESS), refresh: tokenAt(REFRESH) };
}

function announce(next: Tokens, change: IdentityChange): void {
  known = next;
  epoch += 1;
  for (const listener of listeners) listener(change);
}

/** Takes in tokens of the same user, which may be newer. */
function keep(now: Tokens): void {
  known = now;
  for (const listener of renewals) listener();
}

function sameIdentity(before: Tokens, now: Tokens): boolean {
  if (before.access === null || now.access === null) return before.access === now.access;
  if (before.refresh !== now.refresh) return false;
  return now.refresh !== null || before.access === now.access;
}

/** Removes the access token that this tab wrote after its session had ended. @returns true if there was one */
function removeLateRenewal(): boolean {
  const { access, refresh } = storedTokens();
  const isLate = renewed !== null && access === renewed.access && refresh !== renewed.refresh;
  if (isLate) storage.remove(ACCESS);
  return isLate;
}

/** The tokens, without an access token that outlived its session: a log-in always writes both. */
function live(): Tokens {
  const { access, refresh } = storedTokens();
  const isStray = known?.access === null && access !== null && refresh === null;
  if (isStray) storage.remove(ACCESS);
  return removeLateRenewal() || isStray ? storedTokens() : { access, refresh };
}

/** Takes in what other tabs wrote. A vanished access token counts as a log-out only if `vanishing`. */
function sync(vanishing: boolean): void {
  const now = live();
  if (known === null) {
    known = now;
    return;
  }
  if (now.access === null && known.access !== null && !vanishing) return;
  if (sameIdentity(known, now)) keep(now);
  else announce(now, { by: 'another-tab', end: storage.get(END) });
}

export const tokenStore = {
  /** The stored access token, or null. */
  access: (): string | null => storedTokens().access,

  /** The stored refresh token, or null. */
  refresh: (): string | null => storedTokens().refresh,

  /**
   * The current epoch, after taking in what other tabs wrote. A missing access token does not move it: the call that
   * needs it says so ('Access token not found'), and `check` ends the session.
   */
  epoch(): number {
    sync(false);
    return epoch;
  },

  /** The epoch as this tab last saw it, without reading what other tabs wrote. */
  knownEpoch: (): number => epoch,

  /** True while the identity of `since` is still logged in. */
  holds: (since: number): boolean => tokenStore.epoch() === since && storedTokens().access !== null,

  /** Takes in what other tabs wrote, including a missing access token. */
  check: (): void => sync(true),

  /** Stores the tokens of a new session. */
  signIn(access: string, refresh: string): void {
    // Written in this order so that another tab never sees the new session with the old access token.
    storage.remove(ACCESS);
    storage.remove(END);
    storage.set(REFRESH, refresh);
    storage.set(ACCESS, access);
    announce({ access, refresh }, { by: 'this-tab', signedIn: true });
  },

  /**
   * Stores a refreshed access token, and removes it again if its session has ended: a log-out in another tab may not
   * have arrived here yet.
   *
   * @param refresh the refresh token that was used for it
   * @returns true if the token is stored
   */
  renew(access: string, refresh: string): boolean {
    renewed = { access, refresh };
    storage.set(ACCESS, access);
    if (removeLateRenewal()) return false;
    keep(storedTokens());
    setTimeout(() => removeLateRenewal() && sync(true), SETTLED_MS);
    return true;
  },

  /**
   * Removes both tokens, and tells the other tabs why.
   *
   * @param reason what the log-in page should say; missing for a requested log-out
   */
  signOut(reason?: string): void {
    storage.set(END, reason ?? '');
    storage.remove(ACCESS);
    storage.remove(REFRESH);
    announce({ access: null, refresh: null }, { by: 'this-tab', signedIn: false, reason });
  },

  /** Logs out with a reason, once: not if the identity of `since` is gone already. */
  end(since: number, reason: string): void {
    if (tokenStore.holds(since)) tokenStore.signOut(reason);
  },

  /** Calls `listener` at every change of identity. Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Calls `listener` when the tokens may be newer for the same user. Returns a function that unsubscribes. */
  onRenewal(listener: () => void): () => void {
    renewals.add(listener);
    return () => renewals.delete(listener);
  },

  /** Starts following other tabs. Returns a function that stops it. */
  follow(): () => void {
    const onPageShow = (event: PageTransitionEvent) => {
      // A page that comes back from the back-forward cache has missed the other tabs' events.
      if (event.persisted) sync(true);
    };
    const stop = storage.subscribe([ACCESS, REFRESH], () => sync(true));
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  },
};
