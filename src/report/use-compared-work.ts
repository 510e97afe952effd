/** How the names of a report imitate their assets, asked of the engine. */
import { useQuery } from '@tanstack/react-query';
import type { AlertWork } from '@/cases/model/summary.ts';
import { matchOwnDomain, useOwnNames, type OwnNames } from '@/assets/model/own-names.ts';
import { engine } from '@/lookalike/engine.ts';
import { NO_HIGHLIGHTS, type Highlights } from '@/lookalike/highlights.ts';
import type { Explanation } from '@/lookalike/index.ts';
import type { MatchKind } from '@/lookalike/match-kind.ts';

/** How many names stand in the report letter by letter. */
const MOST_SHOWN = 10;

export interface ComparedWork {
  /** By alert: how its name imitates, and what deceives in it. */
  readonly names: ReadonlyMap<
    string,
    { readonly kind: MatchKind; readonly marked: Highlights | null }
  >;
  /** Those that imitate and were not marked Ours or Not harmful, the most similar first. */
  readonly worst: readonly {
    readonly of: AlertWork['of'];
    readonly kind: MatchKind;
    readonly explanation: Explanation;
  }[];
}

const isHarmless = ({ status }: AlertWork['of']): boolean =>
  status === 'ours' || status === 'not-harmful';

/**
 * Compares the names of all alerts of a report.
 *
 * @param own the user's own names: they imitate none
 * @throws when the engine cannot be started, or dies
 */
async function compare(
  work: readonly AlertWork[],
  own: OwnNames,
  signal: AbortSignal,
): Promise<ComparedWork> {
  const pairs = work.map(({ of }) => ({ asset: of.asset, candidate: of.domain }));
  const summaries = await engine().compare(pairs, signal);
  signal.throwIfAborted();
  const compared = summaries.flatMap((summary, at) => {
    const of = work[at]?.of;
    if (of === undefined) return [];
    return matchOwnDomain({ asset_name: of.asset, impersonating_domain: of.domain }, own)
      ? { ...summary, of, kind: 'none' as const, marked: NO_HIGHLIGHTS, techniques: [] }
      : { ...summary, of };
  });
  const worst = compared
    .filter(({ of, techniques }) => techniques.length > 0 && !isHarmless(of))
    .toSorted((a, b) => b.percent - a.percent || b.similarity - a.similarity)
    .slice(0, MOST_SHOWN);
  const explained = await Promise.all(
    worst.map(async ({ of, kind }) => {
      const explanation = await engine().explain(of.asset, of.domain);
      return explanation.kind === 'explanation' ? [{ of, kind, explanation }] : [];
    }),
  );
  return {
    names: new Map(compared.map(({ of, kind, marked }) => [of.alert, { kind, marked }])),
    worst: explained.flat(),
  };
}

/** Follows the comparison in a view: undefined while it is under way, `failed` if the engine gave no answer. */
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
