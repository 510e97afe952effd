import {
  chosenOption,
  FilterOptions,
  type FilterOption,
} from '@/components/data-table/FilterSelect.tsx';
import type { TableState } from '@/components/data-table/table-state.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Select } from '@/ui/Select.tsx';
import type { ASSET_FILTERS } from '@/features/shared/asset-state/asset-state.ts';

interface FilterPanelProps {
  id: string;
  /** The asset types in the data. */
  types: readonly string[];
  state: TableState;
}

/** Status, type and watch state (design decision 17). */
export function FilterPanel({ id, types, state }: FilterPanelProps) {
  return (
    <section
      id={id}
      aria-label="Filters"
      className="grid gap-3 rounded border border-hairline bg-surface p-3 sm:grid-cols-3"
    >
      <Filter
        label="Status"
        name="status"
        state={state}
        options={[
          { value: 'pending', text: 'Pending' },
          { value: 'approved', text: 'Approved' },
        ]}
      />
      <Filter
        label="Type"
        name="type"
        state={state}
        options={types.map((type) => ({ value: type, text: labelText(type, 'Blank') }))}
      />
      <Filter
        label="Watch"
        name="watch"
        state={state}
        options={[
          { value: 'yes', text: 'Under watch' },
          { value: 'no', text: 'Not watched' },
        ]}
      />
    </section>
  );
}

interface FilterProps {
  label: string;
  name: (typeof ASSET_FILTERS)[number];
  state: TableState;
  options: readonly FilterOption[];
}

function Filter({ label, name, state, options }: FilterProps) {
  const chosen = chosenOption(options, state.filters[name] ?? '');
  return (
    <label className="grid min-w-0 gap-1 text-xs font-semibold text-quiet">
      {label}
      <Select
        value={chosen}
        onChange={(event) => state.setFilter(name, event.currentTarget.value)}
        className="font-normal"
      >
        <FilterOptions chosen={chosen} all="All" options={options} />
      </Select>
    </label>
  );
}
