/** The takedown sheet: from an alert to the mail, and to its history. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PostalMime from 'postal-mime';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { queryClient } from '@/api/queries/client.ts';
import { AuthProvider, useAuth, UserProvider } from '@/session/AuthContext.tsx';
import { RESTORED_FORM_WORDS } from '@/session/use-draft.ts';
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import { config } from '@/config.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { casesOf } from '@/cases/session-cases.ts';
import * as outreach from '@/components/outreach/outreach.ts';
import * as downloads from '@/lib/download.ts';
import { sessionState } from '@/lib/session-state.ts';
import { Takedown } from '@/takedowns/index.ts';
// Loaded with the first sheet; here beforehand, so that no test waits for it.
import '@/takedowns/PreparedTakedown.tsx';
import { account, answer, backend, signIn } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { fill } from '../setup/fill.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { registered } from '../takedowns/names.ts';

const TITLE = 'Prepare takedown request';
const EDIT = ' Please hurry.';

const letter = () => screen.findByLabelText<HTMLTextAreaElement>('Letter');
const sheet = () => within(screen.getByRole('dialog'));
const press = (user: User, name: string) =>
  user.click(sheet().getByRole('button', { name, hidden: false }));

async function choose(user: User, name: string) {
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name }));
}

function alertOf(id: number) {
  const row = backend.db.alerts.get(id);
  if (!row) throw new Error(`The seed has no alert ${id}`);
  return row;
}

/** Some change of that kind. */
const some = (what: string) => expect.objectContaining({ what });

/** Waits until the history of an alert has these changes, and no others. */
const hasHistory = (id: number, changes: unknown) =>
  waitFor(() => {
    const { database: book } = casesOf(account('admin').email);
    expect(book.get(String(id))?.history.map(({ change }) => change)).toEqual(changes);
  });

function Opener({ alerts }: { alerts: readonly ImpersonationAlert[] }) {
  const auth = useAuth();
  const [open, setOpen] = useState(true);
  if (auth.status !== 'signedIn') return null;
  return (
    <UserProvider user={auth.user}>
      <button onClick={() => setOpen(true)}>{TITLE}</button>
      {open && <Takedown alerts={alerts} onClose={() => setOpen(false)} />}
    </UserProvider>
  );
}

/** Names that the registry was asked about before. */
let known: readonly string[] = [];
beforeEach(() => {
  known = [];
});

/** A request about these alerts by itself. */
function open(...ids: readonly number[]) {
  signIn('admin');
  for (const name of known) keptAnswers().registrations.keep(name, registered(name));
  const alerts = ids.map((id) => ({ ...alertOf(id), id: String(id) }));
  const user = userEvent.setup();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <MemoryRouter>
          <Opener alerts={alerts} />
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { user, view };
}

/** Opens a sheet and waits for it and the profile. */
async function openFor(...ids: readonly number[]) {
  const opened = open(...ids);
  await waitFor(async () => expect((await letter()).value).toMatch(/Sahyadri Lok Bank/));
  return opened;
}

/** Opens a sheet whose only recipient is the first alert's registrar. */
async function openToRegistrar(id: number) {
  const domain = alertOf(id).impersonating_domain;
  known = [domain];
  const opened = await openFor(id);
  await opened.user.click(await screen.findByText('Also write to the registrar and the host'));
  await opened.user.click(await screen.findByLabelText(/^Registrar of Names/));
  await opened.user.click(screen.getByLabelText(/your provider$/));
  return { ...opened, domain };
}

describe('one alert', () => {
  it('is two presses from the mail; the way back asks what was sent, and writes it down', async () => {
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/6' });
    await screen.findByRole('button', { name: TITLE });
    await user.keyboard('t');
    const { impersonating_domain: domain, details } = alertOf(6);
    const { value } = await letter();
    expect(value).toContain(`Domain name: ${domain.replaceAll('.', '[.]')}`);
    expect(value).toContain(details.slice(0, 20));
    await press(user, 'Open in mail');
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(new RegExp(`^mailto:${config.supportEmail}\\?subject=Takedown%20req`)),
    );
    fireEvent.focus(window);
    const form = await screen.findByRole('form', { name: 'Did you send it?' });
    await fill(user, within(form).getByLabelText(/^Ticket number/), ' T-4711 ');
    await press(user, 'Mark as sent');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Prepare/ })).toBeNull());
    const channel = `${config.brand}’s takedown team, your provider`;
    await hasHistory(6, [{ what: 'sent', channel, ticket: 'T-4711' }]);
    // The sent letter is reported before the next request.
    await user.keyboard('t');
    expect(await screen.findByText(/^Sent to .*, your provider on /)).toBeVisible();
  });

  it('shows eight controls and at most 100 words of ours', async () => {
    await openFor(6);
    const body = await screen.findByRole('dialog');
    const copy = body.cloneNode(true) as HTMLElement;
    // The two lines are closed.
    for (const one of copy.querySelectorAll('details:not([open]) > :not(summary)')) one.remove();
    const controls = [
      ...copy.querySelectorAll('button, input, select, textarea, summary, a[href]'),
    ].filter((one) => one.getAttribute('aria-label') !== 'Close');
    expect(controls).toHaveLength(8);
    // Options, the letter and its subject, and the names are not our words in sight.
    for (const one of copy.querySelectorAll('select, textarea, dd')) one.remove();
    expect(copy.textContent.split(/\s+/).length).toBeLessThan(60);
  });

  it('that was marked Ours is refused, also while the marks are still being read', async () => {
    const database = new CaseDatabase({
      account: account('admin').email,
      backend: 'http://naam.test:5000',
    });
    const { asset_name: asset, impersonating_domain: domain } = alertOf(6);
    const subject = { alert: '6', asset, domain };
    await database.change([{ subject, change: { what: 'status', status: 'ours' } }]);
    database.close();
    open(6);
    expect(await screen.findByText(/marked Ours or Not harmful\. Change the status/)).toBeVisible();
  });

  it('says so where the marks cannot be read', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await openFor(6);
    expect(await screen.findByText(/^Your marks could not be read: /)).toBeVisible();
  });

  it('an abuse report that lacks a URL leads to it, and then is saved as it reads', async () => {
    const saved = vi.spyOn(downloads, 'download').mockImplementation(() => {});
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user, domain } = await openToRegistrar(6);
    expect(sheet().getByRole('button', { name: 'More' })).toBeDisabled();
    expect(sheet().getByLabelText('URLs where you saw it')).not.toBeVisible();
    await press(user, 'Add a URL');
    const urls = sheet().getByLabelText('URLs where you saw it');
    expect(urls).toBeVisible();
    expect(urls).toHaveFocus();
    expect(urls).toBeInvalid();
    await user.paste(`"hxxps[://]${domain.replaceAll('.', '[.]')}/login",`);
    expect(await screen.findByRole('button', { name: 'Open in mail' })).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    await user.selectOptions(await screen.findByLabelText('Language'), 'हिन्दी');
    const { value } = await letter();
    expect(value).toMatch(/^महोदय/);
    expect(value).toContain(`https://${domain}/login`);
    await choose(user, 'Save as email file');
    const [name, content, type] = saved.mock.calls[0]!;
    expect(name).toMatch(/^abuse-.*-abuse-registrar-example\.eml$/);
    expect(type).toBe('message/rfc822');
    const mail = await PostalMime.parse(content);
    expect(mail.to).toEqual([{ name: '', address: 'abuse@registrar.example' }]);
    expect(mail.from?.address).toBe(account('admin').email);
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(value);
  });

  it('a trademark notice leads to each field that it lacks; it is printed by itself', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openFor(6);
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Trademark notice');
    await press(user, 'Add your rights in the mark');
    expect(sheet().getByLabelText('Rights in the mark')).toHaveFocus();
    await user.paste('In use since 1998');
    await press(user, 'Add signs of bad faith');
    expect(sheet().getByLabelText('Signs of bad faith')).toHaveFocus();
    await user.paste('It was offered to us for sale.');
    let copied = () => {};
    const copying = new Promise<void>((resolve) => (copied = resolve));
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copying);
    await choose(user, 'Copy');
    await choose(user, 'Print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(document.querySelector('body > .printed-letter pre')).toHaveTextContent(
        'Dear Sir or Madam, We give notice',
      ),
    );
    // A copy that ends while the browser prints takes nothing off the paper.
    copied();
    expect(await screen.findByText('Letter copied')).toBeVisible();
    expect(document.querySelector('.printed-letter')).not.toBeNull();
    // Nor does an answer that comes meanwhile print it again.
    const domain = alertOf(6).impersonating_domain;
    act(() => keptAnswers().registrations.keep(domain, registered(domain)));
    // It would print in the next frame.
    await new Promise((painted) => requestAnimationFrame(painted));
    expect(printed).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('.printed-letter')).toBeNull();
  });

  it('takes a time after the sheet was opened for one in the past', async () => {
    await openFor(6);
    const when = await screen.findByLabelText('When');
    const type = (value: string) => fireEvent.change(when, { target: { value } });
    const local = (at: number) => {
      const zone = new Date(at).getTimezoneOffset() * 60_000;
      return new Date(at - zone).toISOString().slice(0, 16);
    };
    const minutes = 60_000;
    const later = Date.now() + 20 * minutes;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    type(local(later));
    expect(when).toBeValid();
    type(local(later + 2 * minutes));
    expect(when).toBeInvalid();
  });

  it('a registrar without a known address is asked for one, and another recipient can be marked', async () => {
    const { user } = await openFor(6);
    await user.click(await screen.findByText('Also write to the registrar and the host'));
    await user.click(await screen.findByLabelText(/your provider$/));
    await press(user, 'Choose a recipient');
    await user.click(await screen.findByLabelText('The registrar'));
    await press(user, 'Add an email address');
    expect(sheet().getByLabelText('Email address')).toHaveFocus();
    await user.paste('abuse@r.example');
    expect(await screen.findByRole('button', { name: 'Add a URL' })).toBeVisible();
    await press(user, 'Mark as sent');
    const form = within(screen.getByRole('form', { name: 'Mark as sent' }));
    await user.selectOptions(form.getByLabelText('Recipient'), 'Another recipient');
    await user.click(form.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hasHistory(6, [{ what: 'sent', channel: 'another recipient', ticket: '' }]);
  });

  it('too long a letter opens no mail, and says what to do', async () => {
    const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await openFor(6);
    await user.click(await letter());
    await user.paste('x'.repeat(2_000));
    await press(user, 'Open in mail');
    expect(await screen.findByText(/^The letter is too long for a mail link\./)).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await choose(user, 'Copy');
    expect(await screen.findByText('Letter copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith((await letter()).value);
  });

  it('is asked for its recipient after a mark by the key only', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/6' });
    await screen.findByRole('button', { name: TITLE });
    await user.keyboard('3');
    await user.click(await screen.findByRole('button', { name: 'Record recipient' }));
    const form = await screen.findByRole('form', { name: 'Mark as sent' });
    await user.click(within(form).getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Record recipient' })).toBeNull(),
    );
    await hasHistory(6, [some('status'), some('sent')]);
  });

  it('is signed by the account where the profile cannot be read', async () => {
    answer('profileGet', {}, 500);
    signIn('admin');
    render(
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <MemoryRouter>
            <Opener alerts={[{ ...alertOf(6), id: '6' }]} />
          </MemoryRouter>
        </AuthProvider>
      </QueryClientProvider>,
    );
    const signed = new RegExp(`Regards,\\n${account('admin').email}$`);
    await waitFor(async () => expect((await letter()).value).toMatch(signed));
  });
});

describe('a draft', () => {
  it('is there again for the same alerts, in whichever order and after a reload', async () => {
    const { user, view } = await openFor(1, 6);
    await fill(user, await letter(), EDIT);
    const { value } = await letter();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    view.unmount();
    // A reload takes all that is in memory.
    sessionState.close();
    const again = await openFor(6, 1);
    await waitFor(async () => expect(await letter()).toHaveValue(value));
    await press(again.user, 'Reset to generated text');
    await waitFor(async () => expect((await letter()).value).not.toContain(EDIT));
  });

  it('without a recipient begins with the choice of recipients, which has the focus', async () => {
    const { user } = await openFor(6);
    const line = 'Also write to the registrar and the host';
    await user.click(await screen.findByText(line));
    await user.click(screen.getByLabelText(/your provider$/));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: TITLE }));
    const provider = await screen.findByLabelText(/your provider$/);
    expect(provider).toBeVisible();
    await waitFor(() => expect(provider).toHaveFocus());
  });

  it.each([
    ['about one alert', '/admin/alerts/1'],
    ['about several', '/admin/alerts'],
  ])('%s: a session that ends by itself does not take it along', async (_what, at) => {
    const { user } = await renderApp({ as: 'admin', at });
    if (at === '/admin/alerts') {
      for (const id of [1, 3]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await user.click(await screen.findByRole('checkbox', { name: `Select alert ${id}` }));
      }
    }
    const write = await screen.findByRole('button', { name: TITLE });
    await waitFor(() => expect(write).toBeEnabled());
    await user.click(write);
    await fill(user, await letter(), EDIT);
    const { value } = await letter();
    backend.faults.set({ fault: 'expiredToken' });
    void queryClient.refetchQueries();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    backend.faults.set(null);
    const { email, password } = account('admin');
    await fill(user, screen.getByLabelText('Email'), email);
    await fill(user, screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await letter()).toHaveValue(value);
    expect(await screen.findByText(RESTORED_FORM_WORDS)).toBeVisible();
  });
});

describe('several alerts', () => {
  it('make one letter for each recipient, sent one after the other', async () => {
    const domain = alertOf(6).impersonating_domain;
    known = [domain];
    const { user } = await openFor(1, 6, 7);
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Trademark notice');
    await user.click(await screen.findByText('Also write to the registrar and the host'));
    await user.click(await screen.findByLabelText(/^Registrar of Names/));
    const letters = () =>
      within(screen.getByRole('list', { name: 'Letters' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const provider = `${config.brand}’s takedown team, your provider`;
    const registrar = 'Registrar of Names Pvt Ltd (IANA id 1234)';
    expect(letters()).toEqual([`${provider} To send`, `${registrar} To send`]);
    expect((await letter()).value).toContain('\n3.\nDomain name: ');
    const mark = async () => {
      await press(user, 'Mark as sent');
      const form = within(screen.getByRole('form', { name: 'Mark as sent' }));
      await user.click(form.getByRole('button', { name: 'Mark as sent' }));
    };
    await mark();
    expect(await screen.findByText(/^Marked as sent to .* Next letter below\.$/)).toBeVisible();
    await waitFor(() => expect(letters()).toEqual([`${provider} Sent`, `${registrar} To send`]));
    expect((await letter()).value).toContain(`Domain name: ${domain}`);
    expect((await letter()).value).not.toContain('\n3.\n');
    // An undone letter was not sent.
    await press(user, 'Undo');
    await waitFor(() => expect(letters()[0]).toBe(`${provider} To send`));
    await user.click(await screen.findByRole('button', { name: `${provider} To send` }));
    await mark();
    await waitFor(() => expect(letters()[0]).toBe(`${provider} Sent`));
    await mark();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const once = [some('sent'), some('undo'), some('sent')];
    await hasHistory(6, [...once, { what: 'sent', channel: registrar, ticket: '' }]);
    await hasHistory(1, once);
  });

  it('go on with the letter that was not sent, whichever one is shown', async () => {
    known = [alertOf(6).impersonating_domain];
    const { user } = await openFor(1, 6);
    await user.click(await screen.findByText('Also write to the registrar and the host'));
    await user.click(await screen.findByLabelText(/^Registrar of Names/));
    await press(user, 'Mark as sent');
    const form = within(screen.getByRole('form', { name: 'Mark as sent' }));
    const registrar = form.getByRole('option', { name: /^Registrar of Names/ });
    await user.selectOptions(form.getByLabelText('Recipient'), registrar);
    await user.click(form.getByRole('button', { name: 'Mark as sent' }));
    expect(await screen.findByText(/^Marked as sent to Registrar .* below\.$/)).toBeVisible();
    const shown = await screen.findByRole('button', { current: true });
    expect(shown).toHaveTextContent(/provider To send$/);
  });

  it('lose their selection once they were sent; the undo gives it back', async () => {
    const { user } = await renderApp({ as: 'admin', at: '/admin/alerts' });
    for (const id of [1, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.click(await screen.findByRole('checkbox', { name: `Select alert ${id}` }));
    }
    const bar = () => screen.queryByRole('group', { name: 'The selected alerts' });
    await waitFor(() => expect(screen.getByRole('button', { name: TITLE })).toBeEnabled());
    await user.keyboard('t');
    await letter();
    await press(user, 'Mark as sent');
    await press(user, 'Mark as sent');
    await waitFor(() => expect(bar()).toBeNull());
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await user.keyboard('u');
    await waitFor(() => expect(bar()).toHaveTextContent('2 selected'));
  });

  it('leave out own names, those without a domain, and in a report those without a URL', async () => {
    const own = alertOf(2);
    own.impersonating_domain = `login.${own.asset_name}`;
    alertOf(3).impersonating_domain = '';
    const { user } = await openFor(1, 2, 3, 6);
    const told = await screen.findByRole('list', { name: 'About this request' });
    expect(told).toHaveTextContent(
      `Left out, since a takedown would hit your own site: login.${own.asset_name}.`,
    );
    expect(told).toHaveTextContent('Left out, since they name no domain: 1 alert.');
    expect((await letter()).value).not.toContain(own.impersonating_domain.replaceAll('.', '[.]'));
    await user.click(await screen.findByText('Also write to the registrar and the host'));
    await user.click(await screen.findByLabelText('CERT-In incident reporting'));
    await user.click(await screen.findByRole('button', { name: /^CERT-In/ }));
    await press(user, 'Add a URL');
    await user.paste(`https://${alertOf(6).impersonating_domain}/`);
    await waitFor(async () =>
      expect((await letter()).value).toContain(`Domain name: ${alertOf(6).impersonating_domain}`),
    );
    expect((await letter()).value).not.toContain(alertOf(1).impersonating_domain);
  });
});

describe('DNS and registration', () => {
  it('of one name are facts in the letter by themselves where nobody sees the question', async () => {
    const evidence = serveEvidence();
    await openFor(6);
    await waitFor(async () =>
      expect((await letter()).value).toMatch(/\nLooked up .* \(invented answers\):\nRegistered/),
    );
    await hasHistory(6, [some('looked'), some('looked')]);
    expect(evidence.asked).toBeGreaterThan(0);
  });

  it('of several are asked by a press, which says who will see the names', async () => {
    const evidence = serveEvidence();
    const { user } = await openFor(1, 6);
    await user.click(await screen.findByText('Also write to the registrar and the host'));
    const look = await screen.findByRole('button', { name: 'Look up registrar and host' });
    expect(
      await screen.findByText(
        'The demonstration resolver will see the names. Its answers are invented. The demonstration registry will see the names. Its answers are invented.',
      ),
    ).toBeVisible();
    expect(evidence.asked).toBe(0);
    await user.click(look);
    await waitFor(async () =>
      expect((await letter()).value.match(/\nRegistrar: /g)).toHaveLength(2),
    );
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Look up registrar and host' })).toBeNull(),
    );
  });
});
