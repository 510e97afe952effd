import { cx } from '@/ui/class-names.ts';

interface SwitchProps {
  /** The id of the element that names it. */
  labelledBy: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once; says so in a word as well. */
export function Switch({ labelledBy, on, onChange }: SwitchProps) {
  return (
    <span className="flex shrink-0 items-center gap-2">
      <span aria-hidden className="w-6 text-right text-xs text-quiet">
        {on ? 'On' : 'Off'}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={labelledBy}
        onClick={() => onChange(!on)}
        className={cx(
          'relative h-6 w-10 rounded-full border transition-colors after:absolute after:-inset-2',
          on ? 'border-transparent bg-brand' : 'border-control bg-surface',
        )}
      >
        <span
          className={cx(
            'absolute top-[3px] size-4 rounded-full transition-[left]',
            on ? 'left-[19px] bg-on-brand' : 'left-[3px] bg-control',
          )}
        />
      </button>
    </span>
  );
}
