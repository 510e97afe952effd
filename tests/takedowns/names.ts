/** Alerts and what is known of them, made up for these tests. */
import type { DnsLook } from '@/evidence/model/kept.ts';
import { readRegistration } from '@/evidence/model/rdap/read.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { domainOf } from '@/lib/read-name.ts';
import { explain } from '@/lookalike/index.ts';
import type { TakedownDraft, ReportedName } from '@/takedowns/model/types.ts';
import { EMPTY_DRAFT } from '@/takedowns/model/types.ts';
import { domain } from '../evidence/rdap-answers.ts';

export const SEEN = Date.UTC(2026, 10, 23, 3, 12);
export const NOW = Date.UTC(2026, 10, 23, 3, 30);

export function registered(name: string, more: object = {}): Registration {
  const body = JSON.stringify(domain({ ldhName: name, ...more }));
  return readRegistration({ name, at: SEEN, source: 'naam.test', body });
}

export const inDns = (name: string): DnsLook => ({
  source: 'dns.resolver.example',
  raw: '',
  state: {
    is: 'in-dns',
    at: SEEN,
    records: {
      ns: [],
      a: [{ owner: name, data: '192.0.2.7', ttl: 300 }],
      aaaa: [],
      mx: [{ owner: name, preference: 10, exchange: `mail.${name}`, ttl: 60 }],
      cname: [],
    },
    mail: true,
    missing: [],
  },
});

export function reportedName(
  asset: string,
  name: string,
  more: Partial<ReportedName> = {},
): ReportedName {
  const explanation = explain(asset, name);
  const found = explanation.kind === 'explanation' ? explanation : null;
  const host = domainOf(name);
  return {
    alert: '6',
    asset,
    domain: name,
    details: '',
    explanation: found,
    host,
    registrable: found?.candidate.registrable ?? host,
    dns: null,
    registration: null,
    isSample: false,
    ...more,
  };
}

const ABUSE: TakedownDraft['abuse'] = {
  urls: 'hxxps://login[.]hdfcbamk[.]com/kyc?a=1',
  sighting: 'phishing',
  seenAt: '2026-11-23T08:42',
  way: 'sms',
};

export const abuseDraft = (more: Partial<TakedownDraft> = {}): TakedownDraft => ({
  ...EMPTY_DRAFT,
  abuse: ABUSE,
  ...more,
});

export const trademarkDraft = (more: Partial<TakedownDraft> = {}): TakedownDraft => ({
  ...EMPTY_DRAFT,
  kind: 'trademark',
  trademark: {
    mark: 'HDFC BANK',
    rights: 'No. 1234567, class 36, India',
    badFaith: 'It was offered to us for sale.',
    noInterests: true,
  },
  ...more,
});

export const SIGNATURE = {
  email: 'asha@hdfcbank.com',
  organisation: 'HDFC Bank',
  address: '7 Hill Road\nMumbai 400050',
};
