import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { OpenAlerts } from '@/alerts/index.ts';
import type { AlertTechniques } from '@/alerts/model/techniques.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { topRows } from '@/lib/top-rows.ts';
import { matchKindLabel, matchKindSentence, type MatchKind } from '@/lookalike/match-kind.ts';
import { CountTable, FigureLink } from './figures.tsx';
import { lists } from './lists.ts';
import { Panel, SkeletonRows } from './Panel.tsx';

/** Enough to see what matters; the alert list's filter has them all. */
const SHOWN = 5;

interface TechniqueTopProps {
  techniques: AlertTechniques;
  open: OpenAlerts;
}

/**
 * The panel "Techniques" of the admin's dashboard: number of open alerts with each technique, linked to the list that
 * it counts. Figures appear once every name is compared: partial ones would mislead.
 */
export function TechniqueTop({ techniques, open }: TechniqueTopProps) {
  const { is, done, total } = useSyncExternalStore(techniques.subscribe, techniques.state);
  useEffect(() => void techniques.start(), [techniques]);
  // As high as the rows to come, so that nothing below moves.
  const rows = Math.min(SHOWN + 1, open.summary.total);
  return (
    <div style={{ minHeight: `${rows * 2.5 + 2.25}rem` }}>
      <Panel
        title="Techniques"
        nothing={
          (rows === 0 && 'None is open.') ||
          (is === 'failed' && 'The names could not be compared. Load the page again.')
        }
      >
        {is === 'complete' ? (
          <Ranking techniques={techniques} open={open} />
        ) : (
          <>
            <p className="flex h-10 items-center border-b border-hairline text-quiet tabular-nums">
              {`Comparing names: ${formatNumber(done)} of ${formatNumber(total)}.`}
            </p>
            <SkeletonRows rows={rows - 1} />
          </>
        )}
      </Panel>
    </div>
  );
}

/** The techniques by number of alerts. Alerts that could not be compared have no technique: they are below. */
function Ranking({ techniques, open: { alerts, status } }: TechniqueTopProps) {
  const counts = new Map<MatchKind, number>();
  for (const alert of alerts) {
    const kind = techniques.of(alert)?.kind;
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const without = counts.get('unreadable') ?? 0;
  counts.delete('unreadable');
  const ranking = [...counts].toSorted((a, b) => b[1] - a[1]);
  const { shown, rest } = topRows(ranking, SHOWN);
  const others = `${rest.length} other techniques`;
  const rows = [
    ...shown.map(([kind, many]) => {
      const to = lists.alerts({ technique: kind, status });
      const what = matchKindLabel(kind);
      return {
        key: kind,
        name: <span className="block truncate">{what}</span>,
        title: matchKindSentence(kind),
        cells: [<FigureLink key={kind} count={many} to={to} what={what} />],
        bar: many,
      };
    }),
    // The list's filter takes one technique at a time.
    ...(rest.length > 0
      ? [
          {
            key: 'others',
            name: <span className="block truncate text-quiet">{others}</span>,
            cells: [formatNumber(rest.reduce((sum, [, many]) => sum + many, 0))],
          },
        ]
      : []),
  ];
  return (
    <>
      {rows.length > 0 && (
        <CountTable
          label="Alerts by technique"
          head="Technique"
          columns={[{ name: 'Alerts' }]}
          rows={rows}
        />
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
