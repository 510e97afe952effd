import { useMemo } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { alertsErrorText, AlertsLoading, openAlerts, type OpenAlerts } from '@/alerts/index.ts';
import { useCases } from '@/cases/index.ts';
import { formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { AssetFigures } from './AssetFigures.tsx';
import { DashboardGrid, skeletons, type Source } from './DashboardGrid.tsx';
import { StackedBar } from './figures.tsx';
import { lists } from './lists.ts';
import { Documentation, Panel } from './Panel.tsx';
import { TechniqueTop } from './TechniqueTop.tsx';
import { Work } from './Work.tsx';
import { WorstFirst } from './WorstFirst.tsx';

interface AdminLiveProps {
  alerts: QueryLike<AlertList>;
  assets: QueryLike<readonly Asset[]>;
}

/** Who imitates the organisation, worst first. Alerts have no date: nothing here is a trend. */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
  const cases = useCases();
  const list = alerts.data;
  const open = useMemo(() => list && openAlerts(list, cases), [list, cases]);
  const ofAlerts: Source<AlertList> = {
    query: alerts,
    loading: <AlertsLoading />,
    errorText: alertsErrorText,
  };
  const ofAssets: Source<readonly Asset[]> = {
    query: assets,
    loading: <ListLoading query={assetListQuery()}>Loading assets...</ListLoading>,
    errorText: (error) => errorText(error, ASSET_MESSAGES.fetch),
  };
  const hasAlerts = list && open && list.alerts.length > 0;
  /** If the other list was quicker, the figures of this one keep their place. */
  const isComing = list === undefined && !alerts.error;
  return (
    <DashboardGrid
      lists={[ofAlerts, ofAssets]}
      isReading={cases.state.is === 'loading'}
      main={
        <>
          {hasAlerts && <Work list={list} open={open} />}
          {/* As high as Work. */}
          {isComing && <div className="min-h-33">{skeletons(2)}</div>}
          <QueryBoundary {...ofAlerts} skeleton={skeletons(9)}>
            {(all) => open && <WorstFirst list={all} open={open} />}
          </QueryBoundary>
          <QueryBoundary {...ofAssets} skeleton={skeletons(8)}>
            {(all) => <AssetFigures assets={all} open={open} />}
          </QueryBoundary>
        </>
      }
      side={
        <>
          {hasAlerts && (
            <>
              <Severities open={open} />
              {/* In the second of two columns; the short panels share the first. */}
              <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 xl:col-start-auto xl:row-auto">
                <TechniqueTop techniques={list.techniques} open={open} />
              </div>
            </>
          )}
          {isComing && skeletons(4, 5)}
          <Documentation area="admin" />
        </>
      }
    />
  );
}

const COLOURS = { High: 'high', Medium: 'medium', Low: 'low' } as const;

/** Severities of open alerts; the number of all alerts is next to them if it is higher. */
function Severities({ open: { summary, of, status } }: { open: OpenAlerts }) {
  const { total, bySeverity } = summary;
  const unscored = total - bySeverity.High - bySeverity.Medium - bySeverity.Low;
  return (
    <Panel
      title="Severity"
      aside={
        of > total && (
          <p className="whitespace-nowrap text-quiet tabular-nums">
            <span className="font-semibold text-ink">{formatNumber(total)}</span> open{' '}
            <span className="text-xs">of {formatNumber(of)}</span>
          </p>
        )
      }
    >
      <StackedBar
        label="Alerts by severity"
        parts={[
          ...SEVERITIES.map((level) => ({
            what: level,
            drawn: <SeverityLevel level={level} />,
            count: bySeverity[level],
            to: lists.alerts({ severity: level, status }),
            colour: COLOURS[level],
          })),
          // The list has no filter for it.
          ...(unscored > 0
            ? [{ what: 'Not scored', count: unscored, to: null, colour: 'faint' as const }]
            : []),
        ]}
      />
    </Panel>
  );
}
