/** The words account for the picture: a sentence below it mentions whatever is highlighted, dashed or struck in it. */
import { expect, test } from 'vitest';
import { type Explanation, explain, generate, type Segment } from '@/lookalike/index.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { mentions } from '@/components/explanation/SaidText.tsx';

type Cells = Segment['asset'];
const text = (cells: Cells) => cells.map((cell) => cell.text).join('');

/** Returns the texts of a run that no sentence mentions. */
function untold(found: Explanation): string[] {
  // OtherTechniques leaves out that a homoglyph is a replacement, too.
  const shown = found.techniques.filter(
    ({ technique }, at) =>
      at === 0 || technique !== 'replacement' || found.techniques[0]?.technique !== 'homoglyph',
  );
  const says = shown.map((one) => one.says).join(' ');
  const mentioned = mentions(says).flatMap((part) => (part.mentioned ? [part.text] : []));
  const isWordTold = (word: string): boolean => {
    const isLetter = Array.from(word).length === 1;
    // A letter in a longer word does not count as mentioned.
    const isTelling = (one: string) => !isLetter || (one.length <= 4 && !one.startsWith('.'));
    if (mentioned.some((one) => one.includes(word) && isTelling(one))) return true;
    // A word made of several that are mentioned: kycupdate.
    const parts = mentioned.toSorted((one, two) => two.length - one.length);
    return parts.reduce((rest, part) => rest.replaceAll(part, ''), word) === '';
  };
  const isTold = ({ asset, candidate, technique }: Segment): boolean => {
    const own = shown.find((one) => one.technique === technique);
    // A long list ends in a count.
    if (own && /\band \w+ more\./.test(own.says)) return true;
    // The sentence quotes the whole of an ending that is drawn letter by letter.
    if (own && technique === 'tld-swap') return true;
    // For a letter with a sign the sentence may quote either of the two.
    const joined = text(asset) + text(candidate);
    const isPart = (one: string) => one.length <= 2 && one > '\u0080' && joined.includes(one);
    if (/\p{M}/u.test(joined) && mentioned.some(isPart)) return true;
    return [text(asset), text(candidate)].every((one) => {
      if (one === '⬚') return says.includes('which cannot be seen');
      const words = one.split(/[.-]/).filter((word) => word !== '');
      if (words.length > 0) return words.every(isWordTold);
      if (one.includes('.')) return /\bdots?\b|subdomain/i.test(says);
      return one === '' || mentioned.includes(one) || /hyphen|dash/.test(says);
    });
  };
  return found.alignment
    .filter((run) => run.kind !== 'same' && !isTold(run))
    .map((run) => `${text(run.asset)}>${text(run.candidate)}`);
}

const MOST = 12_000;
/** A sample of them. */
const EVERY = 37;

test.each([
  'sahyadrilokbank.co.in',
  'cards.sahyadrilokbank.co.in',
  'my.pay.canarabank.in',
  'hdfcbank.com',
  'sbi.bank.in',
  'ola.in',
  'my-shop.in',
  'münchen.de',
  'दिल्ली.भारत',
])(
  'names made of %s',
  (asset) => {
    const bare = asset.split('.').slice(-3).join('.');
    const missed: string[] = [];
    // Each technique at its best, and with text before, next to or after it.
    for (const [at, { domain }] of Array.from(generate(asset, { limit: MOST })).entries()) {
      if (at % EVERY > 0) continue;
      const variants = [domain, `login.${domain}`, `${domain}.verify.net`, `cards.${domain}`];
      for (const name of [domain, variants[at % variants.length] ?? domain]) {
        for (const of of [asset, bare]) {
          const found = explain(of, name);
          if (found.kind === 'invalid' || found.techniques.length === 0) continue;
          const left = untold(found);
          if (left.length > 0) {
            missed.push(
              `${of} ${found.candidate.unicode}: ${left.join(', ')} | ${found.techniques.map(({ technique, says }) => `${technique}: ${says}`).join(' ')}`,
            );
          }
        }
      }
    }
    expect(missed.slice(0, 6)).toEqual([]);
  },
  600_000,
);

test('a technique within a sentence is written small, an abbreviation is not', () => {
  expect(techniqueInSentence('vowel-swap')).toBe('vowel swap');
  expect(techniqueInSentence('tld-in-label')).toBe('TLD in label');
});
