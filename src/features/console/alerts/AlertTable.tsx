import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Link, matchPath } from 'react-router-dom';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { TableSkeleton } from '@/components/data-table/TableSkeleton.tsx';
import { EmptyState } from '@/components/EmptyState.tsx';
import { PreviousPath } from '@/components/previous-path.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { alertColumns, alertOpens, AssetNames, ListLinkProvider } from './alert-columns.tsx';
import { AlertFilters } from './AlertFilters.tsx';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { ExportMenu } from '@/features/shared/exports/ExportMenu.tsx';
import { CheckPanel } from '@/features/shared/evidence/CheckPanel.tsx';
import { DnsCheckContext } from '@/features/shared/evidence/DnsCell.tsx';
import { alertDns } from '@/features/shared/alert-index/alert-dns.ts';
import { AlertTechniquesContext } from '@/features/shared/alert-index/Technique.tsx';
import { SearchedNames, searchTakes } from './SearchedNames.tsx';
import { ComparingNote } from './TechniqueFilter.tsx';
import { alertFilters, useFoundAlerts } from '@/features/shared/alert-index/use-found-alerts.ts';

const NOUN = ['alert', 'alerts'] as const;

interface AlertTableProps {
  list: AlertIndex;
  /** When it was fetched, in milliseconds since the epoch. */
  asOf: number;
  /** In the toolbar, before the export. */
  refresh: ReactNode;
}

/** All alerts in one list. */
export function AlertTable({ list, asOf, refresh }: AlertTableProps) {
  const state = useTableState(alertFilters());
  const { rows, places, stale, partial } = useFoundAlerts(list, state);
  const returnTo = useLeftRow(list, places);
  // Only once rows are shown: they must not wait for the comparison.
  useEffect(() => void list.techniques.start(), [list]);
  const dns = alertDns();
  const { assets } = list.summary;
  const names = useMemo(() => new Set(assets.map(({ name }) => name)), [assets]);
  if (rows === null) {
    return (
      <>
        {partial && <ComparingNote techniques={list.techniques} />}
        <div className="mb-3 h-10" />
        <TableSkeleton columns={alertColumns()} opens />
      </>
    );
  }
  return (
    <AlertTechniquesContext value={list.techniques}>
      <DnsCheckContext value={dns?.check ?? null}>
        <AssetNames value={names}>
          <ListLinkProvider state={state}>
            <DataTable
              label="Alerts"
              noun={NOUN}
              columns={alertColumns()}
              rows={rows}
              opens={alertOpens}
              total={list.summary.total}
              state={state}
              stale={stale}
              exports
              returnTo={returnTo}
              searchLabel="Search alerts"
              searchTakes={searchTakes}
              order="most severe first"
              asOf={asOf}
              foldFilters
              filters={<AlertFilters list={list} state={state} />}
              actions={
                <>
                  {refresh}
                  <ExportMenu alerts={{ list, places, count: rows.count, view: 'Alerts' }} />
                </>
              }
              panel={
                <>
                  <SearchedNames list={list} query={state.query.trim()} />
                  {partial && <ComparingNote techniques={list.techniques} />}
                  {dns && (
                    <CheckPanel
                      check={dns.check}
                      resolver={dns.resolver}
                      next={() => dns.next(list, places)}
                      total={null}
                      label="Check DNS"
                      dense
                    />
                  )}
                </>
              }
              noMatch={partial ? 'No alerts found so far.' : 'No alerts found.'}
              empty={
                <EmptyState
                  title="No alerts found."
                  action={
                    <Link to={paths.admin.assets()} className={buttonClass('secondary')}>
                      See your assets
                    </Link>
                  }
                >
                  Nothing that imitates your assets has been reported. Alerts arrive here once an
                  asset is approved and under watch.
                </EmptyState>
              }
            />
          </ListLinkProvider>
        </AssetNames>
      </DnsCheckContext>
    </AlertTechniquesContext>
  );
}

/** The position in the table of the alert whose page was open just before; -1 for none. */
function useLeftRow(list: AlertIndex, places: Uint32Array | null): number {
  const left = matchPath(`${paths.admin.alerts()}/:id`, useContext(PreviousPath))?.params.id;
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    if (left !== undefined) void list.locate(left).then(setPlace);
  }, [list, left]);
  return useMemo(
    () => (place === null || places === null ? -1 : places.indexOf(place)),
    [place, places],
  );
}
