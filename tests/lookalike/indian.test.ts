/** Names in other scripts than Latin: what is made of them can be written, and is called what it is. */
import { describe, expect, test } from 'vitest';
import {
  explain,
  generate,
  isParsedDomain,
  parseDomain,
  type Technique,
} from '@/lookalike/index.ts';

/** Boundaries of user-perceived characters in a text: no cut may be elsewhere. */
function boundaries(text: string): Set<number> {
  const pieces = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text);
  return new Set(Array.from(pieces, ({ index }) => index));
}

describe.each([
  'रक्षा.भारत',
  'दिल्ली.भारत',
  'स्वास्थ्य.भारत',
  'বাংলা.ভারত',
  'தமிழ்.இந்தியா',
  'ಕನ್ನಡ.ಭಾರತ',
  'తెలుగు.భారత్',
  'яндекс.рф',
])('names for %s, in another script than Latin', (asset) => {
  const [own = ''] = asset.split('.');
  const labels = (techniques?: readonly Technique[]) =>
    Array.from(generate(asset, techniques && { techniques }), ({ domain, techniques: made }) => {
      const forms = parseDomain(domain, true);
      return { made, labels: isParsedDomain(forms) ? forms.labels : [''] };
    });

  test('have every sign on a letter that can carry it', () => {
    const broken = labels().filter(({ labels: parts }) =>
      parts.some((part) =>
        /^\p{M}|[^\p{L}\p{M}]\p{M}|[\u094d\u09cd\u0bcd\u0c4d\u0ccd]\p{M}|[a-z]\p{M}/u.test(part),
      ),
    );
    expect(broken).toEqual([]);
  });

  test('mix it with Latin letters only in look-alikes', () => {
    const mixed = labels().filter(
      ({ made, labels: parts }) =>
        !made.includes('homoglyph') &&
        parts.some((part) => /[a-z]/.test(part) && !/^[\0-\x7f]+$/.test(part)),
    );
    expect(mixed).toEqual([]);
  });

  test('are cut between whole characters', () => {
    const cuts = labels(['hyphenation', 'subdomain']).map(({ labels: parts }) => {
      const text = parts.slice(0, parts.length - (asset.split('.').length - 1)).join('-');
      return text.indexOf('-');
    });
    expect(cuts.length).toBeGreaterThan(1);
    expect(cuts.filter((at) => !boundaries(own).has(at))).toEqual([]);
  });
});

describe('the sentence tells signs from letters', () => {
  test.each([
    // A vowel sign or a virama is no letter.
    ['रक्षा.भारत', 'रक्ष.भारत', 'The sign “ा” (U+093E) is left out.'],
    ['रक्षा.भारत', 'रकषा.भारत', 'The sign “्” (U+094D) is left out.'],
    ['रक्षा.भारत', 'रक््षा.भारत', 'The sign “्” (U+094D) is doubled.'],
    ['रक्षा.भारत', 'रक्.भारत', 'The letter with its sign “षा” (U+0937 U+093E) is left out.'],
    ['रक्षा.भारत', 'रक्षी.भारत', 'The vowel sign “ा” (U+093E) is swapped for “ी” (U+0940).'],
    ['বাংলা.ভারত', 'বালা.ভারত', 'The sign “ং” (U+0982) is left out.'],
    ['रक्षा.भारत', 'क्षार.भारत', '“र” (U+0930) and “क्षा” change places.'],
    ['रक्षा.भारत', 'रक्षाs.भारत', '“s” is added at the end.'],
  ])('%s, %s: %s', (asset, candidate, says) => {
    const found = explain(asset, candidate);
    expect(found.techniques[0]?.says).toBe(says);
  });
});
