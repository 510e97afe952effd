import { useMemo, type ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { DataTable } from '@/components/table/DataTable.tsx';
import { FilterSelect } from '@/components/table/FilterSelect.tsx';
import { arrangeRows } from '@/components/table/rows.ts';
import type { TableState } from '@/components/table/table-state.ts';
import { NothingMatches, TableToolbar } from '@/components/table/TableToolbar.tsx';
import { useTableState } from '@/components/table/url-table-state.ts';
import { ASSET_FILTERS, passesAssetFilters, typesIn } from './model/asset-state.ts';
import { nameForms } from '@/lib/idna.ts';
import { labelText } from '@/lib/visible-text.ts';
import { ASSET_COLUMNS, hasAlertsLink } from './asset-columns.tsx';

const NOUN = ['asset', 'assets'] as const;

const idOf = ({ id }: Asset) => id;
/** Searches both written forms: `münchen.de` is found by `münch`, by `xn--m` and by `münchen[.]de`. */
const searchIn = ({ name }: Asset) => [...nameForms(name)];

interface AssetTableProps {
  assets: readonly Asset[];
  /** When the assets were fetched, in milliseconds since the epoch. */
  asOf: number;
  actions: ReactNode;
}

/** The admin's assets: search by name, filters, the specification's columns. */
export function AssetTable({ assets, asOf, actions }: AssetTableProps) {
  const state = useTableState(ASSET_FILTERS);
  const { query, sort, filters } = state;
  const arranged = useMemo(
    () =>
      arrangeRows(assets, {
        query,
        sort,
        columns: ASSET_COLUMNS,
        searchIn,
        keep: (asset) => passesAssetFilters(asset, filters),
      }),
    [assets, query, sort, filters],
  );
  return (
    <DataTable
      label="Assets"
      columns={ASSET_COLUMNS}
      rows={arranged}
      idOf={idOf}
      opens={hasAlertsLink}
      state={state}
      toolbar={
        <TableToolbar
          noun={NOUN}
          count={arranged.length}
          total={assets.length}
          state={state}
          columns={ASSET_COLUMNS}
          asOf={asOf}
          searchLabel="Search assets"
          filters={<Filters assets={assets} state={state} />}
          actions={actions}
        />
      }
      // Without assets the page shows the first steps instead of the table.
      nothing={<NothingMatches title="No assets match" state={state} />}
    />
  );
}

function Filters({ assets, state }: { assets: readonly Asset[]; state: TableState }) {
  const types = useMemo(() => typesIn(assets), [assets]);
  return (
    <>
      <FilterSelect
        label="Status"
        name="status"
        all="All statuses"
        state={state}
        options={[
          { value: 'pending', text: 'Pending' },
          { value: 'approved', text: 'Approved' },
        ]}
      />
      <FilterSelect
        label="Type"
        name="type"
        all="All types"
        state={state}
        options={types.map((type) => ({ value: type, text: labelText(type, 'Blank') }))}
      />
      <FilterSelect
        label="Watch"
        name="watch"
        all="Watched or not"
        state={state}
        options={[
          { value: 'yes', text: 'Under watch' },
          { value: 'no', text: 'Not watched' },
        ]}
      />
    </>
  );
}
