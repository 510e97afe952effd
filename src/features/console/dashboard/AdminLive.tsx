import { useMemo } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import { alertsErrorText } from '@/features/shared/alerts/alerts-query.ts';
import { AlertsLoading } from '@/features/shared/alerts/AlertsLoading.tsx';
import { openAlerts, type OpenAlerts } from '@/features/shared/alerts/open-alerts.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { AssetFigures } from './AssetFigures.tsx';
import { lists } from './counts.ts';
import { DashboardGrid } from './DashboardGrid.tsx';
import { Documentation } from './Documentation.tsx';
import { Panel, PanelNote } from './Panel.tsx';
import { OwnOpen } from './OwnOpen.tsx';
import { StackedBar } from './StackedBar.tsx';
import { TechniqueTop } from './TechniqueTop.tsx';
import { Work } from './Work.tsx';
import { WorstFirst } from './WorstFirst.tsx';

const assetsErrorText = (error: unknown) => errorText(error, ASSET_MESSAGES.fetch);

interface AdminLiveProps {
  alerts: QueryLike<AlertList>;
  assets: QueryLike<readonly Asset[]>;
}

/**
 * Who imitates the organisation, worst first, and what of it. Alerts have no date: nothing here is a trend.
 */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
  const cases = useCases();
  const list = alerts.data;
  const open = useMemo(() => list && openAlerts(list, cases), [list, cases]);
  const loadingAlerts = <AlertsLoading />;
  const loadingAssets = <ListLoading query={assetListQuery()}>Loading assets...</ListLoading>;
  return (
    <DashboardGrid
      lists={[
        [alerts, loadingAlerts],
        [assets, loadingAssets],
      ]}
      main={
        <>
          {list && open && list.summary.total > 0 && <Work list={list} open={open} />}
          <div>
            <QueryBoundary
              query={alerts}
              title="Alerts"
              errorText={alertsErrorText}
              skeleton={null}
              loading={loadingAlerts}
            >
              {(list) => open && <WorstFirst list={list} open={open} />}
            </QueryBoundary>
          </div>
          <div>
            <QueryBoundary
              query={assets}
              title="Assets"
              errorText={assetsErrorText}
              skeleton={null}
              loading={loadingAssets}
            >
              {(list) => <AssetFigures assets={list} open={open} />}
            </QueryBoundary>
          </div>
        </>
      }
      side={
        <>
          {list && open && (
            <>
              <Severities list={list} open={open} />
              {/* Of two columns it fills the second; the short panels share the first. */}
              <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 xl:col-start-auto xl:row-auto">
                <TechniqueTop techniques={list.techniques} open={open} />
              </div>
            </>
          )}
          <Documentation area="admin" />
        </>
      }
    />
  );
}

const COLOURS = { High: 'high', Medium: 'medium', Low: 'low' } as const;

/** Of those that wait; how many there are in all stands beside them where that is more. */
function Severities({
  list,
  open: { summary, of, status },
}: {
  list: AlertList;
  open: OpenAlerts;
}) {
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
      {of === 0 ? (
        <PanelNote>Nothing here until the first alert.</PanelNote>
      ) : (
        <StackedBar
          label="Alerts by severity"
          parts={[
            ...SEVERITIES.map((level) => ({
              label: level,
              drawn: <SeverityLevel level={level} />,
              count: bySeverity[level],
              to: lists.alerts({ severity: level, status }),
              colour: COLOURS[level],
            })),
            // The list has no filter for it.
            ...(unscored > 0
              ? [{ label: 'Not scored', count: unscored, to: null, colour: 'faint' as const }]
              : []),
          ]}
        />
      )}
      {total > 0 && <OwnOpen list={list} />}
    </Panel>
  );
}
