import { useId, useMemo, useState, type ReactNode } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { DataTable } from '@/components/data-table/DataTable.tsx';
import { FilterSelect, FiltersToggle } from '@/components/data-table/FilterSelect.tsx';
import { arrangeRows } from '@/components/data-table/rows.ts';
import type { TableState } from '@/components/data-table/table-state.ts';
import { useTableState } from '@/components/data-table/url-table-state.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import { alertsByAsset } from '@/features/shared/alerts/asset-alerts.ts';
import type { OpenAlerts } from '@/features/shared/alerts/open-alerts.ts';
import {
  ASSET_FILTERS,
  passesAssetFilters,
  typesIn,
} from '@/features/shared/asset-state/asset-state.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { nameForms } from '@/lib/idna.ts';
import { domainOf, searchedName } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { openAlertsAt, placedAround } from './alerts-about.ts';
import { ASSET_COLUMNS, hasAlertsLink, type AssetRow } from './asset-columns.tsx';

const NOUN = ['asset', 'assets'] as const;

const idOf = ({ asset: { id } }: AssetRow) => id;
/** Searches both written forms: `münchen.de` is found by `münch`, by `xn--m` and by `münchen[.]de`. */
const searchIn = ({ asset: { name } }: AssetRow) => [...nameForms(name)];

interface AssetTableProps {
  assets: readonly Asset[];
  /** The alerts; undefined while they are not known. */
  list: AlertList | undefined;
  /** Counts of the open alerts; undefined while they are not known. */
  counted: OpenAlerts | undefined;
  /** When the assets were fetched, in milliseconds since the epoch. */
  asOf: number;
  actions: ReactNode;
}

/** The admin's assets: search by name, filters, the specification's columns and open alerts. */
export function AssetTable({ assets, list, counted, asOf, actions }: AssetTableProps) {
  const state = useTableState(ASSET_FILTERS);
  const panelId = useId();
  const [panelOpen, setPanelOpen] = useState(Object.keys(state.filters).length > 0);
  // On a phone the filters share a sheet with the order, because a panel would push the list down.
  const isNarrow = useMedia(PHONE);
  const rows = useAssetRows(assets, list, counted);
  const { query, sort, filters } = state;
  const arranged = useMemo(
    () =>
      arrangeRows(rows, {
        query,
        alsoQuery: searchedName(query),
        sort,
        columns: ASSET_COLUMNS,
        idOf,
        searchIn,
        keep: ({ asset }) => passesAssetFilters(asset, filters),
      }),
    [rows, query, sort, filters],
  );
  const panel = <FilterPanel id={panelId} assets={assets} state={state} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DataTable
        label="Assets"
        noun={NOUN}
        columns={ASSET_COLUMNS}
        rows={arranged}
        opens={hasAlertsLink}
        total={assets.length}
        state={state}
        asOf={asOf}
        searchLabel="Search assets"
        foldFilters={isNarrow}
        filters={
          isNarrow ? (
            panel
          ) : (
            <FiltersToggle
              open={panelOpen}
              onToggle={() => setPanelOpen(!panelOpen)}
              panelId={panelId}
              on={Object.keys(filters).length}
            />
          )
        }
        panel={!isNarrow && panelOpen && panel}
        actions={actions}
        // Without assets the page shows the first steps instead of the table.
        empty={null}
      />
    </div>
  );
}

function useAssetRows(
  assets: readonly Asset[],
  list: AlertList | undefined,
  counted: OpenAlerts | undefined,
): readonly AssetRow[] {
  const cases = useCases();
  const pending = useMemo(
    () => assets.flatMap(({ name, approved }) => (approved ? [] : (domainOf(name) ?? []))),
    [assets],
  );
  const placed = useMemo(() => placedAround(list, pending), [list, pending]);
  return useMemo(() => {
    const alertsOf = alertsByAsset(counted?.summary);
    return assets.map((asset): AssetRow => ({
      asset,
      alerts: alertsOf(asset.name),
      status: counted?.status ?? '',
      about: asset.approved ? [] : openAlertsAt(placed.get(domainOf(asset.name) ?? ''), cases),
    }));
  }, [assets, counted, placed, cases]);
}

interface FilterPanelProps {
  id: string;
  assets: readonly Asset[];
  state: TableState;
}

/** Filters by status, type and watch state. */
function FilterPanel({ id, assets, state }: FilterPanelProps) {
  const types = useMemo(() => typesIn(assets), [assets]);
  return (
    <section
      id={id}
      aria-label="Filters"
      className="flex flex-wrap gap-3 rounded border border-hairline bg-surface p-3"
    >
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
    </section>
  );
}
