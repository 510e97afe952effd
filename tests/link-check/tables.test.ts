/**
 * Links and messages as people in India are sent them (links.tsv, messages.tsv; people and numbers are invented). The
 * second columns hold the verdicts of the link check that this one replaced in November 2026.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkMessage } from '@/link-check/model/check-message.ts';

interface Row {
  readonly what: string;
  /** Verdict until November 2026: danger, doubt, untold, restricted, own, or - for no link. */
  readonly before: string;
  readonly verdict: string;
  readonly sent: string;
  readonly company: string;
}

function readTable(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

const LINKS: readonly Row[] = readTable('links.tsv').flatMap(
  ([what = '', alone = '', beside = '', now = '', nowBeside = '', sent = '', company = '']) => [
    { what, before: alone, verdict: now, sent, company: '' },
    { what, before: beside, verdict: nowBeside, sent, company },
  ],
);
const MESSAGES: readonly Row[] = readTable('messages.tsv').map(
  ([what = '', before = '', verdict = '', sent = '']) => ({
    what,
    before,
    verdict,
    sent,
    company: '',
  }),
);

/**
 * Frauds that were a danger and are a doubt now. In a name, a company’s word next to a usual word that is no alarm word
 * accuses no one; of a file’s name, no part is a company’s.
 */
const FALLEN = [
  // “big billion” is a sale’s name, whole, under another suffix. `netflix.shop` and `zerodha.tech` are like it, and real.
  'https://big-billion.shop',
  // “great”, “indian” and “festival” are usual words.
  'https://amazongreatindianfestival.shop',
  // Couriers have real domains with “delivery” and “tracking” next to their name.
  'https://bluedart-delivery.top',
  // `statebankrewardz.com`, `pnbrewardz.com` and `yesrewardz.com` are the banks’ own programmes.
  'Your HDFC reward points worth Rs 9,870 will expire today. Redeem: https://hdfcrewardz.in',
  // The name of the program is cut at its blanks: “(1).apk” is all that is read.
  'RTO CHALLAN (1).apk',
];

/** Kind and tone of the leading verdict. */
function leading({ sent, company }: Row): [kind: string, tone: string] {
  const [verdict] = checkMessage(sent, company).verdicts;
  return [verdict?.kind ?? '', verdict?.tone ?? ''];
}

const vouches = (kind: string): boolean => kind === 'own' || kind === 'restricted';

describe.each([
  ['links', LINKS],
  ['messages', MESSAGES],
])('%s', (_, rows) => {
  const judged = rows.map((row) => ({ row, now: leading(row) }));

  test('each row has the verdict of the table', () => {
    expect(judged.map(({ row, now }) => [row.sent, row.company, now.join(' ')])).toEqual(
      rows.map(({ sent, company, verdict }) => [sent, company, verdict]),
    );
  });

  test('no fraud that was a danger or a doubt becomes own, restricted or unknown', () => {
    const lost = judged.filter(
      ({ row: { what, before }, now: [kind] }) =>
        what === 'fraud' &&
        (before === 'danger' || before === 'doubt') &&
        (vouches(kind) || kind === 'unknown'),
    );
    expect(lost).toEqual([]);
  });

  test('only listed frauds fall from danger to doubt', () => {
    const fallen = judged.filter(
      ({ row: { what, before }, now: [, tone] }) =>
        what === 'fraud' && before === 'danger' && tone !== 'danger',
    );
    const texts = new Set(fallen.map(({ row: { sent } }) => sent));
    expect([...texts].filter((sent) => !FALLEN.includes(sent))).toEqual([]);
    expect(FALLEN.length).toBeLessThanOrEqual(6);
  });

  test('no genuine row is a danger, and nine in ten that vouched still do', () => {
    const genuine = judged.filter(({ row: { what } }) => what === 'genuine');
    expect(genuine.filter(({ now: [, tone] }) => tone === 'danger')).toEqual([]);
    const home = genuine.filter(({ row: { before } }) => vouches(before));
    const still = home.filter(({ now: [kind] }) => vouches(kind));
    expect(still.length / home.length).toBeGreaterThanOrEqual(0.9);
  });
});
