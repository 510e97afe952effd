/** The order of a list of alerts by one of its columns. */
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { textFields, type TextSort } from './packed-alerts.ts';

/** The ids of the columns that the list can be sorted by. */
export type AlertSort = TextSort | 'severity' | 'waiting';

/** The places of all alerts in order, worked out when first asked for. */
export class AlertOrders {
  readonly #alerts: readonly ImpersonationAlert[];
  readonly #orders = new Map<string, Uint32Array>();

  constructor(alerts: readonly ImpersonationAlert[]) {
    this.#alerts = alerts;
  }

  by(sort: Exclude<AlertSort, 'waiting'>, descending: boolean): Uint32Array {
    const key = `${sort} ${descending}`;
    const order = this.#orders.get(key) ?? orderBy(sortKeys(this.#alerts, sort), descending);
    this.#orders.set(key, order);
    return order;
  }
}

type SortKeys = readonly (string | null)[] | readonly (number | null)[];

/** What the alerts are sorted by; null where it is not given. Texts that are all numbers sort as numbers. */
function sortKeys(alerts: readonly ImpersonationAlert[], sort: string): SortKeys {
  const [field] = textFields.find(([, { sort: column }]) => column === sort) ?? [];
  if (field === undefined) return alerts.map(({ severity_score }) => severity_score);
  const texts = alerts.map((alert) => alert[field].toLowerCase() || null);
  const numeric = texts.every((text) => text === null || /^\d{1,15}$/.test(text));
  return numeric ? texts.map((text) => (text === null ? null : Number(text))) : texts;
}

/** The places of all keys in order; missing keys come last, equal ones stay as they came. */
function orderBy(keys: SortKeys, descending: boolean): Uint32Array {
  const direction = descending ? -1 : 1;
  return Uint32Array.from(keys.keys()).toSorted((a, b) => {
    const left = keys[a] ?? null;
    const right = keys[b] ?? null;
    if (left === right) return a - b;
    if (left === null) return 1;
    if (right === null) return -1;
    return left < right ? -direction : direction;
  });
}

/**
 * These places by how long they have waited, ties as they come.
 *
 * @param since for every place of the list, in milliseconds since the epoch; 0 where it is not known, which comes last
 * @param descending the longest first
 */
export function byWaiting(
  places: Uint32Array<ArrayBuffer>,
  since: Float64Array,
  descending: boolean,
): Uint32Array<ArrayBuffer> {
  const direction = descending ? 1 : -1;
  return places.toSorted((a, b) => {
    const left = since[a] ?? 0;
    const right = since[b] ?? 0;
    if (left === 0 || right === 0) return Number(left === 0) - Number(right === 0);
    return (left - right) * direction;
  });
}
