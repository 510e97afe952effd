import { expect, it } from 'vitest';
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { toAscii } from '@/lib/idna.ts';
import { codePoint } from '@/lib/invisible.ts';
import { explain } from '@/lookalike/index.ts';

it.each(heroLookalikes)('$punycode is told as it is', ({ at, glyph, foreign, punycode }) => {
  const name = Array.from(heroName).with(at, glyph).join('');
  expect(name).not.toBe(heroName);
  expect(toAscii(name)).toBe(punycode);
  expect(foreign?.codePoint ?? 'plain').toBe(/^[a-z]+$/.test(glyph) ? 'plain' : codePoint(glyph));
  expect(explain(heroName, punycode).techniques[0]?.technique).toBe('homoglyph');
});

it('one of the first two is typed on any keyboard', () => {
  expect(heroLookalikes.slice(0, 2).map(({ foreign }) => foreign === null)).toContain(true);
});
