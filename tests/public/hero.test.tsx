/** Design section 9, the hero: every six seconds one glyph turns into its lookalike, is lit, then settles. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { heroLookalikes } from '@/content/hero.ts';
import { Hero } from '@/features/site/hero/Hero.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

function stillness(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

function openHero() {
  render(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  );
}

/** Lets time pass as a browser does: what one timer changes is on the page before the next. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 400) {
    act(() => {
      vi.advanceTimersByTime(Math.min(left, 400));
    });
  }
}

/** The lit character; '' while the name has settled. */
const lit = () => document.querySelector('.specimen-lit')?.firstChild?.textContent ?? '';
const glyphs = heroLookalikes.map(({ glyph }) => glyph);

test('a lookalike is lit, settles, and six seconds after the first the next one is lit', () => {
  stillness(false);
  openHero();
  expect(lit()).toBe(glyphs[0]);
  pass(4_399);
  expect(lit()).toBe(glyphs[0]);
  pass(1);
  expect(lit()).toBe('');
  pass(1_599);
  expect(lit()).toBe('');
  pass(1);
  expect(lit()).toBe(glyphs[1]);
  pass(6_000 * (glyphs.length - 1));
  expect(lit()).toBe(glyphs[0]);
});

test('under reduced motion the first one stays lit, and what it says can be listened to', () => {
  stillness(true);
  openHero();
  pass(60_000);
  expect(lit()).toBe(glyphs[0]);
  expect(screen.getAllByRole('term')).toHaveLength(4);
});

test('the button stops it, for those who read and those who listen, and lets it go on', () => {
  stillness(false);
  openHero();
  expect(screen.queryAllByRole('term')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the name' }));
  pass(60_000);
  expect(lit()).toBe(glyphs[0]);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('It resolves as');
  fireEvent.click(screen.getByRole('button', { name: 'Play the name' }));
  pass(6_000);
  expect(lit()).toBe(glyphs[1]);
});

test('it waits while nobody can see it', () => {
  stillness(false);
  openHero();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  pass(60_000);
  expect(lit()).toBe(glyphs[0]);
  hidden.mockReturnValue(false);
  pass(6_000);
  expect(lit()).toBe(glyphs[1]);
});
