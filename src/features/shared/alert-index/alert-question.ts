/** What can be asked of the alert list. */
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import type { TechniqueKind } from './technique-kinds.ts';

export const SORTABLE = ['id', 'asset', 'domain', 'severity'] as const;
export type AlertSort = (typeof SORTABLE)[number];

export interface AlertQuestion {
  readonly query: string;
  readonly severity: Severity | null;
  /** Exactly this asset name. */
  readonly asset: string | null;
  /** How the name imitates its asset; left out or null for any way. */
  readonly technique?: TechniqueKind | null;
  readonly sort: AlertSort | null;
  readonly descending: boolean;
}

/** Whether a URL's `sort` or `severity` is one of ours. */
export const isAlertSort = (value: string): value is AlertSort =>
  (SORTABLE as readonly string[]).includes(value);
export const isSeverity = (value: string): value is Severity =>
  (SEVERITIES as readonly string[]).includes(value);
