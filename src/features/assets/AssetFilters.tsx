import { words } from '@/lib/hostile-words.ts';
import type { TableState } from '@/components/data-table/table-state.ts';
import { Select } from '@/ui/Input.tsx';
import type { ASSET_FILTERS } from './asset-state.ts';

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
          ['pending', 'Pending'],
          ['approved', 'Approved'],
        ]}
      />
      <Filter
        label="Type"
        name="type"
        state={state}
        options={types.map((type) => [type, words(type, 'Blank')] as const)}
      />
      <Filter
        label="Watch"
        name="watch"
        state={state}
        options={[
          ['yes', 'Under watch'],
          ['no', 'Not watched'],
        ]}
      />
    </section>
  );
}

interface FilterProps {
  label: string;
  name: (typeof ASSET_FILTERS)[number];
  state: TableState;
  options: readonly (readonly [value: string, label: string])[];
}

function Filter({ label, name, state, options }: FilterProps) {
  const chosen = state.filters[name] ?? '';
  // From an address, or of an asset that is gone: a filter that is on must be seen to be on.
  const unlisted = chosen !== '' && !options.some(([value]) => value === chosen);
  return (
    <label className="grid min-w-0 gap-1 text-xs font-semibold text-quiet">
      {label}
      <Select
        value={chosen}
        onChange={(event) => state.setFilter(name, event.currentTarget.value)}
        className="font-normal"
      >
        <option value="">All</option>
        {unlisted && <option value={chosen}>{words(chosen, 'All')}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
