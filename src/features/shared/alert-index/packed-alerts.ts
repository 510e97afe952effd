/**
 * A list of alerts in typed arrays, which change threads without being copied (lib/packed-texts.ts).
 *
 * A new text of an alert needs four places: the contract's entity (api/contract/entities.ts), TEXT_FIELDS, by
 * which it is packed, read and searched, a column of the table (alert-columns.tsx), and one of the CSV file
 * (exports/csv.ts).
 */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { buffersOf, packTexts, textReader, type PackedTexts } from '@/lib/packed-texts.ts';

type TextKey = {
  [Key in keyof ImpersonationAlert]: ImpersonationAlert[Key] extends string ? Key : never;
}[keyof ImpersonationAlert];

interface TextField {
  /** The id of the column that sorts by it. */
  readonly sort?: string;
  /** Whether the search looks in it. */
  readonly searched?: true;
  /** A domain name: it is found in its other written forms too. */
  readonly isName?: true;
}

const TEXT_FIELDS = {
  id: { sort: 'id' },
  asset_name: { sort: 'asset', searched: true },
  impersonating_domain: {
    sort: 'domain',
    searched: true,
    isName: true,
  },
  details: { searched: true },
} as const satisfies Record<TextKey, TextField>;

/** The same with their keys, in their order. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the keys
export const textFields = Object.entries(TEXT_FIELDS) as [TextKey, TextField][];

type Fields = typeof TEXT_FIELDS;
/** The ids of the columns that sort by a text. */
export type TextSort = Extract<Fields[keyof Fields], { sort: string }>['sort'];

export interface PackedAlerts {
  readonly count: number;
  /** A row for each alert: its texts in the order of `textFields`. */
  readonly texts: PackedTexts;
  /** Severity scores; NaN for none. */
  readonly scores: Float64Array<ArrayBuffer>;
}

/** An alert and its place in the list as it came. */
export interface AlertRow extends ImpersonationAlert {
  readonly index: number;
}

export function packAlerts(alerts: readonly ImpersonationAlert[]): PackedAlerts {
  const rows = alerts.map((alert) => textFields.map(([key]) => alert[key]));
  return {
    count: alerts.length,
    texts: packTexts(rows, textFields.length),
    scores: Float64Array.from(alerts, ({ severity_score }) => severity_score ?? Number.NaN),
  };
}

/** The buffers to hand over when a packed list changes threads. */
export const alertBuffers = ({ texts, scores }: PackedAlerts): ArrayBuffer[] => [
  ...buffersOf(texts),
  scores.buffer,
];

/** The same in buffers of its own, to hand over while this one stays. */
export const copyOf = ({ count, texts, scores }: PackedAlerts): PackedAlerts => ({
  count,
  texts: { ...texts, bytes: texts.bytes.slice(), ends: texts.ends.slice() },
  scores: scores.slice(),
});

const ID = textFields.findIndex(([key]) => key === 'id');

/** The ids of all alerts, in their order. */
export function* idsOf({ count, texts }: PackedAlerts): Generator<string> {
  const read = textReader(texts);
  for (let index = 0; index < count; index += 1) yield read(index, ID);
}

/** Reads single ids of a packed list, '' outside of it: a table looks for one among thousands. */
export function idReader({ count, texts }: PackedAlerts): (index: number) => string {
  const read = textReader(texts);
  const known = Array.from<string | undefined>({ length: count });
  return (index) => {
    if (index < 0 || index >= count) return '';
    return (known[index] ??= read(index, ID));
  };
}

const MAX_KEPT = 2_000;

/** Reads single rows of a packed list; returns the same object for a place while it is in view. */
export function alertReader({
  count,
  texts,
  scores,
}: PackedAlerts): (index: number) => AlertRow | undefined {
  const read = textReader(texts);
  const kept = new Map<number, AlertRow>();
  return (index) => {
    if (index < 0 || index >= count) return undefined;
    const known = kept.get(index);
    if (known) return known;
    const score = scores[index] ?? Number.NaN;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the keys
    const ofAlert = Object.fromEntries(
      textFields.map(([key], column) => [key, read(index, column)]),
    ) as Record<TextKey, string>;
    const row = { ...ofAlert, index, severity_score: Number.isNaN(score) ? null : score };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(index, row);
    return row;
  };
}
