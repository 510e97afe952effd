/** Explains each technique to users who know none of the terms. */

import type { Technique } from './types.ts';

export interface TechniqueText {
  /** The change to the name in one sentence. */
  readonly sentence: string;
  /** Why people fall for it, in one sentence that is true for every pair. */
  readonly why: string;
}

export const TECHNIQUE_TEXT: Readonly<Record<Technique, TechniqueText>> = {
  addition: {
    sentence: 'A letter or digit is added at the end of the name or of a word of it.',
    why: 'The eye reads the known part and takes the rest for a branch, a year or a version.',
  },
  bitsquatting: {
    sentence:
      'One letter differs by a single bit, so that a memory error in a computer leads to the wrong name.',
    why: 'Nobody has to be deceived: among millions of devices a few ask for the wrong name every day.',
  },
  homoglyph: {
    sentence:
      'A letter is exchanged for one that looks the same or nearly so, often from another script.',
    why: 'The eye knows letters by their outline, and the outline is the same or nearly so.',
  },
  hyphenation: {
    sentence: 'A hyphen is put into the name.',
    why: 'Many firms do register their name with and without a hyphen, so both look plausible.',
  },
  insertion: {
    sentence:
      'A letter or digit is added in, before or after the name, as when a finger hits the key next to the right one.',
    why: 'It waits for people who type, and in a long name one letter more is seldom noticed.',
  },
  omission: {
    sentence: 'A letter or sign of the name is left out.',
    why: 'We read words as a whole; the mind fills in the letter that is missing.',
  },
  plural: {
    sentence:
      'An s, or es, is put behind the name or into it, as if it made a plural of what stands before.',
    why: 'Few customers remember whether a name has an s.',
  },
  repetition: {
    sentence: 'A letter, digit or hyphen of the name is typed twice.',
    why: 'Double letters are where spelling is least certain, so a second one raises no doubt.',
  },
  replacement: {
    sentence: 'A letter or digit is replaced by another, often by its neighbour on the keyboard.',
    why: 'It catches slips of the finger, above all on phones.',
  },
  subdomain: {
    sentence: 'A dot cuts the name in two, so that only its last part is what is registered.',
    why: 'All the letters are there in the right order; the dot is the smallest mark on the line.',
  },
  transposition: {
    sentence: 'Two neighbouring letters change places.',
    why: 'A word with its letters in nearly the right order is read as the word.',
  },
  'vowel-swap': {
    sentence: 'A vowel is replaced by another vowel.',
    why: 'Names carried over from Indian languages are spelt in several ways, so it passes for one of them.',
  },
  combosquatting: {
    sentence:
      'Words such as login, kyc or reward are next to the brand or replace one of its words, as if the name were one of its services.',
    why: 'The brand and a familiar word next to it are enough for someone in a hurry.',
  },
  'tld-swap': {
    sentence: 'The same name is taken under another ending, such as .co for .com.',
    why: 'People remember the name and guess the ending.',
  },
  'missing-dot': {
    sentence: 'A dot of the address is left out, most often the one after www.',
    why: 'A dot is the smallest mark of a name: without it the two parts run together unnoticed.',
  },
  'dot-to-dash': {
    sentence: 'A dot of the address is turned into a dash, which reads much the same.',
    why: 'It looks like the real address, but it is a separate name.',
  },
  'tld-in-label': {
    sentence:
      'The ending of the real name is written into the name itself, in front of another ending.',
    why: 'The ending behind the brand is taken for the address’s own.',
  },
  'brand-in-subdomain': {
    sentence: 'The brand stands at the left of an address whose registered name is someone else’s.',
    why: 'In a long address people read the brand and miss the domain.',
  },
  'word-order': {
    sentence: 'The words or letters of the name stand in another order.',
    why: 'A reader in a hurry does not mind the order.',
  },
  'double-replacement': {
    sentence: 'Two neighbouring letters are replaced by another letter or digit, written twice.',
    why: 'The rest of the name stays as it was.',
  },
  transliteration: {
    sentence:
      'The name is spelt in other letters that sound alike: Latin for Devanagari, ñ for ny, ue for ü, or the other way round.',
    why: 'Both spellings are correct, and only one of them is the real one.',
  },
  multiple: {
    sentence: 'Two or more of these techniques are used together.',
    why: 'Filters that look for one change at a time let two of them pass.',
  },
};
