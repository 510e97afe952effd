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
  const given = state.filters[name] ?? '';
  // A link may have the value in another case.
  const option =
    options.find(({ value }) => value === given) ??
    options.find(({ value }) => sameText(value, given));
  const chosen = option?.value ?? (only ? '' : given);
  const isUnlisted = option === undefined && chosen !== '';
  return (
    <div className="dt-filter" data-on={chosen !== '' || undefined}>
      <Select
        aria-label={label}
        value={chosen}
        onChange={(event) => state.setFilter(name, event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {isUnlisted && <option value={chosen}>{labelText(chosen, all)}</option>}
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
