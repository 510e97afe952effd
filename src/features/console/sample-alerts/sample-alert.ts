/** An alert of the super-admin's Global alerts (specification section 3): local, no backend has them. */
import type { Severity } from '@/lib/severity.ts';

export const SAMPLE_ALERT_STATUSES = ['Active', 'Investigating', 'Resolved'] as const;
export type SampleAlertStatus = (typeof SAMPLE_ALERT_STATUSES)[number];

export interface SampleAlert {
  readonly id: string;
  readonly domain: string;
  /** The characters of `domain` that deceive, as the engine finds them: from the first, before the second. */
  readonly lit: readonly [from: number, before: number];
  readonly type: string;
  readonly severity: Severity;
  readonly status: SampleAlertStatus;
  /** ISO 8601 in UTC. */
  readonly detectedAt: string;
  readonly organization: string;
  readonly description: string;
}
