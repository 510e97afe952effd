/** How the names of a report imitate their assets, asked of the engine. */
import { useQuery } from '@tanstack/react-query';
import type { AlertWork } from '@/cases/report.ts';
import { ownOf, useOwnNames, type OwnNames } from '@/features/shared/asset-state/own-of.ts';
import { highlightsFor, NO_HIGHLIGHTS, type Highlights } from '@/lookalike/highlights.ts';
import { engine } from '@/lookalike/engine.ts';
import { matchKindOf, type MatchKind } from '@/lookalike/match-kind.ts';
import type { Explanation } from '@/lookalike/index.ts';

/** How many names stand in the report letter by letter. */
const MOST_SHOWN = 10;
/** Asked together, so that the worker is never far behind a question of another page. */
const BATCH = 100;

export interface ComparedWork {
  /** By alert. */
  readonly kinds: ReadonlyMap<string, MatchKind>;
  /** By alert: what deceives in its name. */
  readonly marked: ReadonlyMap<string, Highlights>;
  /** Those that imitate and were not marked Ours or Not harmful, the most similar first. */
  readonly worst: readonly { readonly work: AlertWork; readonly explanation: Explanation }[];
}

const isHarmless = ({ of: { status } }: AlertWork): boolean =>
  status === 'ours' || status === 'not-harmful';

/**
 * Compares the names of all alerts of a report.
 *
 * @param own the reader's own names: they imitate none
 * @throws when the engine cannot be started, or dies
 */
async function compare(
  work: readonly AlertWork[],
  own: OwnNames,
  signal: AbortSignal,
): Promise<ComparedWork> {
  const kinds = new Map<string, MatchKind>();
  const marked = new Map<string, Highlights>();
  let worst: { work: AlertWork; explanation: Explanation }[] = [];
  for (let from = 0; from < work.length; from += BATCH) {
    signal.throwIfAborted();
    const some = work.slice(from, from + BATCH);
    // oxlint-disable-next-line no-await-in-loop -- a batch at a time
    const found = await Promise.all(some.map(({ of }) => engine().explain(of.asset, of.domain)));
    for (const [at, explanation] of found.entries()) {
      const one = some[at];
      if (one === undefined) continue;
      const { alert, asset, domain } = one.of;
      if (ownOf({ asset_name: asset, impersonating_domain: domain }, own)) {
        kinds.set(alert, 'none');
        marked.set(alert, NO_HIGHLIGHTS);
        continue;
      }
      kinds.set(alert, matchKindOf(explanation, domain));
      const marks = highlightsFor(explanation, domain);
      if (marks) marked.set(alert, marks);
      if (isHarmless(one)) continue;
      if (explanation.kind === 'explanation' && explanation.techniques.length > 0) {
        worst.push({ work: one, explanation });
      }
    }
    worst = worst
      .toSorted(
        ({ explanation: a }, { explanation: b }) =>
          b.percent - a.percent || b.similarity - a.similarity,
      )
      .slice(0, MOST_SHOWN);
  }
  return { kinds, marked, worst };
}

/** The same, as views follow it: undefined while it is under way, `failed` where the engine gave no answer. */
export function useComparedWork(work: readonly AlertWork[]) {
  const own = useOwnNames();
  const { data, isError, refetch } = useQuery({
    queryKey: [
      'report',
      [...own],
      work.map(({ of }) => [of.alert, of.asset, of.domain, of.status]),
    ],
    queryFn: async ({ signal }) => compare(work, own, signal),
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
  });
  return { compared: data, failed: isError, retry: () => void refetch() };
}
