/**
 * Merges two histories. Entries are identified by their ids and never change, so a merge only adds: in any order, and
 * however often, the result is the same.
 */
import type { Finding } from '@/evidence/model/finding.ts';
import { compareEntries } from '../history.ts';
import type { HistoryEntry } from '../types.ts';
import type { StoredCase, StoredView } from '../browser/connection.ts';

/** True if two entries with one id differ: then a file is refused. */
export function hasTwoForms(entries: readonly HistoryEntry[]): boolean {
  const text = ({ order, at, by, change }: HistoryEntry) => JSON.stringify([order, at, by, change]);
  const known = new Map<string, HistoryEntry>();
  return entries.some((entry) => {
    const before = known.get(entry.id);
    known.set(entry.id, entry);
    return before !== undefined && text(before) !== text(entry);
  });
}

/** All entries of both, once each, in order. */
export function mergeHistories(
  a: readonly HistoryEntry[],
  b: readonly HistoryEntry[],
): HistoryEntry[] {
  const byId = new Map([...b, ...a].map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted(compareEntries);
}

/** The greater of two: the later last entry, then the names, so that no order of merging matters. */
const rank = ({ history, asset, domain }: StoredCase) => [
  history.at(-1)?.order ?? -Infinity,
  asset,
  domain,
];

type Rank = readonly (string | number)[];

function isGreater(a: Rank, b: Rank): boolean {
  const at = a.findIndex((part, place) => part !== b[place]);
  return at >= 0 && a[at]! > b[at]!;
}

/** Merges both cases of one alert; the names are from the side that worked on it last. */
export function mergeCases(a: StoredCase, b: StoredCase): StoredCase {
  const { asset, domain } = isGreater(rank(b), rank(a)) ? b : a;
  return { alert: a.alert, asset, domain, history: mergeHistories(a.history, b.history) };
}

/** Returns the later one of two views with one id. */
export function mergeViews(a: StoredView, b: StoredView): StoredView {
  const parts = ({ at, name, search }: StoredView) => [at, name, search];
  return isGreater(parts(b), parts(a)) ? b : a;
}

export const nameOf = ({ of, name }: Finding): string => `${of} ${name}`;

/** Returns the later of two findings about one name; of two at the same moment always the same one. */
export const mergeFindings = (a: Finding, b: Finding): Finding =>
  isGreater([b.answer.at, JSON.stringify(b)], [a.answer.at, JSON.stringify(a)]) ? b : a;

/** Returns each item once: `merge` combines two with one key. */
export function mergeByKey<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  merge: (a: Item, b: Item) => Item,
): Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) {
    const before = byKey.get(keyOf(item));
    byKey.set(keyOf(item), before ? merge(before, item) : item);
  }
  return [...byKey.values()];
}
