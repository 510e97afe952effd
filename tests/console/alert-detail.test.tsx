/** The alert detail page (specification section 2). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { formatMoment, formatZonedClock } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { inDns, registered, SEEN } from '../takedowns/names.ts';
import { answer, backend } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { renderApp } from '../setup/render-app.tsx';

async function openAlert(path: string, heading?: string | RegExp) {
  const app = await renderApp({ as: 'admin', at: path, heading });
  if (heading === undefined) await screen.findByRole('heading', { name: 'Details as reported' });
  return app;
}

function firstAlert() {
  const row = backend.db.alerts.get(1);
  if (!row) throw new Error('The seed has no alert 1');
  return row;
}

describe('alert detail', () => {
  it('row 2: shows the real alert: domain in both forms, asset, severity, details', async () => {
    const row = firstAlert();
    await openAlert('/admin/alerts/1', toUnicode(row.impersonating_domain));
    // Tabs, history and bookmarks tell it from other alerts; its name cannot be pressed there.
    const named = toUnicode(row.impersonating_domain).replaceAll('.', '[.]');
    await waitFor(() => expect(document.title).toBe(`Alert 1: ${named} · Naamraksha`));
    // On a separate line, not in the heading.
    await waitFor(() =>
      expect(screen.getAllByText(row.impersonating_domain, { selector: 'p' })).toHaveLength(1),
    );
    expect(await screen.findByText('High')).toBeVisible();
    const details = await screen.findByRole('region', { name: 'Details as reported' });
    expect(details).toHaveTextContent(row.details);
    expect(screen.queryByRole('link', { name: new RegExp(row.impersonating_domain) })).toBeNull();
  });

  it('tells in a sentence how the name imitates, and names the character', async () => {
    const { user } = await openAlert('/admin/alerts/1');
    const how = await screen.findByRole('region', { name: 'How it imitates' });
    expect(how).toHaveTextContent(/Latin a’?s? (is|are) replaced by Cyrillic а \(U\+0430\)/);
    expect(await screen.findByText('CYRILLIC SMALL LETTER A')).toBeVisible();
    await user.click(await screen.findByText('Technical details'));
    expect(await screen.findByRole('heading', { name: 'Similarity' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Written forms' })).toBeVisible();
  });

  it('a name that no technique explains has no similarity, which would be one by chance', async () => {
    const { id } = backend.db.alerts.insert({
      ...firstAlert(),
      impersonating_domain: 'unrelated.org',
    });
    const { user } = await openAlert(`/admin/alerts/${id}`);
    await user.click(await screen.findByText('Technical details'));
    expect(await screen.findByText(/^We found no spelling trick\./)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Written forms' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Similarity' })).toBeNull();
  });

  it.each([
    ['a name that turns its surroundings', 'evil\u202emoc.knab', 'evil⟨U+202E⟩moc[.]knab'],
    ['a name of many lines', `a\n\nb.${'x'.repeat(300)}`, `a b[.]${'x'.repeat(54)}…`],
  ])('the title shows %s as one line of text', async (_, impersonating_domain, shown) => {
    const { id } = backend.db.alerts.insert({ ...firstAlert(), impersonating_domain });
    await openAlert(`/admin/alerts/${id}`);
    await waitFor(() => expect(document.title).toBe(`Alert ${id}: ${shown} · Naamraksha`));
  });

  it('one’s own name is no attack: nothing is highlighted, no takedown, but Ours', async () => {
    const { id } = backend.db.alerts.insert({
      ...firstAlert(),
      impersonating_domain: 'sahyadrilokbank.com',
    });
    const { user } = await openAlert(`/admin/alerts/${id}`);
    expect(await screen.findByText(/^This name is one of your own assets/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).querySelector('mark')).toBeNull();
    expect(screen.queryByRole('heading', { name: /^How it/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /takedown/ })).toBeNull();
    await user.keyboard('t');
    // On the page, and in a toast.
    await waitFor(() =>
      expect(screen.getAllByText(/No takedown is offered: it would hit your own site/).length).toBe(
        2,
      ),
    );
    expect(screen.queryByRole('dialog', { name: /^Prepare/ })).toBeNull();
    const strip = within(await screen.findByRole('group', { name: 'Status' }));
    await user.click(await strip.findByRole('button', { name: 'Ours' }));
    expect(await strip.findByRole('button', { name: 'Ours', pressed: true })).toBeVisible();
  });

  it('what is marked Ours or Not harmful is not reported; what is down can be reported again', async () => {
    const { user } = await openAlert('/admin/alerts/6');
    const prepare = await screen.findByRole('button', { name: 'Prepare takedown request' });
    await user.keyboard('5');
    await waitFor(() =>
      expect(prepare).toHaveAttribute('title', 'Marked Not harmful. Change the status first.'),
    );
    await user.keyboard('t');
    expect(await screen.findByText('Marked Not harmful. Change the status first.')).toBeVisible();
    await user.keyboard('6');
    await waitFor(() =>
      expect(prepare).toHaveAttribute('title', 'Marked Ours. Change the status first.'),
    );
    await user.click(prepare);
    expect(await screen.findByText('Marked Ours. Change the status first.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: /^Prepare/ })).toBeNull();
    await user.keyboard('4');
    // Nothing was reported yet.
    await waitFor(() => expect(prepare).not.toHaveAttribute('title'));
    expect(prepare).toHaveAccessibleName('Prepare takedown request');
    await user.keyboard('34');
    await waitFor(() => expect(prepare).not.toHaveAttribute('title'));
    await user.click(prepare);
    const sheet = (await screen.findByLabelText('Letter')).closest('[role="dialog"]');
    expect(sheet).toHaveAccessibleName(/^Prepare takedown request: /);
  });

  it('two alerts about one name lead to both, and a second request mentions the first', async () => {
    const { id } = backend.db.alerts.insert({
      ...firstAlert(),
      asset_name: 'mail.sahyadrilokbank.co.in',
      // As another report may write it.
      impersonating_domain: firstAlert().impersonating_domain.toUpperCase(),
    });
    const { user } = await openAlert(`/admin/alerts/${id}`);
    await user.keyboard('3');
    await user.click(await screen.findByRole('link', { name: '2 alerts are about this name' }));
    await waitFor(() =>
      expect(screen.getAllByRole('link', { name: /^Open alert/ })).toHaveLength(2),
    );
    await user.click(await screen.findByRole('link', { name: /^Open alert 1:/ }));
    await screen.findByRole('heading', { name: 'Details as reported' });
    await user.keyboard('t');
    expect(
      await screen.findByText(
        new RegExp(`^Alert ${id} about this name, for mail\\.sahyadri.* was marked Reported on `),
      ),
    ).toBeVisible();
  });

  it('counts another alert about its name once, however often it is listed', async () => {
    const about = { asset_name: 'example.in', impersonating_domain: 'exarnple.in' };
    const listed = ['1', '2', '2', '', '1'].map((id) => ({ ...about, id, details: 'Seen.' }));
    answer('alertList', { impersonations: listed });
    await openAlert('/admin/alerts/1');
    expect(await screen.findByRole('link', { name: '2 alerts are about this name' })).toBeVisible();
  });

  it('goes on in the order of the list it was opened from', async () => {
    const { user, router } = await openAlert('/admin/alerts/1?sort=-severity');
    const position = (await screen.findByText(/^\d+ of 40$/)).textContent;
    await user.click(await screen.findByRole('link', { name: 'Next alert' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin/alerts/1'));
    await waitFor(() => expect(window.location.search).toBe('?sort=-severity'));
    await waitFor(() => expect(screen.getByText(/^\d+ of 40$/)).not.toHaveTextContent(position));
    await user.keyboard('k');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/alerts/1'));
    const back = await screen.findByRole('link', { name: 'Alerts', current: false });
    expect(back).toHaveAttribute('href', '/admin/alerts?sort=-severity');
  });

  it('goes back to the list and not through every alert that was read with J', async () => {
    const { user, router } = await renderApp({
      as: 'admin',
      at: '/admin/alerts',
      heading: 'Alerts',
    });
    await router.navigate('/admin/alerts/1');
    for (const read of [1, 2]) {
      const here = router.state.location.pathname;
      await screen.findByText(/^\d+ of 40$/);
      await user.keyboard('j');
      await waitFor(() => expect([read, router.state.location.pathname]).not.toEqual([read, here]));
    }
    await screen.findByText(/^\d+ of 40$/);
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/alerts'));
  });

  it('C copies the domain defanged, T prepares a takedown; not where the keys are off', async () => {
    const { user } = await openAlert('/admin/alerts/6');
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    const domain = backend.db.alerts.get(6)!.impersonating_domain;
    localStorage.setItem('shortcuts', 'off');
    await user.keyboard('ct');
    expect(written).not.toHaveBeenCalled();
    localStorage.removeItem('shortcuts');
    await user.keyboard('c');
    await waitFor(() => expect(written).toHaveBeenCalledWith(domain.replaceAll('.', '[.]')));
    await user.keyboard('t');
    const sheet = (await screen.findByLabelText('Letter')).closest('[role="dialog"]');
    expect(sheet).toHaveAccessibleName(/^Prepare takedown request: /);
  });

  it('copies the domain defanged', async () => {
    const { user } = await openAlert('/admin/alerts/6');
    const domain = backend.db.alerts.get(6)!.impersonating_domain;
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy defanged' }));
    await waitFor(() => expect(written.mock.calls).toEqual([[domain.replaceAll('.', '[.]')]]));
  });

  it.each([
    [
      'Mobile app',
      'Mobile app is not a domain name, so there is nothing to compare letter by letter.',
    ],
    ['unrelated.org', 'We found no resemblance to the asset.'],
  ])('of %s compares nothing, but reads the alphabets of the name', async (asset_name, said) => {
    const row = firstAlert();
    backend.db.alerts.insert({
      ...row,
      asset_name,
      impersonating_domain: 'm.s\u0430hyadri-mobile.co.in',
    });
    await openAlert(`/admin/alerts/${backend.db.alerts.size}`);
    // Backends send a name in either form; on the wire it has one.
    expect(await screen.findByText('m.xn--shyadri-mobile-vtl.co.in')).toBeVisible();
    const part = within(await screen.findByRole('region', { name: 'How it compares' }));
    expect(part.getByText(/nothing to compare|no resemblance/)).toHaveTextContent(said);
    expect(part.getByText(/in one word/)).toHaveTextContent(
      /mixes Latin letters with Cyrillic ones in one word\.$/,
    );
    expect(
      within(part.getByRole('list', { name: 'Letters of another alphabet' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['\u0430U+0430Cyrillic letter']);
  });

  it('of an app, too, can ask the registry, about the registrable name', async () => {
    serveEvidence();
    const row = firstAlert();
    backend.db.alerts.insert({
      ...row,
      asset_name: 'Mobile app',
      impersonating_domain: 'm.sahyadri-mobile.co.in',
    });
    const { user } = await openAlert(`/admin/alerts/${backend.db.alerts.size}`);
    expect(await screen.findByRole('button', { name: 'Look up both' })).toBeVisible();
    const card = within(await screen.findByRole('region', { name: 'Registration' }));
    expect(card.getByText(/will see the registrable name/)).toHaveTextContent(
      'sahyadri-mobile.co.in',
    );
    expect(screen.queryByText(/in one word/)).not.toBeInTheDocument();
    // The button disappears, and the focus goes to the answers.
    screen.getByRole('button', { name: 'Look up both' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Look-ups' })).toHaveFocus());
  });

  it('has in one line under its name what was looked up, and nothing before', async () => {
    serveEvidence();
    const host = 'm.sahyadri-mobile.co.in';
    const { id } = backend.db.alerts.insert({ ...firstAlert(), impersonating_domain: host });
    await openAlert(`/admin/alerts/${id}`);
    await screen.findByRole('button', { name: 'Look up both' });
    // The sentence about both cards is shown once, above them.
    await waitFor(() => expect(screen.getAllByText(/answers .*are invented/i)).toHaveLength(1));
    const line = () => screen.queryByText(/^· looked up /)?.closest('p') ?? null;
    expect(line()).toBeNull();
    const reason = { code: 'SERVFAIL' } as const;
    const missed = { is: 'no-answer', at: SEEN, reason } as const;
    act(() => keptAnswers().dns.keep(host, { state: missed, source: 'r.example', raw: '' }));
    expect(line()).toBeNull();
    const clock = formatMoment(SEEN, formatZonedClock);
    act(() => keptAnswers().dns.keep(host, inDns(host)));
    expect(line()).toHaveTextContent(
      `Has an address · Accepts mail · looked up ${clock}Invented answers`,
    );
    const registrable = 'sahyadri-mobile.co.in';
    act(() => keptAnswers().registrations.keep(registrable, registered(registrable)));
    // The registry was asked about the name above it.
    expect(line()).toHaveTextContent(
      `Has an address · Accepts mail · ${registrable}: registered 8 days ago · looked up ${clock}Invented answers`,
    );
  });

  it('on a phone the bar has the status, and the platform’s list of all of them', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === '(width < 769px)',
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    );
    const { user } = await openAlert('/admin/alerts/1');
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await waitFor(() => expect(status).toHaveDisplayValue('New'));
    expect(screen.queryByRole('group', { name: 'Status' })).toBeNull();
    await user.selectOptions(status, 'Investigating');
    await waitFor(() => expect(status).toHaveDisplayValue('Investigating'));
    expect(await screen.findByText('Investigating', { selector: 'span.block' })).toBeVisible();
  });

  it.each(['no-such', 'none'])('says when no alert has the number: %s', async (id) => {
    await openAlert(`/admin/alerts/${id}`, 'No such alert');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'All alerts' })).toHaveAttribute(
        'href',
        '/admin/alerts',
      ),
    );
  });

  it('hard-coded sample data: domain, timestamp, risk score and indicators, similarity, screenshot, source code with Show More/Less (section 2, alert detail); row 2: marked, beside the real alert', async () => {
    const { user } = await openAlert('/admin/alerts/1');
    const shown = await screen.findByRole('button', { name: 'Show sample evidence' });
    // One line until it is asked for.
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    await user.click(shown);
    const evidence = within(screen.getByRole('region', { name: 'Hide sample evidence' }));
    expect(await evidence.findByText('Sample data')).toBeVisible();
    expect(evidence.getByRole('heading', { name: 'Screenshot' })).toBeVisible();
    expect(evidence.getByRole('img', { name: /sign-in page/ })).toBeVisible();
    const facts = evidence
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Domain', 'secure-yourcompany-login.example'],
      ['Seen', '15 Jan 2026, 09:42 UTC'],
      ['Risk score', '87 of 100'],
      ['Similarity', '94 %'],
    ]);
    expect(evidence.getByRole('heading', { name: 'Indicators' })).toBeVisible();
    expect(evidence.getAllByRole('listitem').length).toBeGreaterThan(1);
    const source = evidence.getByLabelText('Source code of the sample page');
    expect(source).not.toHaveTextContent('</html>');
    await user.click(evidence.getByRole('button', { name: 'Show More' }));
    expect(source).toHaveTextContent('</html>');
    await user.click(evidence.getByRole('button', { name: 'Show Less' }));
    expect(source).not.toHaveTextContent('</html>');
  });
});
