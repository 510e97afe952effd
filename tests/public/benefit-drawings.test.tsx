/** The drawings of Key Benefits: what deceives is highlighted until it is down, and no figure is made up. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { claims } from '@/content/claims.ts';
import { KeyBenefits } from '@/site/home/KeyBenefits.tsx';
import { explain } from '@/lookalike/index.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';

const ASSET = 'yourcompany.in';

beforeEach(() => {
  render(<KeyBenefits />, { wrapper: MemoryRouter });
});

function drawing(title: string): Element {
  const illustration = screen
    .getByRole('heading', { name: title })
    .closest('li')
    ?.querySelector('.illustration');
  if (!illustration) throw new Error(`no drawing above "${title}"`);
  return illustration;
}

const namesIn = (title: string) => [...drawing(title).querySelectorAll('.name')];

test.each([
  ['24/7 monitoring', 4],
  ['Instant alerts', 3],
  ['Rapid response', 1],
])('%s: what the engine finds is highlighted in every name', (title, count) => {
  const names = namesIn(title);
  expect(names).toHaveLength(count);
  for (const element of names) {
    const name = element.textContent;
    const highlighted = highlightsFor(explain(ASSET, name), name)?.highlighted ?? new Set();
    const deceives = Array.from(name).filter((_, at) => highlighted.has(at));
    expect(deceives).not.toEqual([]);
    expect(element.querySelector('mark.highlight')?.textContent).toBe(deceives.join(''));
  }
});

test('Takedown: who does what, to a name that is down, struck and quiet', () => {
  const [name] = namesIn('Takedown of phishing sites');
  expect(name).toHaveClass('strikethrough', 'text-quiet');
  expect(name?.querySelector('mark')).toBeNull();
  expect(drawing('Takedown of phishing sites')).toHaveTextContent(/^You\D+We\D+host\D+NXDOMAIN/);
});

test('Visual analytics: bars of one’s own names, with a trick each and without figures', () => {
  const tricks = ['mostly added words', 'mostly other endings', 'mostly extra letters'];
  const rows = [...drawing('Visual analytics').querySelectorAll('dt')];
  expect(rows.map((row) => row.lastChild?.textContent)).toEqual(tricks);
  for (const row of rows) {
    expect(row.firstElementChild?.textContent).toMatch(/^(\w+\.)?yourcompany\.(in|com)$/);
  }
  expect(drawing('Visual analytics').querySelector('mark')).toBeNull();
  expect(drawing('Visual analytics')).not.toHaveTextContent(/\d/);
});

test('Rapid response: from the alert to the reply pass the minutes that are guaranteed', () => {
  const times = /(\d\d):(\d\d).*(\d\d):(\d\d)/.exec(drawing('Rapid response').textContent);
  const [from = 0, to = 0] = [1, 3].map((at) => Number(times?.[at]) * 60 + Number(times?.[at + 1]));
  expect(`${to - from} minutes`).toBe(claims.response.figure);
  expect(drawing('Rapid response')).toHaveTextContent(claims.response.figure);
});
