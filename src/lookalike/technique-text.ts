/**
 * What each technique is called, and one plain sentence on it, for readers who know none of the terms.
 * A file of its own without imports: a page that only names techniques need not load the engine.
 */

import type { Technique } from './types.ts';

export interface TechniqueText {
  /** Display name, for headings, table cells and filters. */
  readonly name: string;
  readonly sentence: string;
}

export const TECHNIQUE_TEXT: Readonly<Record<Technique, TechniqueText>> = {
  addition: {
    name: 'Added letter',
    sentence: 'A letter or digit is added at the start or the end of the name.',
  },
  bitsquatting: {
    name: 'Bitsquatting',
    sentence:
      'One letter differs by a single bit, so that a memory error in a computer leads to the wrong name.',
  },
  homoglyph: {
    name: 'Look-alike letter',
    sentence:
      'A letter is exchanged for one that looks the same or nearly so, often from another script.',
  },
  hyphenation: {
    name: 'Added hyphen',
    sentence: 'A hyphen is put between two letters of the name.',
  },
  insertion: {
    name: 'Inserted letter',
    sentence:
      'A letter is put into the name, as when a finger catches the key beside the right one.',
  },
  omission: {
    name: 'Missing letter',
    sentence: 'A letter of the name is left out.',
  },
  plural: {
    name: 'Plural',
    sentence: 'An s is added, so that the name reads as its own plural.',
  },
  repetition: {
    name: 'Doubled letter',
    sentence: 'A letter of the name is typed twice.',
  },
  replacement: {
    name: 'Replaced letter',
    sentence: 'A letter is replaced by another, often by its neighbour on the keyboard.',
  },
  subdomain: {
    name: 'Dot inside the name',
    sentence: 'A dot cuts the name in two, so that only its last part is what is registered.',
  },
  transposition: {
    name: 'Swapped letters',
    sentence: 'Two neighbouring letters change places.',
  },
  'vowel-swap': {
    name: 'Swapped vowel',
    sentence: 'A vowel is replaced by another vowel.',
  },
  combosquatting: {
    name: 'Added words',
    sentence:
      'Words such as login, kyc or reward stand beside the brand, as if it were its own service.',
  },
  'tld-swap': {
    name: 'Other ending',
    sentence: 'The same name is taken under another ending, such as .co for .com.',
  },
  'missing-dot': {
    name: 'Missing dot',
    sentence: 'A dot of the address is left out, most often the one after www.',
  },
  'dot-to-dash': {
    name: 'Dash for a dot',
    sentence: 'A dot of the address is turned into a dash, which reads much the same.',
  },
  'tld-in-label': {
    name: 'Ending inside the name',
    sentence:
      'The ending of the real name is written into the name itself, in front of another ending.',
  },
  'brand-in-subdomain': {
    name: 'Brand in a subdomain',
    sentence: 'The brand stands at the left of an address whose registered name is someone else’s.',
  },
  'word-order': {
    name: 'Other order',
    sentence: 'The words or letters of the name stand in another order.',
  },
  'double-replacement': {
    name: 'Replaced pair',
    sentence: 'Two neighbouring letters are replaced by one doubled letter.',
  },
  transliteration: {
    name: 'Other spelling',
    sentence: 'The name is spelt with the letters of another alphabet, as in ue for ü.',
  },
  multiple: {
    name: 'Several at once',
    sentence: 'Two or more of these techniques are used together.',
  },
};
