import { expect, test } from 'vitest';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';

test('a technique within a sentence is written small, an abbreviation is not', () => {
  expect(techniqueInSentence('vowel-swap')).toBe('vowel swap');
  expect(techniqueInSentence('tld-in-label')).toBe('TLD in label');
});
