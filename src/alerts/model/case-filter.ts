/** Filter of the list by case status. */
import { CASE_STATUSES, type CaseStatus } from '@/cases/model/types.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import type { FilterOption } from '@/components/table/FilterSelect.tsx';

/** As in the URL; `open` are the alerts that wait for the user. */
export const STATUS_FILTERS = ['open', ...CASE_STATUSES] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** Statuses that wait for the user. Reported waits for others. */
const OPEN: ReadonlySet<CaseStatus> = new Set(['new', 'investigating']);
export const isOpen = (status: CaseStatus): boolean => OPEN.has(status);

export const STATUS_OPTIONS: readonly FilterOption[] = STATUS_FILTERS.map((value) => ({
  value,
  text: value === 'open' ? 'Open' : STATUS_WORDS[value],
}));

/** Returns the filter that a URL names; null if it is not one of ours. */
export const statusFilterOf = (value: string | undefined): StatusFilter | null =>
  STATUS_FILTERS.find((one) => one === value) ?? null;

/** True if an alert with this status passes. */
export const passesStatus = (filter: StatusFilter, status: CaseStatus): boolean =>
  filter === 'open' ? isOpen(status) : filter === status;
