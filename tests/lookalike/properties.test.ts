/** Properties of any input (design, section 7): nothing throws or hangs; worse imitations score less. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Explanation,
  explain,
  generate,
  type InvalidName,
  isParsedDomain,
  parseDomain,
  TECHNIQUES,
} from '@/lookalike/index.ts';

const FULL = process.env['FULL'] === '1';
const FUZZ = FULL ? 100_000 : 2_000;
const SEED = 20_261;
/** The bar for one call, in milliseconds. */
const LONGEST = 50;

/** Strings that have broken readers of names: odd dots, schemes, scripts, controls, lengths. */
const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.constantFrom('.', '。', '-', '--', 'xn--', '@', '/', '\\', ':', '[.]', '(dot)', '%2e'),
          fc.constantFrom('\u200b', '\u200d', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0000'),
          fc.constantFrom('https://', 'hxxp://', 'www.', 'com', 'co.in', 'भारत', 'рф', 'github.io'),
          fc.stringMatching(/^[a-z0-9-]{1,12}$/),
          fc.string({ unit: 'binary', maxLength: 4 }),
        ),
        { maxLength: 40 },
      )
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: fc.domain() },
  { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 5 }), fc.nat({ max: 10_000 }))
      .map(([piece, times]) => piece.repeat(Math.ceil(times / piece.length))),
  },
);

/** Milliseconds, the least of several turns: a busy machine is slow once, a slow input always. */
function timed(work: () => void): number {
  let least = Infinity;
  for (let turn = 0; turn < 5 && least > LONGEST; turn += 1) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Returns the faults of an answer to any question; empty if there are none. */
function faults(found: Explanation | InvalidName): string[] {
  const { similarity, techniques } = found;
  const wrong: string[] = [];
  if (!(similarity >= 0 && similarity <= 1)) wrong.push(`similarity ${similarity}`);
  const named = techniques.map(({ technique }) => technique);
  if (named.some((technique) => !TECHNIQUES.includes(technique))) wrong.push('unknown technique');
  if (new Set(named).size !== named.length) wrong.push('a technique twice');
  if (found.kind === 'invalid') return found.message === '' ? [...wrong, 'no reason'] : wrong;
  if (found.confident && named.length === 0) wrong.push('confident of nothing');
  for (const side of ['asset', 'candidate'] as const) {
    const row = found.alignment.flatMap((part) => part[side].map(({ text }) => text)).join('');
    const name = found[side].unicode.replace(/\u200c|\u200d/g, '⬚');
    if (row !== name) wrong.push(`${side} row ${row} for ${name}`);
  }
  return wrong;
}

test(`no string throws, hangs or breaks an explanation (${FUZZ.toLocaleString('en-IN')} strings)`, () => {
  const assets = fc.constantFrom(
    'hdfcbank.com',
    'sbi.co.in',
    'x.com',
    'my-shop.co.uk',
    'münchen.de',
  );
  let longest = 0;
  fc.assert(
    fc.property(hostile, assets, fc.boolean(), (text, asset, first) => {
      const pair: [string, string] = first ? [text, asset] : [asset, text];
      longest = Math.max(
        longest,
        timed(() => explain(...pair)),
      );
      expect(faults(explain(...pair))).toEqual([]);
      expect(longest).toBeLessThan(LONGEST);
    }),
    { seed: SEED, numRuns: FUZZ },
  );
}, 600_000);

test('two hostile strings are no worse than one', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, two) => {
      expect(faults(explain(one, two))).toEqual([]);
    }),
    { seed: SEED, numRuns: FUZZ / 4 },
  );
}, 300_000);

test('readable forms are stable: reading any form again gives the same name', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const forms = parseDomain(text);
      fc.pre(isParsedDomain(forms));
      if (!isParsedDomain(forms)) return;
      expect(parseDomain(forms.ascii)).toMatchObject({
        ascii: forms.ascii,
        unicode: forms.unicode,
      });
      expect(parseDomain(forms.unicode)).toMatchObject({ ascii: forms.ascii });
      expect(forms.ascii).toMatch(/^[a-z0-9_.-]+$/);
    }),
    { seed: SEED, numRuns: FUZZ },
  );
}, 300_000);

test('generating takes any string', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(Array.from(generate(text, { limit: 50 })).length).toBeLessThanOrEqual(50);
    }),
    { seed: SEED, numRuns: FUZZ / 10 },
  );
}, 300_000);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** Letters with a twin in another script. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};

test('on average one look-alike scores above one other letter, and that above two', () => {
  const label = fc
    .array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 14 })
    .filter((letters) => letters.some((letter) => letter in TWINS));
  const sums = { glyph: 0, one: 0, two: 0 };
  const score = (asset: string[], other: string[]) =>
    explain(`${asset.join('')}.com`, `${other.join('')}.com`).similarity;
  fc.assert(
    fc.property(label, fc.infiniteStream(fc.nat()), (letters, stream) => {
      const next = (below: number) => (stream.next().value ?? 0) % below;
      const changed = (from: string[], taken: number[]): [string[], number] => {
        let at = next(from.length);
        while (taken.includes(at)) at = (at + 1) % from.length;
        const others = LETTERS.filter((letter) => letter !== from[at]);
        return [from.with(at, others[next(others.length)] ?? 'a'), at];
      };
      const spot = letters.findIndex((letter) => letter in TWINS);
      const [one, at] = changed(letters, []);
      const [two] = changed(one, [at]);
      sums.glyph += score(letters, letters.with(spot, TWINS[letters[spot] ?? ''] ?? ''));
      sums.one += score(letters, one);
      sums.two += score(letters, two);
    }),
    { seed: SEED, numRuns: 1_000 },
  );
  expect(sums.glyph).toBeGreaterThan(sums.one);
  expect(sums.one).toBeGreaterThan(sums.two);
});
