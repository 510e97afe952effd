/** What a letter may be exchanged for without the eye noticing, cheapest first. */

import { foreignReadings, isHandPicked, readings, SPELLED_LIGATURES } from '../confusables.ts';
import { scriptOf, unicodeName } from '../characters.ts';
import { disguises, shortened } from '../glyphs.ts';

export interface Variant {
  readonly as: string;
  readonly cost: number;
  readonly script: 'ascii' | 'latin' | 'foreign';
  /** Plain enough to be used twice in one label, see isSimple. */
  readonly simple: boolean;
}

/** As `glyphs.ts` has it: a ligature for its two letters. */
const LIGATURE = 0.15;

/** Blocks in which Latin letters stand. */
const LATIN_BLOCKS = [
  [0xdf, 0x24f],
  [0x250, 0x2af],
  [0x1d00, 0x1d2b],
  [0x1d6b, 0x1d9a],
  [0x1e00, 0x1eff],
  [0x2c60, 0x2c7b],
  [0xa723, 0xa7ca],
  [0xab30, 0xab64],
] as const;

function isStable(character: string): boolean {
  return character.toLowerCase().normalize('NFKC') === character && /^\p{L}$/u.test(character);
}

/** Kinds of change that living orthographies make to a letter, and small capitals. */
const SIMPLE_NAME =
  /^LATIN LETTER SMALL CAPITAL [A-Z]$|^LATIN SMALL LETTER (?:SCRIPT |DOTLESS )?[A-Z](?: BAR)?(?: WITH (?:STROKE|HOOK|TAIL|DESCENDER|CROSSED-TAIL|LONG LEG|FISHHOOK|LOOP|RETROFLEX HOOK|LEFT HOOK|RIGHT HOOK|CURL|PALATAL HOOK|MIDDLE TILDE|LONG RIGHT LEG))?$/;

/**
 * Latin letters to use two of in one label: one mark at most, or the kinds of SIMPLE_NAME outside the
 * blocks of pure phonetic notation. Others make single exchanges only, or the names would be countless.
 */
function isSimple(character: string): boolean {
  if (scriptOf(character) !== 'Latin') return false;
  const marks = Array.from(character.normalize('NFD')).length - 1;
  if (marks > 0) return marks === 1;
  if (isHandPicked(character)) return true;
  const value = character.codePointAt(0) ?? 0;
  const notation = (value >= 0x1d6b && value <= 0x1d9a) || value >= 0xab30;
  return !notation && SIMPLE_NAME.test(unicodeName(character) ?? '');
}

let byBase: Map<string, Variant[]> | null = null;

function add(into: Map<string, Variant[]>, character: string): void {
  if (!isStable(character) && !/^\p{N}$/u.test(character)) return;
  const latin = scriptOf(character) === 'Latin';
  const simple = isSimple(character);
  for (const { base, cost } of readings(character)) {
    if (base === character) continue;
    const list = into.get(base) ?? [];
    if (list.some((variant) => variant.as === character)) continue;
    list.push({ as: character, cost, script: latin ? 'latin' : 'foreign', simple });
    into.set(base, list);
  }
}

function table(): Map<string, Variant[]> {
  if (byBase) return byBase;
  const built = new Map<string, Variant[]>();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    const plain = disguises(letter).map(({ as, cost }): Variant => ({
      as,
      cost,
      script: 'ascii',
      simple: true,
    }));
    built.set(letter, plain);
  }
  for (const [first, last] of LATIN_BLOCKS) {
    for (let value = first; value <= last; value += 1) add(built, String.fromCodePoint(value));
  }
  for (const character of foreignReadings().keys()) add(built, character);
  for (const list of built.values()) list.sort((one, two) => one.cost - two.cost);
  byBase = built;
  return built;
}

/** Variants of a grapheme; of an accented one, its plain letter and that letter's variants. */
export function variants(grapheme: string): readonly Variant[] {
  const direct = table().get(grapheme);
  if (direct) return direct;
  const own = readings(grapheme)[0];
  if (!own || own.base === grapheme) return [];
  const plain: Variant = { as: own.base, cost: own.cost, script: 'latin', simple: true };
  const others = (table().get(own.base) ?? []).filter(({ as }) => as !== grapheme);
  return [plain, ...others.map((variant) => ({ ...variant, cost: variant.cost + own.cost }))];
}

/** What a run of two letters may be shortened to: m for rn, d for cl, æ for ae. */
export function shortVariants(run: string): readonly Variant[] {
  return [
    ...shortened(run).map(({ as, cost }): Variant => ({ as, cost, script: 'ascii', simple: true })),
    ...(SPELLED_LIGATURES.get(run) ?? []).filter(isStable).map((as): Variant => {
      const latin = scriptOf(as) === 'Latin';
      return { as, cost: LIGATURE, script: latin ? 'latin' : 'foreign', simple: latin };
    }),
  ];
}
