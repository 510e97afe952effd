import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { SeverityLevel } from '@/components/Severity.tsx';
import { alertsErrorText, type AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { AlertsLoading } from '@/features/shared/alert-index/AlertsLoading.tsx';
import { SEVERITIES } from '@/lib/severity.ts';
import { AssetFigures } from './AssetFigures.tsx';
import { lists } from './counts.ts';
import { DashboardGrid } from './DashboardGrid.tsx';
import { Documentation } from './Documentation.tsx';
import { Panel, PanelNote } from './Panel.tsx';
import { StackedBar } from './StackedBar.tsx';
import { TechniqueTop } from './TechniqueTop.tsx';
import { Work } from './Work.tsx';
import { WorstFirst } from './WorstFirst.tsx';

const assetsErrorText = (error: unknown) => errorText(error, ASSET_MESSAGES.fetch);

interface AdminLiveProps {
  alerts: QueryLike<AlertIndex>;
  assets: QueryLike<readonly Asset[]>;
}

/**
 * Who imitates the organisation, worst first, and what of it. Alerts have no date: nothing here is a trend.
 */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
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
          {alerts.data && alerts.data.summary.total > 0 && <Work list={alerts.data} />}
          <div>
            <QueryBoundary
              query={alerts}
              title="Alerts"
              errorText={alertsErrorText}
              skeleton={null}
              loading={loadingAlerts}
            >
              {(list) => <WorstFirst list={list} />}
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
              {(list) => <AssetFigures assets={list} summary={alerts.data?.summary} />}
            </QueryBoundary>
          </div>
        </>
      }
      side={
        <>
          {alerts.data && (
            <>
              <Severities list={alerts.data} />
              <TechniqueTop techniques={alerts.data.techniques} />
            </>
          )}
          <Documentation area="admin" />
        </>
      }
    />
  );
}

const COLOURS = { High: 'high', Medium: 'medium', Low: 'low' } as const;

function Severities({ list }: { list: AlertIndex }) {
  const { total, bySeverity } = list.summary;
  const unscored = total - bySeverity.High - bySeverity.Medium - bySeverity.Low;
  return (
    <Panel title="Severity">
      {total === 0 ? (
        <PanelNote>Nothing here until the first alert.</PanelNote>
      ) : (
        <StackedBar
          label="Alerts by severity"
          parts={[
            ...SEVERITIES.map((level) => ({
              label: level,
              drawn: <SeverityLevel level={level} />,
              count: bySeverity[level],
              to: lists.alerts({ severity: level }),
              colour: COLOURS[level],
            })),
            // The list has no filter for it.
            ...(unscored > 0
              ? [{ label: 'Not scored', count: unscored, to: null, colour: 'faint' as const }]
              : []),
          ]}
        />
      )}
    </Panel>
  );
}
