/**
 * The test before the list: "One of these is yours. Which?" Chooses, for a domain, the names that each
 * round shows. The same domain has the same test everywhere, so that a shared link opens it again.
 */
import { toUnicode } from '@/lib/idna.ts';
import type { Technique } from '@/lookalike/types.ts';

export interface Named {
  /** ASCII form. */
  readonly domain: string;
  readonly unicode: string;
}

/** A lookalike that the engine has made and explained. */
export interface Candidate extends Named {
  /** The technique by which the engine explains it. */
  readonly technique: Technique;
  /** 0 to 1, as `explain` says. */
  readonly similarity: number;
}

export interface Choice {
  /** ASCII form. */
  readonly name: string;
  readonly real: boolean;
  /** Drawn with exactly the letters of the real name: only the code points tell. */
  readonly twin: boolean;
}

/** Four names in the order in which they are shown; one is the real one. */
export type Round = readonly Choice[];

/** What is done to a name, as far as the eye can tell. */
type Kind = Technique | 'twin' | 'mark';

/** Three lookalikes of three kinds each; two rounds hold one that no eye can tell. */
const PLAN: readonly (readonly [Kind, Kind, Kind])[] = [
  ['transposition', 'tld-swap', 'homoglyph'],
  ['omission', 'mark', 'hyphenation'],
  ['twin', 'repetition', 'vowel-swap'],
  ['replacement', 'mark', 'transposition'],
  ['twin', 'omission', 'insertion'],
];

/** What takes the place of a kind that a name does not offer. */
const SPARE: readonly Kind[] = [
  'transposition',
  'repetition',
  'omission',
  'mark',
  'replacement',
  'vowel-swap',
  'hyphenation',
  'homoglyph',
  'plural',
  'insertion',
  'tld-swap',
  'twin',
];

/** The techniques whose names the test needs. */
export const TESTED: readonly Technique[] = [
  'homoglyph',
  'transposition',
  'omission',
  'repetition',
  'replacement',
  'vowel-swap',
  'hyphenation',
  'insertion',
  'plural',
  'tld-swap',
];

/** Cyrillic and Greek letters that our typeface draws as it draws the Latin ones. */
const DRAWN_ALIKE = /^[асеорхѕіјο]+$/;
/** A dot or a line above or below, or no dot where there should be one. */
const MARKED = /^(?:[a-z][\u0307\u0323\u0331]|ı)$/;
const FOREIGN = /[^\0-\x7f]+/g;

/** Names that one sees at once are no test. */
const LEAST_ALIKE = 0.7;

/** The kind of a lookalike of an ASCII name; null for one that looks like no other. */
function kindOf({ unicode, technique, similarity }: Candidate, ascii: boolean): Kind | null {
  if (similarity < LEAST_ALIKE) return null;
  if (technique !== 'homoglyph' || !ascii) return technique;
  const foreign = unicode.match(FOREIGN)?.join('') ?? '';
  if (foreign === '') return 'homoglyph';
  if (DRAWN_ALIKE.test(foreign)) return 'twin';
  return MARKED.test(foreign.normalize('NFD')) ? 'mark' : null;
}

/**
 * Those that the test may show, as far as that is known before the engine explains them: at most `most`, chosen
 * by the asset alone, half of them drawn exactly alike where there are as many.
 *
 * @param asset ASCII form
 * @param domains lookalikes in their ASCII form
 */
export function testable(asset: string, domains: readonly string[], most: number): Named[] {
  const ascii = !asset.includes('xn--');
  const alike: Named[] = [];
  const others: Named[] = [];
  for (const domain of shuffled(domains, asset, String)) {
    const unicode = toUnicode(domain);
    const foreign = ascii ? (unicode.match(FOREIGN)?.join('') ?? '') : '';
    if (DRAWN_ALIKE.test(foreign)) alike.push({ domain, unicode });
    else if (foreign === '' || MARKED.test(foreign.normalize('NFD'))) {
      others.push({ domain, unicode });
    }
  }
  return [...alike.slice(0, most / 2), ...others].slice(0, most);
}

/** A number from 0 to 2^32 that is the same for the same text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return hash >>> 0;
}

/** In an order that depends on the seed alone. */
const shuffled = <Item>(items: readonly Item[], seed: string, textOf: (item: Item) => string) =>
  Array.from(items, (item) => ({ item, hash: hashOf(seed + textOf(item)) }))
    .toSorted((one, two) => one.hash - two.hash)
    .map(({ item }) => item);

/** The candidates of each kind, the one to show first at the front. */
function byKind(asset: string, candidates: readonly Candidate[]): Map<Kind, Candidate[]> {
  const kinds = new Map<Kind, Candidate[]>();
  const ascii = !asset.includes('xn--');
  for (const candidate of shuffled(candidates, asset, ({ domain }) => domain)) {
    const kind = kindOf(candidate, ascii);
    if (kind === null || candidate.domain === asset) continue;
    const known = kinds.get(kind);
    if (known) known.push(candidate);
    else kinds.set(kind, [candidate]);
  }
  // A change at the start of a name is seen first.
  const start = toUnicode(asset).slice(0, 2);
  const rank = ({ unicode, similarity }: Candidate) =>
    Math.round(similarity * 100) + (unicode.startsWith(start) ? 100 : 0);
  for (const [kind, list] of kinds) {
    kinds.set(
      kind,
      list.toSorted((one, two) => rank(two) - rank(one)),
    );
  }
  return kinds;
}

/** "Homoglyph" once in a round, however the letter is drawn. */
const techniqueOf = (kind: Kind): string =>
  kind === 'twin' || kind === 'mark' ? 'homoglyph' : kind;

/**
 * The rounds of a domain's test.
 *
 * @param asset the visitor's domain, ASCII form, without `www.`
 * @param candidates its lookalikes as the engine explains them
 * @returns up to five rounds of four names; fewer where the name offers too few lookalikes, each shown once
 */
export function roundsOf(asset: string, candidates: readonly Candidate[]): Round[] {
  const kinds = byKind(asset, candidates);
  const used = new Set<string>();
  const take = (kind: Kind): Candidate | undefined =>
    kinds.get(kind)?.find(({ domain }) => !used.has(domain));
  const rounds: Round[] = [];
  for (const [number, plan] of PLAN.entries()) {
    const techniques = new Set<string>();
    const choices: Choice[] = [];
    for (const kind of [...plan, ...SPARE]) {
      if (choices.length === plan.length) break;
      if (techniques.has(techniqueOf(kind))) continue;
      const found = take(kind);
      if (!found) continue;
      used.add(found.domain);
      techniques.add(techniqueOf(kind));
      choices.push({ name: found.domain, real: false, twin: kind === 'twin' });
    }
    if (choices.length < plan.length) break;
    const real: Choice = { name: asset, real: true, twin: false };
    rounds.push(shuffled([real, ...choices], `${asset} ${number}`, ({ name }) => name));
  }
  return rounds;
}
