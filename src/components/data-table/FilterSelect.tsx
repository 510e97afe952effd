import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';
import { Button } from '@/ui/Button.tsx';
import { Select } from '@/ui/Select.tsx';
import { SheetLabel } from './SheetLabel.tsx';
import type { TableState } from './table-state.ts';

export interface FilterOption {
  /** As in the URL. */
  readonly value: string;
  readonly text: string;
}

interface FilterOptionsProps {
  /** What is chosen; '' for nothing. */
  chosen: string;
  /** The option that switches the filter off. */
  all: string;
  options: readonly FilterOption[];
}

/**
 * The options of one filter. A chosen value that is not among them (from an old link, or of a row that is
 * gone) becomes an option too: a filter that is on must show that it is on.
 */
export function FilterOptions({ chosen, all, options }: FilterOptionsProps) {
  const unlisted = chosen !== '' && !options.some(({ value }) => value === chosen);
  return (
    <>
      <option value="">{all}</option>
      {unlisted && <option value={chosen}>{labelText(chosen, all)}</option>}
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

/**
 * The option that a filter's value in the URL stands for, which a link may have in another case.
 *
 * @param only ignore a value that is not among the options
 */
export function chosenOption(
  options: readonly FilterOption[],
  value: string,
  only = false,
): string {
  const option =
    options.find((one) => one.value === value) ?? options.find((one) => sameText(one.value, value));
  return option?.value ?? (only ? '' : value);
}

interface FilterSelectProps extends Omit<FilterOptionsProps, 'chosen'> {
  /** The accessible name. */
  label: string;
  /** The URL parameter. */
  name: string;
  state: TableState;
  /** Ignore any value in the URL that is not among the options. */
  only?: boolean;
  /** After the options. */
  children?: ReactNode;
}

/**
 * One filter of a table, for the `filters` of a DataTable; shares the line with others on narrow screens. Its
 * width does not follow what is chosen, so that the toolbar stays as it is.
 */
export function FilterSelect({
  label,
  name,
  state,
  only = false,
  children,
  ...rest
}: FilterSelectProps) {
  const chosen = chosenOption(rest.options, state.filters[name] ?? '', only);
  return (
    // On a wide screen never so narrow that "All organisations" is cut.
    <div className="max-w-48 min-w-28 flex-[1_1_11rem] xl:min-w-40 xl:flex-[0_1_11.25rem]">
      <SheetLabel text={label} />
      <Select
        aria-label={label}
        value={chosen}
        onChange={(event) => state.setFilter(name, event.currentTarget.value)}
      >
        <FilterOptions {...rest} chosen={chosen} />
        {children}
      </Select>
    </div>
  );
}

interface FiltersToggleProps {
  open: boolean;
  onToggle: () => void;
  panelId?: string | undefined;
  /** How many filters are on. */
  on: number;
  className?: string;
}

/** The Filters button; says how many filters are on. */
export function FiltersToggle({ open, onToggle, panelId, on, className }: FiltersToggleProps) {
  return (
    <Button
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
      className={cx('relative', className)}
      icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />}
    >
      <span>
        <span className="dt-bar-word">Filters</span>
        {on > 0 && ` (${on})`}
      </span>
    </Button>
  );
}
