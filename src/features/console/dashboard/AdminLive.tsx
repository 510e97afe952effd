import { useMemo } from 'react';
import { Link } from 'react-router-dom';
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
import { SEVERITIES, severityOf } from '@/lib/severity.ts';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { isOpen } from '@/features/shared/alerts/case-filter.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { ownOf, useOwnNames } from '@/features/shared/asset-state/own-of.ts';
import { paths } from '@/paths.ts';
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

/** The alerts about the reader's own names, by the rule of `ownOf`. */
function useOwnAlerts(list: AlertList): readonly Alert[] {
  const own = useOwnNames();
  return useMemo(() => {
    const assets = new Set([...own].flatMap(([name, is]) => (is === 'asset' ? [name] : [])));
    const near = new Set([...list.around(assets).values()].flat());
    return [...near].filter((alert) => alert.id !== '' && ownOf(alert, own) !== null);
  }, [list, own]);
}

/**
 * How many of the open alerts are about names of the organisation's own: they are counted as open, as their list has
 * them, until an analyst has looked and marked them, but none of them is a threat by its name. Nothing where none is.
 */
function OwnOpen({ list }: { list: AlertList }) {
  const own = useOwnAlerts(list);
  const { byAlert, known } = useCases();
  const open = useMemo(
    () =>
      own
        .filter(({ id }) => isOpen(byAlert.get(id)?.status ?? 'new'))
        .toSorted((a, b) => (b.severity_score ?? -1) - (a.severity_score ?? -1)),
    [own, byAlert],
  );
  const [first] = open;
  if (!known || first === undefined) return null;
  const high = open.filter((row) => severityOf(row.severity_score) === 'High').length;
  return (
    <p className="py-2.5 text-quiet">
      {`Of these, ${formatNumber(open.length)}${high > 0 ? ` (${formatNumber(high)} High)` : ''} ${open.length === 1 ? 'is' : 'are'} about `}
      <Link
        to={paths.admin.alert(first.id)}
        className="text-brand underline-offset-2 hover:underline max-md:py-2"
      >
        {open.length === 1 ? 'a name of your own' : 'names of your own'}
      </Link>
      {`: no threat once marked ${STATUS_WORDS.ours}.`}
    </p>
  );
}
