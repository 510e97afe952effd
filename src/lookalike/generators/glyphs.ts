/**
 * Homoglyph labels: one letter exchanged for a look-alike, or all like letters for the same one; two
 * letters exchanged for simple look-alikes; and the label in one other script altogether.
 */

import { align } from '../align.ts';
import { characterFacts } from '../characters.ts';
import { overlap } from '../techniques/single-edit.ts';
import { shortVariants, type Variant, variants } from './variants.ts';

export interface GlyphLabel {
  readonly label: string;
  /** Letters' worth of difference to the eye. */
  readonly cost: number;
}

/** Share of the label that look-alikes may cost; more is a likeness only on paper. */
const SHARE = 0.65;

const LONGEST_RUN = 3;

/** The most pairs of exchanges that are looked at, in plain letters and with accents: labels of 63 letters
 * have many times as many. */
const MOST_PAIRS = { plain: 60_000, accented: 600_000 } as const;

interface Change {
  readonly graphemes: readonly string[];
  readonly cost: number;
  /** Where the first exchanged letter stood. */
  readonly start: number;
  /** The label is longer or shorter by it. */
  readonly resized: boolean;
  /** What was put in. */
  readonly as: string;
}

/**
 * One look-alike in place of one letter, of a letter and its double beside it, or of a run that is taken
 * for one letter.
 *
 * @param wide from here on exchanges of two letters side by side; single letters from `from` on
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
      for (const variant of shortVariants(letter + next)) {
        if (!allowed(variant)) continue;
        const { as, cost } = variant;
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

/** One look-alike in place of every like letter, where there are several. */
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
const simple = (variant: Variant): boolean => variant.simple;

/** One exchange of any kind, in one place or wherever the letter stands. */
export function* singleGlyphs(label: readonly string[]): Generator<GlyphLabel> {
  const most = label.length * SHARE;
  for (const { graphemes, cost } of changes(label, 0, 0, anything, anything)) {
    if (cost <= most) yield { label: graphemes.join(''), cost };
  }
  for (const made of everywhere(label)) if (made.cost <= most) yield made;
}

/**
 * Two exchanges, Latin letters only (registries refuse most mixtures of scripts).
 *
 * @param accented false: only those that stay in the label's own characters and ASCII; true: the others
 * @returns null for a pair that is not worth a name, so that a caller can look up in between
 */
export function* doubleGlyphs(
  label: readonly string[],
  accented: boolean,
): Generator<GlyphLabel | null> {
  const most = label.length * SHARE;
  const own = new Set(label);
  const isPlain = (text: string) =>
    Array.from(text).every((letter) => letter < '\u0080' || own.has(letter));
  const allowed = accented ? simple : (variant: Variant) => variant.simple && isPlain(variant.as);
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

/** Graphemes beside the changed ones that a run may reach into. */
const BESIDE = 2;

/** Exchanges inside a run, or of a letter that was put in, may lead too far from what stood there. */
function isNear(label: readonly string[], first: Change, second: Change, most: number): boolean {
  if (!first.resized && !second.resized) return true;
  if (second.start >= first.start + LONGEST_RUN) return true;
  const { head, tail } = overlap(label, second.graphemes);
  const from = Math.max(0, head - BESIDE);
  const behind = Math.max(0, tail - BESIDE);
  const meant = label.slice(from, label.length - behind);
  const made = second.graphemes.slice(from, second.graphemes.length - behind);
  const alike = align(meant, made, true);
  // Where the letter is spelt out (ñ, nn) it is that, and no look-alike.
  return alike !== null && alike.cost <= most && alike.steps.every(({ kind }) => kind !== 'spell');
}

const SCRIPTS = ['Cyrillic', 'Greek', 'Armenian', 'Lisu'];

/** The whole label in the letters of one other script, where that script has them all. */
export function* wholeScript(label: readonly string[]): Generator<GlyphLabel> {
  for (const script of SCRIPTS) {
    let cost = 0;
    let made: string | null = '';
    let letters = 0;
    for (const letter of label) {
      if (/^[0-9-]$/.test(letter)) {
        made += letter;
        continue;
      }
      letters += 1;
      const variant = variants(letter).find(
        ({ as, script: kind }) => kind === 'foreign' && characterFacts(as).script === script,
      );
      if (!variant) {
        made = null;
        break;
      }
      made += variant.as;
      cost += variant.cost;
    }
    if (made !== null && letters > 0 && cost <= label.length * SHARE) yield { label: made, cost };
  }
}
