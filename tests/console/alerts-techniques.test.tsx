/** Techniques in the alert list: column, filter, mix (issue "The lookalike engine", 3). */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { readAlert, type Alert } from '@/alerts/model/alert.ts';
import { summarise } from '@/alerts/model/alert-list.ts';
import { AlertTechniques } from '@/alerts/model/techniques.ts';
import { ComparingNote } from '@/alerts/list/AlertTable.tsx';
import { TechniqueTop } from '@/dashboard/TechniqueTop.tsx';
import { Engine, engine } from '@/lookalike/engine.ts';
import { MATCH_KINDS, type MatchKind } from '@/lookalike/match-kind.ts';
import { sampleAlerts } from '@/samples/alerts.ts';
import { sampleDashboard } from '@/samples/dashboard.ts';
import { answer, gate, signIn } from '../setup/backend.ts';
import { renderApp } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';
import { filter } from '../setup/filter.ts';

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
  answer('alertList', { impersonations: alerts });
  return renderApp({ as: 'admin', at: `/admin/alerts${search}`, heading: 'Alerts' });
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
    const technique = await filter(user, 'Technique');
    await within(technique).findByRole('option', { name: 'Homoglyph (1)' });
    expect(within(technique).queryByRole('option', { name: /Omission/ })).not.toBeInTheDocument();
    await user.selectOptions(technique, 'TLD swap (1)');
    expect(await screen.findByText('1 of 5 alerts')).toBeVisible();
    expect((await rows())[0]).toHaveTextContent('example-shop.co');
    await waitFor(() => expect(window.location.search).toBe('?technique=tld-swap'));
    expect(screen.queryByText(/compared/)).not.toBeInTheDocument();
  });

  it('opens filtered from the URL, together with the search', async () => {
    const { user } = await open('?technique=homoglyph&q=password');
    expect(await screen.findByText('1 of 5 alerts')).toBeVisible();
    await user.type(await screen.findByRole('searchbox'), 'x');
    expect(await screen.findByText('No alerts found.')).toBeVisible();
  });

  it('filters nothing by a technique it does not know', async () => {
    const { user } = await open('?technique=nonsense');
    expect(await screen.findByText('5 alerts')).toBeVisible();
    const technique = await filter(user, 'Technique');
    await waitFor(() => expect(technique).toHaveDisplayValue('All techniques'));
  });

  it('keeps the order for the next alert on the page of one', async () => {
    signIn('admin');
    answer('alertList', {
      impersonations: [...alerts, { ...alerts[0], id: 'last', severity_score: 1 }],
    });
    await renderApp({ at: '/admin/alerts/a0?technique=homoglyph', heading: /mple-shop/ });
    expect(await screen.findByText(/1 of 2/)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Next/ })).toHaveAttribute(
        'href',
        '/admin/alerts/last?technique=homoglyph',
      ),
    );
  });
});

describe('the impersonating name', () => {
  it('is highlighted where it deceives, in every row', async () => {
    await open();
    const highlighted = async (at: number) =>
      Array.from((await rows())[at]!.querySelectorAll('mark'), (mark) => mark.textContent).join('');
    for (const [at, part] of ['\u0430', '-login', 'co'].entries()) {
      await waitFor(async () => expect(await highlighted(at)).toBe(part));
    }
    expect(await highlighted(3)).toBe('');
    expect(await highlighted(4)).toBe('');
  });

  it('of a sample is highlighted as the engine would light it', async () => {
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
    for (const { domain, highlighted, organization } of samples) {
      const [from, before] = highlighted;
      const expected = Array.from({ length: before - from }, (_, at) => from + at);
      const asset = own[domain] ?? assets[organization]!;
      const { signal } = new AbortController();
      const [found] = await engine().compare([{ asset, candidate: domain }], signal);
      expect([domain, found?.marked?.highlighted]).toEqual([domain, new Set(expected)]);
    }
  });
});

const alertsOf = (total: number) => Array.from({ length: total }, (_, id) => readAlert({ id }));

/** The techniques of a list, of which the engine has compared the first ones. */
function techniquesOf(alerts: readonly Alert[], compared: readonly MatchKind[]) {
  let done = 0;
  vi.spyOn(engine(), 'match').mockImplementation(async (pairs) => {
    const kinds = compared.slice(done, done + pairs.length);
    done += kinds.length;
    // The rest is still to come.
    if (kinds.length < pairs.length) await new Promise(() => {});
    return kinds.map((kind) => ({ kind, percent: 0 }));
  });
  return new AlertTechniques(alerts);
}

const many = (count: number, kind: MatchKind) =>
  Array.from<MatchKind>({ length: count }).fill(kind);

describe('while names are being compared', () => {
  const some = many(4_000, 'homoglyph');

  it('says how many are, and nothing once all are', async () => {
    const techniques = techniquesOf(alertsOf(10_000), some);
    const { rerender } = render(<ComparingNote techniques={techniques} />);
    await act(async () => void techniques.start());
    expect(screen.getByText(/Technique: 4,000 of 10,000 compared\./)).toBeVisible();
    const complete = techniquesOf(alertsOf(4_000), some);
    await complete.start();
    rerender(<ComparingNote techniques={complete} />);
    expect(screen.queryByText(/compared/)).not.toBeInTheDocument();
  });

  it('offers every technique, without counts', async () => {
    vi.spyOn(Engine.prototype, 'match').mockImplementation(async () => new Promise(() => {}));
    const { user } = await open();
    const technique = within(await filter(user, 'Technique'));
    expect(technique.getAllByRole('option')).toHaveLength(MATCH_KINDS.length + 1);
    expect(technique.getByRole('option', { name: 'Homoglyph' })).toBeVisible();
  });

  it('asks for all rows in view together, and for the whole list once', async () => {
    const compare = vi.spyOn(Engine.prototype, 'compare');
    const match = vi.spyOn(Engine.prototype, 'match');
    const { user } = await open();
    await filter(user, 'Technique');
    expect(await screen.findByRole('option', { name: 'Homoglyph (1)' })).toBeInTheDocument();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Homoglyph'));
    expect(compare.mock.calls.map(([pairs]) => pairs.length)).toEqual([5]);
    expect(match).toHaveBeenCalledOnce();
  });

  it('shows what is in view before the rest', async () => {
    const { open: goOn, opened } = gate();
    const { match } = Engine.prototype;
    vi.spyOn(Engine.prototype, 'match').mockImplementation(async function (this: Engine, ...given) {
      await opened;
      return match.apply(this, given);
    });
    const { user } = await open();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Homoglyph'));
    await filter(user, 'Technique');
    expect(await screen.findByRole('option', { name: 'Homoglyph' })).toBeInTheDocument();
    goOn();
    expect(await screen.findByRole('option', { name: 'Homoglyph (1)' })).toBeInTheDocument();
  });

  it('says when the engine has failed, and compares again with the next list', async () => {
    workers.dies = (method) => method === 'match';
    const { user } = await open('?technique=homoglyph');
    expect(await screen.findByText('No alerts found so far.')).toBeVisible();
    expect(await screen.findByText(/could not be compared: load the page again\./)).toBeVisible();
    workers.dies = () => false;
    await user.click(await screen.findByRole('button', { name: 'Refresh alerts' }));
    expect(await screen.findByText('1 of 5 alerts')).toBeVisible();
    expect(screen.queryByText(/compared/)).not.toBeInTheDocument();
  });
});

describe('the technique mix', () => {
  const mixOf = async (compared: readonly MatchKind[], total = compared.length) => {
    const alerts = alertsOf(total);
    const techniques = techniquesOf(alerts, compared);
    render(
      <MemoryRouter>
        <TechniqueTop
          techniques={techniques}
          open={{ alerts, summary: summarise(alerts), of: total, status: '' }}
        />
      </MemoryRouter>,
    );
    await act(async () => {});
  };

  it('links every figure to the alerts it counts', async () => {
    await mixOf([...many(3, 'homoglyph'), 'none']);
    const table = screen.getByRole('table', { name: 'Alerts by technique' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Homoglyph3');
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/alerts?technique=homoglyph',
    );
    expect(second).toHaveTextContent('None found1');
  });

  it('adds up what is rare', async () => {
    await mixOf(MATCH_KINDS.flatMap((kind, at) => many(30 - at, kind)));
    const all = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(all).toHaveLength(6);
    expect(all[5]).toHaveTextContent(`${MATCH_KINDS.length - 6} other techniques`);
    expect(within(all[5]!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('ranks no alert among them that could not be compared', async () => {
    await mixOf([...many(2, 'homoglyph'), ...many(5, 'unreadable')]);
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    const link = screen.getByRole('link', { name: '5 alerts' });
    expect(link).toHaveAttribute('href', '/admin/alerts?technique=unreadable');
    expect(link.parentElement).toHaveTextContent(
      '5 alerts about an app or an unreadable name: not compared',
    );
  });

  it('shows no figures before all names are compared', async () => {
    await mixOf(many(3, 'homoglyph'), 4);
    expect(screen.getByText('Comparing names: 0 of 4.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
