/** Techniques in the alert list: column, filter, mix (issue "The lookalike engine", 3). */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useLocalTableState } from '@/components/data-table/table-state.ts';
import { alertTechniques } from '@/features/shared/alert-index/alert-techniques.ts';
import { compareNames } from '@/features/shared/alert-index/compare-names.ts';
import { compareAlerts, type Compare } from '@/features/shared/alert-index/comparison.ts';
import { KINDS, UNKNOWN } from '@/features/shared/alert-index/technique-kinds.ts';
import { ComparingNote, TechniqueFilter } from '@/features/console/alerts/TechniqueFilter.tsx';
import { TechniqueMix } from '@/features/console/dashboard/TechniqueMix.tsx';
import { sampleAlerts } from '@/samples/alerts.ts';
import { sampleDashboard } from '@/samples/dashboard.ts';
import { embeddedBackend } from '../setup/embedded.ts';
import { openApp } from '../setup/render-app.tsx';

const { server, signIn } = embeddedBackend();

const ASSET = 'example-shop.in';
const PAIRS = [
  ['ex\u0430mple-shop.in', 'Homoglyph'],
  ['example-shop-login.in', 'Combosquatting'],
  ['example-shop.co', 'TLD swap'],
  ['unrelated.org', 'None found'],
  ['no name at all', 'No analysis'],
] as const;

const alerts = PAIRS.map(([impersonating_domain], at) => ({
  id: `a${at}`,
  asset_name: ASSET,
  impersonating_domain,
  details: at === 0 ? 'Asks for a password' : 'Parked',
  severity_score: 9 - at,
}));

async function open(search = '') {
  server.use(
    http.get('http://naam.test:5000/impersonation/list', () =>
      HttpResponse.json({ impersonations: alerts }),
    ),
  );
  signIn('admin');
  return openApp(`/admin/alerts${search}`, 'Alerts');
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Alerts' }))
    .getAllByRole('row')
    .slice(1);

describe('the technique column', () => {
  it('names the main technique of every row', async () => {
    await open();
    for (const [at, [, label]] of PAIRS.entries()) {
      await waitFor(async () => expect((await rows())[at]).toHaveTextContent(label));
    }
  });

  it('filters by technique, kept in the URL, and counts what each choice leaves', async () => {
    const { user } = await open();
    const filter = await screen.findByRole('combobox', { name: 'Technique' });
    await within(filter).findByRole('option', { name: 'Homoglyph (1)' });
    expect(within(filter).queryByRole('option', { name: /Omission/ })).not.toBeInTheDocument();
    await user.selectOptions(filter, 'TLD swap (1)');
    expect(await screen.findByText('1 of 5 alerts')).toBeVisible();
    expect((await rows())[0]).toHaveTextContent('example-shop.co');
    await waitFor(() => expect(window.location.search).toBe('?technique=tld-swap'));
    expect(screen.queryByText(/compared/)).not.toBeInTheDocument();
  });

  it('opens filtered from the URL, together with the search', async () => {
    const { user } = await open('?technique=homoglyph&q=password');
    expect(await screen.findByText('1 of 5 alerts')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No alerts found.')).toBeVisible();
  });

  it('filters nothing by a technique it does not know', async () => {
    await open('?technique=nonsense');
    expect(await screen.findByText('5 alerts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Technique' })).toHaveDisplayValue(
      'All techniques',
    );
  });

  it('keeps the order for the next alert on the page of one', async () => {
    signIn('admin');
    server.use(
      http.get('http://naam.test:5000/impersonation/list', () =>
        HttpResponse.json({
          impersonations: [...alerts, { ...alerts[0], id: 'last', severity_score: 1 }],
        }),
      ),
    );
    await openApp('/admin/alerts/a0?technique=homoglyph', /mple-shop/);
    expect(await screen.findByText(/1 of 2/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Next/ })).toHaveAttribute(
      'href',
      '/admin/alerts/last?technique=homoglyph',
    );
  });
});

describe('the impersonating name', () => {
  it('is lit where it deceives, in every row', async () => {
    await open();
    const lit = async (at: number) =>
      Array.from((await rows())[at]!.querySelectorAll('mark'), (mark) => mark.textContent).join('');
    for (const [at, part] of ['\u0430', '-login', 'co'].entries()) {
      await waitFor(async () => expect(await lit(at)).toBe(part));
    }
    expect(await lit(3)).toBe('');
    expect(await lit(4)).toBe('');
  });

  it('is lit in rows that come into view after everything is compared', () => {
    const comparison = compareAlerts(alerts, new Map());
    comparison.restSlice(compareNames, () => false);
    comparison.want([1, 3]);
    const news = comparison.wantedSlice(compareNames, () => false);
    expect(news).toMatchObject({ places: new Uint32Array([3, 1]), done: 5 });
    expect(news!.lit).toEqual([null, [12, 13, 14, 15, 16, 17]]);
  });

  it('of a sample is lit as the engine would light it', () => {
    const assets: Record<string, string> = {
      'Example Bank': 'example-bank.example',
      'Kaveri Sample Bank': 'kaveribank.example',
      'Malabar Sample Spices': 'malabarspice.example',
      'Deccan Sample Airlines': 'deccanairlines.example',
    };
    const own: Record<string, string> = {
      'kaveri-b\u0430nk.example': 'kaveri-bank.example',
      'malabarspices.test': 'malabarspices.example',
    };
    const samples = [
      ...sampleAlerts,
      ...sampleDashboard.recentAlerts.map((alert) => ({ ...alert, organization: 'Example Bank' })),
    ];
    for (const { domain, lit, organization } of samples) {
      const [from, before] = lit;
      const expected = Array.from({ length: before - from }, (_, at) => from + at);
      const { lit: found } = compareNames(own[domain] ?? assets[organization]!, domain);
      expect([domain, found()]).toEqual([domain, expected]);
    }
  });
});

describe('while names are being compared', () => {
  const counts = KINDS.map((kind) => (kind === 'homoglyph' ? 34_000 : 0));
  const news = { places: 0, kinds: new Uint8Array(34_000).fill(2), done: 34_000, counts };

  it('says how many are', () => {
    const techniques = alertTechniques(100_000, () => {});
    render(<ComparingNote techniques={techniques} />);
    act(() => techniques.take(news));
    expect(screen.getByText(/Technique: 34,000 of 1,00,000 compared\./)).toBeVisible();
    act(() => techniques.fail());
    expect(screen.getByText(/could not be compared/)).toBeVisible();
    act(() => techniques.take({ ...news, done: 100_000 }));
    expect(screen.queryByText(/compared/)).not.toBeInTheDocument();
  });

  it('offers every technique, without counts', () => {
    const techniques = alertTechniques(100_000, () => {});
    const names = ['technique'];
    const Filter = () => (
      <TechniqueFilter techniques={techniques} state={useLocalTableState(names, {})} />
    );
    render(<Filter />);
    act(() => techniques.take(news));
    expect(screen.getAllByRole('option')).toHaveLength(KINDS.length + 1);
    expect(screen.getByRole('option', { name: 'Homoglyph' })).toBeVisible();
  });

  it('asks for all rows in view together, and for the whole list once', async () => {
    const sent: unknown[] = [];
    const techniques = alertTechniques(3, (wanted) => sent.push(wanted));
    techniques.want(0);
    techniques.want(2);
    techniques.start();
    techniques.start();
    await Promise.resolve();
    expect(sent).toEqual(['all', [0, 2]]);
  });
});

describe('comparing', () => {
  const never = () => false;
  const always = () => true;
  const pairs = alerts.map((alert) => ({ ...alert }));

  it('takes what is wanted first, newest first, and tells the rest in runs', () => {
    const compare = vi.fn<Compare>(compareNames);
    const comparison = compareAlerts(pairs, new Map());
    comparison.want([3, 4]);
    expect(comparison.wantedSlice(compare, always)).toMatchObject({ places: new Uint32Array([4]) });
    comparison.want([1]);
    const second = comparison.wantedSlice(compare, never);
    expect(second).toMatchObject({ places: new Uint32Array([1, 3]), done: 3 });
    expect(Array.from(second!.kinds, (kind) => KINDS[kind])).toEqual(['combosquatting', 'none']);
    comparison.restSlice(compare, always);
    expect(comparison.restNews()).toMatchObject({ places: 0, done: 4 });
    comparison.restSlice(compare, never);
    const last = comparison.restNews();
    expect(last).toMatchObject({ places: 1, done: 5 });
    expect(comparison.restNews()).toBeNull();
    expect(comparison.isComplete()).toBe(true);
    expect(comparison.kinds).not.toContain(UNKNOWN);
    expect(last!.counts.reduce((sum, one) => sum + one, 0)).toBe(5);
    expect(compare).toHaveBeenCalledTimes(5);
  });

  it('compares a pair once, also when the list comes again', () => {
    const cache = new Map<string, number>();
    const compare = vi.fn<Compare>(compareNames);
    const again = [...pairs, ...pairs];
    compareAlerts(again, cache).restSlice(compare, never);
    compareAlerts(again, cache).restSlice(compare, never);
    expect(compare).toHaveBeenCalledTimes(5);
  });

  it('passes over places that the list does not have', () => {
    const comparison = compareAlerts(pairs, new Map());
    comparison.want([99, 0]);
    expect(comparison.wantedSlice(compareNames, never)?.places).toEqual(new Uint32Array([0]));
  });
});

describe('the technique mix', () => {
  const mixOf = (byKind: Partial<Record<string, number>>, done: number, total: number) => {
    const techniques = alertTechniques(total, () => {});
    render(
      <MemoryRouter>
        <TechniqueMix techniques={techniques} />
      </MemoryRouter>,
    );
    const counts = KINDS.map((kind) => byKind[kind] ?? 0);
    act(() => techniques.take({ places: 0, kinds: new Uint8Array(0), done, counts }));
  };

  it('links every figure to the alerts it counts', () => {
    mixOf({ homoglyph: 3, none: 1 }, 4, 4);
    const table = screen.getByRole('table', { name: 'Alerts by technique' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Homoglyph3');
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/alerts?technique=homoglyph',
    );
    expect(second).toHaveTextContent('None found1');
  });

  it('adds up what is rare', () => {
    mixOf(Object.fromEntries(KINDS.map((kind, at) => [kind, 30 - at])), 1, 1);
    const all = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(all).toHaveLength(9);
    expect(all[8]).toHaveTextContent(`${KINDS.length - 8} others`);
    expect(within(all[8]!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows no figures before all names are compared', () => {
    mixOf({ homoglyph: 3 }, 3, 4);
    expect(screen.getByText('Comparing names: 3 of 4.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
