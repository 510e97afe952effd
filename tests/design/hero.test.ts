import { expect, it } from 'vitest';
import { heroLookalikes, heroName } from '@/content/hero.ts';
import { unicodeName as nameOf } from '@/lookalike/characters.ts';
import { explain } from '@/lookalike/index.ts';

it.each(heroLookalikes)('$glyph at $at makes a homoglyph of our domain', (lookalike) => {
  const { at, glyph, unicodeName } = lookalike;
  const name = Array.from(heroName).with(at, glyph).join('');
  expect(name).not.toBe(heroName);
  expect(unicodeName).toBe(/^[a-z]+$/.test(glyph) ? null : nameOf(glyph));
  expect(explain(heroName, name).techniques[0]?.technique).toBe('homoglyph');
});

it('one of the first two is typed on any keyboard', () => {
  expect(heroLookalikes.slice(0, 2).map(({ unicodeName }) => unicodeName === null)).toContain(true);
});
