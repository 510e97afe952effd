/** /lookalikes and /lookalikes/techniques, as far as jsdom goes: there are no workers, so the engine runs on the page's thread. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HighlightedName } from '@/lookalike-finder/HighlightedName.tsx';
import { bestOfEach } from '@/lookalike-finder/best-of-each.ts';
import { interleaveTechniques, matchNames } from '@/lookalike-finder/sort-lookalikes.ts';
import { domainFromFragment, fragmentFor } from '@/components/domain-form/fragment.ts';
import { readOwnDomain } from '@/lib/read-name.ts';
import { highlightsOf } from '@/lookalike/highlights.ts';
import { heroName } from '@/content/hero.ts';
import { HERO_EXAMPLES } from '@/lookalike-finder/hero-examples.ts';
import { toUnicode } from '@/lib/idna.ts';
import {
  explain,
  generate,
  TECHNIQUE_NAMES,
  type Technique,
  TECHNIQUES,
} from '@/lookalike/index.ts';
import { renderApp } from '../setup/render-app.tsx';

describe('/lookalikes', () => {
  it('makes every lookalike of a typed domain and shares it in the fragment', async () => {
    const { user, router } = await renderApp({
      at: '/lookalikes',
      heading: 'Which domains could imitate yours?',
    });
    await user.type(screen.getByLabelText('Your domain'), 'https://www.ola.in/rides?x=1{Enter}');
    // A phone's keyboard goes, and Tab leads on.
    expect(screen.getByRole('region', { name: 'Lookalikes' })).toHaveFocus();
    // How many is said once, above the list.
    const made = /^[\d,]{3,} names in plain letters could imitate$/;
    const said = await screen.findByText(made);
    expect(said).toHaveTextContent(/could imitate ola\.in$/);

    expect(await screen.findByRole('heading', { name: 'All names' })).toBeVisible();
    expect(await screen.findByText('20 of 22 techniques apply to this name.')).toBeVisible();
    expect(router.state.location.hash).toBe('#d=ola.in');
    expect(await screen.findByText(/^These names are possible, not/)).toBeVisible();
    expect(await screen.findByText(/Nothing leaves this browser/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Combosquatting/ })).toBeVisible();
  });

  it('opens with the domain of a shared link, filters by technique and exports', async () => {
    const { user } = await renderApp({ at: '/lookalikes#d=ola.in' });
    await user.click(await screen.findByRole('button', { name: /^Omission/ }));
    const table = screen.getByRole('table', { name: 'Possible lookalikes' });
    const names = within(table).getAllByRole('row').slice(1);
    for (const row of names) expect(row).toHaveTextContent('Omission');
    expect(screen.getAllByText(/most deceptive first/i).length).toBeGreaterThan(0);
    const likeness = names.map((row) => Number(within(row).getAllByRole('cell')[2]?.textContent));
    expect(likeness).toEqual(likeness.toSorted((one, two) => two - one));
    const made = vi.fn<() => string>(() => 'blob:csv');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} }));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(made).toHaveBeenCalledOnce();
  });

  it('brings more names a hundred at a time', async () => {
    const { user } = await renderApp({ at: '/lookalikes#d=hdfcbank.com' });
    const more = await screen.findByRole('button', { name: 'Show 100 more' });
    expect(more.parentElement).toHaveTextContent(/25 of [\d,]+\. The CSV holds them all\.$/);
    await user.click(more);
    expect(more.parentElement).toHaveTextContent(/125 of /);
  });

  it('begins with what deceives most, of many techniques', async () => {
    await renderApp({ at: '/lookalikes#d=ola.in' });
    const table = await screen.findByRole('table', { name: 'Possible lookalikes' });
    const names = within(table).getAllByRole('row').slice(1);
    const main = (row: HTMLElement) =>
      within(row).getAllByRole('cell')[1]?.textContent?.split(',')[0];
    const buttons = await screen.findAllByRole('button', { pressed: false });
    const techniques = buttons.filter(({ title }) => title);
    const kinds = names.slice(0, 20).map(main);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(7);
    // No technique hides the others, and the weakest of them wait.
    for (let at = 0; at + 4 <= kinds.length; at += 1) {
      expect(new Set(kinds.slice(at, at + 4)).size).toBeGreaterThan(1);
    }
    expect(kinds[0]).toBe('Homoglyph');
    expect(kinds).not.toContain('Bitsquatting');
    // The sentence about the order is true.
    await waitFor(() =>
      expect(
        screen.getAllByText(/^The most deceptive of each technique first/).length,
      ).toBeGreaterThan(0),
    );
    expect(screen.queryByText(/most deceptive first/)).toBeNull();
    expect(techniques.length).toBeGreaterThanOrEqual(15);
  });

  it('counts the names of each technique, and sorts all of them by likeness', async () => {
    const { user } = await renderApp({ at: '/lookalikes#d=ola.in' });
    expect(await screen.findByRole('button', { name: /^Missing dot ?1$/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sort by likeness' }));
    const likeness = screen.getByRole('columnheader', { name: 'Likeness' });
    expect(likeness).toHaveAttribute('aria-sort', 'descending');
    expect(screen.queryByText(/^The most deceptive of each technique first/)).toBeNull();
  });

  it('shows before anything is typed what a list is like, as the engine would, and opens that list', async () => {
    const { user, router } = await renderApp({ at: '/lookalikes' });
    const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('bdi'));
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const name = row.querySelector('bdi')?.textContent ?? '';
      const found = explain('yourcompany.in', name);
      if (found.kind === 'invalid') throw new Error(name);
      expect(row).toHaveTextContent(TECHNIQUE_NAMES[found.techniques[0]!.technique]);
      const { highlighted } = highlightsOf(found);
      const shown = Array.from(name, (letter, at) => (highlighted.has(at) ? letter : '')).join('');
      const marks = Array.from(row.querySelectorAll('mark'), ({ textContent }) => textContent);
      expect(marks.join('')).toBe(shown);
    }
    await user.click(screen.getByRole('link', { name: 'See the whole list' }));
    expect(router.state.location.hash).toBe('#d=yourcompany.in');
    expect(await screen.findByRole('heading', { name: 'By technique' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'See the whole list' })).toBeNull(),
    );
  });

  it('says that nobody owns an ending, and makes no lookalikes of it', async () => {
    await renderApp({ at: '/lookalikes#d=co.in' });
    expect(await screen.findByText(/is an ending, under which many register/)).toHaveTextContent(
      'co.in is an ending, under which many register names of their own. Type yours with it, such as yourcompany.co.in.',
    );
    expect(screen.queryByRole('region', { name: 'Would your customers notice?' })).toBeNull();
  });

  it('asks about an ending that it does not know, and makes the list once that is said to be right', async () => {
    const { user } = await renderApp({ at: '/lookalikes#d=ola.cmo' });
    const asked = await screen.findByText(/^We know no ending/);
    expect(asked).toHaveTextContent(
      'We know no ending .cmo under which names are registered. Is it one of these?',
    );
    expect(screen.queryByRole('region', { name: 'Would your customers notice?' })).toBeNull();
    await user.click(
      await screen.findByRole('button', { name: 'It is spelt right: show its lookalikes' }),
    );
    expect(await screen.findByText(/could imitate$/)).toHaveTextContent(/could imitate ola\.cmo$/);
  });

  it('offers the names that may be meant, of the longest part of the typed one', async () => {
    const { user, router } = await renderApp({ at: '/lookalikes#d=www.mybank.co.inn' });
    await user.click(await screen.findByRole('link', { name: 'mybank.co.in' }));
    expect(router.state.location.hash).toBe('#d=mybank.co.in');
  });

  it('shows an unknown ending of letters that pass for others as it is looked up', async () => {
    await renderApp({ at: '/lookalikes#d=mybank.xn--m-0tbi' });
    expect(await screen.findByText(/^We know no ending/)).toHaveTextContent('.xn--m-0tbi under');
    expect(await screen.findByRole('link', { name: 'mybank.com' })).toBeVisible();
  });

  it.each([
    ['ola', 'it needs an ending such as .in or .com. Is it one of these?', true],
    ['ola . in', 'a domain name has no spaces. Is it this one?', false],
    ['o_la.in', 'only letters, digits and hyphens, with dots between.', false],
  ])('says of a shared link with %s that it has no name', async (text, why, meant) => {
    await renderApp({ at: `/lookalikes#d=${encodeURIComponent(text)}` });
    expect(await screen.findByText(/^The link to this page has no domain name/)).toHaveTextContent(
      `The link to this page has no domain name in it. Please enter a valid domain name: ${why}`,
    );
    await waitFor(() => {
      const links = screen.queryAllByRole('link', { name: /^ola\./ });
      expect(links.some((link) => link.textContent === 'ola.co.in')).toBe(meant);
    });
  });

  const OLA = { ok: true, ascii: 'ola.in' };
  const refused = (why: RegExp) => ({ ok: false, reason: expect.stringMatching(why) as string });
  it.each([
    ['“ola.in”', OLA],
    ["'ola.in',", OLA],
    ['(https://www.ola.in/rides)', OLA],
    ['Asha Rao <asha@ola.in>', OLA],
    ['//ola.in', OLA],
    ['hxxps://ola[.]in', OLA],
    ['[2001:db8::1]', refused(/an IP address is not a domain name/)],
    ['“”', refused(/^Please enter a valid domain name/)],
  ])('reads %s as people paste it', (typed, read) => {
    expect(readOwnDomain(typed)).toMatchObject(read);
  });

  it('asks of a pasted link whether it is to be checked itself', async () => {
    const { user, router } = await renderApp({ at: '/lookalikes' });
    await user.click(screen.getByLabelText('Your domain'));
    await user.paste('hxxps://ola[.]in/pay?x=1');
    await user.click(screen.getByRole('button', { name: 'Show lookalikes' }));
    await user.click(await screen.findByRole('link', { name: 'Check whether it is real' }));
    await screen.findByRole('heading', { name: 'Is this link real?' });
    expect(router.state.location.pathname).toBe('/lookalikes/link');
    await waitFor(() =>
      expect(screen.getByLabelText('The link you were sent')).toHaveValue(
        'hxxps://ola[.]in/pay?x=1',
      ),
    );
  });

  it('says of a domain that mixes alphabets that it does, and offers to check it as a link', async () => {
    const { user } = await renderApp({ at: '/lookalikes' });
    await user.type(screen.getByLabelText('Your domain'), 'xn--sahydri-2fg.in{Enter}');
    expect(await screen.findByText(/itself mixes alphabets in one word/)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Check it as a link' }));
    await screen.findByRole('heading', {
      name: 'This uses letters of another alphabet.',
    });
  });

  it('says what is wrong with what was typed, and keeps it', async () => {
    const { user, router } = await renderApp({ at: '/lookalikes' });
    const field = screen.getByLabelText('Your domain');
    await user.type(field, 'no dots here{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid domain name');
    expect(field).toHaveValue('no dots here');
    // A business's name in place of its domain: what it may be is one press away.
    await user.click(await screen.findByRole('button', { name: 'nodotshere.co.in' }));
    expect(router.state.location.hash).toBe('#d=nodotshere.co.in');
    expect(screen.queryByRole('button', { name: 'nodotshere.in' })).toBeNull();
  });

  it('ends in Request Demo', async () => {
    await renderApp({ at: '/lookalikes' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Request Demo' })).toHaveAttribute('href', '/contact');
  });

  it('shows the most deceptive of eight techniques above the list, with what differs marked', async () => {
    await renderApp({ at: '/lookalikes#d=hdfcbank.com' });
    const eight = await screen.findByRole('region', { name: 'Would your customers notice?' });
    const rows = within(eight).getAllByRole('listitem');
    expect(rows).toHaveLength(8);
    expect(rows[0]).toHaveTextContent(/Homoglyph$/);
    for (const row of rows) {
      await waitFor(() => expect(row.querySelector('mark, [data-deleted]')).not.toBeNull());
    }
    const list = await screen.findByRole('region', { name: 'All names' });
    expect(eight.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each(['godavarimasale.in', 'hdfcbank.com', 'jio.com'])(
    'shows no letters first that many devices cannot draw, for %s',
    (domain) => {
      const names = [...generate(domain)].toSorted((a, b) => b.deception - a.deception);
      const shown = bestOfEach(domain, names).map(([, name]) => toUnicode(name));
      expect(shown.length).toBeGreaterThan(5);
      for (const name of shown) {
        expect(name).toMatch(/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\d.-]+$/u);
      }
    },
  );
});

describe('/lookalikes/techniques', () => {
  it('tells every technique once, below the heading of its group', async () => {
    await renderApp({ at: '/lookalikes/techniques' });
    const groups = screen.getByRole('main').querySelectorAll('h2');
    expect(groups).toHaveLength(4);
    const told = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(told.toSorted()).toEqual(Object.values(TECHNIQUE_NAMES).toSorted());
    expect(told[0]).toBe('Homoglyph');
  });

  it('has an example of each in the HTML, marked as the engine marks it', async () => {
    await renderApp({ at: '/lookalikes/techniques' });
    for (const technique of TECHNIQUES) {
      const { name, marked } = HERO_EXAMPLES[technique];
      const found = explain(heroName, name);
      expect(found.techniques.map((one) => one.technique)).toContain(technique);
      expect([name, highlightsOf(found)]).toEqual([name, marked]);
      const item = screen.getByRole('heading', { name: TECHNIQUE_NAMES[technique] }).closest('li')!;
      expect(item).toHaveTextContent(toUnicode(name));
    }
  });

  it('makes its examples of the domain in the fragment', async () => {
    await renderApp({
      at: '/lookalikes/techniques#d=sahyadri.in',
      heading: 'How a domain is imitated',
    });
    const item = screen.getByRole('heading', { name: 'Transposition' }).closest('li')!;
    expect(await within(item).findByText(/adri|yadr|\.in/)).toBeVisible();
    expect(item).not.toHaveTextContent('yourcompany');
  });
});

describe('a letter that is left out', () => {
  it('is shown where it stood, and is no part of the name', async () => {
    render(<HighlightedName asset="sahyadri.in" name="sahydri.in" />);
    expect(await screen.findByTitle('Left out: a')).toHaveAttribute('data-deleted', 'a');
    await waitFor(() => expect(screen.getByText(/^sahy/)).toHaveTextContent(/^sahydri\.in$/));
    expect(document.querySelector('mark')).toBeNull();
  });

  it('is shown next to inserted text, and where a moved word was', async () => {
    const { rerender } = render(<HighlightedName asset="sahyadri.in" name="sahyadriin.com" />);
    expect(await screen.findByTitle('Left out: .')).toHaveAttribute('data-deleted', '.');
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('.com'));
    rerender(<HighlightedName asset="sahyadribank.in" name="banksahyadri.in" />);
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('bank'));
    await waitFor(() => expect(screen.getByTitle(/^Left out/)).toHaveAttribute('data-deleted'));
  });
});

it('mixes the techniques, each further name of one counting less', () => {
  const made = (domain: string, deception: number, ...techniques: Technique[]) => ({
    domain,
    techniques,
    deception,
  });
  const names = [
    made('a', 0.97, 'homoglyph'),
    made('b', 0.96, 'homoglyph', 'omission'),
    made('c', 0.95, 'homoglyph'),
    made('d', 0.94, 'homoglyph'),
    made('e', 0.9, 'combosquatting'),
    made('f', 0.9, 'combosquatting'),
    made('g', 0.5, 'bitsquatting'),
  ];
  expect(interleaveTechniques(names).map(({ domain }) => domain)).toEqual([
    'a',
    'b',
    'e',
    'c',
    'f',
    'd',
    'g',
  ]);
  expect(interleaveTechniques([])).toEqual([]);
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

it('puts any text into a fragment and back', () => {
  for (const text of ['example.in', 'a&b=c#d', 'दिल्ली.भारत', '']) {
    expect(domainFromFragment(fragmentFor(text))).toBe(text);
  }
  expect(domainFromFragment('#faq-section')).toBe('');
});
