/** The sample rules, thresholds and channels of Approval settings (specification section 9). */
import { config } from '@/config.ts';
import type { ApprovalSettings } from './types.ts';

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
