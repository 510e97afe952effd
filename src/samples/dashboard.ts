/** The dashboard's fixed figures (specification section 2). Shown only under a SampleMark. */
import type { Severity } from '@/lib/severity.ts';

export const sampleDashboard = {
  totalThreats: 156,
  /** Against the month before, in per cent. */
  change: 12,
  bySeverity: { High: 34, Medium: 89, Low: 33 } satisfies Record<Severity, number>,
  phishingCampaigns: 45,
  activeIntegrations: 0,
  recentAlerts: [
    {
      id: 'sample-1',
      domain: 'examp1e-bank.example',
      highlighted: [5, 6],
      what: 'Login page that copies the bank’s own',
      score: 9.2,
    },
    {
      id: 'sample-2',
      domain: 'example-bank-kyc.example',
      highlighted: [12, 16],
      what: 'Newly registered, asks for KYC details',
      score: 6.5,
    },
    {
      id: 'sample-3',
      domain: 'examplebank-shop.example',
      highlighted: [11, 16],
      what: 'Parked name with advertisements',
      score: 3.1,
    },
  ],
} as const;
