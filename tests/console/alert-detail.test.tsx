/** The alert detail page (design decision 2; specification section 2). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { KEPT_INPUT_WORDS } from '@/auth/kept-input.ts';
import { keptAnswers } from '@/evidence/kept.ts';
import { readRegistration } from '@/evidence/rdap/read.ts';
import * as outreach from '@/features/shared/outreach/outreach.ts';
import { toUnicode } from '@/lib/hostname.ts';
import { domain as rdapDomain } from '../evidence/rdap-answers.ts';
import { account, backend, server } from '../setup/backend.ts';
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

/** What a registry said of a name, asked before in this session. */
function keepRegistration(name: string) {
  const at = Date.UTC(2026, 10, 23, 3, 12);
  const body = JSON.stringify(rdapDomain({ ldhName: name }));
  const read = readRegistration({ name, at, source: 'naam.test', body });
  keptAnswers().registrations.keep(name, read);
}

class OutOfView {
  observe() {}
  disconnect() {}
}

describe('alert detail', () => {
  it('row 2: shows the real alert: domain in both forms, asset, severity, details', async () => {
    const row = firstAlert();
    await openAlert('/admin/alerts/1', toUnicode(row.impersonating_domain));
    // On a line of its own, not in the heading.
    expect(screen.getAllByText(row.impersonating_domain, { selector: 'p' })).toHaveLength(1);
    expect(screen.getByText('High')).toBeVisible();
    expect(screen.getByText(row.details)).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(row.impersonating_domain) })).toBeNull();
  });

  it('tells in a sentence how the name imitates, and names the character', async () => {
    await openAlert('/admin/alerts/1');
    expect(
      await screen.findByText(/Latin a’?s? (is|are) replaced by Cyrillic а \(U\+0430\)/),
    ).toBeVisible();
    expect(screen.getByText('CYRILLIC SMALL LETTER A')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Similarity' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Written forms' })).toBeVisible();
  });

  it('a name that no technique explains has no similarity, which would be one by chance', async () => {
    await openAlert('/admin/alerts/31');
    expect(
      await screen.findByText(/^Letter by letter it imitates the asset in no way we know\./),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Written forms' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Similarity' })).toBeNull();
  });

  it('goes on in the order of the list it was opened from', async () => {
    const { user, router } = await openAlert('/admin/alerts/1?sort=-severity');
    const position = screen.getByText(/^\d+ of 40$/).textContent;
    await user.click(screen.getByRole('link', { name: 'Next alert' }));
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/admin/alerts/1'));
    expect(window.location.search).toBe('?sort=-severity');
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
    expect(await screen.findByRole('dialog', { name: 'Prepare takedown request' })).toBeVisible();
  });

  it('copies the domain defanged, and as it is', async () => {
    const { user } = await openAlert('/admin/alerts/6');
    const domain = backend.db.alerts.get(6)!.impersonating_domain;
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy defanged' }));
    await user.click(screen.getByRole('button', { name: 'Copy original' }));
    await waitFor(() =>
      expect(written.mock.calls).toEqual([[domain.replaceAll('.', '[.]')], [domain]]),
    );
  });

  it('prepares a takedown request that is not sent', async () => {
    const { user } = await openAlert('/admin/alerts/1');
    await screen.findByRole('heading', { name: 'How it imitates' });
    await user.click(screen.getByRole('button', { name: 'Prepare takedown request' }));
    const dialog = await screen.findByRole('dialog', { name: 'Prepare takedown request' });
    expect(within(dialog).getByText(/Nothing has been sent/)).toBeVisible();
    const text = within(dialog).getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Request',
    }).value;
    const { impersonating_domain: domain, asset_name: asset } = firstAlert();
    expect(text).toContain(domain.replaceAll('.', '[.]'));
    expect(text).toContain(asset);
    expect(text).toMatch(/Technique: .*U\+0430/);
    expect(text).toMatch(/Similarity to our name: 99\.\d%/);
    expect(text).toContain('Severity: High (9.8)');
    expect(text).not.toContain(domain);
  });

  it.each([1_999, 2_000])(
    'hands the request to the mail program, with an emoji at character %i of the details',
    async (at) => {
      const row = firstAlert();
      const details = `${'x'.repeat(at - 1)}🔒${'y'.repeat(500)} \uD83D`;
      backend.db.alerts.insert({ ...row, details, impersonating_domain: `${'🔒'.repeat(400)}.in` });
      const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
      const { user } = await openAlert(`/admin/alerts/${backend.db.alerts.size}`);
      await user.click(screen.getByRole('button', { name: 'Prepare takedown request' }));
      await user.click(await screen.findByRole('button', { name: 'Open in mail program' }));
      expect(opened).toHaveBeenCalledTimes(1);
      expect(decodeURIComponent(opened.mock.calls[0]![0])).toContain('x🔒');
    },
  );

  it('writes to the registrar that the registry named, with what was found out', async () => {
    const { impersonating_domain: domain } = backend.db.alerts.get(6)!;
    const { user } = await openAlert('/admin/alerts/6');
    await screen.findByRole('heading', { name: 'How it imitates' });
    keepRegistration(domain);
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Prepare takedown request' }));
    const to = await screen.findByRole('textbox', { name: 'To' });
    expect(to).toHaveValue('abuse@registrar.example');
    const request = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Request' });
    expect(request.value).toMatch(/^To the abuse desk of Registrar of Names/);
    expect(request.value).toMatch(
      /\nRegistered: 14 Nov 2026, 05:00 UTC.*, seen 23 Nov 2026, 03:12 UTC/,
    );
    await user.clear(to);
    await user.type(to, 'desk@host.example, no address');
    await user.click(screen.getByRole('button', { name: 'Open in mail program' }));
    expect(to).toHaveAccessibleDescription(/no is no mail address/);
    await user.clear(to);
    await user.type(to, 'desk@host.example; two@host.example');
    await user.click(screen.getByRole('button', { name: 'Open in mail program' }));
    expect(opened.mock.calls[0]![0]).toMatch(/^mailto:desk@host\.example,two@host\.example\?/);
  });

  it("refuses a takedown of one of the organisation's own assets", async () => {
    const row = firstAlert();
    backend.db.alerts.insert({ ...row, impersonating_domain: `www.${row.asset_name}` });
    const { user } = await openAlert(`/admin/alerts/${backend.db.alerts.size}`);
    await user.click(screen.getByRole('button', { name: 'Prepare takedown request' }));
    expect(await screen.findByText(/one of your own assets/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says when an asset is no domain name', async () => {
    const row = firstAlert();
    backend.db.alerts.insert({ ...row, asset_name: 'Mobile app' });
    await openAlert(`/admin/alerts/${backend.db.alerts.size}`);
    expect(await screen.findByText(/^No analysis:/)).toBeVisible();
  });

  it('says when no alert has the number', async () => {
    await openAlert('/admin/alerts/no-such', 'No such alert');
    expect(screen.getByRole('link', { name: 'All alerts' })).toHaveAttribute(
      'href',
      '/admin/alerts',
    );
  });

  it('hard-coded sample data: domain, timestamp, risk score and indicators, similarity, screenshot, source code with Show More/Less (section 2, alert detail); row 2: marked, beside the real alert', async () => {
    // Nothing ever scrolls into view here: find-in-page sees the evidence without scrolling.
    vi.stubGlobal('IntersectionObserver', OutOfView);
    const { user } = await openAlert('/admin/alerts/1');
    const evidence = within(screen.getByRole('region', { name: 'Evidence' }));
    // One line until it is asked for.
    expect(evidence.getByText('Sample data')).not.toBeVisible();
    expect(evidence.getByRole('heading', { name: 'Evidence' })).toBeVisible();
    await user.click(evidence.getByText('See how it will look'));
    expect(evidence.getByText('Sample data')).toBeVisible();
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

describe('the takedown dialog', () => {
  const button = () => screen.getByRole('button', { name: 'Prepare takedown request' });
  const request = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Request' });
  const EDIT = 'Asha Rao, fraud desk';

  async function openDialog() {
    const app = await openAlert('/admin/alerts/1');
    await screen.findByRole('heading', { name: 'How it imitates' });
    await app.user.click(button());
    const made = (await request()).value;
    return { ...app, made };
  }

  it.each([
    ['Escape', '{Escape}'],
    ['Close', null],
  ])('%s: an edited request is there again', async (_way, keys) => {
    const { user, made } = await openDialog();
    await user.type(await request(), EDIT);
    if (keys) await user.keyboard(keys);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button());
    expect(await request()).toHaveValue(made + EDIT);
  });

  it('a press outside closes it as long as nothing is edited', async () => {
    const { user } = await openDialog();
    const pressOutside = () => {
      fireEvent.pointerDown(screen.getByRole('dialog'));
      fireEvent.click(screen.getByRole('dialog'));
    };
    await user.type(await request(), EDIT);
    pressOutside();
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.type(await request(), '{Backspace}'.repeat(EDIT.length));
    pressOutside();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a session that ends by itself does not take an edited request with it', async () => {
    const { user, made } = await openDialog();
    await user.type(await request(), EDIT);
    backend.faults.set({ fault: 'expiredToken' });
    void queryClient.refetchQueries();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    backend.faults.set(null);
    const { email, password } = account('admin');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await request()).toHaveValue(made + EDIT);
    const dialog = within(screen.getByRole('dialog', { name: 'Prepare takedown request' }));
    expect(dialog.getByText(KEPT_INPUT_WORDS)).toBeVisible();
  });

  it('says that it has copied in itself, until the text is changed', async () => {
    const { user, made } = await openDialog();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    const dialog = within(screen.getByRole('dialog', { name: 'Prepare takedown request' }));
    await user.click(dialog.getByRole('button', { name: 'Copy text' }));
    expect(await dialog.findByText('Takedown request copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith(made);
    await user.type(await request(), EDIT);
    expect(dialog.queryByText('Takedown request copied')).not.toBeInTheDocument();
  });

  it('is prepared once, and seen to be prepared', async () => {
    let calls = 0;
    let failing = true;
    let answer = () => {};
    server.use(
      http.get('http://naam.test:5000/asset/list', async ({ request }) => {
        // The first of StrictMode's two is given up at once.
        if (request.signal.aborted) return HttpResponse.error();
        calls += 1;
        if (failing) return new HttpResponse(null, { status: 404 });
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ assets: [] });
      }),
    );
    const { user } = await openAlert('/admin/alerts/1');
    // The sidebar asks for the assets, too.
    await waitFor(() => expect([calls > 0, queryClient.isFetching()]).toEqual([true, 0]));
    failing = false;
    calls = 0;
    await user.click(button());
    await waitFor(() => expect(calls).toBe(1));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    answer();
    expect((await request()).value).toContain('Please take down the following domain.');
    expect(calls).toBe(1);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  });
});
