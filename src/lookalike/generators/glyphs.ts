/**
 * Homoglyph labels: every like letter or run of like letters exchanged for one look-alike, then the
 * simple ones a second time; and the label in one other script altogether.
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

/** One look-alike in place of one letter, or of several like letters that follow one another. */
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
      const letters = Array.from(variant.as);
      const grew = letters.length > 1;
      const as = variant.as;
      let made: string[] = [...label.slice(0, start), ...letters];
      let cost = variant.cost;
      let rest = start + 1;
      yield { graphemes: [...made, ...label.slice(rest)], cost, start, grew, as };
      // The same exchange on the like letters that follow, one more each time.
      for (let at = label.indexOf(letter, rest); at >= 0; at = label.indexOf(letter, rest)) {
        made = [...made, ...label.slice(rest, at), ...letters];
        rest = at + 1;
        cost += variant.cost;
        yield { graphemes: [...made, ...label.slice(rest)], cost, start, grew, as };
      }
    }
  }
}

const anything = (): boolean => true;
const simple = (variant: Variant): boolean => variant.simple;

/** One exchange, of any kind. */
export function* singleGlyphs(label: readonly string[]): Generator<GlyphLabel> {
  const most = label.length * SHARE;
  for (const { graphemes, cost } of changes(label, 0, anything, anything)) {
    if (cost <= most) yield { label: graphemes.join(''), cost };
  }
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
