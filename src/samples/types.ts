/** Types of data that exist only as samples (specification section 3): no backend has them. */
import type { Severity } from '@/lib/severity.ts';

/** An alert of the super-admin's Global alerts. */
export interface SampleAlert {
  readonly id: string;
  readonly domain: string;
  /** The deceptive characters of `domain`, from the engine: from the first, before the second. */
  readonly highlighted: readonly [from: number, before: number];
  readonly type: string;
  readonly severity: Severity;
  readonly status: 'Active' | 'Investigating' | 'Resolved';
  /** ISO 8601 in UTC. */
  readonly detectedAt: string;
  readonly organization: string;
  readonly description: string;
}

/** One line of the notifications panel. */
export interface Notification {
  id: string;
  title: string;
  message: string;
  type: 'info' | 'success' | 'warning' | 'error';
  /** Milliseconds since the epoch. */
  timestamp: number;
  read: boolean;
}

export interface ApprovalRule {
  readonly name: string;
  readonly enabled: boolean;
  /** Kind of item that it approves. */
  readonly type: string;
  readonly conditions: string;
}

export interface ApprovalThreshold {
  readonly name: string;
  readonly help: string;
  readonly value: number;
  /** A number of things, or a point on the scale of 0 to 100. */
  readonly type: 'number' | 'slider';
}

export interface NotificationChannel {
  readonly type: 'email' | 'sms';
  readonly enabled: boolean;
  readonly template: string;
}

export interface ApprovalSettings {
  readonly rules: readonly ApprovalRule[];
  readonly thresholds: readonly ApprovalThreshold[];
  readonly channels: readonly NotificationChannel[];
}
