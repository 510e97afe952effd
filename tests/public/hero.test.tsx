/** Design section 9, the hero: every six seconds one glyph turns into its lookalike, is lit, then settles. */
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heroLookalikes } from '@/content/hero.ts';
import { Hero } from '@/features/site/hero/Hero.tsx';
import { heroSubject } from '@/features/site/hero/specimen.ts';
import { typedLookalikes } from '@/features/site/hero/typed-lookalikes.ts';
import { useHeroCycle } from '@/features/site/hero/use-hero-cycle.ts';
import { toAscii, toUnicode } from '@/lib/idna.ts';
import { explain } from '@/lookalike/index.ts';
import { workers } from '../setup/workers.ts';

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

/** What is lit; '' while the name has settled. */
const lit = () =>
  [...document.querySelectorAll('.specimen-lit')]
    .map((cell) => cell.firstChild?.textContent ?? '')
    .join('');
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
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('Looked up as');
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

/** The line as it stands there; a missing letter is ''. */
const line = () =>
  [...document.querySelectorAll('.specimen-cell')].map(
    (cell) => cell.firstChild?.textContent ?? '',
  );
const fact = (term: string) =>
  screen.getByText(term).closest('div')?.querySelector('dd')?.textContent ?? '';
const field = () => screen.getByLabelText('See the names that could imitate yours');

describe('the visitor becomes the specimen', () => {
  beforeEach(() => {
    vi.useRealTimers();
    stillness(true);
    openHero();
  });

  test('a typed name takes the place at once, then its lookalikes are lit and the facts follow', async () => {
    // Until the engine has answered nothing is said, least of all what was true of the name before.
    workers.holds = () => true;
    await userEvent.type(field(), 'hdfcbank.com');
    // What follows the field is fetched with the first key.
    await waitFor(() => expect(line().join('')).toBe('hdfcbank.com'));
    await waitFor(() => expect(fact('Your name')).toBe('hdfcbank.com'));
    const facts = (await screen.findByText('Differs in')).closest('dl');
    expect(facts).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => {
      for (const term of ['The eye reads', 'Looked up as', 'Differs in'])
        expect(fact(term)).toBe('…');
    });
    workers.release();
    await waitFor(() => expect(lit()).not.toBe(''), { timeout: 20_000 });
    const reads = await waitFor(() => fact('The eye reads'));
    expect(reads).not.toBe('hdfcbank.com');
    await waitFor(() => expect(fact('Looked up as')).toBe(toAscii(reads)));
    await waitFor(() => expect(fact('Differs in')).toMatch(/^1 character, U\+04/));
    expect(facts).toHaveAttribute('aria-busy', 'false');
    await userEvent.clear(field());
    expect(line().join('')).toContain(glyphs[0]);
    expect(fact('Your name')).toBe('yourcompany.in');
  });

  test('what is no name leaves the last good one, and a quiet hint says what is missing', async () => {
    await userEvent.type(field(), 'hdfcbank');
    await waitFor(() => expect(line().join('')).toBe('hdfcbank'));
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription('It needs an ending such as .in or .com.'),
    );
    await userEvent.type(field(), '.in and more');
    expect(line().join('')).toBe('hdfcbank.in');
    expect(field()).toHaveAccessibleDescription('A domain name has no spaces.');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), '\u202e.');
    expect(fact('Your name')).toBe('yourcompany.in');
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  test('a name in quotation marks is read without them', async () => {
    await userEvent.click(field());
    await userEvent.paste('“hdfcbank.com”');
    await waitFor(() => expect(line().join('')).toBe('hdfcbank.com'));
  });

  test('a pasted link is read for its name, and the demo asks for it', async () => {
    await userEvent.click(field());
    await userEvent.paste('hxxps://netbanking[.]hdfcbank[.]com/login?x=1');
    expect(line().join('')).toBe('netbanking.hdfcbank.com');
    expect(screen.getByRole('link', { name: 'Request Demo' })).toHaveAttribute(
      'href',
      '/contact#d=netbanking.hdfcbank.com',
    );
  });
});

test('a visitor’s own lookalikes follow each other every 2.4 seconds, their own name between them', () => {
  stillness(false);
  const subject = { ...heroSubject, name: 'tata.in' };
  const { result } = renderHook(() => useHeroCycle(subject));
  const [first, second] = heroSubject.lookalikes;
  expect(result.current).toMatchObject({ lookalike: first, lit: true });
  pass(2_000);
  expect(result.current.lit).toBe(false);
  pass(400);
  expect(result.current).toMatchObject({ lookalike: second, lit: true });
});

test.each([
  'hdfcbank.com',
  'netbanking.sahyadrilokbank.co.in',
  'ola.in',
  'लोकबैंक.भारत',
  'x--y.example',
])('every lookalike shown of %s imitates it, and what is lit is all that differs', async (name) => {
  vi.useRealTimers();
  const ascii = toAscii(name) ?? '';
  const shown = await typedLookalikes(ascii, new AbortController().signal);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown.map(({ resolves }) => resolves)).size).toBe(shown.length);
  for (const { cells, reads, resolves, differs, caption } of shown) {
    const found = explain(ascii, resolves);
    expect(found.techniques.length).toBeGreaterThan(0);
    expect(cells.map(({ text }) => text).join('')).toBe(toUnicode(resolves));
    const isPlainHomoglyph =
      found.techniques[0]?.technique === 'homoglyph' && !caption[0].startsWith('U+');
    expect(reads).toBe(isPlainHomoglyph ? toUnicode(ascii) : toUnicode(resolves));
    expect(cells.some((cell) => cell.lit)).toBe(true);
    expect(differs).not.toBe('');
    expect(caption.every((words) => words !== '')).toBe(true);
  }
});
