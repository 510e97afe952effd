/** Add Asset with many domains: a row for each, a round of calls, and what stays. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionState } from '@/lib/session-state.ts';
import { gate } from '../setup/backend.ts';
import { stopClocks } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';
import { answerAdding, lineOf, lines, open, openDialog } from './assets.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `shop${at + 1}.in`);

const status = (dialog: HTMLElement) => within(dialog).getByRole('status');

describe('a pasted list', () => {
  it('becomes a list, says of each domain what it is, and is added', async () => {
    const sent = answerAdding();
    const { dialog, paste, press } = await openDialog();
    await paste('new-shop.in\nhttps://www.new-bank.in/login\nNEW-shop.in');
    await press('Add 2 assets');
    expect(await screen.findByText('2 assets were added and await approval')).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    expect(sent).toEqual(['new-shop.in', 'www.new-bank.in']);
  });

  it('holds back what needs a tick or cannot be added, and shows only that on request', async () => {
    const sent = answerAdding();
    const { user, dialog, paste, press } = await openDialog();
    await paste(
      'new-shop.in\nsahyadri1okbank.com\np\u0430ypal.com\nco.in\nsahyadrilokbank.co.in\nverify-pan.online\nwww.new-bank.in',
    );
    await within(dialog).findByRole('button', { name: 'Add 2 assets' });
    expect(status(dialog)).toHaveTextContent(
      '7 domains: 2 can be added, 3 to confirm, 1 cannot be added, 1 already in your list.',
    );
    expect(lineOf(dialog, 'sahyadri1okbank.com')).toHaveTextContent(
      /Imitates one of yours.*“1” stands for “l”\. This imitates sahyadrilokbank\.com/,
    );
    expect(lineOf(dialog, 'p\u0430ypal.com')).toHaveTextContent(
      /Mixes alphabets\u0430 \(U\+0430\) is Cyrillic, among Latin letters\.Add it too/,
    );
    expect(lineOf(dialog, 'verify-pan.online')).toHaveTextContent(/Related to an alert/);
    await press('Use new-bank.in');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Only problems (4)' }));
    await waitFor(() => expect(lines(dialog)).toHaveLength(4));
    await user.click(
      within(dialog).getByRole('checkbox', { name: 'Add it too: sahyadri1okbank.com' }),
    );
    await press('Add 3 assets');
    await waitFor(() =>
      expect(sent).toEqual(['new-shop.in', 'sahyadri1okbank.com', 'new-bank.in']),
    );
    await waitFor(() =>
      expect(lines(dialog).map((line) => line?.split(/(?=xn--|Public|Related)/)[0])).toEqual([
        'p\u0430ypal.com',
        'co.in',
        'verify-pan.online',
      ]),
    );
  });

  it('says what was not read, by reason, and shows hostile text as text', async () => {
    const { dialog, paste } = await openDialog();
    await paste('one.in\n<img src=x onerror=alert(1)>\ntwo.in\na\u202Eb.in');
    await waitFor(() => expect(lines(dialog)).toHaveLength(2));
    expect(within(dialog).getByText('Not in this list:').parentElement).toHaveTextContent(
      /first in line 2/,
    );
    expect(dialog.querySelector('img')).toBeNull();
    expect(dialog).toHaveTextContent('⟨U+202E⟩');
  });

  it('takes more domains from the field, a press included, and loses them one by one', async () => {
    const sent = answerAdding();
    const { user, dialog, domain, paste, press } = await openDialog();
    await paste('one.in two.in');
    await waitFor(() => expect(lines(dialog)).toHaveLength(2));
    await waitFor(() => expect(domain).toHaveFocus());
    await user.keyboard('three.in{Enter}');
    await waitFor(() => expect(lines(dialog)).toHaveLength(3));
    expect(domain).toHaveValue('');
    await press('Remove two.in');
    await user.type(domain, 'four.in');
    await press(/^Add|^Checking/);
    await waitFor(() => expect(sent).toEqual(['one.in', 'three.in', 'four.in']));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('is one domain again once the rest is removed', async () => {
    const { dialog, paste, press } = await openDialog();
    await paste('one.in, two.in');
    await press('Remove all');
    expect(within(dialog).getByLabelText('Name')).toHaveValue('');
  });
});

describe('a round of calls', () => {
  it('leaves exactly the refused domains, each with its reason; pressing again sends only those', async () => {
    const names = many(49);
    const refused = names.filter((_name, at) => at % 7 === 6);
    const sent = answerAdding(Object.fromEntries(refused.map((name) => [name, `No ${name}`])));
    const { dialog, paste, press } = await openDialog();
    await paste(names.join('\n'));
    await press('Add 49 assets');
    await within(dialog).findByRole('button', { name: 'Add 7 assets' });
    expect(status(dialog)).toHaveTextContent('42 added, 7 failed.');
    expect(lines(dialog)).toEqual(refused.map((name) => `${name}Not addedNo ${name}`));
    expect(sent).toHaveLength(49);
    const again = answerAdding();
    await press('Add 7 assets');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(again).toEqual(refused);
  });

  it('pauses after failures without an answer, counts them, and goes on with the rest', async () => {
    const names = many(30);
    answerAdding(Object.fromEntries(names.slice(9).map((name) => [name, null])));
    const { dialog, paste, press } = await openDialog();
    await paste(names.join('\n'));
    await press('Add 30 assets');
    await waitFor(() =>
      expect(status(dialog)).toHaveTextContent(
        /^Paused, because calls got no answer: 9 added, [3-8] failed, 1[3-8] not tried\.$/,
      ),
    );
    answerAdding();
    await press('Add 21 assets');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('shows how far it is, stops on Stop, and sends nothing twice', async () => {
    const { open: answerThem, opened } = gate();
    const sent = answerAdding({}, opened);
    const { user, dialog, domain, paste, press } = await openDialog();
    await paste(many(6).join(' '));
    await user.dblClick(await within(dialog).findByRole('button', { name: 'Add 6 assets' }));
    await waitFor(() => expect(sent).toEqual(many(4)));
    await press('Adding...');
    await user.type(domain, '{Enter}x');
    expect(status(dialog)).toHaveTextContent('6 to go.');
    await press('Stop');
    answerThem();
    await waitFor(() => expect(status(dialog)).toHaveTextContent('4 added, 2 not tried.'));
    expect(sent).toEqual(many(4));
    expect(lines(dialog)).toHaveLength(2);
  });

  it('goes on in the background if the dialog is closed; the result is reported', async () => {
    const { open: answerThem, opened } = gate();
    answerAdding({ 'shop2.in': 'Taken' }, opened);
    const { user, dialog, paste, press, reopen } = await openDialog();
    await paste(many(3).join(' '));
    await press('Add 3 assets');
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
    answerThem();
    expect(await screen.findByText('2 added, 1 failed')).toBeVisible();
    expect(lines((await reopen()).dialog)).toEqual(['shop2.inNot addedTaken']);
  });

  it('a press during the check adds what is clear once the check ends', async () => {
    const sent = answerAdding();
    workers.holds = (method) => method === 'findConflicts';
    const { dialog, paste, press } = await openDialog();
    // On a busy machine the engine's first load would take longer than the four seconds of a check.
    await import('@/lookalike/engine.worker.ts');
    stopClocks();
    await paste('new-shop.in, sahyadri1okbank.com');
    await press('Checking…');
    workers.release();
    // As one text, so that a failure tells all of it.
    await waitFor(() =>
      expect(
        `${dialog.isConnected ? 'open' : 'gone'}: sent ${sent.join()}; left ${lines(dialog).join(' | ')}`,
      ).toMatch(/^open: sent new-shop\.in; left sahyadri1okbank\.comImitates[^|]*$/),
    );
  });
});

describe('a list that was not added', () => {
  it('is kept over a reload with the dialog open, and gone after Log out', async () => {
    const { user, unmount, paste, dialog } = await openDialog();
    await paste('one.in two.in');
    await waitFor(() => expect(lines(dialog)).toHaveLength(2));
    expect(window.sessionStorage.getItem('asset_draft')).toContain('two.in');
    unmount();
    // A reload takes all that is in memory.
    sessionState.close();
    await open();
    const again = await screen.findByRole('dialog', { name: 'Add Asset' });
    expect(lines(again)).toHaveLength(2);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(window.sessionStorage.getItem('asset_draft')).toBeNull();
  });
});
