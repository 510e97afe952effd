import { expect, it } from 'vitest';
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { toAscii } from '@/lib/hostname.ts';
import { codePoint } from '@/lib/invisible.ts';

it.each(heroLookalikes)('$unicodeName is told as it is', (lookalike) => {
  const name = Array.from(heroName).with(lookalike.at, lookalike.glyph).join('');
  expect(name).not.toBe(heroName);
  expect(toAscii(name)).toBe(lookalike.punycode);
  expect(codePoint(lookalike.glyph)).toBe(lookalike.codePoint);
});
