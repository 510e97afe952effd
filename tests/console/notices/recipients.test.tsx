/** To whom a notice goes: provider, registrar, channels of the house; and that none is about an own name. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';
import { config } from '@/config.ts';
import { type DnsLook, keptAnswers } from '@/evidence/kept.ts';
import * as outreach from '@/features/shared/outreach/outreach.ts';
import { formatZonedClock } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { backend, server } from '../../setup/backend.ts';
import {
  alertOf,
  button,
  fillIn,
  openAlert,
  openDialog,
  openFor,
  openReport,
  press,
  request,
} from './notices.tsx';

describe('on its way', () => {
  it('goes to the provider where no registrar is known, by the mail program', async () => {
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await openDialog(6);
    await fillIn(user, alertOf(6).impersonating_domain);
    await press(user, 'Open in mail');
    expect(opened).toHaveBeenCalledTimes(1);
    const link = new URL(opened.mock.calls[0]![0]);
    expect(link.pathname).toBe(config.supportEmail);
    expect(link.searchParams.get('body')).toContain('Asha Rao');
    expect(link.searchParams.get('subject')).toMatch(/^Takedown request: .*\[\.\]/);
    // A registrar's mail needs more, beginning with where it goes; the shown one is whole.
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('checkbox', { name: /registrar$/ }));
    const needed = within(screen.getByRole('group', { name: 'Still needed' }));
    expect(needed.getByText(/2 still needed:$/)).toHaveTextContent(
      'This mail is ready. 2 still needed for the other mail:',
    );
    // One of them leads to that mail, which names them all.
    await user.click(needed.getByRole('button'));
    expect(needed.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mail address of the recipient',
      'Your name, under “Signed by”',
    ]);
    await user.click(needed.getByRole('button', { name: /^Your name/ }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter who signs');
    expect(screen.getByLabelText(/^Mail \d of 2$/)).toHaveValue('registrar');
    // It says so once, below.
    expect(screen.getAllByRole('button', { name: /^(?:Mail address|Your name)/ })).toHaveLength(2);
    expect(needed.getByText('2 still needed:')).toHaveTextContent(/to open or save this mail/);
    const [first] = needed.getAllByRole('button');
    expect(first).toHaveTextContent('Mail address of the recipient');
    await user.click(first!);
    const address = screen.getByLabelText(/^Mail address of /);
    expect(address).toHaveFocus();
    await user.paste('abuse@registrar.example');
    expect(needed.getByText('1 still needed:')).toBeVisible();
    await user.type(address, '{Backspace}@');
    expect(
      needed.getByRole('button', { name: 'Mail address of the recipient (to correct)' }),
    ).toBeVisible();
  });

  it('tells before it goes to a registrar that DNS leads nowhere', async () => {
    const { impersonating_domain: domain } = alertOf(6);
    const { user } = await openReport(6);
    expect(screen.queryByText(/may see nothing there/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const at = Date.UTC(2026, 10, 23, 3, 12);
    const state = { is: 'not-in-dns', at } as DnsLook['state'];
    keptAnswers().dns.keep(domainOf(domain)!, { state, source: 'r.example', raw: [] });
    await user.click(button());
    expect(
      await screen.findByText(
        `DNS had no such name at ${formatZonedClock(at)}: a registrar may see nothing there.`,
      ),
    ).toBeVisible();
    expect((await request()).value).toMatch(
      /\nLooked up [^\n]+:\n(?:[^\n]+\n)*DNS: no such name\n/,
    );
    await user.click(await screen.findByLabelText(/^Registrar of Names/));
    await user.click(screen.getByRole('checkbox', { name: /your provider$/ }));
    expect(screen.queryByText(/may see nothing there/)).not.toBeInTheDocument();
    expect((await request()).value).toMatch(
      /\nLooked up [^\n]+:\n(?:[^\n]+\n)*DNS: no such name\n/,
    );
  });

  it('goes to the registrar that the registry named, once it is ticked; its address can be changed', async () => {
    const { impersonating_domain: domain } = alertOf(6);
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await openReport(6);
    const to = await screen.findByLabelText(/^Mail address of Registrar of Names/);
    expect(to).toHaveValue('abuse@registrar.example');
    expect((await request()).value).toMatch(
      /\nLooked up 23 Nov 2026, 03:12 UTC[^\n]*:\nRegistered: 14 Nov 2026, 05:00 UTC/,
    );
    await fillIn(user, domain);
    await user.clear(to);
    await user.paste('desk@host.example, nothing');
    expect(to).toHaveAccessibleDescription('nothing is no mail address');
    await press(user, 'Open in mail');
    expect(opened).not.toHaveBeenCalled();
    await user.clear(to);
    await user.paste('desk@host.example; two@host.example');
    await press(user, 'Open in mail');
    expect(opened.mock.calls[0]![0]).toMatch(/^mailto:desk@host\.example,two@host\.example\?/);
  });

  it('offers the channels of the house: forms as links, second-hand addresses to be checked', async () => {
    await openDialog();
    // Folded at first.
    const address = 'a[href^="https://safebrowsing.google.com/"]';
    await waitFor(() => expect(document.querySelector(address)).not.toBeNull());
    const form = document.querySelector(address);
    expect(form).toHaveTextContent(/^Open its form of Google Safe Browsing/);
    expect(form).toHaveAttribute('rel', 'external noopener noreferrer');
    expect(form).toHaveAttribute('target', '_blank');
    const channel = await screen.findByLabelText('CERT-In incident reporting');
    expect(channel).not.toBeChecked();
    const row = within(channel.closest('li')!);
    expect(await row.findByText('unverified')).toBeInTheDocument();
    expect(channel).toHaveAccessibleDescription(/^unverified /);
    await waitFor(() =>
      expect(screen.getAllByText(/read in other people’s pages: check them/)).toHaveLength(1),
    );
    expect(await row.findByText('vikaspedia')).toBeInTheDocument();
    expect(screen.queryByText('legal@nixi.in')).not.toBeInTheDocument();
  });
});

describe('own names', () => {
  it("refuses a takedown of one of the organisation's own assets", async () => {
    const row = alertOf(1);
    const { id } = backend.db.alerts.insert({
      ...row,
      impersonating_domain: `www.${row.asset_name}`,
    });
    // The page of the alert does not offer it; the dialog refuses by itself, too.
    await openFor([id]);
    expect(await screen.findByText(/one of your own assets/)).toBeVisible();
    expect(screen.queryByLabelText('Request')).not.toBeInTheDocument();
  });

  it('asks for the assets where they could not be read, and compares then', async () => {
    let calls = 0;
    let failing = true;
    server.use(
      http.get('http://naam.test:5000/asset/list', ({ request: asked }) => {
        // The first of StrictMode's two is given up at once.
        if (asked.signal.aborted) return HttpResponse.error();
        calls += 1;
        return failing
          ? new HttpResponse(null, { status: 404 })
          : HttpResponse.json({ assets: [] });
      }),
    );
    const { user } = await openAlert(1);
    await waitFor(() => expect([calls > 0, queryClient.isFetching()]).toEqual([true, 0]));
    await user.click(await waitFor(button));
    expect(await screen.findByText(/^Your assets could not be read/)).toBeVisible();
    failing = false;
    calls = 0;
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect((await request()).value).toContain('(alert 1) taken down');
    expect(calls).toBe(1);
  });
});
