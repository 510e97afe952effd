/** The reverse of glyph-distance.ts, for making names: the replacements of a letter, cheapest first. */

import { unicodeName } from './characters.ts';
import { scriptOf } from './scripts.ts';
import { LATIN_BLOCKS, LIGATURES, LOOSE, SIMILAR, IDENTICAL } from './confusables.ts';
import {
  asciiConfusables,
  LIGATURE,
  listedReadings,
  readings,
  shortRuns,
} from './glyph-distance.ts';

export interface Variant {
  readonly as: string;
  readonly cost: number;
  readonly script: 'ascii' | 'latin' | 'foreign';
  /** Plain enough to be used twice in one label, see isSimple. */
  readonly simple: boolean;
}

/** Only characters that registries leave unchanged. */
function isStable(character: string): boolean {
  return character.toLowerCase().normalize('NFKC') === character && /^\p{L}$/u.test(character);
}

/** Small capitals, and the changes that living orthographies make to a letter. */
const SIMPLE_NAME =
  /^LATIN LETTER SMALL CAPITAL [A-Z]$|^LATIN SMALL LETTER (?:SCRIPT |DOTLESS )?[A-Z](?: BAR)?(?: WITH (?:STROKE|HOOK|TAIL|DESCENDER|CROSSED-TAIL|LONG LEG|FISHHOOK|LOOP|RETROFLEX HOOK|LEFT HOOK|RIGHT HOOK|CURL|PALATAL HOOK|MIDDLE TILDE|LONG RIGHT LEG))?$/;
const HAND_PICKED: ReadonlySet<string> = new Set([...IDENTICAL, ...SIMILAR, ...LOOSE].join(''));

/**
 * Latin letters of which one label may contain two: those with one mark, those on the lists, and those with a
 * SIMPLE_NAME outside the blocks of pure phonetic notation. Pairs of the others would be countless.
 */
function isSimple(character: string): boolean {
  if (scriptOf(character) !== 'Latin') return false;
  const marks = Array.from(character.normalize('NFD')).length - 1;
  if (marks > 0) return marks === 1;
  if (HAND_PICKED.has(character)) return true;
  const value = character.codePointAt(0) ?? 0;
  const notation = (value >= 0x1d6b && value <= 0x1d9a) || value >= 0xab30;
  return !notation && SIMPLE_NAME.test(unicodeName(character) ?? '');
}

function add(into: Map<string, Variant[]>, character: string): void {
  if (!isStable(character) && !/^\p{N}$/u.test(character)) return;
  const script = scriptOf(character) === 'Latin' ? 'latin' : 'foreign';
  const simple = isSimple(character);
  for (const { base, cost } of readings(character)) {
    if (base === character) continue;
    const list = into.get(base) ?? [];
    if (list.some((variant) => variant.as === character)) continue;
    list.push({ as: character, cost, script, simple });
    into.set(base, list);
  }
}

let byBase: Map<string, Variant[]> | null = null;

function table(): Map<string, Variant[]> {
  if (byBase) return byBase;
  byBase = new Map();
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
    byBase.set(
      letter,
      asciiConfusables(letter).map(({ as, cost }) => ({ as, cost, script: 'ascii', simple: true })),
    );
  }
  for (const [first, last] of LATIN_BLOCKS) {
    for (let value = first; value <= last; value += 1) add(byBase, String.fromCodePoint(value));
  }
  for (const character of listedReadings().keys()) add(byBase, character);
  for (const list of byBase.values()) list.sort((one, two) => one.cost - two.cost);
  return byBase;
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

const SHORT = new Map<string, Variant[]>();
for (const [as, run] of Object.entries(LIGATURES)) {
  if (!isStable(as)) continue;
  const simple = scriptOf(as) === 'Latin';
  const ligature: Variant = { as, cost: LIGATURE, script: simple ? 'latin' : 'foreign', simple };
  SHORT.set(run, [...(SHORT.get(run) ?? []), ligature]);
}

/** Returns shorter look-alikes of a run of two letters: m for rn, d for cl, æ for ae. */
export function shortVariants(run: string): readonly Variant[] {
  return [
    ...shortRuns(run).map(({ as, cost }): Variant => ({ as, cost, script: 'ascii', simple: true })),
    ...(SHORT.get(run) ?? []),
  ];
}
