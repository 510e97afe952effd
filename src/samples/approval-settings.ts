/** The sample rules, thresholds and channels of Approval settings (specification section 9). */
import { config } from '@/config.ts';

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

export const sampleApprovalSettings: ApprovalSettings = {
  rules: [
    {
      name: 'Approve users after verification',
      enabled: true,
      type: 'Users',
      conditions: 'The email address is verified',
    },
    {
      name: 'Approve low-risk assets',
      enabled: false,
      type: 'Assets',
      conditions: 'The risk score is under 20',
    },
  ],
  thresholds: [
    {
      name: 'Maximum pending approvals',
      help: 'More than this many would raise a warning.',
      value: 50,
      type: 'number',
    },
    {
      name: 'Alert threshold',
      help: 'Risk score, 0 to 100, from which an alert would be raised.',
      value: 25,
      type: 'slider',
    },
  ],
  channels: [
    {
      type: 'email',
      enabled: true,
      template: `Dear {name},\n\n{item} was approved on {date}. You can see it in your console.\n\n${config.brand}`,
    },
    { type: 'sms', enabled: false, template: `{item} was approved on {date}. ${config.brand}` },
  ],
};
