/**
 * How many alerts were open when a page last had them, for the pages that do not fetch them: a menu with a figure on
 * one page and none on the next looks broken, and the list may be long. For one account and one tab, until it logs
 * out: local storage keeps what a reader has chosen, and this is not.
 */
import * as v from 'valibot';
import { tokenStore } from '@/lib/token-store.ts';

const KEY = 'open_alerts';

/** What the tab's storage does; null where the browser refuses: then a page without the list has no figure. */
function inTab<Result>(ask: (tab: Storage) => Result): Result | null {
  try {
    return ask(window.sessionStorage);
  } catch {
    return null;
  }
}

const Kept = v.object({
  owner: v.string(),
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds since the epoch. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
});
type LastOpenCount = Pick<v.InferOutput<typeof Kept>, 'count' | 'at'>;

/** What is known of this account's open alerts; null for nothing. Input: what names the account. */
export function lastOpenCount(owner: string): LastOpenCount | null {
  try {
    const kept = v.parse(Kept, JSON.parse(inTab((tab) => tab.getItem(KEY)) ?? 'null'));
    return kept.owner === owner ? kept : null;
  } catch {
    // There is nothing, or it was written by another version or by hand.
    return null;
  }
}

export function keepOpenCount(owner: string, count: number): void {
  inTab((tab) => tab.setItem(KEY, JSON.stringify({ owner, count, at: Date.now() })));
}

tokenStore.subscribe((change) => {
  if (change.by === 'this-tab' && !change.signedIn) inTab((tab) => tab.removeItem(KEY));
});
