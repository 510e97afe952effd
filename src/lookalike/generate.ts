/** Every lookalike of a name: possible names, not registered ones. No network is asked. */

import { graphemes } from './characters.ts';
import { encodeName, isReadable, LONGEST_ENCODED, parseDomain } from './forms.ts';
import { skeletonOf } from './skeleton.ts';
import { brandsInSubdomain } from './techniques/brand-in-subdomain.ts';
import { combosquatting } from './techniques/combosquatting.ts';
import { dotsToDash, missingDots, subdomains, tldsInLabel, tldSwaps } from './techniques/dots.ts';
import { EDITS } from './techniques/edits.ts';
import { doubleGlyphs, singleGlyphs, wholeScript } from './techniques/homoglyph.ts';
import { transliterations } from './techniques/transliteration.ts';
import { wordOrders } from './techniques/word-order.ts';
import { type DomainForms, type GeneratedName, type Technique, TECHNIQUES } from './types.ts';

export interface GenerateOptions {
  /** Only these techniques; all by default. */
  readonly techniques?: readonly Technique[];
  /** Ends the names early, between two of them. */
  readonly signal?: AbortSignal;
  /** At most this many names. */
  readonly limit?: number;
}

/** How deceptive a technique is, by itself, 0 to 1; glyphs are measured one by one instead. */
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

interface Made {
  readonly techniques: Technique[];
  deception: number;
}

/** What makes whole names, by technique; EDITS makes labels. */
const NAMES: Readonly<Partial<Record<Technique, (asset: DomainForms) => Iterable<string>>>> = {
  subdomain: subdomains,
  combosquatting,
  'tld-swap': tldSwaps,
  'missing-dot': missingDots,
  'dot-to-dash': dotsToDash,
  'tld-in-label': tldsInLabel,
  'brand-in-subdomain': brandsInSubdomain,
  'word-order': wordOrders,
  transliteration: transliterations,
};

class Collection {
  readonly made = new Map<string, Made>();
  readonly #asset: DomainForms;
  readonly #wanted: ReadonlySet<Technique>;
  /** The asset's own subdomains stay in front, as in dnstwist; `www` alone is no part of a name. */
  readonly #before: string;

  constructor(asset: DomainForms, wanted: ReadonlySet<Technique>) {
    const { subdomains } = asset;
    this.#asset = asset;
    this.#wanted = wanted;
    this.#before =
      subdomains.join('.') === 'www' ? '' : subdomains.map((one) => `${one}.`).join('');
  }

  /**
   * The ASCII form of a name worth listing: valid, and not the asset's own.
   *
   * @param bare leave out the asset's subdomains
   */
  accept(name: string, bare = false): string | null {
    const ascii = encodeName(bare ? name : this.#before + name);
    if (ascii === null) return null;
    const own = this.#asset.registrable;
    return ascii === own || ascii.endsWith(`.${own}`) ? null : ascii;
  }

  add(name: string, techniques: readonly Technique[], deception: number, bare = false): void {
    if (!techniques.some((technique) => this.#wanted.has(technique))) return;
    const ascii = this.accept(name, bare);
    if (ascii === null) return;
    const known = this.made.get(ascii);
    if (!known) {
      this.made.set(ascii, { techniques: [...techniques], deception });
      return;
    }
    for (const technique of techniques) {
      if (!known.techniques.includes(technique)) known.techniques.push(technique);
    }
    known.deception = Math.max(known.deception, deception);
  }
}

/** Typing errors show less in a long name. */
function inLength(deception: number, length: number): number {
  return 1 - (1 - deception) * Math.min(1.6, 6 / Math.max(1, length) + 0.3);
}

/** A label in graphemes and, where signs are joined to letters (दि), in code points as well. */
function unitsOf(label: readonly string[]): (readonly string[])[] {
  const points = label.flatMap((grapheme) => Array.from(grapheme));
  return points.length === label.length ? [label] : [label, points];
}

/** Null, after every name looked at: a moment to look at the clock, or for a signal. */
type Pause = null;

function* collectRules(
  into: Collection,
  asset: DomainForms,
  label: readonly string[],
): Generator<Pause> {
  for (const technique of TECHNIQUES) {
    const edit = EDITS[technique];
    const deception = inLength(DECEPTION[technique], label.length);
    for (const units of edit ? unitsOf(label) : []) {
      for (const made of edit?.(units) ?? []) {
        into.add(`${made}.${asset.suffix}`, [technique], deception);
        yield null;
      }
    }
    const bare = technique === 'missing-dot' || technique === 'dot-to-dash';
    for (const made of NAMES[technique]?.(asset) ?? []) {
      into.add(made, [technique], DECEPTION[technique], bare);
      yield null;
    }
  }
}

function glyphDeception(cost: number, length: number): number {
  return Math.max(0, DECEPTION.homoglyph - cost / Math.max(2, length));
}

function* collectGlyphs(
  into: Collection,
  { suffix }: DomainForms,
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

const WORDS_TO_COMBINE = [
  'login',
  'secure',
  'kyc',
  'support',
  'netbanking',
  'offers',
  'verify',
  'upi',
];
const SUFFIXES_TO_COMBINE = ['com', 'in', 'co.in', 'net', 'online', 'xyz'];

/** A look-alike letter together with bait words or another suffix. */
function collectMultiple(into: Collection, asset: DomainForms, label: readonly string[]): void {
  const skeleton = skeletonOf(label, false).text;
  const glyphs = unitsOf(label)
    .flatMap((units) => Array.from(singleGlyphs(units)))
    .toSorted((one, two) => one.cost - two.cost);
  const plain = glyphs
    .filter(({ label: made }) => label.length > 2 && /^[a-z0-9-]+$/.test(made))
    .filter(({ label: made }) => skeletonOf(Array.from(made), false).text === skeleton)
    .slice(0, 8);
  // Without look-alikes in ASCII the best of the others: under another ending those are told too.
  for (const { label: made } of plain.length > 0 ? plain : glyphs.slice(0, 2)) {
    for (const other of SUFFIXES_TO_COMBINE) {
      if (other === asset.suffix) continue;
      const techniques = ['multiple', 'homoglyph', 'tld-swap'] as const;
      into.add(`${made}.${other}`, techniques, DECEPTION.multiple);
    }
  }
  for (const { label: made } of plain) {
    for (const word of WORDS_TO_COMBINE) {
      if (asset.label.includes(word)) continue;
      const techniques = ['multiple', 'combosquatting', 'homoglyph'] as const;
      into.add(`${made}-${word}.${asset.suffix}`, techniques, DECEPTION.multiple);
    }
  }
}

/** The techniques of a name, the one to name first in front. */
function ordered({ techniques }: Made): Technique[] {
  return techniques.toSorted((one, two) => DECEPTION[two] - DECEPTION[one]);
}

/**
 * The names, and a null after everything that made none: between two steps there is little work.
 *
 * @param asset the name to imitate, in any written form; nothing is made of what is no name
 */
export function* generateSteps(
  asset: string,
  techniques: readonly Technique[] = TECHNIQUES,
): Generator<GeneratedName | null> {
  const forms = parseDomain(asset, true);
  if (!isReadable(forms)) return;
  const wanted = new Set<Technique>(techniques);
  const label = graphemes(forms.label);
  const collection = new Collection(forms, wanted);
  yield* collectRules(collection, forms, label);
  if (wanted.has('homoglyph')) yield* collectGlyphs(collection, forms, label);
  if (wanted.has('multiple')) collectMultiple(collection, forms, label);
  for (const [domain, made] of collection.made) {
    yield { domain, techniques: ordered(made), deception: made.deception };
  }
  if (wanted.has('homoglyph')) yield* bulk(collection, forms, label);
}

/** Two look-alikes with accents. No other rule makes such names, so they are not collected. */
function* bulk(
  collection: Collection,
  { suffix }: DomainForms,
  label: readonly string[],
): Generator<GeneratedName | null> {
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
 * Lists the lookalikes that could exist.
 *
 * @param asset the name to imitate, in any written form; nothing is made of what is no name
 * @param options which techniques, how many, and a signal to stop
 * @returns unique names in valid DNS form (letters, digits, hyphens; 63 a label, 253 a name), lazily; the
 *   names of most techniques first, the tens of thousands with two look-alike letters last
 */
export function* generate(asset: string, options: GenerateOptions = {}): Generator<GeneratedName> {
  const { techniques, signal, limit = Infinity } = options;
  let count = 0;
  for (const name of generateSteps(asset, techniques)) {
    if (count >= limit || signal?.aborted === true) return;
    if (!name) continue;
    count += 1;
    yield name;
  }
}
