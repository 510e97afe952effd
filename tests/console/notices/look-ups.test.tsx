/** DNS and the registries asked from the request, by one press: about one name, and about several. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { casesOf } from '@/features/shared/cases/session-cases.ts';
import { domainOf } from '@/lib/read-name.ts';
import { sessionState } from '@/lib/session-state.ts';
import { domain as rdapDomain } from '../../evidence/rdap-answers.ts';
import { account, server } from '../../setup/backend.ts';
import { serveEvidence } from '../../setup/evidence.ts';
import { alertOf, button, openDialog, openFor, press, request } from './notices.tsx';

describe('looking up from the request', () => {
  const findRecipients = async () =>
    within(await screen.findByRole('group', { name: 'Recipients' }));

  it('asks DNS and the registry about one name by one press, and fills in what came', async () => {
    serveEvidence();
    const { user } = await openDialog(6);
    const recipients = await findRecipients();
    const open = await recipients.findByRole('button', { name: 'Look up both and fill in' });
    const seers =
      /resolver and the demonstration registry will see .*\. Their answers are invented\./;
    expect(screen.getByRole('group', { name: 'Recipients' })).toHaveTextContent(seers);
    expect((await request()).value).not.toContain('Registrar: ');
    await user.click(open);
    await waitFor(async () =>
      expect((await request()).value).toMatch(/\nLooked up [^]+\nRegistrar: ./),
    );
    expect(recipients.queryByRole('button', { name: /^Look up/ })).not.toBeInTheDocument();
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
    within(screen.getByRole('list', { name: 'What is known of each name' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll(/\b\d\d:\d\d [A-Z]+(?=[T.])/g, '00:00'));

  it('asks both about several, registries one after another, says what came of each, and asks again for the rest', async () => {
    // This one has name servers alone; for the other the resolver does not prove its NXDOMAIN.
    alertOf(1).impersonating_domain = 'sahyadrilokbank.top';
    alertOf(7).impersonating_domain = 'sahyadrilokbank.co';
    const [one, two, three] = [1, 6, 7].map((id) => domainOf(alertOf(id).impersonating_domain)!);
    let asking = 0;
    let broken = true;
    /** Lets what else is under way come first. */
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    const asked: string[] = [];
    const evidence = answerRegistry(async (name) => {
      asked.push(name);
      expect((asking += 1)).toBe(1);
      await nextTask();
      asking -= 1;
      return name === three && broken ? new HttpResponse(null, { status: 503 }) : answerAbout(name);
    });
    const { user } = await openFor([1, 6, 7]);
    const recipients = await findRecipients();
    expect(
      await recipients.findByText(
        'The demonstration resolver and the demonstration registry will see these 3 names. Their answers are invented.',
      ),
    ).toBeVisible();
    expect([...asked, evidence.asked.doh]).toEqual([0]);
    expect(recipients.queryByText('What is known of each name')).not.toBeInTheDocument();
    await user.click(await recipients.findByRole('button', { name: 'Look up both for all' }));
    expect(
      await recipients.findByText(
        'Registrar of Names Pvt Ltd (IANA id 1234): 2 names; 1 without an answer.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([one, two, three]);
    const folded = await recipients.findByText('What is known of each name');
    expect(folded).toHaveTextContent(
      /Invented answers DNS: 1 has an address, 1 accepts mail, 1 is in DNS without an address, 1 has no answer\. Youngest registration: 14 Nov 2026, 05:00 UTC \(.*\)\.$/,
    );
    expect(await recipients.findByLabelText('What is known of each name')).not.toBeVisible();
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
      await within(recipients.getByLabelText(/^Registrar of Names/).closest('li')!).findByText(
        '2 names',
      ),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Recipients' })).toHaveTextContent(
        /registry will see sahyadrilokbank\.co ?\. Their answers/,
      ),
    );
    broken = false;
    const again = { name: 'Try both again: 1 of 3 names' };
    expect(await recipients.findByRole('button', again)).toBeVisible();
    // What was asked in vain is known when it is opened again, too.
    await user.keyboard('{Escape}');
    await user.click(button());
    const reopened = await findRecipients();
    await waitFor(() =>
      expect(known()[2]).toMatch(
        /^sahyadrilokbank\.coNo answer, 00:00.*Registry: no answer, 00:00/,
      ),
    );
    await user.click(await reopened.findByRole('button', again));
    expect(
      await reopened.findByText('Registrar of Names Pvt Ltd (IANA id 1234): 3 names.'),
    ).toBeVisible();
    expect(asked).toEqual([one, two, three, three]);
    await waitFor(() => expect(known()[2]?.slice(0, unproven.length)).toBe(unproven));
    expect(known()[2]?.slice(unproven.length)).toMatch(new RegExp(`^${registration}`));
  });

  it('keeps who was chosen over a reload, and what was sent: the look-up names them again', async () => {
    answerRegistry(answerAbout);
    const { user } = await openFor([1, 6]);
    const recipients = await findRecipients();
    const look = { name: 'Look up both for all' };
    await user.click(await recipients.findByRole('button', look));
    const registrar = { name: /^Registrar of Names/ };
    await user.click(await recipients.findByRole('checkbox', registrar));
    const waits = () => screen.queryByText(/for the look-up\.$/);
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
    await waitFor(() =>
      expect(waits()).toHaveTextContent('1 chosen recipient waits for the look-up.'),
    );
    expect(await screen.findByText('1 recipient waiting for the look-up')).toBeVisible();
    const again = await findRecipients();
    await user.click(await again.findByRole('button', look));
    expect(await again.findByRole('checkbox', registrar)).toBeChecked();
    await waitFor(() => expect(waits()).toBeNull());
    await waitFor(() =>
      expect(screen.getByLabelText('Mail 2 of 2')).toHaveDisplayValue(/^Registrar of Names/),
    );
    expect(await screen.findByRole('button', registrar)).toBeVisible();
  });

  it('says how to go on where no address came of it', async () => {
    answerRegistry((name) =>
      HttpResponse.json(rdapDomain({ ldhName: name, entities: [] }), {
        headers: { 'Content-Type': 'application/rdap+json' },
      }),
    );
    const { user } = await openDialog(6);
    const recipients = await findRecipients();
    expect(recipients.queryByText(/^No mail address was found/)).not.toBeInTheDocument();
    await user.click(await recipients.findByRole('button', { name: 'Look up both and fill in' }));
    expect(await recipients.findByText(/^No mail address was found: your provider/)).toBeVisible();
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
    const recipients = await findRecipients();
    await user.click(await recipients.findByRole('button', { name: 'Look up both for all' }));
    expect(await recipients.findByText('Asking about 2 of 3…')).toBeVisible();
    await user.click(await recipients.findByRole('button', { name: 'Cancel' }));
    expect(
      await recipients.findByText(
        'Registrar of Names Pvt Ltd (IANA id 1234): 1 name; 2 not asked.',
      ),
    ).toBeVisible();
    answer();
  });

  it('gives up on a resolver that never answers, and keeps what the registry said', async () => {
    const evidence = answerRegistry(answerAbout);
    evidence.setFault({ fault: 'html', service: 'doh', after: 0, retryAfter: 0 });
    const { user } = await openFor([1, 6, 7]);
    const recipients = await findRecipients();
    await user.click(await recipients.findByRole('button', { name: 'Look up both for all' }));
    expect(await recipients.findByText(/^DNS: no answer\. What answered is no DNS/)).toBeVisible();
    expect(await recipients.findByText(/^Registrar of Names .*: 3 names\.$/)).toBeVisible();
    expect((await request()).value).not.toContain('DNS: ');
    const all = await screen.findByRole('list', { name: 'What is known of each name' });
    expect(all).not.toHaveTextContent('Not in DNS');
    expect(await recipients.findByRole('button', { name: 'Look up DNS for all' })).toBeVisible();
  });
});
