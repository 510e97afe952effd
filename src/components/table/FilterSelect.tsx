import type { ReactNode } from 'react';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import { Select } from '@/ui/Select.tsx';
import type { TableState } from './table-state.ts';

export interface FilterOption {
  /** As in the URL. */
  readonly value: string;
  readonly text: string;
}

/**
 * The option for a filter's value in the URL, which a link may have in another case.
 *
 * @param only true to ignore a value that is not among the options
 */
function chosenOption(options: readonly FilterOption[], value: string, only = false): string {
  const option =
    options.find((one) => one.value === value) ?? options.find((one) => sameText(one.value, value));
  return option?.value ?? (only ? '' : value);
}

interface FilterSelectProps {
  /** The accessible name. */
  label: string;
  /** The URL parameter. */
  name: string;
  /** The option that switches the filter off. */
  all: string;
  options: readonly FilterOption[];
  state: TableState;
  /** Ignore any value in the URL that is not among the options. */
  only?: boolean;
  /** After the options. */
  children?: ReactNode;
}

/**
 * One filter of a table, for the `filters` of a TableToolbar; tinted while it is on. A chosen value that is not among
 * the options (from an old link, or of a deleted row) becomes one too, because an active filter must be visible.
 */
export function FilterSelect({
  label,
  name,
  all,
  options,
  state,
  only = false,
  children,
}: FilterSelectProps) {
  const chosen = chosenOption(options, state.filters[name] ?? '', only);
  const unlisted = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <div className="dt-filter" data-on={chosen !== '' || undefined}>
      <Select
        aria-label={label}
        value={chosen}
        onChange={(event) => state.setFilter(name, event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {unlisted && <option value={chosen}>{labelText(chosen, all)}</option>}
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
        {children}
      </Select>
    </div>
  );
}
