import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import type { OpenAlerts } from '@/features/shared/alerts/open-alerts.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { formatNumber } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { labelText } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';
import { Total } from './CountTable.tsx';
import { assetTotals, lists, mostImitated, type AssetFigures as Figures } from './counts.ts';
import { Panel, PanelNote } from './Panel.tsx';
import { FigureLink } from './StackedBar.tsx';

/** How many assets are shown, and how high the panel is kept while they load. */
export const MOST_IMITATED = 8;

const TEXT = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' } as const;

interface AssetFiguresProps {
  assets: readonly Asset[];
  /** What was counted in the alerts that wait; undefined while that is not known. */
  open: OpenAlerts | undefined;
}

/** Each asset with its open alerts by severity, the most imitated first; every figure opens its alerts. */
export function AssetFigures({ assets, open }: AssetFiguresProps) {
  const { total } = assetTotals(assets);
  const shown = mostImitated(assets, open?.summary, MOST_IMITATED);
  return (
    <Panel
      title="Assets"
      aside={
        total > 0 && (
          <Total
            many={`${total === 1 ? 'asset' : 'assets'} in all`}
            count={total}
            to={lists.assets()}
          />
        )
      }
    >
      {total === 0 ? (
        <PanelNote>No assets yet. Register a domain name to have it watched.</PanelNote>
      ) : (
        <>
          <table aria-label="Assets and their alerts" className="w-full table-fixed">
            <thead>
              <tr className="text-xs text-quiet">
                <th scope="col" className="h-8 border-b border-hairline text-left font-normal">
                  Asset
                </th>
                <th
                  scope="col"
                  className="h-8 w-28 border-b border-hairline text-left font-normal max-sm:hidden"
                >
                  Status
                </th>
                {SEVERITIES.map((level) => (
                  <th
                    key={level}
                    scope="col"
                    className="h-8 w-15 border-b border-hairline text-right font-normal sm:w-20"
                  >
                    {level}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row, at) => (
                <AssetRow key={`${at} ${row.asset.id}`} row={row} status={open?.status ?? ''} />
              ))}
            </tbody>
          </table>
          <Standing assets={assets} />
        </>
      )}
    </Panel>
  );
}

interface AssetRowProps {
  row: Figures;
  /** The status that the counted alerts have. */
  status: OpenAlerts['status'];
}

function AssetRow({ row: { asset, bySeverity }, status }: AssetRowProps) {
  const cell = 'h-10 border-b border-hairline p-0';
  return (
    <tr>
      <th scope="row" className={cx(cell, 'pr-3 text-left font-normal')}>
        <Link
          to={lists.assets({ q: asset.name })}
          title={domainOf(asset.name) === null ? undefined : asset.name}
          // Whole, on two lines where one is too short: what is cut of a name could be what tells it from others.
          className="block py-1 wrap-anywhere underline decoration-transparent underline-offset-3 hover:decoration-current"
        >
          <AssetName name={asset.name} forms={false} />
        </Link>
      </th>
      <td className={cx(cell, 'max-sm:hidden')}>
        <StatusMark approved={asset.approved} approvedLabel="Approved" />
      </td>
      {SEVERITIES.map((level) => (
        <td key={level} className={cx(cell, 'text-right tabular-nums', TEXT[level])}>
          {bySeverity === null ? (
            <span className="text-quiet" title="Not counted">
              –
            </span>
          ) : (
            <FigureLink
              count={bySeverity[level]}
              to={lists.alerts({ asset: asset.name, severity: level, status })}
              what={`${level}, ${labelText(asset.name, 'an asset without a name')}`}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** What stands out about the assets themselves; nothing where all are approved and under watch. */
function Standing({ assets }: { assets: readonly Asset[] }) {
  const { pending, approvedUnwatched } = assetTotals(assets);
  return (
    <ul className="flex flex-wrap gap-x-8 pt-1 empty:hidden">
      <Fact count={pending} to={lists.assets({ status: 'pending' })}>
        {pending === 1 ? 'asset awaiting approval' : 'assets awaiting approval'}
      </Fact>
      <Fact count={approvedUnwatched} to={lists.assets({ status: 'approved', watch: 'no' })}>
        approved but not under watch: no alerts come for {approvedUnwatched === 1 ? 'it' : 'them'}
      </Fact>
    </ul>
  );
}

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
