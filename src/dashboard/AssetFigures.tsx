import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { StatusMark } from '@/components/StatusMark.tsx';
import type { OpenAlerts } from '@/alerts/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import { CountTable, FigureLink } from './figures.tsx';
import { lists } from './lists.ts';
import { Panel, Total } from './Panel.tsx';

const MOST = 8;

/** The assets with the gravest alerts first, with counts by severity: null if they are not counted. */
function mostImitated(assets: readonly Asset[], open: OpenAlerts | undefined) {
  const known = new Map(open?.summary.assets.map(({ name, bySeverity }) => [name, bySeverity]));
  // The summary only names the most frequent assets: nothing is known about the others, unless there are none.
  const rest = open?.summary.otherAssets === 0 ? { High: 0, Medium: 0, Low: 0 } : null;
  return assets
    .map((asset) => ({ asset, figures: known.get(asset.name) ?? rest }))
    .toSorted(
      (a, b) =>
        SEVERITIES.map((level) => (b.figures?.[level] ?? 0) - (a.figures?.[level] ?? 0)).find(
          (more) => more !== 0,
        ) ?? 0,
    )
    .slice(0, MOST);
}

interface AssetFiguresProps {
  assets: readonly Asset[];
  /** Counts of open alerts; undefined until known. */
  open: OpenAlerts | undefined;
}

/** Each asset with its open alerts by severity, the most imitated first; every figure opens its alerts. */
export function AssetFigures({ assets, open }: AssetFiguresProps) {
  const pending = assets.filter(({ approved }) => !approved).length;
  const unwatched = assets.filter(({ approved, under_watch: w }) => approved && !w).length;
  return (
    <Panel
      title="Assets"
      aside={assets.length > 0 && <Total count={assets.length} one="asset" to={lists.assets()} />}
      nothing={assets.length === 0 && 'No assets yet. Register a domain name to have it watched.'}
    >
      <CountTable
        label="Assets and their alerts"
        head="Asset"
        columns={[
          { name: 'Status', className: 'w-28 text-left max-sm:hidden' },
          ...SEVERITIES.map((name) => ({ name, className: 'w-15 text-right sm:w-20' })),
        ]}
        rows={mostImitated(assets, open).map(({ asset, figures }, at) => ({
          key: `${at} ${asset.id}`,
          name: (
            <Link
              to={lists.assets({ q: asset.name })}
              // Not cut, on two lines if needed: the cut part of a name could be what distinguishes it from others.
              className="block py-1 wrap-anywhere underline decoration-transparent underline-offset-3 hover:decoration-current"
            >
              <AssetName name={asset.name} forms={false} />
            </Link>
          ),
          cells: [
            <StatusMark key="status" approved={asset.approved} approvedLabel="Approved" />,
            ...SEVERITIES.map((level) => {
              if (figures === null) return <NotCounted key={level} />;
              const to = lists.alerts({
                asset: asset.name,
                severity: level,
                status: open?.status ?? '',
              });
              const what = `${level}, ${labelText(asset.name, 'an asset without a name')}`;
              return <FigureLink key={level} count={figures[level]} to={to} what={what} />;
            }),
          ],
        }))}
      />
      {/* Notable facts about the assets themselves. */}
      <ul className="flex flex-wrap gap-x-8 pt-1 empty:hidden">
        <Fact count={pending} to={lists.assets({ status: 'pending' })}>
          {pending === 1 ? 'asset awaiting approval' : 'assets awaiting approval'}
        </Fact>
        <Fact count={unwatched} to={lists.assets({ status: 'approved', watch: 'no' })}>
          approved but not under watch: no alerts come for {unwatched === 1 ? 'it' : 'them'}
        </Fact>
      </ul>
    </Panel>
  );
}

const NotCounted = () => (
  <span className="text-quiet" title="Not counted">
    –
  </span>
);

function Fact({ count, to, children }: { count: number; to: string; children: React.ReactNode }) {
  if (count === 0) return null;
  return (
    <li>
      <Link to={to} className="block py-2.5 text-quiet underline-offset-3 hover:underline">
        <span className="font-semibold text-brand-deep tabular-nums">{formatNumber(count)}</span>{' '}
        {children}
      </Link>
    </li>
  );
}
