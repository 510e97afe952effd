/** Answers the question of the finder: which names could imitate this one? Possible names, registered or not. */

import { graphemes } from './characters.ts';
import { encodeName, isParsedDomain, LONGEST_ENCODED, parseDomain } from './parse-domain.ts';
import { indicClusters, hasIndic, isWritable } from './indic-scripts.ts';
import { mixedScriptLetters } from './scripts.ts';
import { skeletonOf } from './skeleton.ts';
import { brandsInSubdomain } from './techniques/brand-in-subdomain.ts';
import { combosquatting } from './techniques/combosquatting.ts';
import {
  dotsToDash,
  missingDots,
  movedDots,
  subdomains,
  tldsInLabel,
  tldSwaps,
} from './techniques/dots.ts';
import { EDITS } from './techniques/edits.ts';
import { doubleGlyphs, singleGlyphs, wholeScript } from './techniques/homoglyph.ts';
import { transliterations } from './techniques/transliteration.ts';
import { wordOrders } from './techniques/word-order.ts';
import { type ParsedDomain, type GeneratedName, type Technique, TECHNIQUES } from './types.ts';

/** How deceptive each technique is, 0 to 1. The cost of a look-alike letter is subtracted. */
const DECEPTION: Readonly<Record<Technique, number>> = {
  homoglyph: 0.99,
  'brand-in-subdomain': 0.9,
  'missing-dot': 0.9,
  'tld-in-label': 0.88,
  'dot-to-dash': 0.88,
  combosquatting: 0.87,
  transposition: 0.86,
  hyphenation: 0.85,
  'tld-swap': 0.84,
  repetition: 0.84,
  plural: 0.82,
  transliteration: 0.8,
  multiple: 0.78,
  'vowel-swap': 0.76,
  omission: 0.76,
  replacement: 0.72,
  addition: 0.7,
  insertion: 0.68,
  subdomain: 0.66,
  'word-order': 0.6,
  'double-replacement': 0.5,
  bitsquatting: 0.45,
};

/** Generators of whole names, by technique. EDITS generates labels; lookalikes and `multiple` are generated below. */
const NAMES: Readonly<Partial<Record<Technique, (asset: ParsedDomain) => Iterable<string>>>> = {
  subdomain: subdomains,
  combosquatting,
  'tld-swap': tldSwaps,
  'missing-dot': missingDots,
  'dot-to-dash': dotsToDash,
  'tld-in-label': tldsInLabel,
  'brand-in-subdomain': brandsInSubdomain,
  'word-order': wordOrders,
  transliteration: transliterations,
  transposition: movedDots,
};

interface Made {
  readonly techniques: Set<Technique>;
  deception: number;
}

/** The names made so far, each once, with every technique that makes it. */
class Collection {
  readonly made = new Map<string, Made>();
  readonly #own: string;
  /** The asset's own subdomains stay in front, as in dnstwist, unless `www` is the only one. */
  readonly #before: string;
  /** The asset's label and ending, if the label is in an Indian script; else null. */
  readonly #indian: string | null;
  readonly #isLatin: boolean;

  constructor({ label, registrable, scripts, subdomains, suffix }: ParsedDomain) {
    this.#own = registrable;
    this.#indian = hasIndic(label) ? `${label}.${suffix}` : null;
    this.#isLatin = scripts.length === 0 || scripts.includes('Latin');
    this.#before =
      subdomains.join('.') === 'www' ? '' : subdomains.map((one) => `${one}.`).join('');
  }

  /**
   * The ASCII form of a name worth listing; null if no registry would accept it or it is the asset's own.
   *
   * @param bare leave out the asset's subdomains
   */
  accept(name: string, bare = false): string | null {
    const ascii = encodeName(bare ? name : this.#before + name);
    return ascii === this.#own || ascii?.endsWith(`.${this.#own}`) === true ? null : ascii;
  }

  /** True if registries would refuse the name for its scripts. Homoglyphs are listed anyway. */
  #isRefused(name: string, techniques: readonly Technique[]): boolean {
    const indian = this.#indian;
    if (indian !== null && !name.split('.').every((label) => isWritable(label, indian)))
      return true;
    // Registries accept no label in two scripts: no Latin letter is put next to others.
    if (this.#isLatin || techniques.includes('homoglyph')) return false;
    return mixedScriptLetters(Array.from(name)).size > 0;
  }

  add(name: string, techniques: readonly Technique[], deception: number, bare = false): void {
    if (this.#isRefused(name, techniques)) return;
    const ascii = this.accept(name, bare);
    if (ascii === null) return;
    const made = this.made.get(ascii) ?? { techniques: new Set(), deception };
    this.made.set(ascii, made);
    for (const technique of techniques) made.techniques.add(technique);
    made.deception = Math.max(made.deception, deception);
  }
}

/** Typing errors are noticed less in a long name. */
function inLength(deception: number, length: number): number {
  return 1 - (1 - deception) * Math.min(1.6, 6 / Math.max(1, length) + 0.3);
}

function glyphDeception(cost: number, length: number): number {
  return Math.max(0, DECEPTION.homoglyph - cost / Math.max(2, length));
}

/** A label in graphemes and, where signs are joined to letters (दि), in code points as well. */
function unitsOf(label: readonly string[]): (readonly string[])[] {
  const points = label.flatMap((grapheme) => Array.from(grapheme));
  return points.length === label.length ? [label] : [label, points];
}

/** Techniques that split a label or move a piece of it. */
const CUTTING: ReadonlySet<Technique> = new Set<Technique>(['hyphenation', 'transposition']);

/** Null, after every examined name: a moment to check the time. */
type Pause = null;

function* collectRules(
  into: Collection,
  technique: Technique,
  asset: ParsedDomain,
  label: readonly string[],
): Generator<Pause> {
  const edit = EDITS[technique];
  const deception = inLength(DECEPTION[technique], label.length);
  const pieces = CUTTING.has(technique) ? [indicClusters(asset.label)] : unitsOf(label);
  for (const units of edit ? pieces : []) {
    for (const made of edit?.(units) ?? []) {
      into.add(`${made}.${asset.suffix}`, [technique], deception);
      yield null;
    }
  }
  const bare = ['missing-dot', 'dot-to-dash', 'transposition'].includes(technique);
  for (const made of NAMES[technique]?.(asset) ?? []) {
    into.add(made, [technique], DECEPTION[technique], bare);
    yield null;
  }
}

function* collectGlyphs(
  into: Collection,
  { suffix }: ParsedDomain,
  label: readonly string[],
): Generator<Pause> {
  for (const units of unitsOf(label)) {
    for (const make of [singleGlyphs(units), doubleGlyphs(units, false), wholeScript(units)]) {
      for (const made of make) {
        if (made) {
          const deception = glyphDeception(made.cost, label.length);
          into.add(`${made.label}.${suffix}`, ['homoglyph'], deception);
        }
        yield null;
      }
    }
  }
}

const WORDS = ['login', 'secure', 'kyc', 'support', 'netbanking', 'offers', 'verify', 'upi'];
const SUFFIXES = ['com', 'in', 'co.in', 'net', 'online', 'xyz'];
/** Most ASCII look-alikes that are combined; most others, if there are none. */
const MOST_PLAIN = 8;
const MOST_FOREIGN = 2;

/** A look-alike letter together with bait words or another suffix. */
function collectMultiple(into: Collection, asset: ParsedDomain, label: readonly string[]): void {
  const skeleton = skeletonOf(label).text;
  const glyphs = unitsOf(label)
    .flatMap((units) => Array.from(singleGlyphs(units)))
    .toSorted((one, two) => one.cost - two.cost);
  const plain = glyphs
    .filter(({ label: made }) => label.length > 2 && /^[a-z0-9-]+$/.test(made))
    .filter(({ label: made }) => skeletonOf(Array.from(made)).text === skeleton)
    .slice(0, MOST_PLAIN);
  for (const { label: made } of plain.length > 0 ? plain : glyphs.slice(0, MOST_FOREIGN)) {
    for (const other of SUFFIXES.filter((suffix) => suffix !== asset.suffix)) {
      into.add(`${made}.${other}`, ['multiple', 'homoglyph', 'tld-swap'], DECEPTION.multiple);
    }
  }
  for (const { label: made } of plain) {
    for (const word of WORDS.filter((bait) => !asset.label.includes(bait))) {
      const name = `${made}-${word}.${asset.suffix}`;
      into.add(name, ['multiple', 'combosquatting', 'homoglyph'], DECEPTION.multiple);
    }
  }
}

/** Two look-alikes with accents: tens of thousands that no other rule makes, so they skip the Collection. */
function* accentedPairs(
  collection: Collection,
  { suffix }: ParsedDomain,
  label: readonly string[],
): Generator<GeneratedName | Pause> {
  if (label.length > LONGEST_ENCODED) return;
  const seen = new Set<string>();
  for (const made of doubleGlyphs(label, true)) {
    const fresh = made !== null && !seen.has(made.label);
    const domain = fresh ? collection.accept(`${made.label}.${suffix}`) : null;
    if (fresh) seen.add(made.label);
    yield fresh && domain !== null && !collection.made.has(domain)
      ? { domain, techniques: ['homoglyph'], deception: glyphDeception(made.cost, label.length) }
      : null;
  }
}

/**
 * Makes the lookalikes in small steps, for a worker that checks the time in between.
 *
 * @param asset the name to imitate, in any written form; an unreadable one has no lookalikes
 * @returns the names, and a null for every step that made none
 */
export function* generateSteps(
  asset: string,
  techniques: readonly Technique[] = TECHNIQUES,
): Generator<GeneratedName | Pause> {
  const forms = parseDomain(asset, true);
  if (!isParsedDomain(forms)) return;
  const wanted = TECHNIQUES.filter((technique) => techniques.includes(technique));
  const label = graphemes(forms.label);
  const collection = new Collection(forms);
  for (const technique of wanted) yield* collectRules(collection, technique, forms, label);
  if (wanted.includes('homoglyph')) yield* collectGlyphs(collection, forms, label);
  if (wanted.includes('multiple')) collectMultiple(collection, forms, label);
  for (const [domain, made] of collection.made) {
    const sorted = [...made.techniques].toSorted((one, two) => DECEPTION[two] - DECEPTION[one]);
    yield { domain, techniques: sorted, deception: made.deception };
  }
  if (wanted.includes('homoglyph')) yield* accentedPairs(collection, forms, label);
}

/**
 * Lists the lookalikes that could exist.
 *
 * @param asset the name to imitate, in any written form; an unreadable one has no lookalikes
 * @param options which techniques (all by default), and how many names at most
 * @returns unique names in valid DNS form (letters, digits, hyphens; 63 a label, 253 a name), lazily; the
 *   names of most techniques first, the tens of thousands with two look-alike letters last
 */
export function* generate(
  asset: string,
  options: { readonly techniques?: readonly Technique[]; readonly limit?: number } = {},
): Generator<GeneratedName> {
  const { techniques, limit = Infinity } = options;
  let count = 0;
  for (const name of generateSteps(asset, techniques)) {
    if (count >= limit) return;
    if (!name) continue;
    count += 1;
    yield name;
  }
}
