/**
 * What was opened last, for the command palette: kept in this browser for one account, and gone when that
 * account logs out.
 */
import * as v from 'valibot';
import type { CurrentUser } from '@/api/contract/index.ts';
import { storage } from '@/lib/storage.ts';
import { tokenStore } from '@/lib/token-store.ts';

const KEY = 'recent';
const MOST = 5;
/** A name may be any text; a line of the palette shows no more. */
const MAX_TEXT = 300;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));

const RecentItem = v.object({
  kind: v.picklist(['alert', 'asset', 'organisation', 'article']),
  /** Hostile text where it is a name. */
  label: text,
  hint: text,
  /** Where it leads: a path of a console. */
  to: v.pipe(text, v.regex(/^\/(?:super)?admin\//)),
});
export type RecentItem = v.InferOutput<typeof RecentItem>;

const Recent = v.object({ owner: v.string(), items: v.array(RecentItem) });

/** What names an account in this browser: its id, else its e-mail address, which the backend always gives. */
export const accountOf = ({ id, email }: CurrentUser): string => `account ${id || email}`;

/** What this account opened last, the latest first. Input: what names the account. */
export function recentItems(owner: string): readonly RecentItem[] {
  try {
    const kept = v.parse(Recent, JSON.parse(storage.get(KEY) ?? 'null'));
    return kept.owner === owner ? kept.items.slice(0, MOST) : [];
  } catch {
    // There is nothing, or it was written by another version or by hand.
    return [];
  }
}

/** Remembers that an account opened something. */
export function rememberOpened(owner: string, item: RecentItem): void {
  if (!v.is(RecentItem, item)) return;
  const others = recentItems(owner).filter(({ to }) => to !== item.to);
  const items = [item, ...others].slice(0, MOST);
  storage.set(KEY, JSON.stringify({ owner, items }));
}

tokenStore.subscribe((change) => {
  if (change.by === 'this-tab' && !change.signedIn) storage.remove(KEY);
});
