import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly title?: string;
  /** The key that chooses it, as `aria-keyshortcuts` has it. */
  readonly keys?: string | undefined;
}

interface SegmentedProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly Segment<Value>[];
  /** Null while no option is chosen: then no button is pressed. */
  value: Value | null;
  /** Called with another option than the chosen one. */
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/**
 * A few choices side by side, one of them active. Toggle buttons and no radio group: there the arrow keys choose
 * whatever they pass, and some of these choices are stored.
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled = false,
  className,
}: SegmentedProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cx('flex rounded border border-line bg-surface p-0.5', className)}
    >
      {options.map((option) => {
        const isOn = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isOn}
            aria-keyshortcuts={option.keys}
            title={option.title}
            disabled={disabled}
            onClick={() => {
              if (!isOn) onChange(option.value);
            }}
            className={cx(
              'inline-flex h-[2.125rem] items-center justify-center rounded-sm px-3 font-semibold whitespace-nowrap pointer-coarse:h-11',
              isOn ? 'bg-tint text-brand-deep' : 'text-quiet hover:bg-ink/6 hover:text-ink',
              disabled && 'cursor-default opacity-55',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
