import { useId, type ReactNode } from 'react';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';

interface TickProps {
  /** Id of the checkbox; generated if missing. */
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** Number of alerts that it adds to the file; missing while that is not known. */
  adds?: number;
  /** Number of alerts left out while it is off, if some of them also stay out when it is on. */
  of?: number;
  /** The label. */
  children: ReactNode;
}

/** A choice about the file: what it does, and how many alerts it adds. */
export function Tick({
  id: given,
  checked,
  onChange,
  label,
  adds,
  of = adds,
  children,
}: TickProps) {
  const own = useId();
  const id = given ?? own;
  const stay = (of ?? 0) - (adds ?? 0);
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <Checkbox
        id={id}
        aria-describedby={`${id}-adds ${id}-help`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <span id={`${id}-adds`} className="ml-2 text-quiet tabular-nums">
          {adds === undefined ? '' : `adds ${adds === 0 ? 'none' : counted(adds, 'alert')}`}
          {stay > 0 && ` of ${formatNumber(of ?? 0)}: your own names and repeated ones stay out`}
        </span>
        <p id={`${id}-help`} className="text-xs text-quiet">
          {children}
        </p>
      </div>
    </div>
  );
}
