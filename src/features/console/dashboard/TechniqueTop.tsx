import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { count, formatNumber } from '@/lib/format.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import type { AlertTechniques, ComparisonState } from '@/features/shared/alerts/techniques.ts';
import type { OpenAlerts } from '@/features/shared/alerts/open-alerts.ts';
import { matchKindLabel, matchKindSentence, type MatchKind } from '@/lookalike/match-kind.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { lists } from './counts.ts';
import { countRow, CountTable, type CountRow } from './CountTable.tsx';
import { Panel, PanelNote } from './Panel.tsx';

/** Enough to see what matters; the alert list's filter has them all. */
const SHOWN = 5;

/**
 * The panel "Techniques" of the admin's dashboard: how many open alerts imitate in which way, each figure a
 * link to the list it counts. Figures appear once every name is compared: a part of them would mislead.
 */
export function TechniqueTop({
  techniques,
  open,
}: {
  techniques: AlertTechniques;
  open: OpenAlerts;
}) {
  const state = useSyncExternalStore(techniques.subscribe, techniques.state);
  useEffect(() => void techniques.start(), [techniques]);
  // As high as the rows that are to come, so that nothing below moves when they do.
  const rows = Math.min(SHOWN + 1, open.summary.total);
  return (
    <Panel title="Techniques">
      <div style={{ minHeight: `${rows * 2.5}rem` }}>
        {state.total === 0 ? (
          <PanelNote>Nothing here until the first alert.</PanelNote>
        ) : open.summary.total === 0 ? (
          <PanelNote>None is open.</PanelNote>
        ) : state.is === 'complete' ? (
          <Ranking counts={countKinds(open.alerts, techniques)} status={open.status} />
        ) : state.is === 'failed' ? (
          <PanelNote>The names could not be compared. Load the page again.</PanelNote>
        ) : (
          <Comparing done={state.done} total={state.total} rows={rows} />
        )}
      </div>
    </Panel>
  );
}

/** How far the comparing is, in the first of as many rows as are to come. */
function Comparing({ done, total, rows }: { done: number; total: number; rows: number }) {
  return (
    <>
      <p className="flex h-10 items-center border-b border-hairline text-quiet tabular-nums">
        {`Comparing names: ${formatNumber(done)} of ${formatNumber(total)}.`}
      </p>
      {Array.from({ length: Math.max(0, rows - 1) }, (_, row) => (
        <div
          key={row}
          aria-hidden
          className="flex h-10 items-center justify-between border-b border-hairline"
        >
          <Skeleton className="w-2/5" />
          <Skeleton className="w-8" />
        </div>
      ))}
    </>
  );
}

interface RankingProps {
  counts: ComparisonState['counts'];
  status: OpenAlerts['status'];
}

/** The techniques by how many alerts use them. Alerts that could not be compared use none: they stand below. */
function Ranking({ counts, status }: RankingProps) {
  const rows = rowsOf(counts, status);
  const without = counts.get('unreadable') ?? 0;
  return (
    <>
      {rows.length > 0 && (
        <CountTable label="Alerts by technique" head={['Technique', 'Alerts']} rows={rows} />
      )}
      {without > 0 && (
        <p className="py-2.5 text-quiet">
          <Link
            to={lists.alerts({ technique: 'unreadable', status })}
            className="text-brand underline-offset-2 hover:underline max-md:py-2"
          >
            {count(without, 'alert')}
          </Link>{' '}
          about an app or an unreadable name: not compared
        </p>
      )}
    </>
  );
}

function countKinds(
  alerts: readonly Alert[],
  techniques: AlertTechniques,
): ComparisonState['counts'] {
  const counts = new Map<MatchKind, number>();
  for (const alert of alerts) {
    const known = techniques.of(alert);
    if (known) counts.set(known.kind, (counts.get(known.kind) ?? 0) + 1);
  }
  return counts;
}

function rowsOf(counts: ComparisonState['counts'], status: OpenAlerts['status']): CountRow[] {
  const all = [...counts]
    .filter(([kind, alerts]) => alerts > 0 && kind !== 'unreadable')
    .toSorted((a, b) => b[1] - a[1]);
  // A row for the last kind takes no more room than a row "1 others".
  const shown = all.length <= SHOWN + 1 ? all : all.slice(0, SHOWN);
  const rows: CountRow[] = shown.map(([kind, alerts]) => ({
    ...countRow(matchKindLabel(kind), alerts, lists.alerts({ technique: kind, status })),
    title: matchKindSentence(kind),
  }));
  const others = all.slice(shown.length);
  if (others.length > 0) {
    const rest = others.reduce((sum, [, one]) => sum + one, 0);
    // The list's filter takes one technique at a time; without a bar, since it is no technique.
    rows.push(countRow(`${others.length} other techniques`, rest, null, null));
  }
  return rows;
}
