/**
 * The texts of an alert. A new one needs three places: the contract's entity (api/contract/entities.ts), this
 * list, by which it is packed, read, searched and exported, and a column of the table (alert-columns.tsx).
 */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { SEVERITIES, type Severity } from '@/lib/severity.ts';
import type { TechniqueKind } from '@/lookalike/technique-kinds.ts';

export type TextKey = {
  [Key in keyof ImpersonationAlert]: ImpersonationAlert[Key] extends string ? Key : never;
}[keyof ImpersonationAlert];

interface TextField {
  /** The head of its column in the CSV file. */
  readonly csv: string;
  /** The id of the column that sorts by it. */
  readonly sort?: string;
  /** Whether the search looks in it. */
  readonly searched?: true;
  /** A domain name: it is found and exported in its other written forms too. */
  readonly isName?: true;
}

export const TEXT_FIELDS = {
  id: { csv: 'Alert ID', sort: 'id' },
  asset_name: { csv: 'Asset', sort: 'asset', searched: true },
  impersonating_domain: {
    csv: 'Impersonating domain',
    sort: 'domain',
    searched: true,
    isName: true,
  },
  details: { csv: 'Details', searched: true },
} as const satisfies Record<TextKey, TextField>;

/** The texts in the order of the list above, with their keys. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
export const textFields = Object.entries(TEXT_FIELDS) as [TextKey, TextField][];

type Fields = typeof TEXT_FIELDS;
type SortsByText = Extract<Fields[keyof Fields], { sort: string }>['sort'];
export type AlertSort = SortsByText | 'severity';

const SORTABLE = ['severity', ...textFields.map(([, { sort }]) => sort)];

/** What can be asked of the alert list. */
export interface AlertQuestion {
  readonly query: string;
  readonly severity: Severity | null;
  /** Exactly this asset name. */
  readonly asset: string | null;
  /** How the name imitates its asset, as far as names have been compared; null for any way. */
  readonly technique: TechniqueKind | null;
  readonly sort: AlertSort | null;
  readonly descending: boolean;
}

/** Whether a URL's `sort` or `severity` is one of ours. */
export const isAlertSort = (value: string): value is AlertSort => SORTABLE.includes(value);
export const isSeverity = (value: string): value is Severity =>
  (SEVERITIES as readonly string[]).includes(value);
