/** Names of the techniques: the field's terms, for headings and table cells. */
import type { Technique } from './types.ts';

export const TECHNIQUE_NAMES: Readonly<Record<Technique, string>> = {
  addition: 'Addition',
  bitsquatting: 'Bitsquatting',
  homoglyph: 'Homoglyph',
  hyphenation: 'Hyphenation',
  insertion: 'Insertion',
  omission: 'Omission',
  plural: 'Plural',
  repetition: 'Repetition',
  replacement: 'Replacement',
  subdomain: 'Subdomain',
  transposition: 'Transposition',
  'vowel-swap': 'Vowel swap',
  combosquatting: 'Combosquatting',
  'tld-swap': 'TLD swap',
  'missing-dot': 'Missing dot',
  'dot-to-dash': 'Dot to dash',
  'tld-in-label': 'TLD in label',
  'brand-in-subdomain': 'Brand in subdomain',
  'word-order': 'Word order',
  'double-replacement': 'Double replacement',
  transliteration: 'Transliteration',
  multiple: 'Multiple',
};

/** Returns a technique's name within a sentence: 'vowel swap', but 'TLD swap'. */
export const techniqueInSentence = (technique: Technique): string =>
  TECHNIQUE_NAMES[technique].replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
