import type { TableState } from '@/components/data-table/table-state.ts';
import { Select } from '@/ui/Input.tsx';
import { words } from '@/lib/hostile-words.ts';

interface FilterSelectProps {
  /** The accessible name. */
  label: string;
  /** The URL parameter. */
  name: string;
  /** The option that switches the filter off. */
  all: string;
  state: TableState;
  options: readonly { readonly value: string; readonly text: string }[];
}

/** One filter of a table. A value from the URL that is not among the options is shown as it is. */
export function FilterSelect({ label, name, all, state, options }: FilterSelectProps) {
  const value = state.filters[name] ?? '';
  const unlisted = value !== '' && !options.some((option) => option.value === value);
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => state.setFilter(name, event.currentTarget.value)}
      className="min-w-0 flex-1 basis-36 md:w-40 md:flex-none md:basis-auto"
    >
      <option value="">{all}</option>
      {unlisted && <option value={value}>{words(value, all)}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
}
