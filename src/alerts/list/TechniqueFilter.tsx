import { useSyncExternalStore } from 'react';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import type { TableState } from '@/components/table/table-state.ts';
import { formatNumber } from '@/lib/format.ts';
import { sameText } from '@/lib/same-text.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import { matchKindLabel, MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';

const BY_NAME: readonly MatchKind[] = [
  ...MATCH_KINDS.slice(0, -2).toSorted((a, b) =>
    matchKindLabel(a).localeCompare(matchKindLabel(b)),
  ),
  ...MATCH_KINDS.slice(-2),
];

interface TechniqueFilterProps {
  techniques: AlertTechniques;
  /** Number of alerts of each kind; null while names are being compared. */
  counts: ReadonlyMap<MatchKind, number> | null;
  state: TableState;
}

/** Chooses a technique. Only "any" while names are compared; then those that occur, with their counts. */
export function TechniqueFilter({ techniques, counts, state }: TechniqueFilterProps) {
  // Not the running count: a list of choices must not change while it is open.
  const complete = useSyncExternalStore(techniques.subscribe, () => {
    const known = techniques.state();
    return known.is === 'complete' ? known.counts : null;
  });
  const offered = BY_NAME.filter(
    (kind) =>
      sameText(kind, state.filters['technique']) ||
      complete === null ||
      (complete.get(kind) ?? 0) > 0,
  );
  return (
    <FilterSelect
      label="Technique"
      name="technique"
      all="All techniques"
      state={state}
      only
      options={offered.map((kind) => ({
        value: kind,
        text: counts
          ? `${matchKindLabel(kind)} (${formatNumber(counts.get(kind) ?? 0)})`
          : matchKindLabel(kind),
      }))}
    />
  );
}

/** Says how much of the list the technique filter covers; renders nothing once it covers all. */
export function ComparingNote({ techniques }: { techniques: AlertTechniques }) {
  const state = useSyncExternalStore(techniques.subscribe, techniques.state);
  if (state.is === 'complete') return null;
  const reached = `${formatNumber(state.done)} of ${formatNumber(state.total)} compared`;
  return (
    <p className="text-quiet tabular-nums">
      {`Technique: ${reached}. `}
      {state.is === 'failed'
        ? 'The rest could not be compared: load the page again.'
        : 'The list grows until all are.'}
    </p>
  );
}
