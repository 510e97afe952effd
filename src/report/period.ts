/** The period of a report, from its address. Days are those of the user's time zone. */
import type { Span } from '@/cases/model/summary.ts';

export interface Period {
  /** Days as `2026-11-23`; both belong to the period. */
  readonly from: string;
  readonly to: string;
}

/** A day of the user, `2026-11-23`. */
export function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The first moment of a day; null for a text that is none, including `2026-02-31`. */
function startOf(day: string, later = 0): number | null {
  const start = new Date(`${day}T00:00`);
  if (dayOf(start) !== day) return null;
  start.setDate(start.getDate() + later);
  return start.getTime();
}

/** From the first moment of the first day to the last of the last; null if a day is invalid, or they are swapped. */
export function spanOf({ from, to }: Period): Span | null {
  const [start, end] = [startOf(from), startOf(to, 1)];
  return start !== null && end !== null && start < end ? { from: start, to: end } : null;
}

const ago = (today: Date, days: number): Date =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() - days);

/** The periods that are offered by name; the first is the default. */
export function presets(today: Date): readonly (Period & { readonly label: string })[] {
  const to = dayOf(today);
  const year = today.getFullYear();
  const month = today.getMonth();
  return [
    { label: 'Last 7 days', from: dayOf(ago(today, 6)), to },
    { label: 'Last 30 days', from: dayOf(ago(today, 29)), to },
    { label: 'This month', from: dayOf(new Date(year, month, 1)), to },
    {
      label: 'Last month',
      from: dayOf(new Date(year, month - 1, 1)),
      to: dayOf(new Date(year, month, 0)),
    },
  ];
}

/** The period of an address; the default is the last 7 days. */
export function periodOf(params: URLSearchParams, today: Date): Period {
  const [first] = presets(today);
  return {
    from: params.get('from') ?? first?.from ?? '',
    to: params.get('to') ?? first?.to ?? '',
  };
}
