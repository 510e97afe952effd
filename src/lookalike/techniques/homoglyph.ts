/**
 * Homoglyphs: letters replaced by similar ones. This file decides if a label is one (`homoglyph`) and makes such
 * labels. glyph-distance.ts says how alike two characters are; confusables.ts lists the characters.
 */

import { align, type Alignment } from '../align.ts';
import { characterFacts } from '../characters.ts';
import { scriptOf } from '../scripts.ts';
import { shortVariants, type Variant, variants } from '../variants.ts';
import { sentence } from './multi-edit.ts';
import { type Finding, finding, RANK } from './finding.ts';
import { glyphClauses, wholeScriptPairs } from './glyph-clauses.ts';

/** Share of a label that look-alikes may cost before the likeness is a coincidence. */
const SHARE = 0.7;
/** Look-alikes that cost no more on average are seen as the letter itself. */
const TWIN_COST = 0.36;

/** The one script of all the candidate's letters, when the asset has no letter of it. */
function otherScript(asset: readonly string[], candidate: readonly string[]): string | null {
  const scriptsOf = (label: readonly string[]) =>
    new Set(label.map(scriptOf).filter((script) => script !== 'Common' && script !== 'Inherited'));
  const [script, ...more] = scriptsOf(candidate);
  if (script === undefined || script === 'Other' || more.length > 0) return null;
  return candidate.length < 2 || scriptsOf(asset).has(script) ? null : script;
}

/**
 * Decides if a label is a homoglyph of another.
 *
 * @param alignment the cheapest way between the two by look-alikes only
 */
export function homoglyph(
  asset: readonly string[],
  candidate: readonly string[],
  alignment: Alignment,
): Finding | null {
  const glyphs = alignment.steps.filter((step) => step.kind === 'glyph');
  if (glyphs.length === 0 || alignment.cost / asset.length > SHARE) return null;
  const script = otherScript(asset, candidate);
  const says =
    script === null
      ? sentence(glyphClauses(glyphs, asset, candidate))
      : `Every letter is ${script}: ${wholeScriptPairs(glyphs, asset, candidate)}.`;
  if (alignment.cost / glyphs.length <= TWIN_COST) {
    // Letters of another script that look like these were chosen for their look, not their sound.
    return finding('homoglyph', script === null ? RANK.twinGlyph : RANK.twinScript, says);
  }
  const runs = glyphs.every((step) => step.taken !== step.given);
  return finding('homoglyph', runs ? RANK.looseRun : RANK.looseGlyph, says);
}

export interface GlyphLabel {
  readonly label: string;
  /** Visual difference, in letters. */
  readonly cost: number;
}

/** Share of the label that look-alikes may cost in names that are made: stricter than in those found. */
const MADE_SHARE = 0.65;
/** Longest replacement: three letters for one, and again for its double. */
const LONGEST_REPLACEMENT = 6;
/** Maximum number of pairs of exchanges. A label of 63 letters has many times as many. */
const MOST_PAIRS = { plain: 60_000, accented: 600_000 } as const;

interface Change {
  readonly graphemes: readonly string[];
  readonly cost: number;
  /** Index of the first exchanged letter. */
  readonly start: number;
  /** True if it changes the label's length. */
  readonly resized: boolean;
  /** The replacement. */
  readonly as: string;
}

/**
 * One look-alike in place of one letter, of a letter and its double next to it, or of a run that imitates one letter.
 *
 * @param wide exchange two neighbouring letters from here on
 * @param from exchange single letters from here on
 */
function* changes(
  label: readonly string[],
  wide: number,
  from: number,
  allowed: (variant: Variant) => boolean,
  changeable: (letter: string) => boolean,
): Generator<Change> {
  for (let start = wide; start < label.length; start += 1) {
    const letter = label[start] ?? '';
    if (!changeable(letter)) continue;
    const before = label.slice(0, start);
    const next = label[start + 1];
    if (next !== undefined && changeable(next)) {
      for (const { as, cost } of shortVariants(letter + next).filter(allowed)) {
        const graphemes = [...before, as, ...label.slice(start + 2)];
        yield { graphemes, cost, start, resized: true, as };
      }
    }
    for (const variant of variants(letter)) {
      if (!allowed(variant)) continue;
      const { as, cost } = variant;
      const letters = Array.from(as);
      const resized = letters.length > 1;
      if (start >= from) {
        const graphemes = [...before, ...letters, ...label.slice(start + 1)];
        yield { graphemes, cost, start, resized, as };
      }
      if (next !== letter) continue;
      const both = [...before, ...letters, ...letters, ...label.slice(start + 2)];
      yield { graphemes: both, cost: cost * 2, start, resized, as };
    }
  }
}

/** One look-alike in place of every equal letter, if the label has several. */
function* everywhere(label: readonly string[]): Generator<GlyphLabel> {
  for (const letter of new Set(label)) {
    const count = label.filter((other) => other === letter).length;
    if (count < 2) continue;
    for (const { as, cost } of variants(letter)) {
      const made = label.map((other) => (other === letter ? as : other)).join('');
      yield { label: made, cost: cost * count };
    }
  }
}

const anything = (): boolean => true;

/** Makes labels with one exchange of any kind, in one place or everywhere. */
export function* singleGlyphs(label: readonly string[]): Generator<GlyphLabel> {
  const most = label.length * MADE_SHARE;
  for (const { graphemes, cost } of changes(label, 0, 0, anything, anything)) {
    if (cost <= most) yield { label: graphemes.join(''), cost };
  }
  for (const made of everywhere(label)) if (made.cost <= most) yield made;
}

/**
 * Makes labels with two exchanges, of Latin letters only: registries refuse most mixtures of scripts.
 *
 * @param accented false: only labels in the asset's own characters and ASCII; true: the others
 * @returns null for a rejected pair, so that the caller can pause in between
 */
export function* doubleGlyphs(
  label: readonly string[],
  accented: boolean,
): Generator<GlyphLabel | null> {
  const most = label.length * MADE_SHARE;
  const own = new Set(label);
  const isPlain = (text: string) =>
    Array.from(text).every((letter) => letter < '\u0080' || own.has(letter));
  const allowed = ({ simple, as }: Variant) => simple && (accented || isPlain(as));
  const mostPairs = accented ? MOST_PAIRS.accented : MOST_PAIRS.plain;
  let pairs = 0;
  for (const first of changes(label, 0, 0, allowed, anything)) {
    const plainFirst = isPlain(first.as);
    // An exchange can make a double of its letter and the one before it: li, ll, łł.
    const wide = Math.max(0, first.start - 1);
    for (const second of changes(first.graphemes, wide, first.start, allowed, isPlain)) {
      pairs += 1;
      if (pairs > mostPairs) return;
      const cost = first.cost + second.cost;
      const skipped = cost > most || (accented && plainFirst && isPlain(second.as));
      yield skipped || !isNear(label, first, second, most)
        ? null
        : { label: second.graphemes.join(''), cost };
    }
  }
}

/** Exchanges inside a run, or of an inserted letter, may lead too far from the original. */
function isNear(label: readonly string[], first: Change, second: Change, most: number): boolean {
  if (!first.resized && !second.resized) return true;
  if (second.start >= first.start + LONGEST_REPLACEMENT) return true;
  const alike = align(label, second.graphemes, true);
  // Where the letter is spelt out (ñ, nn) it is that, and no look-alike.
  return alike !== null && alike.cost <= most && alike.steps.every(({ kind }) => kind !== 'spell');
}

const SCRIPTS = ['Cyrillic', 'Greek', 'Armenian', 'Lisu'];

/** Makes the whole label in the letters of one other script that has them all. */
export function* wholeScript(label: readonly string[]): Generator<GlyphLabel> {
  for (const script of SCRIPTS) {
    const letters = label.map((letter) =>
      /^[0-9-]$/.test(letter)
        ? { as: letter, cost: 0 }
        : variants(letter).find(
            ({ as, script: kind }) => kind === 'foreign' && characterFacts(as).script === script,
          ),
    );
    const found = letters.filter((letter) => letter !== undefined);
    const cost = found.reduce((sum, letter) => sum + letter.cost, 0);
    if (found.length < letters.length || cost === 0 || cost > label.length * MADE_SHARE) continue;
    yield { label: found.map(({ as }) => as).join(''), cost };
  }
}
