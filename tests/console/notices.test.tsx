/** Notices about alerts: written, copied, mailed, saved, printed, and told of; never sent from here. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import PostalMime from 'postal-mime';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { queryClient } from '@/api/queries/client.ts';
import { AuthProvider, useAuth, UserProvider } from '@/auth/AuthContext.tsx';
import { KEPT_INPUT_WORDS } from '@/auth/kept-input.ts';
import * as news from '@/components/notify.ts';
import { config } from '@/config.ts';
import type { AlertCase } from '@/cases/types.ts';
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import { newsFirst } from '@/features/shared/alert-index/news-first.ts';
import { casesOf } from '@/features/shared/cases/session-cases.ts';
import { NoticeDialog } from '@/features/shared/notices/NoticeDialog.tsx';
// Loaded with the first dialog; here beforehand, so that no test waits for it.
import '@/features/shared/notices/PreparedNotice.tsx';
import * as outreach from '@/features/shared/outreach/outreach.ts';
import * as downloads from '@/lib/download.ts';
import { formatZonedClock } from '@/lib/format.ts';
import { domainOf } from '@/lib/hostname.ts';
import { sessionState } from '@/lib/session-state.ts';
import { registered } from '../notices/names.ts';
import { account, backend, server, signIn } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { renderApp, type User } from '../setup/render-app.tsx';
import { domain as rdapDomain } from '../evidence/rdap-answers.ts';

const EDIT = 'Asha Rao, fraud desk';
const TITLE = 'Prepare takedown request';

const button = () => screen.getByRole('button', { name: TITLE });
const request = () => screen.findByLabelText<HTMLTextAreaElement>('Request');
const press = (user: User, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

function alertOf(id: number) {
  const row = backend.db.alerts.get(id);
  if (!row) throw new Error(`The seed has no alert ${id}`);
  return row;
}

async function openAlert(id: number | string) {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts/${id}` });
  await screen.findByRole('heading', { name: 'Details as reported' });
  return app;
}

/** On the page of its alert. */
async function openOnPage(id: number) {
  const app = await openAlert(id);
  await app.user.click(button());
  const made = (await request()).value;
  return { ...app, made };
}

/** In the list, about two alerts that are ticked. */
async function openInList() {
  const app = await renderApp({ as: 'admin', at: '/admin/alerts' });
  for (const id of [1, 3]) {
    await app.user.click(await screen.findByRole('checkbox', { name: `Select alert ${id}` }));
  }
  const bar = within(screen.getByRole('group', { name: 'The selected alerts' }));
  const write = bar.getByRole('button', { name: TITLE });
  await waitFor(() => expect(write).toBeEnabled());
  await app.user.click(write);
  const made = (await request()).value;
  return { ...app, made };
}

const defanged = (name: string) => name.replaceAll('.', '[.]');

/** All that an abuse report asks for. */
async function fillIn(user: User, ...domains: string[]) {
  const urls = domains.map((domain) => `hxxps[://]${defanged(domain)}/login`).join('\n');
  await user.click(screen.getByLabelText('Addresses where it was seen'));
  await user.paste(urls);
  await user.selectOptions(screen.getByLabelText('What was seen'), 'Phishing page');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-01-15T09:42' } });
  await user.selectOptions(screen.getByLabelText('How it came'), 'By SMS');
  await user.click(screen.getByLabelText('Name'));
  await user.paste('Asha Rao');
}

/**
 * The dialog alone, about these alerts; the button below opens it again.
 *
 * @param known names that the registry was asked about before
 */
async function openFor(ids: readonly number[], ...known: readonly string[]) {
  signIn('admin');
  for (const name of known) keptAnswers().registrations.keep(name, registered(name));
  const alerts = ids.map((id) => {
    return { ...alertOf(id), id: String(id) };
  });
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
  await screen.findByRole('dialog', { name: new RegExp(`^${TITLE}: `) });
  return { user, view };
}

function Opener({ alerts }: { alerts: readonly ImpersonationAlert[] }) {
  const auth = useAuth();
  const [open, setOpen] = useState(true);
  if (auth.status !== 'signedIn') return null;
  return (
    <UserProvider user={auth.user}>
      <button onClick={() => setOpen(true)}>{TITLE}</button>
      {open && <NoticeDialog alerts={alerts} onClose={() => setOpen(false)} />}
    </UserProvider>
  );
}

async function openDialog(id = 1, ...known: readonly string[]) {
  const { user, view } = await openFor([id], ...known);
  await waitFor(() => expect(screen.getByLabelText('Organisation')).not.toHaveValue(''));
  const made = (await request()).value;
  return { user, view, made };
}

/**
 * The same where the registry named the registrar, which is ticked in place of the provider: to anyone but the
 * provider a whole report is written.
 */
async function openReport(id = 1) {
  const { user, view } = await openDialog(id, alertOf(id).impersonating_domain);
  await user.click(screen.getByLabelText(/^Registrar of Names/));
  await user.click(screen.getByRole('checkbox', { name: /your provider$/ }));
  const made = (await request()).value;
  return { user, view, made };
}

describe('the text', () => {
  it('holds what is known of the alert, and grows with the fields', async () => {
    const { user } = await openReport();
    expect(screen.getByText(/Nothing has been sent/)).toBeVisible();
    const { impersonating_domain: domain, asset_name: asset, details } = alertOf(1);
    expect(screen.getByText(/^As reported:$/)).toHaveTextContent(newsFirst(details));
    const { value } = await request();
    expect(value).toContain(`Domain name: ${domain}`);
    expect(value).toContain(`Imitates our name: ${asset}`);
    expect(value).toMatch(/How: .*U\+0430/);
    // The edit is a fact; a likeness in percent would be an opinion.
    expect(value).not.toMatch(/similarity|\d%/i);
    await fillIn(user, domain);
    const filled = (await request()).value;
    expect(filled).toContain('What was seen: Phishing');
    expect(filled).toContain(`https://${domain}/login`);
    expect(filled).toMatch(/Yours faithfully,\nAsha Rao\n/);
  });

  it('is in Hindi, and of the other kind, with what was typed kept for each', async () => {
    const { user, made } = await openReport();
    await user.type(await request(), EDIT);
    await user.selectOptions(screen.getByLabelText('Language'), 'Hindi (हिन्दी)');
    expect((await request()).value).toMatch(/^महोदय/);
    expect(screen.getByText(/^Your edit of the English text is kept/)).toBeVisible();
    await press(user, 'Back to English');
    expect(await request()).toHaveValue(made + EDIT);
    expect(screen.queryByText(/^Your edit of the/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Language'), 'Hindi (हिन्दी)');
    expect(await request()).toHaveAttribute('lang', 'hi');
    await user.selectOptions(screen.getByLabelText('Kind'), 'trademark');
    await user.type(screen.getByLabelText('Mark'), 'SAHYADRI');
    expect((await request()).value).toContain('SAHYADRI');
    await user.selectOptions(screen.getByLabelText('Language'), 'English');
    expect((await request()).value).toMatch(/INDRP, paragraph 4\(a\)/);
    await user.selectOptions(screen.getByLabelText('Kind'), 'abuse');
    expect(await request()).toHaveValue(made + EDIT);
    await press(user, 'Write it anew from the fields');
    expect(await request()).toHaveValue(made);
  });

  it.each([
    ['Escape', '{Escape}'],
    ['Close', null],
  ])('%s: an edited request is there again, after a reload too', async (_way, keys) => {
    const told = vi.spyOn(news, 'notify');
    const { user, made } = await openDialog();
    await user.type(await request(), EDIT);
    if (keys) await user.keyboard(keys);
    else await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The console's layout shows toasts; the dialog is alone here.
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: expect.stringMatching(/^Draft kept in this tab until you log out\.$/),
        action: expect.objectContaining({ label: 'Open draft' }),
      }),
    );
    // A reload takes all that is in memory.
    sessionState.close();
    await user.click(button());
    expect(await request()).toHaveValue(made + EDIT);
  });

  it('is there again for the same alerts, in whichever order they are ticked', async () => {
    const { user, view } = await openFor([1, 6]);
    await user.type(await request(), EDIT);
    const { value } = await request();
    view.unmount();
    await openFor([6, 1]);
    expect(await request()).toHaveValue(value);
  });

  it.each([
    ['where it was written', null],
    ['from another page, which it leaves', '/admin/assets'],
    ['of one alert, on its page', '/admin/alerts/1'],
  ])('is opened again by its toast: %s', async (_, page) => {
    const { user, router, made } = page?.endsWith('/1') ? await openOnPage(1) : await openInList();
    await user.type(await request(), EDIT);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Prepare/ })).toBeNull());
    if (page === '/admin/assets') await act(() => router.navigate(page));
    await user.click(await screen.findByRole('button', { name: 'Open draft' }));
    expect(await request()).toHaveValue(made + EDIT);
    expect(screen.queryByRole('button', { name: 'Open draft' })).toBeNull();
    expect(router.state.location.pathname).toBe(
      page === '/admin/alerts/1' ? page : '/admin/alerts',
    );
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

  it.each([
    ['about one alert', async () => openOnPage(1)],
    ['about several', openInList],
  ])('%s: a session that ends by itself does not take it along', async (_, open) => {
    const { user, made } = await open();
    await user.type(await request(), EDIT);
    await user.click(screen.getByLabelText('In your words'));
    await user.paste('It asks for a code');
    backend.faults.set({ fault: 'expiredToken' });
    void queryClient.refetchQueries();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    backend.faults.set(null);
    const { email, password } = account('admin');
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await request()).toHaveValue(made + EDIT);
    expect(screen.getByLabelText('In your words')).toHaveValue('It asks for a code');
    expect(screen.getByText(KEPT_INPUT_WORDS)).toBeVisible();
  });

  it('remembers who signs, for the account', async () => {
    const { user, view } = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    await user.clear(screen.getByLabelText('Organisation'));
    await user.type(screen.getByLabelText('Organisation'), 'Sahyadri');
    await user.clear(screen.getByLabelText('Address and telephone'));
    view.unmount();
    await openDialog(2);
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect((await request()).value).toMatch(/Asha Rao\nSahyadri$/);
  });

  it('takes organisation and address from the profile where none was typed', async () => {
    const answer = (profile: object, status = 200) =>
      server.use(
        http.get('http://naam.test:5000/organisation/get', () =>
          HttpResponse.json(profile, { status }),
        ),
      );
    answer({ organisation: { name: 'Lok Bank', address: '7 Hill Road\nPune' } });
    const { user, view } = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    expect((await request()).value).toMatch(/Asha Rao\nLok Bank\n7 Hill Road\nPune$/);
    view.unmount();
    queryClient.clear();
    answer({}, 500);
    await openFor([2]);
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
    expect(screen.getByLabelText('Organisation')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('on its way', () => {
  it('counts what is still needed, and leads there; another kind begins without errors', async () => {
    const { user } = await openReport();
    const needed = () => within(screen.getByRole('group', { name: 'Still needed' }));
    expect(needed().getByText('5 still needed:')).toHaveTextContent(
      '5 still needed to open or save this mail:',
    );
    await user.click(needed().getByRole('button', { name: 'How it came' }));
    expect(screen.getByLabelText('How it came')).toHaveFocus();
    expect(screen.getByLabelText('How it came')).toBeRequired();
    await press(user, 'Open in mail');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    // The line that counts is enough.
    expect(screen.queryByText(/is missing/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Kind'), 'trademark');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(needed().getByText('3 still needed:')).toBeVisible();
    for (const field of ['Rights in the mark', 'Signs of bad faith']) {
      await user.click(needed().getByRole('button', { name: field }));
      expect(screen.getByLabelText(field)).toHaveFocus();
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
        /Enter (?:a registration|the facts)/,
      );
    }
    expect((await request()).value).not.toMatch(/bad faith|legitimate/);
    await user.paste('It was offered to us for sale.');
    expect((await request()).value).toMatch(/being used in bad faith/);
    await user.click(screen.getByLabelText(/^To our knowledge its holder has no rights/));
    expect((await request()).value).toMatch(/no rights or legitimate interests in it/);
    expect(needed().getByText('2 still needed:')).toBeVisible();
    // The organisation's name, until another mark is typed.
    const mark = screen.getByLabelText('Mark');
    expect(mark).toHaveValue(screen.getByLabelText<HTMLInputElement>('Organisation').value);
    await user.clear(mark);
    expect((await request()).value).toContain('imitates our mark [your mark].');
    expect(screen.getByText(/^Trademark notice \(\[your mark\]\): /)).toBeVisible();
    await press(user, 'Save .eml');
    expect(mark).toHaveFocus();
    expect(mark).toHaveAccessibleDescription(/Enter the mark that the name imitates/);
  });

  it('says what is missing, and goes to the first field', async () => {
    const { user } = await openReport();
    await press(user, 'Save .eml');
    const urls = screen.getByLabelText('Addresses where it was seen');
    expect(urls).toHaveAccessibleDescription(/at least one address/);
    expect(urls).toHaveFocus();
    expect(screen.getByLabelText('When')).toHaveAccessibleDescription(/when it was seen/);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter who signs');
    await user.type(urls, 'https://elsewhere.example/');
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
  });

  it('tells what is filled in wrongly from what is missing', async () => {
    const { user } = await openReport();
    await fillIn(user, 'elsewhere.example');
    const needed = within(screen.getByRole('group', { name: 'Still needed' }));
    expect(needed.getByText('1 to correct:')).toBeVisible();
    const urls = screen.getByLabelText('Addresses where it was seen');
    // It was left, and filled in: what is empty is no mistake yet.
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
    await user.clear(urls);
    await user.tab();
    expect(urls).toBeValid();
    await user.click(urls);
    await user.paste('hxxps://elsewhere[.]example/');
    expect(urls).toBeValid();
    await user.click(needed.getByRole('button', { name: 'Addresses where it was seen' }));
    expect(urls).toHaveFocus();
    expect(urls).toHaveAccessibleDescription(/does not belong to the name/);
    await user.clear(screen.getByLabelText('Name'));
    expect(needed.getByText('2 still needed:')).toBeVisible();
    expect(
      needed.getByRole('button', { name: 'Addresses where it was seen (to correct)' }),
    ).toBeVisible();
    await user.click(needed.getByRole('button', { name: 'Your name, under “Signed by”' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('to the provider is short and needs nothing; what was typed stays where recipients change', async () => {
    const { user, made } = await openDialog();
    const { impersonating_domain: domain, asset_name: asset, details } = alertOf(1);
    const lines = made.split('\n');
    expect(lines[0]).toBe(`Please have ${defanged(domain)} (alert 1) taken down.`);
    expect(lines).toContain(`Domain name: ${defanged(domain)}`);
    expect(lines).toContain(`Imitates our name: ${asset}`);
    expect(made).toContain(`What was reported: ${newsFirst(details).slice(0, 20)}`);
    expect(made).toMatch(new RegExp(`\\nRegards,\\n${account('admin').email}\\n`));
    expect(made).not.toMatch(/Dear Sir|monitoring/);
    const needed = () => screen.queryByRole('group', { name: 'Still needed' });
    expect(needed()).toBeNull();
    const way = screen.getByLabelText('How it came');
    expect(way).toHaveDisplayValue('Choose…');
    expect(way).not.toBeRequired();
    await user.click(screen.getByLabelText('In your words'));
    await user.paste('Customers called us');
    await user.type(await request(), EDIT);
    const edited = (await request()).value;
    expect(edited).toContain('\n\nCustomers called us\n\n');

    await user.click(screen.getByLabelText('The registrar'));
    expect(screen.getByLabelText('Mail 1 of 2')).toHaveAccessibleDescription(
      '1 of 2 has an address.',
    );
    await user.click(screen.getByLabelText('The registrar'));
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    expect(screen.getByLabelText('Mail 1 of 2')).not.toHaveAccessibleDescription();
    await user.selectOptions(screen.getByLabelText(/^Mail \d of 2$/), 'CERT-In incident reporting');
    expect((await request()).value).toMatch(/^Dear Sir or Madam,/);
    expect((await request()).value).toContain('Customers called us');
    expect(needed()).toBeVisible();
    expect(way).toHaveDisplayValue('Choose…');
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    expect(await request()).toHaveValue(edited);
    await user.click(screen.getByLabelText('Addresses where it was seen'));
    await user.paste('https://elsewhere.example/');
    await press(user, 'Open in mail');
    expect(screen.getByLabelText('Addresses where it was seen')).toHaveAccessibleDescription(
      /does not belong to the name/,
    );
  });

  it('is copied, and says so in itself until the text is changed', async () => {
    const { user } = await openReport();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    await fillIn(user, alertOf(1).impersonating_domain);
    const made = (await request()).value;
    await press(user, 'Copy text');
    expect(await screen.findByText('Takedown request copied')).toBeVisible();
    expect(written).toHaveBeenCalledWith(made);
    await user.type(await request(), EDIT);
    expect(screen.queryByText('Takedown request copied')).not.toBeInTheDocument();
  });

  it('is copied and printed as a draft that says so, while something is missing', async () => {
    const { user } = await openReport();
    const written = vi.spyOn(navigator.clipboard, 'writeText');
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    await press(user, 'Copy text');
    expect(await screen.findByText(/^Draft copied/)).toBeVisible();
    const [copied] = written.mock.calls[0]!;
    expect(copied).toMatch(/^DRAFT: 5 things still needed\n\nDear Sir or Madam,/);
    expect(copied).toContain('Addresses in full:\n[addresses where it was seen]\n');
    expect(copied).toContain('\nYours faithfully,\n[name of who signs]\n');
    expect(screen.getByLabelText('Name')).toBeValid();
    await press(user, 'Print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    expect(document.querySelector('body > .notice-sheet')).toHaveTextContent(
      /^DRAFT: 5 things still needed/,
    );
    fireEvent(window, new Event('afterprint'));
    await user.type(await request(), EDIT);
    await press(user, 'Copy text');
    const edited = (await request()).value;
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith(`DRAFT: 5 things still needed\n\n${edited}`),
    );
  });

  it('needs a recipient alone where no mail is to be written', async () => {
    const { user } = await openReport(6);
    const needed = () => within(screen.getByRole('group', { name: 'Still needed' }));
    expect(needed().getByText('5 still needed:')).toBeVisible();
    const registrar = screen.getByLabelText(/^Registrar of Names/);
    await user.click(registrar);
    expect(needed().getByText('1 still needed:')).toBeVisible();
    await user.click(needed().getByRole('button', { name: 'Tick a recipient' }));
    expect(screen.getByLabelText(/your provider$/)).toHaveFocus();
    await press(user, 'Open in mail');
    expect(screen.getByText('Tick a recipient that takes mail.')).toBeVisible();
    await press(user, 'I sent this');
    expect(screen.getByLabelText(/^Ticket number/)).toBeVisible();
  });

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

  it('asks to note what was sent once the text has left, for the recipient whose mail it was', async () => {
    vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
    const { user } = await openDialog(6);
    const asks = 'Sent it? Note to whom, and mark as Reported.';
    expect(screen.getByText(/^Nothing has been sent/)).toBeVisible();
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    await press(user, 'Open in mail');
    expect(screen.getByText(asks)).toBeVisible();
    expect(screen.queryByText(/^Nothing has been sent/)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    await user.selectOptions(screen.getByLabelText(/^Mail \d of 2$/), 'CERT-In incident reporting');
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
    await press(user, 'Copy text');
    expect(await screen.findByText(/^Draft copied/)).toBeVisible();
    // A draft is not what is sent.
    expect(screen.queryByText(asks)).not.toBeInTheDocument();
  });

  it('tells before it goes to a registrar that DNS leads nowhere', async () => {
    const { impersonating_domain: domain } = alertOf(6);
    const { user } = await openReport(6);
    expect(screen.queryByText(/may see nothing there/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const at = Date.now();
    const state = { is: 'not-in-dns', at } as DnsLook['state'];
    keptAnswers().dns.keep(domainOf(domain)!, { state, source: 'r.example', raw: [] });
    await user.click(button());
    expect(
      await screen.findByText(
        `DNS had no such name at ${formatZonedClock(at)}: a registrar may see nothing there.`,
      ),
    ).toBeVisible();
    expect((await request()).value).toMatch(/\nLooked up [^\n]+:\nDNS: no such name\n/);
    await user.click(screen.getByLabelText(/^Registrar of Names/));
    await user.click(screen.getByRole('checkbox', { name: /your provider$/ }));
    expect(screen.queryByText(/may see nothing there/)).not.toBeInTheDocument();
    expect((await request()).value).toMatch(/\nLooked up [^\n]+:\nDNS: no such name\n/);
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

  it.each([1_999, 2_000])(
    'is saved for the mail program where it is too long for a link (emoji at %i)',
    async (at) => {
      const opened = vi.spyOn(outreach, 'openMailClient').mockImplementation(() => {});
      const saved = vi.spyOn(downloads, 'download').mockImplementation(() => {});
      const { user } = await openDialog(6);
      await fillIn(user, alertOf(6).impersonating_domain);
      await user.click(screen.getByLabelText('In your words'));
      await user.paste(`${'x'.repeat(at - 1)}🔒`);
      await press(user, 'Open in mail');
      expect(screen.getByText(/^Too long for a mail link: [\d,]+ of at most 1,900/)).toBeVisible();
      expect(opened).not.toHaveBeenCalled();
      await press(user, 'Save .eml');
      const [name, content, type] = saved.mock.calls[0]!;
      expect(name).toBe(
        `request-alert-6-${alertOf(6).impersonating_domain.replaceAll('.', '-')}-support-naamraksha-example.eml`,
      );
      expect(type).toBe('message/rfc822');
      const mail = await PostalMime.parse(content);
      expect(mail.to).toEqual([{ name: '', address: config.supportEmail }]);
      expect(mail.from).toEqual({ name: 'Asha Rao', address: account('admin').email });
      expect(mail.text).toContain('x🔒');
    },
  );

  it('is printed on a sheet of its own', async () => {
    const printed = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await openReport();
    await fillIn(user, alertOf(1).impersonating_domain);
    await press(user, 'Print');
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    const sheet = document.querySelector('body > .notice-sheet');
    expect(sheet?.querySelector('pre')).toHaveTextContent('Dear Sir or Madam, We report abuse');
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('.notice-sheet')).toBeNull();
  });

  it('offers the channels of the house: forms as links, second-hand addresses to be checked', async () => {
    await openDialog();
    // Folded at first.
    const form = document.querySelector('a[href^="https://safebrowsing.google.com/"]');
    expect(form).toHaveTextContent(/^Open its form of Google Safe Browsing/);
    expect(form).toHaveAttribute('rel', 'external noopener noreferrer');
    expect(form).toHaveAttribute('target', '_blank');
    const channel = screen.getByLabelText('CERT-In incident reporting');
    expect(channel).not.toBeChecked();
    const row = within(channel.closest('li')!);
    expect(row.getByText('unverified')).toBeInTheDocument();
    expect(channel).toHaveAccessibleDescription(/^unverified /);
    expect(screen.getAllByText(/read in other people’s pages: check them/)).toHaveLength(1);
    expect(row.getByText('vikaspedia')).toBeInTheDocument();
    expect(screen.queryByText('legal@nixi.in')).not.toBeInTheDocument();
  });
});

/** The window answers to one media query alone. */
const windowIs = (matching: string) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query === matching,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );

it.each([
  ['beside its fields', '(min-width: 64rem)', 0, ['Kind', 'Recipients', 'What you saw', 'Request']],
  ['after its recipients', '', 0, ['Kind', 'Recipients', 'Request', 'What you saw']],
  ['after what it needs', '', 1, ['Kind', 'Recipients', 'What you saw', 'Request']],
  [
    'after its recipients on a phone',
    '(max-width: 479.98px)',
    0,
    ['Recipients', 'Request', 'Kind', 'What you saw'],
  ],
])('the mail stands %s, for the keyboard, too', async (_where, query, others, order) => {
  windowIs(query);
  const { user } = await openDialog();
  expect(screen.getByRole('checkbox', { name: /your provider$/ })).toHaveFocus();
  if (others > 0) await user.click(screen.getByLabelText('The registrar'));
  const ways = screen.queryAllByRole('button', { name: 'Read the mail' });
  expect(ways).toHaveLength(query === '(min-width: 64rem)' ? 0 : 1);
  const places = {
    Recipients: screen.getByRole('group', { name: 'Recipients' }),
    Kind: screen.getByLabelText('Kind'),
    'What you saw': screen.getByRole('group', { name: 'What you saw' }),
    Request: await request(),
  };
  const found = Object.entries(places).toSorted(([, one], [, other]) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(found.map(([name]) => name)).toEqual(order);
});

it('phones lead to the mail, and show one row of buttons; the others open below it', async () => {
  windowIs('(max-width: 479.98px)');
  const { user } = await openDialog();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByRole('button', { name: 'Open in mail' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Read the mail' }));
  expect(dialog.getByRole('heading', { name: 'The mail' })).toHaveFocus();
  const more = dialog.getByRole('button', { name: 'More' });
  expect(dialog.getByRole('button', { name: 'Open in mail' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'I sent this' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Copy text' })).not.toBeInTheDocument();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Copy text', 'Print', 'Save .eml']) {
    expect(dialog.getByRole('button', { name })).toBeVisible();
  }
});

describe('“I sent this”', () => {
  const ofCase = (id: string): Promise<AlertCase | undefined> =>
    casesOf(account('admin').email)
      .database.list()
      .then((cases) => cases.find(({ alert }) => alert === id));

  it('Escape goes one step back, to the button, and then closes', async () => {
    const { user } = await openDialog(6);
    await press(user, 'I sent this');
    expect(
      within(screen.getByRole('form', { name: 'I sent this' })).getByLabelText('To'),
    ).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'I sent this' })).toBeNull();
    expect(screen.getByRole('button', { name: 'I sent this' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['a whole request', () => alertOf(6).impersonating_domain],
    ['one that is wrong, and may not leave again', () => 'elsewhere.example'],
  ])('writes the history with channel and number, and the status Reported: %s', async (_, seen) => {
    const { user } = await openDialog(6);
    await fillIn(user, seen());
    await press(user, 'Save .eml');
    await press(user, 'I sent this');
    await user.selectOptions(
      within(screen.getByRole('form', { name: 'I sent this' })).getByLabelText('To'),
      'CERT-In incident reporting',
    );
    await user.type(screen.getByLabelText(/^Ticket number/), ' T-4711 {Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const kept = await ofCase('6');
    expect(kept?.status).toBe('reported');
    expect(kept?.history.map(({ change }) => change)).toEqual([
      { what: 'sent', channel: 'CERT-In incident reporting', ticket: 'T-4711' },
    ]);
  });

  it.each([
    ['beside the status', 'Record recipient'],
    ['in its toast', 'Add recipient'],
  ])(
    'is asked for %s after a mark by the key alone, until the recipient is known',
    async (_where, offer) => {
      const { user } = await openAlert(6);
      const record = () => screen.queryByRole('button', { name: 'Record recipient' });
      expect(record()).toBeNull();
      await user.keyboard('3');
      await user.click(await screen.findByRole('button', { name: offer }));
      const form = within(await screen.findByRole('form', { name: 'I sent this' }));
      expect(form.getByLabelText('To')).toHaveFocus();
      await user.selectOptions(form.getByLabelText('To'), 'Another recipient');
      await press(user, 'Write to the history and mark as Reported');
      await waitFor(() => expect(record()).toBeNull());
      expect((await ofCase('6'))?.history.map(({ change }) => change.what)).toEqual([
        'status',
        'sent',
      ]);
    },
  );

  it('takes the ticks from the alerts that it was about; the undo gives them back', async () => {
    const { user } = await openInList();
    await press(user, 'I sent this');
    await press(user, 'Write to the history and mark as Reported');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bar = () => screen.queryByRole('group', { name: 'The selected alerts' });
    await waitFor(() => expect(bar()).toBeNull());
    await user.keyboard('u');
    await waitFor(() => expect(bar()).toHaveTextContent('2 selected'));
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
    await user.click(button());
    expect(await screen.findByText(/^Your assets could not be read/)).toBeVisible();
    failing = false;
    calls = 0;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await request()).value).toContain('(alert 1) taken down');
    expect(calls).toBe(1);
  });
});

describe('looking up from the request', () => {
  const recipients = () => within(screen.getByRole('group', { name: 'Recipients' }));

  it('asks DNS and the registry about one name by one press, and fills in what came', async () => {
    serveEvidence();
    const { user } = await openDialog(6);
    const open = await recipients().findByRole('button', { name: 'Look up both and fill in' });
    const seers =
      /resolver and the demonstration registry will see .*\. Their answers are invented\./;
    expect(screen.getByRole('group', { name: 'Recipients' })).toHaveTextContent(seers);
    expect((await request()).value).not.toContain('Registrar: ');
    await user.click(open);
    await waitFor(async () =>
      expect((await request()).value).toMatch(/\nLooked up [^]+\nRegistrar: ./),
    );
    expect(recipients().queryByRole('button', { name: /^Look up/ })).not.toBeInTheDocument();
    const { book } = casesOf(account('admin').email);
    const kept = () => book.get('6')?.history.map(({ change }) => change);
    await waitFor(() =>
      expect(kept()).toEqual([
        { what: 'looked', said: expect.stringMatching(/^in DNS.* \(an invented answer\)$/) },
        { what: 'looked', said: expect.stringMatching(/^registered .* at .*invented answer\)$/) },
      ]),
    );
    expect(book.get('6')).toMatchObject({ status: 'new' });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Recipients' })).toHaveFocus());
  });

  /** DNS as the demonstration has it; the registry as the test wants. */
  function answerRegistry(reply: (name: string) => Response | Promise<Response>) {
    const evidence = serveEvidence();
    server.use(
      http.get('*/evidence/rdap/domain/:name', ({ params }) => reply(String(params['name']))),
    );
    return evidence;
  }
  const answerAbout = (name: string) =>
    HttpResponse.json(rdapDomain({ ldhName: name }), {
      headers: { 'Content-Type': 'application/rdap+json' },
    });
  const known = () =>
    within(recipients().getByRole('list', { name: 'What is known of each name' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\b\d\d:\d\d [A-Z]+(?=[T.])/g, '00:00'));

  it('asks both about several, registries one after another, says what came of each, and asks again for the rest', async () => {
    // This one has name servers alone; for the other the resolver does not prove its NXDOMAIN.
    alertOf(1).impersonating_domain = 'sahyadrilokbank.top';
    alertOf(7).impersonating_domain = 'sahyadrilokbank.co';
    const [one, two, three] = [1, 6, 7].map((id) => domainOf(alertOf(id).impersonating_domain)!);
    let asking = 0;
    let broken = true;
    const asked: string[] = [];
    const evidence = answerRegistry(async (name) => {
      asked.push(name);
      expect((asking += 1)).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      asking -= 1;
      return name === three && broken ? new HttpResponse(null, { status: 503 }) : answerAbout(name);
    });
    const { user } = await openFor([1, 6, 7]);
    await screen.findByRole('group', { name: 'Recipients' });
    expect(
      await recipients().findByText(
        'The demonstration resolver and the demonstration registry will see these 3 names. Their answers are invented.',
      ),
    ).toBeVisible();
    expect([...asked, evidence.asked.doh]).toEqual([0]);
    expect(recipients().queryByText('What is known of each name')).not.toBeInTheDocument();
    await user.click(recipients().getByRole('button', { name: 'Look up both for all' }));
    expect(
      await recipients().findByText(
        'Registrar of Names Pvt Ltd (IANA id 1234): 2 names; 1 without an answer.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([one, two, three]);
    const folded = recipients().getByText('What is known of each name');
    expect(folded).toHaveTextContent(
      /Invented answers DNS: 1 has an address, 1 accepts mail, 1 is in DNS without an address, 1 has no answer\. Youngest registration: 14 Nov 2026, 05:00 UTC \(.*\)\.$/,
    );
    expect(recipients().getByLabelText('What is known of each name')).not.toBeVisible();
    await user.click(folded);
    const registration = /Registered 14 Nov 2026.* at Registrar of Names Pvt Ltd \(IANA id 1234\)$/
      .source;
    const unproven =
      'sahyadrilokbank.coNo answer, 00:00The resolver said that it does not exist, without the proof (NXDOMAIN, no SOA)';
    expect(known()).toEqual([
      expect.stringMatching(new RegExp(`In DNS, no address${registration}`)),
      expect.stringMatching(
        new RegExp(`^${two}Has an addressAccepts mail192\\.0\\.2\\.162, .*${registration}`),
      ),
      `${unproven}Registry: no answer, 00:00. The registry, or the way to it, failed: HTTP 503.`,
    ]);
    const told = (await request()).value;
    expect(told).toMatch(
      /\nLooked up [^\n]+\(invented answers\):[^]*\nDNS: the name is there, but has no address\n/,
    );
    expect(told).toMatch(/\nAddresses: 192\.0\.2\.162, [^\n]+\nMail servers: 10 mx1/);
    expect(told.slice(told.indexOf('\n3.\n'))).not.toMatch(/DNS|Addresses|no such name/);
    const { book } = casesOf(account('admin').email);
    const history = (id: string) =>
      book.get(id)?.history.map(({ change }) => 'said' in change && change.said.split(/[, ]/)[0]);
    await waitFor(() => expect(history('6')?.toSorted()).toEqual(['in', 'registered']));
    expect(history('7')).toBeUndefined();
    expect(
      within(
        recipients()
          .getByLabelText(/^Registrar of Names/)
          .closest('li')!,
      ).getByText('2 names'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Recipients' })).toHaveTextContent(
      /registry will see sahyadrilokbank\.co ?\. Their answers/,
    );
    broken = false;
    const again = { name: 'Try both again: 1 of 3 names' };
    expect(recipients().getByRole('button', again)).toBeVisible();
    // What was asked in vain is known when it is opened again, too.
    await user.keyboard('{Escape}');
    await user.click(button());
    await request();
    expect(known()[2]).toMatch(/^sahyadrilokbank\.coNo answer, 00:00.*Registry: no answer, 00:00/);
    await user.click(recipients().getByRole('button', again));
    expect(
      await recipients().findByText('Registrar of Names Pvt Ltd (IANA id 1234): 3 names.'),
    ).toBeVisible();
    expect(asked).toEqual([one, two, three, three]);
    const last = known()[2] ?? '';
    expect(last.slice(0, unproven.length)).toBe(unproven);
    expect(last.slice(unproven.length)).toMatch(new RegExp(`^${registration}`));
  });

  it('keeps who was chosen over a reload, and what was sent: the look-up names them again', async () => {
    answerRegistry(answerAbout);
    const { user } = await openFor([1, 6]);
    await screen.findByRole('group', { name: 'Recipients' });
    const look = { name: 'Look up both for all' };
    await user.click(await recipients().findByRole('button', look));
    const registrar = () => recipients().findByRole('checkbox', { name: /^Registrar of Names/ });
    await user.click(await registrar());
    const waits = () => recipients().queryByText(/for the look-up\.$/);
    expect(waits()).toBeNull();
    await press(user, 'I sent mail 1 of 2');
    await press(user, 'Write to the history and mark as Reported');
    await screen.findByText(/^1 of 2 mails sent, 1 to send\./);
    await user.keyboard('{Escape}');
    // A reload takes what was found.
    sessionState.close();
    await user.click(button());
    expect(
      await screen.findByText('1 of 2 mails sent, 1 to send. Look up the other recipients again.'),
    ).toBeVisible();
    expect(waits()).toHaveTextContent('1 chosen recipient waits for the look-up.');
    expect(screen.getByText('1 recipient waiting for the look-up')).toBeVisible();
    await user.click(recipients().getByRole('button', look));
    expect(await registrar()).toBeChecked();
    expect(waits()).toBeNull();
    expect(screen.getByLabelText('Mail 2 of 2')).toHaveDisplayValue(/^Registrar of Names/);
    expect(screen.getByRole('button', { name: /^Registrar of Names/ })).toBeVisible();
  });

  it('says how to go on where no address came of it', async () => {
    answerRegistry((name) =>
      HttpResponse.json(rdapDomain({ ldhName: name, entities: [] }), {
        headers: { 'Content-Type': 'application/rdap+json' },
      }),
    );
    const { user } = await openDialog(6);
    expect(recipients().queryByText(/^No mail address was found/)).not.toBeInTheDocument();
    await user.click(await recipients().findByRole('button', { name: 'Look up both and fill in' }));
    expect(
      await recipients().findByText(/^No mail address was found: your provider/),
    ).toBeVisible();
  });

  it('keeps what came before it was ended', async () => {
    let answer = () => {};
    answerRegistry(async (name) => {
      if (name !== domainOf(alertOf(1).impersonating_domain)) {
        await new Promise<void>((resolve) => (answer = resolve));
      }
      return answerAbout(name);
    });
    const { user } = await openFor([1, 6, 7]);
    await screen.findByRole('group', { name: 'Recipients' });
    await user.click(await recipients().findByRole('button', { name: 'Look up both for all' }));
    expect(await recipients().findByText('Asking about 2 of 3…')).toBeVisible();
    await user.click(recipients().getByRole('button', { name: 'Cancel' }));
    expect(
      await recipients().findByText(
        'Registrar of Names Pvt Ltd (IANA id 1234): 1 name; 2 not asked.',
      ),
    ).toBeVisible();
    answer();
  });

  it('gives up on a resolver that never answers, and keeps what the registry said', async () => {
    const evidence = answerRegistry(answerAbout);
    evidence.setFault({ fault: 'html', service: 'doh', after: 0, retryAfter: 0 });
    const { user } = await openFor([1, 6, 7]);
    await screen.findByRole('group', { name: 'Recipients' });
    await user.click(await recipients().findByRole('button', { name: 'Look up both for all' }));
    expect(
      await recipients().findByText(/^DNS: no answer\. What answered is no DNS/),
    ).toBeVisible();
    expect(recipients().getByText(/^Registrar of Names .*: 3 names\.$/)).toBeVisible();
    expect((await request()).value).not.toContain('DNS: ');
    expect(known().join(' ')).not.toContain('Not in DNS');
    expect(recipients().getByRole('button', { name: 'Look up DNS for all' })).toBeVisible();
  });
});

describe('several alerts', () => {
  it('make one mail for each recipient, about the names that it knows', async () => {
    const told = vi.spyOn(news, 'notify');
    const [one, two, three] = [1, 6, 7].map((id) => alertOf(id).impersonating_domain);
    const { user } = await openFor([1, 6, 7], two!);
    // The request quotes what was reported; the complaint about the trademark does not.
    const reported = () => screen.queryByText('As reported of each name');
    expect(reported()).toBeNull();
    // The form comes once the histories are there.
    await user.selectOptions(await screen.findByLabelText('Kind'), 'trademark');
    // Folded, with what it says in short.
    expect(reported()).toHaveTextContent(newsFirst(alertOf(6).details));
    expect(screen.getByLabelText('As reported of each name')).not.toBeVisible();
    await user.click(reported()!);
    expect(screen.getByLabelText('As reported of each name')).toBeVisible();
    await user.type(screen.getByLabelText('Mark'), 'SAHYADRI');
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    await user.click(screen.getByLabelText(/^Registrar of Names/));
    const mails = screen.getByLabelText(/^Mail \d of 2$/);
    expect(
      within(mails)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Naamraksha’s takedown team, your provider (3 names)',
      'Registrar of Names Pvt Ltd (IANA id 1234) (1 name)',
    ]);
    for (const domain of [one, two, three]) {
      expect((await request()).value).toContain(`Domain name: ${domain}`);
    }
    // Each is noted by itself, and the dialog goes on to the one that waits.
    await press(user, 'I sent mail 1 of 2');
    await press(user, 'Write to the history and mark as Reported');
    expect(
      await screen.findByText(/^Written to the history.* Next: the mail to Registrar of Names/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open mail 2 of 2' })).toBeVisible();
    expect(within(mails).getByRole('option', { name: /your provider.*, sent$/ })).toBeVisible();
    const list = () =>
      within(screen.getByRole('list', { name: 'Mails sent and to send' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const sent = /^Sent Naamraksha’s takedown team, your provider, \d+ \w+ \d{4}, \d\d:\d\d \w+$/;
    const toSend = 'To send Registrar of Names Pvt Ltd (IANA id 1234)';
    expect(screen.getByText(/^1 of 2 mails sent, 1 to send\. Check the text of/)).toBeVisible();
    expect(list()).toEqual([expect.stringMatching(sent), toSend]);
    expect((await request()).value).toContain(`Domain name: ${two}`);
    expect((await request()).value).not.toContain(`Domain name: ${one}`);
    const registrar = screen.getByLabelText(/^Registrar of Names/);
    await user.click(registrar);
    expect(screen.getByText('The mail is recorded as sent.')).toBeVisible();
    await user.click(registrar);
    // What is taken back was not sent. The dialog says so; no toast lies over it.
    await press(user, 'Undo');
    expect(await screen.findByText(/^Nothing has been sent/)).toBeVisible();
    expect(screen.getByText('Taken back: it is no longer recorded as sent.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'I sent mail 2 of 2' })).toHaveFocus();
    expect(screen.queryByText(/^Written to the history/)).not.toBeInTheDocument();
    expect(told).not.toHaveBeenCalled();
    await press(user, 'I sent mail 2 of 2');
    await press(user, 'Write to the history and mark as Reported');
    await screen.findByText(/^1 of 2 mails sent/);
    // Closed before it is written, the dialog would leave it to a toast to tell.
    await screen.findByText(/^Written to the history/);
    await user.keyboard('{Escape}');
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: expect.stringMatching(/\. 1 of 2 mails sent, 1 to send\.$/),
      }),
    );
    await user.click(button());
    // The one that is to be sent is shown first.
    expect(await screen.findByText(/^1 of 2 mails sent, 1 to send\. Check the text/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open mail 1 of 2' })).toBeVisible();
    expect(list()).toEqual([
      expect.stringMatching(/^Sent Registrar of Names Pvt Ltd .*, \d\d:\d\d \w+ \(1 of 3 names\)$/),
      'To send Naamraksha’s takedown team, your provider',
    ]);
  });

  it('are resumed among what waits, as long as a mail of them is to be sent', async () => {
    const { user } = await openInList();
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    await press(user, 'I sent mail 1 of 2');
    await press(user, 'Write to the history and mark as Reported');
    await screen.findByText(/^1 of 2 mails sent/);
    expect(screen.getByRole('button', { name: 'I sent mail 2 of 2' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Reported and waiting' }));
    const list = await screen.findByRole('list', { name: 'Requests that are half sent' });
    await waitFor(() =>
      expect(list).toHaveTextContent(
        /^Request about 2 names: sent to Naamraksha’s takedown team, your provider, .*\. More is to send\.Resume$/,
      ),
    );
    await user.click(within(list).getByRole('button', { name: 'Resume' }));
    expect(await screen.findByText(/^1 of 2 mails sent, 1 to send\. C/)).toBeVisible();
    // The toast about the draft, a dialog to a screen reader, may still be going.
    for (const name of ['I sent mail 2 of 2', 'Write to the history and mark as Reported']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await user.click(screen.getByRole('button', { name }));
    }
    await waitFor(() => expect(screen.queryByRole('list', { name: /half sent$/ })).toBeNull());
  });

  it('leave out own names, those without a domain, and in a report those without an address', async () => {
    const own = alertOf(2);
    own.impersonating_domain = `login.${own.asset_name}`;
    alertOf(3).impersonating_domain = '';
    const { user } = await openFor([1, 2, 3, 6]);
    expect(
      await screen.findByText(
        `Left out, since a request would hit your own site: login.${own.asset_name}. Left out, since they name no domain: 1 alert.`,
      ),
    ).toBeVisible();
    await fillIn(user, alertOf(6).impersonating_domain);
    const first = defanged(alertOf(1).impersonating_domain);
    // The provider needs no address.
    expect((await request()).value).toContain(`Domain name: ${first}`);
    // A second mail keeps the dialog open.
    await user.click(screen.getByLabelText('CERT-In incident reporting'));
    await user.selectOptions(
      screen.getByLabelText(/^Mail \d of 2$/),
      'CERT-In incident reporting (2 names, 1 with a seen address)',
    );
    expect(screen.getByText(/1 of 2 names have none, and are left out/)).toBeVisible();
    expect(
      screen.getByText(
        `${alertOf(1).impersonating_domain}: no address where it was seen, so not in this mail.`,
      ),
    ).toBeVisible();
    expect((await request()).value).not.toContain(
      `Domain name: ${alertOf(1).impersonating_domain}`,
    );
    await press(user, 'I sent mail 2 of 2');
    await press(user, 'Write to the history and mark as Reported');
    expect(await screen.findByText(/^Written to the history of 1 alert/)).toBeVisible();
  });
});
