import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import { ListLoading } from '@/components/ListLoading.tsx';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import { alertsErrorText, type AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { AlertsLoading } from '@/features/shared/alert-index/AlertsLoading.tsx';
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import { TechniqueMix } from './TechniqueMix.tsx';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/features/shared/review/StatusMark.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { cx } from '@/ui/class-names.ts';
import { Attention, counted } from './Attention.tsx';
import { assetTotals, lists, newestAssets } from './counts.ts';
import { countRow, CountTable, Total, type CountRow } from './CountTable.tsx';
import { DatedList } from './DatedList.tsx';
import { LivePart } from './LivePart.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const assetsErrorText = (error: unknown) => errorText(error, ASSET_MESSAGES.fetch);

/** With the three severities above them, about as many rows as the techniques beside them. */
const MOST_IMITATED = 5;
const TECHNIQUES = 9;
const NEWEST = 5;

interface AdminLiveProps {
  alerts: QueryLike<AlertIndex>;
  assets: QueryLike<readonly Asset[]>;
}

/** The admin's figures, computed from the two lists. Alerts have no date: nothing here is a trend. */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      <Attention
        items={[
          {
            count: counted(alerts, ({ summary }) => summary.bySeverity.High),
            words: ['High alert', 'High alerts'],
            to: lists.alerts({ severity: 'High' }),
          },
          {
            count: counted(assets, (list) => assetTotals(list).pending),
            words: ['asset waits for approval', 'assets wait for approval'],
            to: lists.assets({ status: 'pending' }),
          },
          {
            count: counted(assets, (list) => assetTotals(list).approvedUnwatched),
            words: [
              'approved asset is not under watch: it brings no alerts',
              'approved assets are not under watch: they bring no alerts',
            ],
            to: lists.assets({ status: 'approved', watch: 'no' }),
          },
        ]}
        nothing="Nothing. No High alert, and every asset is approved and under watch."
      />
      <LivePart
        query={alerts}
        title="Alerts"
        errorText={alertsErrorText}
        loading={<AlertsLoading />}
        shape={[[SEVERITIES.length, MOST_IMITATED], [TECHNIQUES]]}
      >
        {(list) => <AlertPanels list={list} />}
      </LivePart>
      <LivePart
        query={assets}
        title="Assets"
        errorText={assetsErrorText}
        loading={<ListLoading query={assetListQuery()}>Loading assets...</ListLoading>}
        shape={[[4], [NEWEST]]}
      >
        {(list) => <AssetPanels assets={list} />}
      </LivePart>
    </div>
  );
}

function AlertPanels({ list }: { list: AlertIndex }) {
  const { summary, techniques } = list;
  const { total, bySeverity } = summary;
  const unscored = total - bySeverity.High - bySeverity.Medium - bySeverity.Low;
  const imitated = summary.assets.slice(0, MOST_IMITATED);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8">
        <Panel
          title="Alerts by severity"
          aside={<Total many="alerts" count={total} to={lists.alerts()} />}
        >
          {total === 0 ? (
            <PanelNote>
              No alerts. Nothing that imitates your approved assets has been reported.
            </PanelNote>
          ) : (
            <CountTable
              label="Alerts by severity"
              head={['Severity', 'Alerts']}
              rows={[
                ...SEVERITIES.map((level) => severityRow(level, bySeverity[level])),
                // The list has no filter for it.
                ...(unscored > 0 ? [countRow('Not scored', unscored, null, 'quiet')] : []),
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
                title: domainOf(name) === null ? undefined : name,
                figures: [{ count, to: lists.alerts({ asset: name }), colour: 'control' }],
              }))}
            />
          )}
        </Panel>
      </div>
      <TechniqueMix techniques={techniques} />
    </div>
  );
}

const COLOURS = {
  High: ['high', 'text-high'],
  Medium: ['medium', 'text-medium'],
  Low: ['low', 'text-low'],
} as const;

function severityRow(level: Severity, count: number): CountRow {
  const [colour, text] = COLOURS[level];
  return {
    ...countRow(level, count, lists.alerts({ severity: level }), colour),
    label: <span className={cx('font-semibold', text)}>{level}</span>,
  };
}

function AssetPanels({ assets }: { assets: readonly Asset[] }) {
  const { total, approved, pending, watched, unwatched } = assetTotals(assets);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <Panel
        title="Assets by status"
        aside={<Total many="assets" count={total} to={lists.assets()} />}
      >
        {total === 0 ? (
          <PanelNote>No assets yet. Register a domain name to have it watched.</PanelNote>
        ) : (
          <CountTable
            label="Assets by status"
            head={['Status', 'Assets']}
            rows={[
              countRow('Approved', approved, lists.assets({ status: 'approved' })),
              countRow('Pending', pending, lists.assets({ status: 'pending' }), 'quiet'),
              countRow('Under watch', watched, lists.assets({ watch: 'yes' })),
              countRow('Not watched', unwatched, lists.assets({ watch: 'no' })),
            ]}
          />
        )}
      </Panel>
      <DatedList
        title="Newest assets"
        more={{ label: 'All by date', to: lists.assets({ sort: '-created' }) }}
        items={newestAssets(assets, NEWEST).map((asset, at) => ({
          key: `${at} ${asset.id}`,
          name: <AssetName name={asset.name} />,
          to: lists.assets({ q: asset.name }),
          status: <StatusMark approved={asset.approved} approvedLabel="Approved" />,
          date: asset.creation_date,
        }))}
        nothing={total === 0 ? 'No assets yet.' : 'No asset came with its date.'}
      />
    </div>
  );
}
