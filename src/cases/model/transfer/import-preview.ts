/** Counts what an import would change. */
import type { KeptCases } from '../browser/case-database.ts';
import type { StoredCase } from '../browser/connection.ts';
import { caseOf, isAhead } from '../history.ts';
import type { CaseStatus } from '../types.ts';
import { UnreadableFile } from '../transfer/case-file.ts';
import { hasTwoForms, mergeCases, mergeFindings, mergeViews, nameOf } from './merge.ts';

/** Number of cases that change from one status to another. */
export interface Turn {
  readonly from: CaseStatus;
  readonly to: CaseStatus;
  readonly count: number;
}

export interface ImportPlan {
  readonly added: number;
  /** Existing cases that get new entries. */
  readonly extended: number;
  readonly unchanged: number;
  /** Number of new entries that a clock dated more than a day ahead of now. */
  readonly ahead: number;
  /** Views that are new here, or differ. */
  readonly views: number;
  /** Names whose last answer by DNS or the registry is later than the one here. */
  readonly findings: number;
  readonly turns: readonly Turn[];
  /** Cases that have another domain here under the same alert: a sign that the file is from another backend. */
  readonly strangers: number;
}

const sameCase = (a: StoredCase, b: StoredCase) =>
  a.asset === b.asset && a.domain === b.domain && a.history.length === b.history.length;

/** Merges a case of the file into the one here. @returns the one here if it stays as it is. @throws UnreadableFile */
function mergeGiven(here: StoredCase, given: StoredCase): StoredCase {
  if (hasTwoForms([...here.history, ...given.history])) {
    throw new UnreadableFile(
      'The file has another version of an entry that is kept here. A history is never rewritten.',
    );
  }
  const merged = mergeCases(here, given);
  return sameCase(merged, here) ? here : merged;
}

/** Returns what is new here, and what changes, as merged. `merge` returns its first argument for no change. */
function changesOf<Item>(
  kept: readonly Item[],
  given: readonly Item[],
  keyOf: (item: Item) => string,
  merge: (here: Item, given: Item) => Item,
): Item[] {
  const byKey = new Map(kept.map((item) => [keyOf(item), item]));
  return given.flatMap((item) => {
    const here = byKey.get(keyOf(item));
    const merged = here ? merge(here, item) : item;
    return merged === here ? [] : [merged];
  });
}

/** Returns the cases, views and findings to write so that the store contains both. @throws UnreadableFile */
export const merging = (kept: KeptCases, given: KeptCases): KeptCases => ({
  cases: changesOf(kept.cases, given.cases, ({ alert }) => alert, mergeGiven),
  views: changesOf(kept.views, given.views, ({ id }) => id, mergeViews),
  findings: changesOf(kept.findings, given.findings, nameOf, mergeFindings),
});

/** Counts what `merging` would change. `now`: milliseconds since the epoch. @throws UnreadableFile */
export function planImport(kept: KeptCases, given: KeptCases, now: number): ImportPlan {
  const here = new Map(kept.cases.map((item) => [item.alert, item]));
  const changed = merging(kept, given);
  const turns = new Map<string, Turn>();
  let [added, extended, ahead] = [0, 0, 0];
  for (const item of changed.cases) {
    const before = here.get(item.alert);
    const known = new Set(before?.history.map(({ id }) => id));
    ahead += item.history.filter((entry) => !known.has(entry.id) && isAhead(entry, now)).length;
    if (!before) added += 1;
    else if (item.history.length > before.history.length) extended += 1;
    const from = before ? caseOf(before, before.history).status : 'new';
    const to = caseOf(item, item.history).status;
    if (from === to) continue;
    const key = `${from} ${to}`;
    turns.set(key, { from, to, count: (turns.get(key)?.count ?? 0) + 1 });
  }
  return {
    added,
    extended,
    unchanged: given.cases.length - added - extended,
    ahead,
    views: changed.views.length,
    findings: changed.findings.length,
    turns: [...turns.values()].toSorted((a, b) => b.count - a.count),
    strangers: given.cases.filter(({ alert, domain }) => {
      const known = here.get(alert);
      return known !== undefined && known.domain !== domain;
    }).length,
  };
}
