/** /lookalikes and /lookalikes/techniques (design section 7), as far as jsdom goes: there are no workers, so the engine runs on the page's thread. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchNames } from '@/features/lookalikes/match-names.ts';
import { orderedBy } from '@/features/lookalikes/order.ts';
import { domainFromFragment, fragmentFor } from '@/features/lookalikes/fragment.ts';
import { openApp } from '../setup/render-app.tsx';

describe('/lookalikes', () => {
  it('makes every lookalike of a typed domain and shares it in the fragment', async () => {
    const { user, router } = await openApp('/lookalikes', 'Which names could imitate yours?');
    await user.type(screen.getByLabelText('Your domain'), 'https://www.ola.in/rides?x=1{Enter}');
    expect(await screen.findByText('www.ola.in', {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByText('www.ola.in').parentElement).toHaveTextContent(
      /^[\d,]{3,} names could imitate www\.ola\.in\.$/,
    );
    expect(router.state.location.hash).toBe('#d=www.ola.in');
    expect(screen.getByText(/possible/)).toBeVisible();
    expect(screen.getByText(/Nothing leaves this browser/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Combosquatting/ })).toBeVisible();
  });

  it('opens with the domain of a shared link, filters by technique and exports', async () => {
    const { user } = await openApp('/lookalikes#d=ola.in');
    await user.click(await screen.findByRole('button', { name: /^Omission/ }));
    const table = screen.getByRole('table', { name: 'Possible lookalikes' });
    const names = within(table).getAllByRole('row').slice(1);
    for (const row of names) expect(row).toHaveTextContent('Omission');
    const made = vi.fn<() => string>(() => 'blob:csv');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(made).toHaveBeenCalledOnce();
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    const { user } = await openApp('/lookalikes');
    const field = screen.getByLabelText('Your domain');
    await user.type(field, 'no dots here{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid domain name');
    expect(field).toHaveValue('no dots here');
  });

  it('ends in Request Demo', async () => {
    await openApp('/lookalikes');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  });
});

describe('/lookalikes/techniques', () => {
  it('makes its examples of the domain in the fragment', async () => {
    await openApp('/lookalikes/techniques#d=sahyadri.in', 'How a domain is imitated');
    const item = screen.getByRole('heading', { name: 'Transposition' }).closest('li')!;
    expect(await within(item).findByText(/adri|yadr|\.in/)).toBeVisible();
    expect(item).not.toHaveTextContent('yourcompany');
  });
});

describe('matchNames', () => {
  const names = [
    { domain: 'xn--yourcompny-6qi.in', techniques: ['homoglyph'], deception: 0.9 },
    { domain: 'your-company.in', techniques: ['hyphenation'], deception: 0.8 },
  ] as const;
  const ask = (query: string, technique: '' | 'hyphenation' = '') =>
    matchNames(names, { query, technique, sort: null }).map(({ domain }) => domain);

  it('finds a name in any written form', () => {
    expect(ask('yourcomp\u0430ny')).toEqual(['xn--yourcompny-6qi.in']);
    expect(ask('XN--YOUR')).toEqual(['xn--yourcompny-6qi.in']);
    expect(ask('your-company[.]in')).toEqual(['your-company.in']);
    expect(ask('', 'hyphenation')).toEqual(['your-company.in']);
  });
});

it('orders a hundred thousand items by a number, equals as they came', () => {
  const items = Array.from({ length: 100_000 }, (_, place) => ({
    key: (place * 7919) % 997,
    place,
  }));
  const ordered = orderedBy(items, ({ key }) => key);
  expect(ordered).toHaveLength(items.length);
  for (let at = 1; at < ordered.length; at += 1) {
    const [before, after] = [ordered[at - 1]!, ordered[at]!];
    const right =
      before.key < after.key || (before.key === after.key && before.place < after.place);
    if (!right) throw new Error(`Out of order at ${at}`);
  }
});

it('puts any text into a fragment and back', () => {
  for (const text of ['example.in', 'a&b=c#d', 'दिल्ली.भारत', '']) {
    expect(domainFromFragment(fragmentFor(text))).toBe(text);
  }
  expect(domainFromFragment('#faq-section')).toBe('');
});
