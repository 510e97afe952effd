/** The picture of a pair: two rows of cells, label under label (design, section 7). */
import { expect, test } from 'vitest';
import { type Explanation, explain } from '@/lookalike/index.ts';

function explained(asset: string, candidate: string): Explanation {
  const found = explain(asset, candidate);
  if (found.kind !== 'explanation') throw new Error(`${asset} ${candidate}: ${found.message}`);
  return found;
}

type Cells = Explanation['alignment'][number]['asset'];
const text = (cells: Cells) => cells.map((one) => one.text).join('');

/** One line: what is the same as it is, `[-left out-]`, `{+put in+}`, `<asset>candidate>`. */
function drawn(asset: string, candidate: string): string {
  return explained(asset, candidate)
    .alignment.map((run) => {
      if (run.kind === 'same') return text(run.candidate);
      if (run.kind === 'removed') return `[-${text(run.asset)}-]`;
      return run.kind === 'added'
        ? `{+${text(run.candidate)}+}`
        : `<${text(run.asset)}>${text(run.candidate)}>`;
    })
    .join('');
}

const OWN = 'netbanking.sahyadrilokbank.co.in';

test.each([
  // A missing part is a gap in the label that lacks it; the letters next to it are equal.
  [OWN, 'netbankng.sahyadrilokbank.co.in', 'netbank[-i-]ng.sahyadrilokbank.co.in'],
  [OWN, 'netbankng.sahyadrilokbank.in', 'netbank[-i-]ng.sahyadrilokbank[-.co-].in'],
  [OWN, 'netbankng.sahyadrilokbnk.co.in', 'netbank[-i-]ng.sahyadrilokb[-a-]nk.co.in'],
  [OWN, 'netbankng.sahyadrilokbank.top', 'netbank[-i-]ng.sahyadrilokbank.<co.in>top>'],
  [OWN, 'netbankng.example.com', 'netbank[-i-]ng.[-sahyadrilokbank-]{+example+}.<co.in>com>'],
  ['hdfcbank.com', 'hdfcbank.co', 'hdfcbank.co[-m-]'],
  ['mahindrafinance.com', 'mahindra.com', 'mahindra[-finance-].com'],
  // A missing dot is a gap too, a moved one is a separate run.
  ['sahyadrilokbank.co.in', 'sahyadrilokbankco.in', 'sahyadrilokbank[-.-]co.in'],
  [OWN, 'netbankingsahyadrilokbank.co.in', 'netbanking[-.-]sahyadrilokbank.co.in'],
  [OWN, 'netbankng-sahyadrilokbank.co.in', 'netbank[-i-]ng<.>->sahyadrilokbank.co.in'],
  ['hdfcbank.com', 'hdfcbankcom.net', 'hdfcbank[-.-]com{+.net+}'],
  ['hdfcbank.com', 'hdfc.bank.com', 'hdfc{+.+}bank.com'],
  ['axisbank.com', 'axis.bank.in', 'axis{+.+}bank.<com>in>'],
  ['amazon.in', 'amazon-in.support', 'amazon<.>->in{+.support+}'],
  ['yourcompany.in', 'yourcompany-in.com', 'yourcompany<.>->in{+.com+}'],
  // That of www, as people type it, as well.
  ['hdfcbank.com', 'wwwhdfcbank.com', 'www[-.-]hdfcbank.com'],
  ['hdfcbank.com', 'wwwhdfcbankcom.net', 'www[-.-]hdfcbank[-.-]com{+.net+}'],
  ['hdfcbank.com', 'www-hdfcbank.com', 'www<.>->hdfcbank.com'],
  // Whole words are exchanged and added whole.
  ['sahyadrilokbank.com', 'sahyadrilokupi.com', 'sahyadrilok[-bank-]{+upi+}.com'],
  [
    'upi.sahyadrilokbank.co.in',
    'sahyadrilokupi.com',
    '[-upi.-]sahyadrilok[-bank-]{+upi+}.<co.in>com>',
  ],
  ['my-shop.in', 'access-shop.in', '[-my-]{+access+}-shop.in'],
  // The new word may stand on the other side.
  ['hdfcbank.com', 'upi-hdfc.com', '{+upi-+}hdfc[-bank-].com'],
  ['bankhdfc.com', 'hdfc-upi.com', '[-bank-]hdfc{+-upi+}.com'],
  [OWN, 'netbanking-sahyadri.com', 'netbanking<.>->sahyadri[-lokbank-].<co.in>com>'],
  ['hdfcbank.com', 'secure-hdfcbank.com', '{+secure-+}hdfcbank.com'],
  ['hdfcbank.com', 'wikipedia.org', '[-hdfcbank-]{+wikipedia+}.<com>org>'],
  // The brand in a subdomain is under the brand.
  ['hdfcbank.com', 'hdfcbank.com.verify.net', 'hdfcbank.com{+.verify.net+}'],
  ['hdfcbank.com', 'hdfcbank.com-kyc.net', 'hdfcbank.com{+-kyc.net+}'],
  ['hdfcbank.com', 'my.hdfcbamk.github.io', '{+my.+}hdfcba<n>m>k.<com>github.io>'],
  ['sbi.bank.in', 'sbi.bamk.in', 'sbi.ba<n>m>k.in'],
  // If words swap places, the shorter one moves as a whole.
  ['yourcompany.in', 'companyyour.in', '[-your-]company{+your+}.in'],
  ['tatasteel.com', 'steeltata.com', '[-tata-]steel{+tata+}.com'],
  ['sahyadribank.in', 'banksahyadri.in', '{+bank+}sahyadri[-bank-].in'],
])('%s, %s: %s', (asset, candidate, expected) => {
  expect(drawn(asset, candidate)).toBe(expected);
  // Each row spells its own name, in its own order.
  const { alignment } = explained(asset, candidate);
  expect(text(alignment.flatMap((run) => run.asset)).replace(/^www\./, '')).toBe(asset);
  expect(text(alignment.flatMap((run) => run.candidate))).toBe(candidate);
});

const rows = ({ alignment }: Explanation) => ({
  asset: alignment.map((run) => text(run.asset)).join(''),
  candidate: alignment.map((run) => text(run.candidate)).join(''),
});

test.each([
  'hdfcbаnk.com',
  'hdfcbank-kyc.in',
  'secure-hdfcbank.co.in',
  'hdfc.bank.com',
  'hdfcbank.com.verify-login.net',
  'hdfcbank.evil.com',
  'login.hdfcbamk.com',
  'wwwhdfcbank.com',
  'hdfcbankcom.net',
  'bankhdfc.com',
  'hdfcbnk.com',
  'wikipedia.org',
  'दिल्ली.भारत',
])('both rows spell the names: %s', (candidate) => {
  const found = explained('hdfcbank.com', candidate);
  const front = candidate.startsWith('www') ? 'www.' : '';
  expect(rows(found)).toEqual({
    asset: front + found.asset.unicode,
    candidate: found.candidate.unicode,
  });
});

test('a deceptive letter has its own cell, with its code point and name', () => {
  const changed = explained('hdfcbank.com', 'hdfcbаnk.com').alignment.filter(
    ({ kind }) => kind === 'changed',
  );
  expect(changed).toMatchObject([
    {
      technique: 'homoglyph',
      asset: [{ text: 'a', deceptive: null }],
      candidate: [
        {
          text: 'а',
          width: 1,
          deceptive: [{ codePoint: 'U+0430', name: 'CYRILLIC SMALL LETTER A', script: 'Cyrillic' }],
        },
      ],
    },
  ]);
});

test('bait words are added, not highlighted letter by letter', () => {
  const added = explained('hdfcbank.com', 'hdfcbank-kyc.com').alignment.find(
    ({ kind }) => kind === 'added',
  );
  expect(added?.technique).toBe('combosquatting');
  expect(added?.candidate.map(({ text }) => text).join('')).toBe('-kyc');
  expect(added?.candidate.every(({ deceptive }) => deceptive === null)).toBe(true);
});

test('an invisible joiner is highlighted and drawn', () => {
  const found = explained('hdfcbank.com', 'hdfc\u200dbank.com');
  expect(found.techniques[0]?.technique).toBe('homoglyph');
  expect(found.confident).toBe(true);
  const cell = found.alignment
    .flatMap(({ candidate }) => candidate)
    .find(({ deceptive }) => deceptive !== null);
  expect(cell).toMatchObject({ text: '⬚', deceptive: [{ codePoint: 'U+200D' }] });
});

test('of two letters the one foreign to its own label is named, in the asset too', () => {
  const deceptive = (asset: string, candidate: string) =>
    explained(asset, candidate).alignment.flatMap((run) =>
      [...run.asset, ...run.candidate].flatMap(
        (one) => one.deceptive?.map(({ name }) => name) ?? [],
      ),
    );
  const cyrillic = ['CYRILLIC SMALL LETTER BYELORUSSIAN-UKRAINIAN I'];
  expect(deceptive('marutham-textіles.com', 'marutham-textiles.com')).toEqual(cyrillic);
  expect(deceptive('marutham-textiles.com', 'marutham-textіles.com')).toEqual(cyrillic);
});
