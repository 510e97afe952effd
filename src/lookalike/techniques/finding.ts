/** What a detector hands back: one technique, how good an explanation it is, and the sentence for it. */

import { codePoint } from '@/lib/invisible.ts';

import { isPlain, spellOut } from '../characters.ts';
import type { Technique } from '../types.ts';

export interface Finding {
  readonly technique: Technique;
  /** Lower is the better human explanation; see RANK. */
  readonly rank: number;
  readonly says: string;
}

/**
 * The order in which explanations are believed. What a person can see comes first, what a person may
 * have typed next, and flipped bits last, since no human makes those.
 */
export const RANK = {
  brandInSubdomain: 2,
  missingDot: 4,
  dotToDash: 5,
  tldInLabel: 6,
  subdomain: 7,
  combosquatting: 8,
  combosquattingLoose: 26,
  twinScript: 8.5,
  transliteration: 9,
  twinGlyph: 10,
  transposition: 20,
  repetition: 22,
  hyphenation: 24,
  plural: 26,
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
  pluralInside: 46,
  tldSwap: 50,
  multiple: 54,
  bitsquatting: 60,
  replacementOdd: 62,
} as const;

/**
 * A letter or name in a sentence. Letters that might not be seen for what they are get their code points;
 * of long names those would only hide the sentence.
 */
export function quoted(text: string): string {
  const shown = spellOut(text);
  if (isPlain(text)) return `"${shown}"`;
  const letters = Array.from(text);
  return letters.length > 3 ? `"${shown}"` : `"${shown}" (${letters.map(codePoint).join(' ')})`;
}
