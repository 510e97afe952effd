/** Result of a technique's search: its name, how readily a person believes it, and a sentence about it. */

import { codePoint } from '../../lib/invisible.ts';

import { isPlain, spellOut } from '../characters.ts';
import type { Technique } from '../types.ts';

export interface Finding {
  readonly technique: Technique;
  /** The lower, the better the explanation; see RANK. */
  readonly rank: number;
  /** A plain sentence about this pair of names. */
  readonly says: string;
}

export function finding(technique: Technique, rank: number, says: string): Finding {
  return { technique, rank, says };
}

/**
 * The order in which people believe explanations: visible changes first, then typing slips, and flipped bits last,
 * because no human makes those.
 */
export const RANK = {
  brandInSubdomain: 2,
  missingDot: 4,
  dotToDash: 5,
  movedDot: 5.5,
  tldInLabel: 6,
  subdomain: 7,
  combosquatting: 8,
  twinScript: 8.5,
  transliteration: 9,
  twinGlyph: 10,
  transposition: 20,
  repetition: 22,
  hyphenation: 24,
  plural: 26,
  combosquattingLoose: 26,
  vowelSwap: 28,
  replacementKey: 30,
  omission: 30,
  doubleReplacement: 31,
  replacementSound: 33,
  looseGlyph: 34,
  wordOrder: 35,
  addition: 36,
  insertion: 37,
  replacement: 40,
  looseRun: 44,
  doubledForOne: 44.5,
  wordSlip: 45,
  pluralInside: 46,
  tldSwap: 50,
  multiple: 54,
  bitsquatting: 60,
  replacementOdd: 62,
} as const;

/** `multiple`, for names made by several techniques together. */
export function together(says: string): Finding {
  return finding('multiple', RANK.multiple, says);
}

/**
 * Quotes a letter or name for a sentence. A short text with letters beyond ASCII gets their code points, because people
 * may mistake those letters; in a long text they would hide the sentence.
 */
export function quoted(text: string): string {
  const shown = spellOut(text);
  if (isPlain(text)) return `“${shown}”`;
  const letters = Array.from(text);
  return letters.length > 3 ? `“${shown}”` : `“${shown}” (${letters.map(codePoint).join(' ')})`;
}

/** Names a text with its kind: a digit, a sign by itself, a letter, or a letter with its signs. */
export function describeText(text: string): string {
  const marks = text.match(/\p{M}/gu)?.length ?? 0;
  const shown = quoted(text);
  if (/^\p{N}$/u.test(text)) return `digit ${shown}`;
  if (marks === 0) return `letter ${shown}`;
  if (/^\p{M}/u.test(text)) return `sign ${shown}`;
  return `letter with its ${marks === 1 ? 'sign' : 'signs'} ${shown}`;
}
