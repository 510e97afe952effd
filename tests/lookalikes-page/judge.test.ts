/** A link without a company beside the list of well-known addresses: whom it imitates, and what the list leaves alone. */
import { expect, it } from 'vitest';
import { type Comparing, judgeLink } from '@/features/site/finder/link/judge.ts';
import type { VerdictKind } from '@/features/site/finder/link/verdict.ts';
import { explain } from '@/lookalike/index.ts';
import { readsInLatin } from '@/lookalike/skeleton.ts';
import { platformOf } from '@/lookalike/suffix.ts';

/** The engine without its worker. */
const engine: Comparing = {
  explain: async (asset, candidate) => {
    const found = explain(asset, candidate);
    if (found.kind === 'invalid') return found;
    const { ascii, label } = found.candidate;
    return { ...found, why: null, platform: platformOf(ascii), reads: readsInLatin(label) };
  },
  compare: async (pairs) =>
    pairs.map(({ asset, candidate }) => {
      const found = explain(asset, candidate);
      return {
        kind: 'none',
        techniques: found.techniques.map(({ technique }) => technique),
        similarity: found.similarity,
        percent: found.kind === 'invalid' ? 0 : found.percent,
        marked: null,
      };
    }),
};

it.each<[link: string, kind: VerdictKind, domain: string]>([
  // Of one letter or of all of them.
  ['https://\u0131cicibank.com', 'imitates', 'icicibank.com'],
  ['https://\u0131c\u0131c\u0131bank.com', 'imitates', 'icicibank.com'],
  ['https://lciclbank.com', 'imitates', 'icicibank.com'],
  ['https://1c1cibank.com', 'imitates', 'icicibank.com'],
  ['https://\u0456\u0441\u0456\u0441\u0456bank.com', 'imitates', 'icicibank.com'],
  ['https://\u00e1m\u00e1z\u00f3n.in', 'imitates', 'amazon.in'],
  ['https://www.arnazon.in', 'imitates', 'amazon.in'],
  ['https://netfIix.com', 'imitates', 'netflix.com'],
  ['https://flipkrat.com', 'imitates', 'flipkart.com'],
  // Bait beside a name, before it and behind it.
  ['https://sbi-kyc.top', 'imitates', 'sbi.bank.in'],
  ['https://kycsbi.in', 'imitates', 'sbi.bank.in'],
  ['https://echallanparivahan.in', 'imitates', 'parivahan.gov.in'],
  ['https://apple-id-verify.in', 'imitates', 'apple.com'],
  // Of several own addresses the one that the link comes closest to.
  ['https://sbi.bank.in.kyc.top', 'imitates', 'sbi.bank.in'],
  ['https://sbi-bank.in', 'imitates', 'sbi.bank.in'],
  ['https://sbi.co.in@evil.top', 'disguised', 'sbi.co.in'],
  // A company's name under an ending that is not its own.
  ['https://icicibank.co.in', 'other-address', 'icicibank.com'],
  ['https://sbi.in', 'other-address', 'sbi.co.in'],
  ['https://flipkart.net', 'other-address', 'flipkart.com'],
  ['https://icici.com', 'other-address', 'icicibank.com'],
  ['https://unionbank.in', 'other-address', 'unionbankofindia.co.in'],
  ['https://unionbank-kyc.in', 'carries-name', 'unionbankofindia.co.in'],
  ['https://sbionline.in', 'imitates', 'onlinesbi.sbi'],
  ['https://uidai.com', 'imitates', 'uidai.gov.in'],
  // Other companies' own names.
  ['https://kodak.com', 'named', ''],
  ['https://sbl.co.in', 'named', ''],
  ['https://bankofamerica.com', 'named', ''],
  ['https://tatamotors.com', 'named', ''],
  ['https://hdfclife.com', 'known', ''],
  ['https://amazonaws.com', 'named', ''],
  // A name that comes close to none of the list keeps its own verdict.
  ['https://sahyadrilokbank-kyc.in', 'signs', ''],
  ['https://wikip\u0430dia.org', 'mixed', ''],
])('%s: %s %s', async (link, kind, domain) => {
  const judged = await judgeLink(link, '', engine, new AbortController().signal);
  expect([judged.kind, judged.domain]).toEqual([kind, domain]);
});

it('judges a link by itself where the list cannot be asked', async () => {
  const broken = { ...engine, compare: () => Promise.reject(new Error('gone')) };
  const judged = await judgeLink('https://somebank-kyc.in', '', broken, AbortSignal.abort());
  expect(judged.kind).toBe('signs');
});

it.each<[called: string, kind: VerdictKind]>([
  ['Sahyadri Lok Bank', 'fraud-signs'],
  ['Marutham Textiles', 'signs'],
  ['', 'signs'],
])('of a link with bait, the company being called %j: %s', async (called, kind) => {
  const { signal } = new AbortController();
  const judged = await judgeLink('https://sahyadrilokbank-kyc.in', '', engine, signal, called);
  expect(judged.kind).toBe(kind);
});

it('compares with the company that was given, and with no other', async () => {
  const { signal } = new AbortController();
  const judged = await judgeLink('https://sbi-kyc.top', 'nykaa.com', engine, signal);
  expect([judged.kind, judged.domain]).toEqual(['fraud-signs', 'nykaa.com']);
});
