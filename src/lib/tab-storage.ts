/**
 * What the tab's session storage keeps for one account over a reload, until the person logs out: local storage keeps
 * what a reader has chosen, and this is not. Nothing here throws; where the browser refuses, nothing is kept.
 */
import * as v from 'valibot';
import { FORM_DRAFTS } from '@/lib/form-draft.ts';
import { tokenStore } from '@/lib/token-store.ts';

function inTab<Result>(ask: (tab: Storage) => Result): Result | null {
  try {
    return ask(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The keys of the session storage, all of them named on the privacy page, as those of form-draft.ts are. */
const KEYS = ['open_alerts', 'notice_drafts', 'pasted_names', 'case_notes'] as const;

// All at once: the part of the app that keeps one may not be loaded when the person logs out.
tokenStore.subscribe((change) => {
  const isLogout =
    change.by === 'another-tab'
      ? tokenStore.access() === null
      : !change.signedIn && change.reason === undefined;
  if (isLogout) for (const key of [...KEYS, ...FORM_DRAFTS]) inTab((tab) => tab.removeItem(key));
});

/**
 * One thing that is kept.
 *
 * @param key of the session storage
 * @param schema what is read must be of this form: it may be of another version, or written by hand
 */
export function keptInTab<const Schema extends v.GenericSchema>(
  key: (typeof KEYS)[number],
  schema: Schema,
) {
  const Kept = v.object({ owner: v.string(), value: schema });
  return {
    /** What is kept of this account; null for nothing. Input: what names the account. */
    get(owner: string): v.InferOutput<Schema> | null {
      try {
        const kept = v.parse(Kept, JSON.parse(inTab((tab) => tab.getItem(key)) ?? 'null'));
        return kept.owner === owner ? kept.value : null;
      } catch {
        return null;
      }
    },
    /** In place of what was kept before. */
    set(owner: string, value: v.InferInput<Schema>): void {
      inTab((tab) => tab.setItem(key, JSON.stringify({ owner, value })));
    },
  };
}
