/**
 * The tab's session storage: typed text that was not sent, and data of one account that survives a reload. Each entry
 * belongs to an account, or to the tab if nobody was logged in. Logging out, in any tab, removes all of it. Nothing
 * here throws.
 */
import { SafeStorage } from './storage.ts';
import { tokenStore } from './token-store.ts';

/** The keys of the session storage. The privacy page names all of them. */
const KEYS = [
  'takedown_drafts',
  'case_notes',
  'asset_draft',
  'profile_draft',
  'user_draft',
  'contact_draft',
  'signup_draft',
] as const;
export type TabKey = (typeof KEYS)[number];

/** The owner of text that is typed while nobody is logged in. */
export const TAB = 'tab';

interface Entry {
  /** Name of the account, or TAB. */
  readonly owner: string;
  /** Any value: it may be from another version, or written by hand. */
  readonly value: unknown;
  /** True if the session expired while the form was open. */
  readonly cutOff?: boolean;
}

const session = new SafeStorage('sessionStorage');

function entryAt(key: TabKey): Entry | null {
  try {
    const entry: unknown = JSON.parse(session.get(key) ?? 'null');
    if (typeof entry !== 'object' || entry === null) return null;
    if (!('owner' in entry) || typeof entry.owner !== 'string') return null;
    return {
      owner: entry.owner,
      value: 'value' in entry ? entry.value : undefined,
      cutOff: 'cutOff' in entry && entry.cutOff === true,
    };
  } catch {
    return null;
  }
}

export const tabStorage = {
  /** The entry under `key` if it belongs to `owner`, else null. */
  read(key: TabKey, owner: string): Entry | null {
    const entry = entryAt(key);
    return entry?.owner === owner ? entry : null;
  },

  /** Replaces the entry under `key`, whoever owned it. */
  write: (key: TabKey, entry: Entry): void => session.set(key, JSON.stringify(entry)),

  remove: (key: TabKey): void => session.remove(key),

  /** Removes entries of other accounts. Entries of the tab stay. */
  keepOnly(owner: string): void {
    for (const key of KEYS) {
      const entry = entryAt(key);
      if (entry && entry.owner !== owner && entry.owner !== TAB) session.remove(key);
    }
  },
};

// All at once: the part of the app that wrote an entry may not be loaded when the user logs out.
tokenStore.subscribe((change) => {
  const isLogout =
    change.by === 'another-tab'
      ? tokenStore.access() === null && !change.end
      : !change.signedIn && change.reason === undefined;
  if (isLogout) for (const key of KEYS) session.remove(key);
});
