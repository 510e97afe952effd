/** The hero: a domain, the visitor's own as they type, and its lookalikes one after the other. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heroLookalikes } from '@/content/hero.ts';
import { Hero } from '@/site/hero/Hero.tsx';
import { cellsOf, subjectOf } from '@/site/hero/specimen.ts';
import { typedLookalikes } from '@/site/hero/typed-lookalikes.ts';
import { toAscii } from '@/lib/idna.ts';
import { explain } from '@/lookalike/index.ts';
import { workers } from '../setup/workers.ts';

function openHero({ reducedMotion }: { reducedMotion: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reducedMotion && query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
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

/** The highlighted characters; '' while the domain is whole. */
const highlighted = () =>
  [...document.querySelectorAll('.specimen-highlight')]
    .map((cell) => cell.firstChild?.textContent ?? '')
    .join('');
/** The line as it is drawn. */
const line = () =>
  [...document.querySelectorAll('.specimen-cell')]
    .map((cell) => cell.firstChild?.textContent ?? '')
    .join('');
const glyphs = heroLookalikes.map(({ glyph }) => glyph);
const field = () => screen.getByLabelText('See the domains that could imitate yours');

describe('before anything is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  test('a lookalike is highlighted, the domain is whole again, and after six seconds the next is highlighted', () => {
    openHero({ reducedMotion: false });
    expect(highlighted()).toBe(glyphs[0]);
    pass(4_399);
    expect(highlighted()).toBe(glyphs[0]);
    pass(1);
    expect(highlighted()).toBe('');
    pass(1_599);
    expect(highlighted()).toBe('');
    pass(1);
    expect(highlighted()).toBe(glyphs[1]);
    pass(6_000 * (glyphs.length - 1));
    expect(highlighted()).toBe(glyphs[0]);
  });

  test('under reduced motion the first stays highlighted', () => {
    openHero({ reducedMotion: true });
    pass(60_000);
    expect(highlighted()).toBe(glyphs[0]);
  });

  test('the button pauses and plays; a hidden page waits', () => {
    openHero({ reducedMotion: false });
    fireEvent.click(screen.getByRole('button', { name: 'Pause the domain' }));
    pass(60_000);
    expect(highlighted()).toBe(glyphs[0]);
    fireEvent.click(screen.getByRole('button', { name: 'Play the domain' }));
    pass(6_000);
    expect(highlighted()).toBe(glyphs[1]);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(60_000);
    expect(highlighted()).toBe(glyphs[1]);
    hidden.mockReturnValue(false);
    pass(6_000);
    expect(highlighted()).toBe(glyphs[2]);
  });
});

describe('the visitor’s domain replaces ours', () => {
  beforeEach(() => openHero({ reducedMotion: true }));

  test('it is drawn as it is typed, then its lookalikes are highlighted and counted', async () => {
    workers.holds = (method) => method === 'generate';
    await userEvent.type(field(), 'hdfcbank.com');
    expect(line()).toBe('hdfcbank.com');
    expect(screen.getByRole('status')).toHaveTextContent('Working out its lookalikes…');
    workers.release();
    await waitFor(() => expect(highlighted()).not.toBe(''));
    expect(screen.getByRole('status')).toHaveTextContent(/^\d,\d{3} lookalikes in plain letters$/);
    await userEvent.clear(field());
    expect(highlighted()).toBe(glyphs[0]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Worked out in your browser; nothing is sent.',
    );
  });

  test.each([
    ['a beginning', 'hdfcbank', 'hdfcbank'],
    ['a domain in quotation marks', '“hdfcbank.com”', 'hdfcbank.com'],
    ['a text that is no domain', 'hdfcbank and more', 'yourcornpany.in'],
    ['a reordering character', '\u202e.', 'yourcornpany.in'],
  ])('of %s it draws what is readable', async (_what, text, drawn) => {
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(line()).toBe(drawn);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the demo request takes the domain of a pasted link along', async () => {
    await userEvent.click(field());
    await userEvent.paste('hxxps://netbanking[.]hdfcbank[.]com/login?x=1');
    expect(line()).toBe('netbanking.hdfcbank.com');
    expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/contact#d=netbanking.hdfcbank.com',
    );
  });
});

test.each(['hdfcbank.com', 'netbanking.sahyadrilokbank.co.in', 'ola.in', 'लोकबैंक.भारत', 'x--y.com'])(
  'every lookalike shown of %s imitates it and fits the line',
  async (name) => {
    const ascii = toAscii(name) ?? '';
    const found = await typedLookalikes(ascii, new AbortController().signal);
    expect(found?.count).toBeGreaterThan(10);
    const lookalikes = found?.lookalikes ?? [];
    expect(lookalikes.length).toBeGreaterThan(2);
    for (const { cells, caption } of lookalikes) {
      const shown = cells.map(({ text }) => text).join('');
      expect(explain(ascii, shown).techniques.length).toBeGreaterThan(0);
      expect(cells.some((cell) => cell.highlighted)).toBe(true);
      expect(cellsOf(shown)).toBeLessThanOrEqual(subjectOf(name).room);
      expect(caption.every((words) => words !== '')).toBe(true);
    }
  },
);

test.each(['co.in', 'hdfcbank.c'])(
  '%s has no lookalikes: it is an ending, or has none',
  async (name) => {
    expect(await typedLookalikes(name, new AbortController().signal)).toBeNull();
  },
);
