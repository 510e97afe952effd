import { expect, it } from 'vitest';
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { codePoint } from '@/lib/invisible.ts';
import { explain } from '@/lookalike/index.ts';

it.each(heroLookalikes)('$glyph at $at makes a homoglyph of our domain', (lookalike) => {
  const { at, glyph, foreign } = lookalike;
  const name = Array.from(heroName).with(at, glyph).join('');
  expect(name).not.toBe(heroName);
  expect(foreign?.codePoint ?? 'plain').toBe(/^[a-z]+$/.test(glyph) ? 'plain' : codePoint(glyph));
  expect(explain(heroName, name).techniques[0]?.technique).toBe('homoglyph');
});

it('one of the first two is typed on any keyboard', () => {
  expect(heroLookalikes.slice(0, 2).map(({ foreign }) => foreign === null)).toContain(true);
});
