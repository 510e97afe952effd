import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The module as a page loads it. */
async function load() {
  vi.resetModules();
  return import('@/lib/invisible.ts');
}

test('text is split into user-perceived characters', async () => {
  const { graphemes } = await load();
  expect(graphemes('bank')).toEqual(['b', 'a', 'n', 'k']);
  expect(graphemes('नाम')).toEqual(['ना', 'म']);
});

test('a browser without a segmenter loads the page, and splits into code points', async () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  const { graphemes } = await load();
  expect(graphemes('bank')).toEqual(['b', 'a', 'n', 'k']);
  expect(graphemes('e\u0301😀')).toEqual(['e', '\u0301', '😀']);
});

test('every character below U+2000 is split as by the segmenter, next to any other', async () => {
  const { graphemes } = await load();
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const characters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code));
  const split = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const wrong = characters
    .flatMap((one) =>
      ['a', '\u0430', '\u0301', '\u200d'].flatMap((other) => [one + other, other + one]),
    )
    .filter((text) => graphemes(text).length !== split(text).length);
  expect(wrong).toEqual([]);
});
