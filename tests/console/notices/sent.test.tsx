/** What was sent: the history, the status Reported, and one request about several alerts, resumed later. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AlertCase } from '@/cases/types.ts';
import * as news from '@/components/notify.ts';
import { newsFirst } from '@/features/shared/alerts/news-first.ts';
import { casesOf } from '@/features/shared/cases/session-cases.ts';
import { account } from '../../setup/backend.ts';
import { pass } from '../../setup/render-app.tsx';
import {
  alertOf,
  button,
  defanged,
  fillIn,
  openAlert,
  openDialog,
  openFor,
  openInList,
  press,
  request,
} from './notices.tsx';

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
      await waitFor(() => expect(form.getByLabelText('To')).toHaveFocus());
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

/** How long after a change its toast comes, where no dialog tells it; in milliseconds. */
const TOLD_AFTER = 100;

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
    await user.click(await screen.findByLabelText(/^Registrar of Names/));
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
    expect(await screen.findByRole('button', { name: 'Open mail 2 of 2' })).toBeVisible();
    expect(within(mails).getByRole('option', { name: /your provider.*, sent$/ })).toBeVisible();
    const list = () =>
      within(screen.getByRole('list', { name: 'Mails sent and to send' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const sent = /^Sent Naamraksha’s takedown team, your provider, \d+ \w+ \d{4}, \d\d:\d\d \w+$/;
    const toSend = 'To send Registrar of Names Pvt Ltd (IANA id 1234)';
    expect(
      await screen.findByText(/^1 of 2 mails sent, 1 to send\. Check the text of/),
    ).toBeVisible();
    await waitFor(() => expect(list()).toEqual([expect.stringMatching(sent), toSend]));
    expect((await request()).value).toContain(`Domain name: ${two}`);
    expect((await request()).value).not.toContain(`Domain name: ${one}`);
    const registrar = await screen.findByLabelText(/^Registrar of Names/);
    await user.click(registrar);
    expect(screen.getByText('The mail is recorded as sent.')).toBeVisible();
    await user.click(registrar);
    // What is taken back was not sent. The dialog says so; no toast lies over it.
    // The toasts' clock alone: what is kept on disk needs its own.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press(user, 'Undo');
    expect(await screen.findByText(/^Nothing has been sent/)).toBeVisible();
    expect(await screen.findByText('Taken back: it is no longer recorded as sent.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'I sent mail 2 of 2' })).toHaveFocus(),
    );
    expect(screen.queryByText(/^Written to the history/)).not.toBeInTheDocument();
    await pass(TOLD_AFTER);
    expect(told).not.toHaveBeenCalled();
    await press(user, 'I sent mail 2 of 2');
    await press(user, 'Write to the history and mark as Reported');
    await screen.findByText(/^1 of 2 mails sent/);
    // Closed before that, the dialog would leave it to a toast to tell what was written.
    await screen.findByText(/^Written to the history/);
    await pass(TOLD_AFTER);
    await user.keyboard('{Escape}');
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: expect.stringMatching(/\. 1 of 2 mails sent, 1 to send\.$/),
      }),
    );
    await user.click(button());
    // The one that is to be sent is shown first.
    expect(await screen.findByText(/^1 of 2 mails sent, 1 to send\. Check the text/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Open mail 1 of 2' })).toBeVisible();
    await waitFor(() =>
      expect(list()).toEqual([
        expect.stringMatching(
          /^Sent Registrar of Names Pvt Ltd .*, \d\d:\d\d \w+ \(1 of 3 names\)$/,
        ),
        'To send Naamraksha’s takedown team, your provider',
      ]),
    );
  });

  it('are resumed among what waits, as long as a mail of them is to be sent', async () => {
    const { user } = await openInList();
    await user.click(await screen.findByLabelText('CERT-In incident reporting'));
    await press(user, 'I sent mail 1 of 2');
    await press(user, 'Write to the history and mark as Reported');
    await screen.findByText(/^1 of 2 mails sent/);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'I sent mail 2 of 2' })).toHaveFocus(),
    );
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
      await user.click(await screen.findByRole('button', { name }));
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
    await user.click(await screen.findByLabelText('CERT-In incident reporting'));
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
