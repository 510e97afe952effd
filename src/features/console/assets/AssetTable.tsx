import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FiltersToggle } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows } from '@/components/data-table/rows.ts';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { OpenAlerts } from '@/features/shared/alert-index/open-alerts.ts';
import { alertsByAsset } from '@/features/shared/alert-index/asset-alerts.ts';
import { AlertNames } from '@/features/shared/alert-index/own-alerts.tsx';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { nameForms, toUnicode } from '@/lib/idna.ts';
import { domainOf, searchedName } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { mixedLetters } from '@/lookalike/scripts.ts';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { ASSET_COLUMNS, hasAlertsLink, type AssetRow } from './asset-columns.tsx';
import {
  ASSET_FILTERS,
  passesAssetFilters,
  typesIn,
} from '@/features/shared/asset-state/asset-state.ts';
import { FilterPanel } from './AssetFilters.tsx';
import { openAbout, useNamedAlerts } from './use-named-alerts.ts';

const NOUN = ['asset', 'assets'] as const;

const idOf = ({ asset: { id } }: AssetRow) => id;
/** Both written forms, whichever the list has: `münchen.de` is found by `münch`, by `xn--m` and by `münchen[.]de`. */
const searchIn = ({ asset: { name } }: AssetRow) => [...nameForms(name)];

interface AssetTableProps {
  assets: readonly Asset[];
  /** The alerts; undefined while they are not known. */
  list: AlertIndex | undefined;
  /** What was counted in the alerts that wait; undefined while that is not known. */
  counted: OpenAlerts | undefined;
  /** When they were fetched, in milliseconds since the epoch. */
  asOf: number;
  actions: ReactNode;
}

/** The admin's assets: search by name, filter panel, the columns of the specification and their open alerts. */
export function AssetTable({ assets, list, counted, asOf, actions }: AssetTableProps) {
  const state = useTableState(ASSET_FILTERS);
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(Object.keys(state.filters).length > 0);
  const types = useMemo(() => typesIn(assets), [assets]);
  const isMixed = useMemo(() => assets.some(({ name }) => mixesAlphabets(name)), [assets]);
  // A phone has no room for a panel that pushes the list down: its filters are in a sheet, with the order.
  const isNarrow = useMedia(PHONE);
  const { query, sort, filters } = state;
  const pending = useMemo(
    () => assets.flatMap(({ name, approved }) => (approved ? [] : (domainOf(name) ?? []))),
    [assets],
  );
  const { alerted } = useNamedAlerts(pending, list, useCases());
  const all = useMemo(() => {
    const alertsOf = alertsByAsset(counted?.summary);
    const status = counted?.status ?? '';
    return assets.map((asset): AssetRow => ({
      asset,
      alerts: alertsOf(asset.name),
      status,
      about: asset.approved ? [] : openAbout(asset.name, alerted),
    }));
  }, [assets, counted, alerted]);
  const rows = useMemo(
    () =>
      arrangeRows(all, {
        query,
        alsoQuery: searchedName(query),
        sort,
        columns: ASSET_COLUMNS,
        idOf,
        searchIn,
        keep: ({ asset }) => passesAssetFilters(asset, filters),
      }),
    [all, query, sort, filters],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isMixed && (
        <p className="text-sm text-quiet">
          An amber letter is of another alphabet than the letters around it.
        </p>
      )}
      <AlertNames techniques={list?.techniques ?? null}>
        <DataTable
          label="Assets"
          noun={NOUN}
          columns={ASSET_COLUMNS}
          rows={rows}
          opens={hasAlertsLink}
          total={assets.length}
          state={state}
          asOf={asOf}
          searchLabel="Search assets"
          foldFilters={isNarrow}
          filters={
            isNarrow ? (
              <FilterPanel id={panelId} types={types} state={state} />
            ) : (
              <FiltersToggle
                open={panelOpen}
                onToggle={() => setPanelOpen(!panelOpen)}
                panelId={panelId}
                on={Object.keys(filters).length}
              />
            )
          }
          panel={!isNarrow && panelOpen && <FilterPanel id={panelId} types={types} state={state} />}
          actions={actions}
          // No assets at all: the page shows the first steps instead of the table.
          empty={null}
        />
      </AlertNames>
    </div>
  );
}

const mixesAlphabets = (name: string): boolean =>
  domainOf(name) !== null && mixedLetters(graphemes(toUnicode(name))).size > 0;
