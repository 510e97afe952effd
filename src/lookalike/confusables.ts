/**
 * Which character is taken for which ASCII letter or digit, and how easily.
 *
 * Four sources, united, since each alone misses most of what is used:
 * 1. canonical decomposition (`String.normalize`): á is an a with a mark;
 * 2. the Unicode-name rule: `LATIN SMALL LETTER D WITH TAIL` and `LATIN LETTER SMALL CAPITAL D` are d;
 * 3. pairs of the kind UTS #39 lists for other scripts, written here from sight and knowledge;
 * 4. a short list of our own.
 * Pairs among ASCII characters (1 l, rn m) are in glyphs.ts.
 */

import { nameTable } from './characters.ts';

/** A reading of a character as an ASCII one; `cost` 0 (the same shape) to 1 (hardly alike). */
export interface Reading {
  readonly base: string;
  readonly cost: number;
}

/** Shapes that most faces draw exactly alike. */
const TWIN = 0.03;
/** Alike at reading size. */
const NEAR = 0.12;
/** Alike to a hurried reader. */
const LOOSE = 0.3;

/**
 * `letter` followed by its imitators, from other scripts and odd corners of Latin. One line per script,
 * so that it can be read beside a chart.
 */
const TWINS = [
  // Cyrillic
  'aа cс dԁ eе hһ iі jј lӏ oо pр qԛ sѕ vѵ wԝ xх yу',
  // Greek
  'oο vν jϳ iι',
  // Armenian
  'oօ hհ uս nո gց',
  // Latin, Lisu and Georgian letters drawn like another, and the zeros of other scripts
  'gɡ lǀ iı lꓲ oჿ 0०০੦૦௦౦೦൦ o०০੦૦௦౦೦൦๐໐၀୦',
];

const NEARS = [
  // Cyrillic
  'bьв eєҽҿ fғ gԍ hнћђ kкқҝҟҡӄԟ mмӎ nпңҥ oѳө rгґ tтҭ uцџ wшѡ xҳӽ yүұ',
  '1ӏ 3зӡҙ 4чҷ 6б',
  // Greek and Coptic
  'aα bβ fϝ kκ lι nη oσ pρᴩ qφ rᴦ sς tτ uυ wω xχ yγ 6ϭ',
  // Armenian
  'dժ fք nռղ qզգ uս wա',
  // Latin letters whose names do not tell what they look like
  'aɑ bƅ iɩ kĸ oɵ pƿ sƽ uʊʋ vᶌ wɯɰ zʒ 1ıǀ 2ƨƻ 3ʒȝɜ 5ƽ 8ȣ',
  // Lisu letters are drawn like Latin capitals
  'aꓮ bꓐ cꓚ dꓓ eꓰ fꓝ gꓖ hꓧ jꓙ kꓗ lꓡ mꓟ nꓠ oꓳ pꓑ rꓣ sꓢ tꓔ uꓴ vꓦ wꓪ xꓫ yꓬ zꓜ',
  // Georgian, Arabic, Hebrew, Indian and East Asian
  'yყ 1١۱ l١۱اןו o〇ס໐ဝഠ l丨 8৪ 9ৎ -ー一',
  // Devanagari letters that one stroke tells apart
  'घध बव भम षप यथ डङ',
];

const LOOSES = [
  // Cyrillic
  'aә cҫ dԃ eз iј nиӊ oд rя wщ xж yч 0ө 3эє 6ь',
  // Greek, Armenian, Thai and others
  'bδ dδ eε 3ε hի iյ jյ lւ mտ pթ tեէ uմน wพ o٥ပ',
  // Latin
  'aə bþ pþ dð eəǝɘ gɣ hɥ iɟ kʞ nɲŋɳ oɔ rɹ vʌ wʍ yʎ zƨ lʟ 6ƅ',
];

/** Letters that stand for two. */
const LIGATURES: Readonly<Record<string, string>> = {
  æ: 'ae',
  ӕ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ĳ: 'ij',
  ǆ: 'dz',
  ǉ: 'lj',
  ǌ: 'nj',
  ꝏ: 'oo',
  ꜩ: 'tz',
  ы: 'bl',
  ю: 'lo',
  ꜳ: 'aa',
};

/** What a character stands for when it stands for two letters, else null. */
export function ligature(character: string): string | null {
  return LIGATURES[character] ?? null;
}

/** The letters that stand for two, by the two. */
export const SPELLED_LIGATURES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(LIGATURES).map((pair) => [
    pair,
    Object.keys(LIGATURES).filter((letter) => LIGATURES[letter] === pair),
  ]),
);

let listed: Map<string, Reading[]> | null = null;

function addPairs(into: Map<string, Reading[]>, lines: readonly string[], cost: number): void {
  for (const group of lines.join(' ').split(' ')) {
    const [base, ...others] = Array.from(group);
    for (const other of others) {
      if (base === undefined || other === base || /^[a-z0-9]$/.test(other)) continue;
      const readings = into.get(other) ?? [];
      if (!readings.some((reading) => reading.base === base)) readings.push({ base, cost });
      into.set(other, readings);
    }
  }
}

function cheapest(readings: readonly Reading[], base: string): number {
  return readings.find((reading) => reading.base === base)?.cost ?? Infinity;
}

/** `LATIN SMALL LETTER D WITH TAIL`, `LATIN LETTER SMALL CAPITAL D`, `... SCRIPT G`: the letter named. */
const NAMED =
  /^LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL|SMALL CAPITAL LETTER) (?:(DOTLESS|SCRIPT|LENIS|BLACKLETTER|STIRRUP|BARRED|INSULAR|OPEN|LONG) )?([A-Z])( BAR)?( WITH .*)?$/;

function addNamed(into: Map<string, Reading[]>): void {
  for (const [value, name] of nameTable()) {
    const match = NAMED.exec(name);
    if (!match?.[2]) continue;
    const character = String.fromCodePoint(value);
    if (character.normalize('NFD') !== character) continue;
    const base = match[2].toLowerCase();
    const strange = match[1] === 'OPEN' || match[1] === 'INSULAR' || match[1] === 'LONG';
    const cost = strange ? LOOSE : name.includes(' AND ') ? 0.2 : NEAR;
    const readings = into.get(character) ?? [];
    if (cheapest(readings, base) > cost) readings.push({ base, cost });
    into.set(character, readings);
  }
}

function table(): Map<string, Reading[]> {
  if (listed) return listed;
  const built = new Map<string, Reading[]>();
  addPairs(built, TWINS, TWIN);
  addPairs(built, NEARS, NEAR);
  addPairs(built, LOOSES, LOOSE);
  addNamed(built);
  listed = built;
  return built;
}

const known = new Map<string, readonly Reading[]>();
const MAX_KNOWN = 4096;

/** Combining marks that change a letter's look but not which letter it is, by ranges of code points. */
const ORNAMENTS = [
  [0x300, 0x36f],
  [0x483, 0x487],
  [0x591, 0x5c7],
  [0x64b, 0x65f],
  [0x93c, 0x93c],
  [0x901, 0x902],
  [0x1dc0, 0x1dff],
] as const;

function isOrnament(mark: string): boolean {
  const value = mark.codePointAt(0) ?? 0;
  return ORNAMENTS.some(([first, last]) => value >= first && value <= last);
}

function readAnew(grapheme: string): readonly Reading[] {
  const direct = table().get(grapheme);
  if (direct) return direct;
  const parts = Array.from(grapheme.normalize('NFD'));
  const base = parts[0] ?? grapheme;
  if (parts.length === 1 || base === grapheme) return [{ base: grapheme, cost: 0 }];
  // Marks of Indian scripts are vowels, not ornaments: only the nukta and the nasal dots are taken off.
  const ornaments = parts.slice(1).every(isOrnament);
  if (!ornaments) {
    const signs = grapheme.slice(base.length);
    return readings(base).map((reading) => ({ base: reading.base + signs, cost: reading.cost }));
  }
  const cost = parts.length === 2 ? 0.1 : 0.16;
  return readings(base).map((reading) => ({ base: reading.base, cost: reading.cost + cost }));
}

/**
 * How a grapheme may be read.
 *
 * @param grapheme one lower-case grapheme
 * @returns at least one reading; a character that imitates nothing reads as itself at cost 0
 */
export function readings(grapheme: string): readonly Reading[] {
  const cached = known.get(grapheme);
  if (cached) return cached;
  const read = readAnew(grapheme);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(grapheme, read);
  return read;
}

/** The most likely ASCII reading of a grapheme, or the grapheme itself. */
export function plainest(grapheme: string): string {
  let best = grapheme;
  let cost = Infinity;
  for (const reading of readings(grapheme)) {
    if (reading.cost < cost) {
      best = reading.base;
      cost = reading.cost;
    }
  }
  return best;
}

/** On one of this file's own lists, and not only by its name. */
export function isHandPicked(character: string): boolean {
  handPicked ??= new Set([...TWINS, ...NEARS, ...LOOSES].flatMap((line) => Array.from(line)));
  return handPicked.has(character);
}
let handPicked: ReadonlySet<string> | null = null;

/** Every character on the lists of other scripts with its readings, for the generator. */
export function foreignReadings(): ReadonlyMap<string, readonly Reading[]> {
  return table();
}
