import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ALERT_MESSAGES } from '@/api/queries/alerts.ts';
import { ASSET_MESSAGES } from '@/api/queries/assets.ts';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import type { AlertSummary } from '@/features/alerts/alert-index.ts';
import type { AlertList } from '@/features/alerts/alert-list.ts';
import { AlertsLoading } from '@/features/alerts/AlertsLoading.tsx';
import { SEVERITIES } from '@/features/alerts/severity.ts';
import { AssetName } from '@/features/assets/AssetName.tsx';
import { Attention, type AttentionItem } from './Attention.tsx';
import { countAssets, lists } from './counts.ts';
import { CountTable, Figure } from './CountTable.tsx';
import { NewestAssets } from './NewestAssets.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const alertsErrorText = (error: unknown) => errorText(error, ALERT_MESSAGES.fetch);
const assetsErrorText = (error: unknown) => errorText(error, ASSET_MESSAGES.fetch);

const MOST_IMITATED = 8;
const NEWEST = 5;

interface AdminLiveProps {
  alerts: QueryLike<AlertList>;
  assets: QueryLike<readonly Asset[]>;
}

/** The admin's figures, computed from the two lists. Alerts have no date: nothing here is a trend. */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
  const summary = alerts.data?.summary;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      {(summary ?? assets.data) && (
        <Attention
          items={attentionItems(summary, assets.data)}
          nothing="Nothing. No High alert, and every asset is approved and under watch."
          partial={summary === undefined || assets.data === undefined}
        />
      )}
      <QueryBoundary query={alerts} loading={<AlertsLoading />} errorText={alertsErrorText}>
        {(list) => <AlertPanels summary={list.summary} />}
      </QueryBoundary>
      <QueryBoundary query={assets} loading="Loading assets..." errorText={assetsErrorText}>
        {(list) => <AssetPanels assets={list} />}
      </QueryBoundary>
    </div>
  );
}

function attentionItems(
  summary: AlertSummary | undefined,
  assets: readonly Asset[] | undefined,
): AttentionItem[] {
  const items: AttentionItem[] = [];
  if (summary) {
    items.push({
      count: summary.bySeverity.High,
      words: ['High alert', 'High alerts'],
      to: lists.alerts({ severity: 'High' }),
    });
  }
  if (assets) {
    const { pending, approvedUnwatched } = countAssets(assets);
    items.push(
      {
        count: pending,
        words: ['asset waits for approval', 'assets wait for approval'],
        to: lists.assets({ status: 'pending' }),
      },
      {
        count: approvedUnwatched,
        words: [
          'approved asset is not under watch: it brings no alerts',
          'approved assets are not under watch: they bring no alerts',
        ],
        to: lists.assets({ status: 'approved', watch: 'no' }),
      },
    );
  }
  return items;
}

function AlertPanels({ summary }: { summary: AlertSummary }) {
  const { total, bySeverity } = summary;
  const scored = bySeverity.High + bySeverity.Medium + bySeverity.Low;
  const imitated = summary.assets.slice(0, MOST_IMITATED);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <Panel
        title="Alerts by severity"
        aside={<Total name="alerts in all" count={total} to={lists.alerts()} />}
      >
        {total === 0 ? (
          <PanelNote>No alerts. Nothing that imitates your assets has been reported.</PanelNote>
        ) : (
          <CountTable
            label="Alerts by severity"
            head={['Severity', 'Alerts']}
            rows={[
              ...SEVERITIES.map((level) => ({
                key: level,
                label: level,
                name: `${level} alerts`,
                count: bySeverity[level],
                to: lists.alerts({ severity: level }),
              })),
              ...(scored < total
                ? [
                    {
                      key: 'none',
                      label: 'Not scored',
                      name: 'alerts without a score',
                      count: total - scored,
                      to: null,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Panel>
      <Panel title="Most-imitated assets">
        {imitated.length === 0 ? (
          <PanelNote>No alert names an asset.</PanelNote>
        ) : (
          <CountTable
            label="Most-imitated assets"
            head={['Asset', 'Alerts']}
            rows={imitated.map(({ name, count }) => ({
              key: name,
              label: <AssetName name={name} />,
              name: `alerts for ${name}`,
              count,
              to: lists.alerts({ asset: name }),
            }))}
          />
        )}
      </Panel>
    </div>
  );
}

function AssetPanels({ assets }: { assets: readonly Asset[] }) {
  const { total, approved, pending, watched, unwatched } = countAssets(assets);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <Panel
        title="Assets by status"
        aside={<Total name="assets in all" count={total} to={lists.assets()} />}
      >
        {total === 0 ? (
          <PanelNote>No assets yet. Register a domain name to have it watched.</PanelNote>
        ) : (
          <CountTable
            label="Assets by status"
            head={['Status', 'Assets']}
            rows={[
              row('Approved', 'approved assets', approved, { status: 'approved' }),
              row('Pending', 'pending assets', pending, { status: 'pending' }),
              row('Under watch', 'assets under watch', watched, { watch: 'yes' }),
              row('Not watched', 'assets not watched', unwatched, { watch: 'no' }),
            ]}
          />
        )}
      </Panel>
      <NewestAssets assets={assets} most={NEWEST} />
    </div>
  );
}

function row(label: string, name: string, count: number, search: Record<string, string>) {
  return { key: label, label, name, count, to: lists.assets(search) };
}

/** The whole list's figure at the end of a panel's heading. */
function Total({ name, count, to }: { name: string; count: number; to: string }) {
  return (
    <span className="flex items-baseline gap-1.5 text-quiet">
      <Figure name={name} count={count} to={to} />
      in all
    </span>
  );
}
