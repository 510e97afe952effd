import { useId } from 'react';
import { formatDate } from '@/lib/format.ts';
import { Input } from '@/ui/Input.tsx';
import { Segmented } from '@/ui/Segmented.tsx';
import { presets, type Period } from './period.ts';

interface PeriodPickerProps {
  period: Period;
  today: Date;
  /** Error message for the dates; null if they are fine. */
  error: string | null;
  onChange: (period: Period) => void;
}

/** Picks the period of the report: the usual ones by name, any others by first and last day. */
export function PeriodPicker({ period, today, error, onChange }: PeriodPickerProps) {
  const id = useId();
  const usual = presets(today);
  const day = (which: keyof Period, label: string) => (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={`${id}-${which}`} className="text-xs text-quiet">
        {label}
      </label>
      <Input
        id={`${id}-${which}`}
        type="date"
        value={period[which]}
        aria-invalid={error !== null || undefined}
        // The field shows the day in the order of the browser's language, which may be either.
        aria-describedby={`${id}-words`}
        onChange={(event) => onChange({ ...period, [which]: event.target.value })}
        className="w-full sm:w-40"
      />
    </span>
  );
  return (
    <div
      role="group"
      aria-label="Period"
      className="flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:gap-y-2 print:hidden"
    >
      <Segmented
        label="Usual periods"
        options={usual.map(({ label }) => ({ value: label, label }))}
        value={
          usual.find(({ from, to }) => from === period.from && to === period.to)?.label ?? null
        }
        onChange={(chosen) => {
          const found = usual.find(({ label }) => label === chosen);
          if (found) onChange({ from: found.from, to: found.to });
        }}
        className="max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      />
      <div className="flex gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
        {day('from', 'First day')}
        {day('to', 'Last day')}
      </div>
      {error === null ? (
        <p id={`${id}-words`} className="text-xs text-quiet xl:pb-3">
          <span className="text-ink tabular-nums">
            {`${formatDate(period.from)} to ${formatDate(period.to)}`}
          </span>
          , both days included.
        </p>
      ) : (
        <p id={`${id}-words`} className="text-sm text-high xl:pb-2.5">
          {error}
        </p>
      )}
    </div>
  );
}
