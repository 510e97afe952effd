import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The module as a page loads it. */
async function load() {
  vi.resetModules();
  return import('@/lib/invisible.ts');
}

test('text is split into what a reader takes for one character', async () => {
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
