/** Input and output of the engine: types, and the list of techniques. */

/**
 * Every imitation technique that the engine knows. The terms are the field's: those of dnstwist's fuzzers and AIL
 * typo-squatting's algorithms (only the names, neither code nor tables), and three of our own (`brand-in-subdomain`,
 * `transliteration`, `multiple`).
 */
export const TECHNIQUES = [
  'addition',
  'bitsquatting',
  'homoglyph',
  'hyphenation',
  'insertion',
  'omission',
  'plural',
  'repetition',
  'replacement',
  'subdomain',
  'transposition',
  'vowel-swap',
  'combosquatting',
  'tld-swap',
  'missing-dot',
  'dot-to-dash',
  'tld-in-label',
  'brand-in-subdomain',
  'word-order',
  'double-replacement',
  'transliteration',
  'multiple',
] as const;

export type Technique = (typeof TECHNIQUES)[number];

/** The engine's facts about one character. */
export interface CharacterFacts {
  /** The character itself. It may be invisible, so show `name` and `codePoint` next to it. */
  readonly text: string;
  /** For example `U+0430`. */
  readonly codePoint: string;
  /** The Unicode name if the engine has it, else script and code point (`Thai U+0E01`). */
  readonly name: string;
  /** For example `Cyrillic`; `Common` for digits and signs. */
  readonly script: string;
}

/** A name, read from any written form. */
export interface ParsedDomain {
  /** Lower-case Unicode form, as a registry would accept it. */
  readonly unicode: string;
  /** The form on the wire: letters, digits, hyphens and `xn--` labels. */
  readonly ascii: string;
  /** Unicode labels from left to right. */
  readonly labels: readonly string[];
  /** Public suffix in Unicode form: `com`, `co.in`, `भारत`. */
  readonly suffix: string;
  /** False if the list of public suffixes does not have it (`sbi.coin`). */
  readonly suffixKnown: boolean;
  /** The label that is registered under the suffix, in Unicode form: `hdfcbank`. */
  readonly label: string;
  /** `label` + `suffix` in ASCII form. */
  readonly registrable: string;
  /** Unicode labels to the left of the registrable name, from left to right. */
  readonly subdomains: readonly string[];
  readonly isIdn: boolean;
  /** Scripts of the letters in `label`, for example `['Latin', 'Cyrillic']`. */
  readonly scripts: readonly string[];
}

/** One grapheme of an alignment, in its own cell. */
export interface Cell {
  readonly text: string;
  /** Mono cells it takes: 1 or 2. */
  readonly width: 1 | 2;
  /**
   * Facts about every code point in it, in deceptive cells; null in the others. The asset's cells deceive if its own
   * label mixes alphabets and the candidate's letter is the plain one.
   */
  readonly deceptive: readonly CharacterFacts[] | null;
}

export type SegmentKind = 'same' | 'changed' | 'added' | 'removed';

/**
 * A run of the alignment. Joined, the asset cells spell the asset (with `www.` in front if that dot is concerned), the
 * others the candidate.
 */
export interface Segment {
  readonly kind: SegmentKind;
  readonly asset: readonly Cell[];
  readonly candidate: readonly Cell[];
  /** The technique of this change; null if nothing changed, or a whole part was added or removed. */
  readonly technique: Technique | null;
}

/** One technique that leads from asset to candidate, in words. */
export interface FoundTechnique {
  readonly technique: Technique;
  /** A plain sentence about these two names. It contains their text, and no links. */
  readonly says: string;
}

/** One thing that reduces the similarity that views show. */
export interface SimilarityPart {
  /** For example "о (U+043E) for o". */
  readonly what: string;
  /** A whole number; 0 for less than one. The parts add up to the difference from 100. */
  readonly percent: number;
}

/** Relation of the names, before the engine looks for techniques. */
export type Relation = 'same' | 'own-subdomain' | 'other';

export interface Explanation {
  readonly kind: 'explanation';
  readonly asset: ParsedDomain;
  readonly candidate: ParsedDomain;
  /** `same` and `own-subdomain` are no imitation: they have no technique. */
  readonly relation: Relation;
  /** Best human explanation first; empty when the names are unrelated. */
  readonly techniques: readonly FoundTechnique[];
  /**
   * 0 to 1: how readily people take the candidate for the asset, for ranking and judging; not symmetric. Views show
   * `percent` instead.
   */
  readonly similarity: number;
  /** The similarity that views show, whole (display-similarity.ts): lower with every change; 100 for equal names. */
  readonly percent: number;
  /** Parts that reduce it. */
  readonly parts: readonly SimilarityPart[];
  /** The similarity reaches CONFIDENT and the engine found a technique. */
  readonly confident: boolean;
  readonly alignment: readonly Segment[];
}

export interface InvalidName {
  readonly kind: 'invalid';
  /** The argument that is no name (the asset, if both are). */
  readonly argument: 'asset' | 'candidate';
  /** One plain sentence: which one, and why. */
  readonly message: string;
  readonly techniques: readonly [];
  readonly similarity: 0;
  readonly confident: false;
}

/** A possible lookalike, registered or not. */
export interface GeneratedName {
  /** ASCII form. */
  readonly domain: string;
  /** Every technique that makes it; the one to name comes first. */
  readonly techniques: readonly Technique[];
  /** 0 to 1, a quick estimate of how deceptive it is, for sorting; `explain` computes the real one. */
  readonly deception: number;
}
