/**
 * Homoglyph labels: one letter exchanged for a look-alike, or all like letters for the same one; two
 * letters exchanged for simple look-alikes; and the label in one other script altogether.
 */

import { align } from '../align.ts';
import { characterFacts } from '../characters.ts';
import { type Variant, variants } from './variants.ts';

export interface GlyphLabel {
  readonly label: string;
  /** Letters' worth of difference to the eye. */
  readonly cost: number;
}

/** Share of the label that look-alikes may cost; more is a likeness only on paper. */
const SHARE = 0.65;

const LONGEST_RUN = 3;

interface Change {
  readonly graphemes: readonly string[];
  readonly cost: number;
  /** Where the first exchanged letter stood. */
  readonly start: number;
  /** A run was put in for one letter. */
  readonly grew: boolean;
  /** What was put in. */
  readonly as: string;
}

/** One look-alike in place of one letter, or of a letter and its double beside it. */
function* changes(
  label: readonly string[],
  from: number,
  allowed: (variant: Variant) => boolean,
  changeable: (letter: string) => boolean,
): Generator<Change> {
  for (let start = from; start < label.length; start += 1) {
    const letter = label[start] ?? '';
    if (!changeable(letter)) continue;
    for (const variant of variants(letter)) {
      if (!allowed(variant)) continue;
      const { as, cost } = variant;
      const letters = Array.from(as);
      const graphemes = [...label.slice(0, start), ...letters, ...label.slice(start + 1)];
      const grew = letters.length > 1;
      yield { graphemes, cost, start, grew, as };
      if (label[start + 1] !== letter) continue;
      const both = [...label.slice(0, start), ...letters, ...letters, ...label.slice(start + 2)];
      yield { graphemes: both, cost: cost * 2, start, grew, as };
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
  for (const { graphemes, cost } of changes(label, 0, anything, anything)) {
    if (cost <= most) yield { label: graphemes.join(''), cost };
  }
  for (const made of everywhere(label)) if (made.cost <= most) yield made;
}

/**
 * Two exchanges, Latin letters only (registries refuse most mixtures of scripts).
 *
 * @param accented false: only those that stay in the label's own characters and ASCII; true: the others
 */
export function* doubleGlyphs(label: readonly string[], accented: boolean): Generator<GlyphLabel> {
  const most = label.length * SHARE;
  const own = new Set(label);
  const isPlain = (text: string) =>
    Array.from(text).every((letter) => letter < '\u0080' || own.has(letter));
  const allowed = accented ? simple : (variant: Variant) => variant.simple && isPlain(variant.as);
  for (const first of changes(label, 0, allowed, anything)) {
    const plainFirst = isPlain(first.as);
    for (const second of changes(first.graphemes, first.start, allowed, isPlain)) {
      const cost = first.cost + second.cost;
      if (cost > most || (accented && plainFirst && isPlain(second.as))) continue;
      if (first.grew && (second.grew || second.start < first.start + LONGEST_RUN)) {
        // Exchanges inside a run may lead too far from the letter that it stood for.
        const whole = align(label, second.graphemes, true);
        if (!whole || whole.cost > most) continue;
      }
      yield { label: second.graphemes.join(''), cost };
    }
  }
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
