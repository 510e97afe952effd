/** The sample alerts of Global alerts. Shown only under a SampleMark; all names are reserved ones (RFC 2606). */
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

export const sampleAlerts: readonly SampleAlert[] = [
  {
    id: 'S-1008',
    domain: 'kaveri-b\u0430nk.example',
    highlighted: [8, 9],
    type: 'Homoglyph',
    severity: 'High',
    status: 'Active',
    detectedAt: '2026-03-12T06:40:00Z',
    organization: 'Kaveri Sample Bank',
    description: 'A Cyrillic а in the name; the page copies the net banking login.',
  },
  {
    id: 'S-1007',
    domain: 'kaveribank-kyc.example',
    highlighted: [10, 14],
    type: 'Combosquatting',
    severity: 'High',
    status: 'Investigating',
    detectedAt: '2026-03-11T15:05:00Z',
    organization: 'Kaveri Sample Bank',
    description: 'Asks for PAN and card number under the pretext of a KYC update.',
  },
  {
    id: 'S-1006',
    domain: 'malabarspice-shop.example',
    highlighted: [12, 17],
    type: 'Combosquatting',
    severity: 'Medium',
    status: 'Active',
    detectedAt: '2026-03-10T09:22:00Z',
    organization: 'Malabar Sample Spices',
    description: 'A shop that sells under the brand; payments go to a private account.',
  },
  {
    id: 'S-1005',
    domain: 'deccanair1ines.example',
    highlighted: [9, 10],
    type: 'Homoglyph',
    severity: 'High',
    status: 'Resolved',
    detectedAt: '2026-03-08T03:48:00Z',
    organization: 'Deccan Sample Airlines',
    description: 'Refund form that collected card data; taken offline by its host.',
  },
  {
    id: 'S-1004',
    domain: 'deccan-airlines.example',
    highlighted: [6, 7],
    type: 'Hyphenation',
    severity: 'Medium',
    status: 'Investigating',
    detectedAt: '2026-03-07T11:30:00Z',
    organization: 'Deccan Sample Airlines',
    description: 'Mail servers are set up, no website yet.',
  },
  {
    id: 'S-1003',
    domain: 'malabarspices.test',
    highlighted: [14, 18],
    type: 'TLD swap',
    severity: 'Low',
    status: 'Active',
    detectedAt: '2026-03-05T18:12:00Z',
    organization: 'Malabar Sample Spices',
    description: 'Parked with advertisements.',
  },
  {
    id: 'S-1002',
    domain: 'kaveribnak.example',
    highlighted: [7, 9],
    type: 'Transposition',
    severity: 'Medium',
    status: 'Resolved',
    detectedAt: '2026-03-02T08:00:00Z',
    organization: 'Kaveri Sample Bank',
    description: 'Redirected to a survey page; the registrar suspended the name.',
  },
  {
    id: 'S-1001',
    domain: 'deccanairliness.example',
    highlighted: [14, 15],
    type: 'Repetition',
    severity: 'Low',
    status: 'Resolved',
    detectedAt: '2026-02-27T13:55:00Z',
    organization: 'Deccan Sample Airlines',
    description: 'Registered, never used, expired.',
  },
];
