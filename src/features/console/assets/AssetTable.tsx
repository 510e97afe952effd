import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FiltersToggle } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows } from '@/components/data-table/rows.ts';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import { nameForms, searchedName } from '@/lib/hostname.ts';
import { ASSET_COLUMNS, hasAlertsLink } from './asset-columns.tsx';
import {
  ASSET_FILTERS,
  passesAssetFilters,
  typesIn,
} from '@/features/shared/asset-state/asset-state.ts';
import { FilterPanel } from './AssetFilters.tsx';

const NOUN = ['asset', 'assets'] as const;

const idOf = ({ id }: Asset) => id;
/** Both written forms, whichever the list has: `münchen.de` is found by `münch`, by `xn--m` and by `münchen[.]de`. */
const searchIn = ({ name }: Asset) => [...nameForms(name)];

interface AssetTableProps {
  assets: readonly Asset[];
  /** When they were fetched, in milliseconds since the epoch. */
  asOf: number;
  actions: ReactNode;
}

/** The admin's assets: search by name, filter panel, the columns of the specification. */
export function AssetTable({ assets, asOf, actions }: AssetTableProps) {
  const state = useTableState(ASSET_FILTERS);
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(Object.keys(state.filters).length > 0);
  const types = useMemo(() => typesIn(assets), [assets]);
  const { query, sort, filters } = state;
  const rows = useMemo(
    () =>
      arrangeRows(assets, {
        query,
        alsoQuery: searchedName(query),
        sort,
        columns: ASSET_COLUMNS,
        idOf,
        searchIn,
        keep: (asset) => passesAssetFilters(asset, filters),
      }),
    [assets, query, sort, filters],
  );
  return (
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
      filters={
        <FiltersToggle
          open={panelOpen}
          onToggle={() => setPanelOpen(!panelOpen)}
          panelId={panelId}
          on={Object.keys(filters).length}
        />
      }
      panel={panelOpen && <FilterPanel id={panelId} types={types} state={state} />}
      actions={actions}
      // No assets at all: the page shows the first steps instead of the table.
      empty={null}
    />
  );
}
