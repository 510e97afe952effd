import type { Asset } from '@/api/contract/index.ts';
import { errorText } from '@/api/errors.ts';
import { ASSET_MESSAGES, assetListQuery } from '@/api/queries/assets.ts';
import type { QueryLike } from '@/components/QueryBoundary.tsx';
import {
  alertsErrorText,
  type AlertIndex,
  type AlertSummary,
} from '@/features/shared/alert-index/alert-index.ts';
import { AlertsLoading } from '@/features/shared/alert-index/AlertsLoading.tsx';
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import { TechniqueMix } from './TechniqueMix.tsx';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { AssetStatus } from '@/features/shared/asset-state/AssetStatus.tsx';
import { domainOf } from '@/lib/hostname.ts';
import { cx } from '@/ui/class-names.ts';
import { Attention, knownOf, type AttentionItem } from './Attention.tsx';
import { countAssets, lists, newestAssets } from './counts.ts';
import { CountTable, Total, type CountRow } from './CountTable.tsx';
import { DatedList } from './DatedList.tsx';
import { LivePart } from './LivePart.tsx';
import { Panel, PanelNote } from './Panel.tsx';

const assetsErrorText = (error: unknown) => errorText(error, ASSET_MESSAGES.fetch);

/** With the three severities above them, as many rows as the techniques beside them. */
const MOST_IMITATED = 5;
const NEWEST = 5;

interface AdminLiveProps {
  alerts: QueryLike<AlertIndex>;
  assets: QueryLike<readonly Asset[]>;
}

/** The admin's figures, computed from the two lists. Alerts have no date: nothing here is a trend. */
export function AdminLive({ alerts, assets }: AdminLiveProps) {
  const summary = alerts.data?.summary;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8">
      <Attention
        items={attentionItems(summary, assets.data)}
        known={knownOf([alerts, assets])}
        nothing="Nothing. No High alert, and every asset is approved and under watch."
      />
      <LivePart
        query={alerts}
        title="Alerts"
        errorText={alertsErrorText}
        loading={<AlertsLoading />}
        rows={8}
        room="lg:min-h-[26.625rem]"
        waiting="min-h-[53.5rem]"
      >
        {(list) => <AlertPanels list={list} />}
      </LivePart>
      <LivePart
        query={assets}
        title="Assets"
        errorText={assetsErrorText}
        loading={assetListQuery()}
        rows={4}
        room="lg:min-h-62"
      >
        {(list) => <AssetPanels assets={list} />}
      </LivePart>
    </div>
  );
}

function attentionItems(
  summary: AlertSummary | undefined,
  assets: readonly Asset[] | undefined,
): AttentionItem[] {
  const counted = assets && countAssets(assets);
  return [
    {
      count: summary ? summary.bySeverity.High : null,
      words: ['High alert', 'High alerts'],
      to: lists.alerts({ severity: 'High' }),
    },
    {
      count: counted ? counted.pending : null,
      words: ['asset waits for approval', 'assets wait for approval'],
      to: lists.assets({ status: 'pending' }),
    },
    {
      count: counted ? counted.approvedUnwatched : null,
      words: [
        'approved asset is not under watch: it brings no alerts',
        'approved assets are not under watch: they bring no alerts',
      ],
      to: lists.assets({ status: 'approved', watch: 'no' }),
    },
  ];
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
                ...(unscored > 0 ? [unscoredRow(unscored)] : []),
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
                figures: [{ count, to: lists.alerts({ asset: name }) }],
                bar: [{ value: count, colour: 'control' }],
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
    key: level,
    label: <span className={cx('font-semibold', text)}>{level}</span>,
    figures: [{ count, to: lists.alerts({ severity: level }) }],
    bar: [{ value: count, colour }],
  };
}

function unscoredRow(count: number): CountRow {
  return {
    key: 'none',
    label: <span className="text-quiet">Not scored</span>,
    // The list has no filter for it.
    figures: [{ count, to: null }],
    bar: [{ value: count, colour: 'quiet' }],
  };
}

function AssetPanels({ assets }: { assets: readonly Asset[] }) {
  const { total, approved, pending, watched, unwatched } = countAssets(assets);
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
              assetRow('Approved', approved, { status: 'approved' }),
              assetRow('Pending', pending, { status: 'pending' }),
              assetRow('Under watch', watched, { watch: 'yes' }),
              assetRow('Not watched', unwatched, { watch: 'no' }),
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
          status: <AssetStatus asset={asset} />,
          date: asset.creation_date,
        }))}
        nothing={total === 0 ? 'No assets yet.' : 'No asset came with its date.'}
      />
    </div>
  );
}

function assetRow(label: string, count: number, search: Record<string, string>): CountRow {
  return {
    key: label,
    label: <span>{label}</span>,
    figures: [{ count, to: lists.assets(search) }],
    bar: [{ value: count, colour: label === 'Pending' ? 'medium' : 'control' }],
  };
}
