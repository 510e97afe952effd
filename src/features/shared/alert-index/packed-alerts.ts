/**
 * A list of alerts in three typed arrays: it changes threads without being copied, and a row becomes
 * strings only when it is looked at. (A hundred thousand objects would block the page while they arrive.)
 */
import type { ImpersonationAlert } from '@/api/contract/index.ts';

const TEXTS = 4;

export interface PackedAlerts {
  readonly count: number;
  /** The texts of all alerts, UTF-8, one after the other: id, asset, domain, details. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each text ends. */
  readonly ends: Uint32Array<ArrayBuffer>;
  /** Severity scores; NaN for none. */
  readonly scores: Float64Array<ArrayBuffer>;
}

/** An alert and its place in the list as it came. */
export interface AlertRow extends ImpersonationAlert {
  readonly index: number;
}

export function packAlerts(alerts: readonly ImpersonationAlert[]): PackedAlerts {
  const encoder = new TextEncoder();
  const ends = new Uint32Array(alerts.length * TEXTS);
  const scores = new Float64Array(alerts.length);
  let bytes = new Uint8Array(Math.max(1024, alerts.length * 256));
  let used = 0;
  for (const [index, alert] of alerts.entries()) {
    const texts = [alert.id, alert.asset_name, alert.impersonating_domain, alert.details];
    for (const [at, text] of texts.entries()) {
      // A UTF-16 unit takes three bytes at most.
      if (bytes.length - used < text.length * 3) {
        const larger = new Uint8Array(bytes.length * 2 + text.length * 3);
        larger.set(bytes.subarray(0, used));
        bytes = larger;
      }
      used += encoder.encodeInto(text, bytes.subarray(used)).written;
      ends[index * TEXTS + at] = used;
    }
    scores[index] = alert.severity_score ?? Number.NaN;
  }
  return { count: alerts.length, bytes: bytes.slice(0, used), ends, scores };
}

/** The buffers to hand over when a packed list changes threads. */
export function buffersOf({ bytes, ends, scores }: PackedAlerts): ArrayBuffer[] {
  return [bytes.buffer, ends.buffer, scores.buffer];
}

const MAX_KEPT = 2_000;

/** Reads single rows of a packed list; the same object for the same place as long as it is in view. */
export function alertReader(packed: PackedAlerts): (index: number) => AlertRow | undefined {
  // A mark at the start of a name is part of what deceives, and shown.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const kept = new Map<number, AlertRow>();
  const text = (at: number): string =>
    decoder.decode(
      packed.bytes.subarray(at === 0 ? 0 : (packed.ends[at - 1] ?? 0), packed.ends[at] ?? 0),
    );
  return (index) => {
    if (index < 0 || index >= packed.count) return undefined;
    const known = kept.get(index);
    if (known) return known;
    const score = packed.scores[index] ?? Number.NaN;
    const row: AlertRow = {
      index,
      id: text(index * TEXTS),
      asset_name: text(index * TEXTS + 1),
      impersonating_domain: text(index * TEXTS + 2),
      details: text(index * TEXTS + 3),
      severity_score: Number.isNaN(score) ? null : score,
    };
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(index, row);
    return row;
  };
}
