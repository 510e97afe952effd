/** Cases on the alert page and in the settings. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import '@/components/ToastViewport.tsx';
import { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { CaseChange } from '@/cases/model/types.ts';
import { writeFile } from '@/cases/model/transfer/case-file.ts';
import { RESTORED_FORM_WORDS } from '@/session/use-draft.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { account, backend, signIn } from '../setup/backend.ts';
import { serveEvidence } from '../setup/evidence.ts';
import { fill } from '../setup/fill.ts';
import { renderApp, type User } from '../setup/render-app.tsx';

const ADMIN = account('admin');
const BACKEND = 'http://naam.test:5000';
const FULL = new DOMException('full', 'QuotaExceededError');

async function openAlert(id = '1') {
  const app = await renderApp({ as: 'admin', at: `/admin/alerts/${id}` });
  await waitFor(() => expect(status()).toBeDefined());
  return app;
}

const statuses = () => within(screen.getByRole('group', { name: 'Status' }));
const choose = (user: User, name: string) => user.click(statuses().getByRole('button', { name }));
const status = () =>
  statuses().queryByRole('button', { pressed: true })?.textContent.replace(/\d$/, '');

/** The lines of the history, as soon as it has that many. */
async function history(user: User, entries: number): Promise<string[]> {
  await user.click(await screen.findByText(new RegExp(`^History: ${entries} entr`)));
  return within(screen.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/\d+ \w+ 2\d{3}.*/, ''));
}

/** The disk takes nothing more. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw FULL;
  });

/** The alert's case as it is on the disk. */
async function kept(alert = '1') {
  const database = new CaseDatabase({ account: ADMIN.email, backend: BACKEND });
  const cases = await database.list();
  database.close();
  return cases.find((one) => one.alert === alert);
}

describe('the case of an alert', () => {
  it('begins as New, and says where it is kept', async () => {
    await openAlert();
    expect(status()).toBe('New');
    expect(await screen.findByText('No history yet.')).toBeVisible();
    expect(
      await screen.findByText(/^Kept in this browser profile, unencrypted, not on the server/),
    ).toBeVisible();
  });

  it('says what the browser has promised', async () => {
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persist: async () => false, persisted: async () => false },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    await openAlert();
    expect(
      await screen.findByText(/The browser may delete them when its disk is full\./),
    ).toBeVisible();
  });

  it('keeps one line about each look-up, which changes no status; none without an answer', async () => {
    const evidence = serveEvidence();
    const { user } = await openAlert();
    const both = await screen.findByRole('button', { name: 'Look up both' });
    expect(await kept()).toBeUndefined();
    await user.click(both);
    const told = await history(user, 2);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^Looked up: in DNS, .*\(an invented answer\)/),
      expect.stringMatching(/^Looked up: registered /),
    ]);
    expect(status()).toBe('New');
    evidence.setFault('malformed');
    const card = screen.getByRole('region', { name: 'DNS' });
    await user.click(within(card).getByRole('button', { name: 'Look again' }));
    expect(await within(card).findByText(/^No answer\./)).toBeVisible();
    expect((await kept())?.history).toHaveLength(2);
  });

  it('keeps status and note with when and who, newest first', async () => {
    const { user } = await openAlert();
    await choose(user, 'Investigating');
    await waitFor(() => expect(status()).toBe('Investigating'));
    await fill(user, await screen.findByLabelText('Note'), 'Rang them');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save note' })).toBeNull());
    expect(await history(user, 2)).toEqual(['Rang them', 'Investigating']);
    expect(screen.getAllByText(ADMIN.email, { selector: 'li *' })).toHaveLength(2);
    expect(await kept()).toMatchObject({ status: 'investigating', note: 'Rang them' });
  });

  it('shows a toast: what was done, then the name with its deceptive part highlighted', async () => {
    const plain = backend.db.alerts.find(({ impersonating_domain: domain }) =>
      domain.endsWith('-kyc.com'),
    );
    if (!plain) throw new Error('The seed has no such alert');
    const { id, impersonating_domain: domain } = plain;
    const { user } = await openAlert(String(id));
    await choose(user, 'Investigating');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const toast = undo.closest<HTMLElement>('[role="dialog"]');
    if (!toast) throw new Error('There is no toast');
    await waitFor(() => expect(toast.querySelector('.highlight')).toHaveTextContent('-kyc'));
    expect(toast).toHaveTextContent(`Investigating${domain}`);
  });

  it('is undone from the toast; the history says so', async () => {
    const { user } = await openAlert();
    await choose(user, 'Ours');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(status()).toBe('New'));
    expect(await history(user, 2)).toEqual(['Undone: Ours', 'Ours (taken back)']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it.each<[string, CaseChange, string, string[]]>([
    [
      'a status',
      { what: 'status', status: 'not-harmful' },
      'Not undone, changed since',
      ['Not harmful', 'Down'],
    ],
    [
      'a note, which leaves it',
      { what: 'note', note: 'Theirs' },
      '“Down” taken back',
      ['Undone: Down', 'Theirs', 'Down (taken back)'],
    ],
  ])(
    'an undo after another tab has set %s says what came of it',
    async (_name, change, words, told) => {
      const { user } = await openAlert();
      await choose(user, 'Down');
      const undo = await screen.findByRole('button', { name: 'Undo' });
      const { asset_name: asset, impersonating_domain: domain } = backend.db.alerts.find(
        ({ id }) => String(id) === '1',
      )!;
      const tab = new CaseDatabase({ account: ADMIN.email, backend: BACKEND });
      await tab.change([{ subject: { alert: '1', asset, domain }, change }]);
      tab.close();
      await screen.findByText('History: 2 entries');
      await user.click(undo);
      expect((await screen.findAllByText(words))[0]).toBeVisible();
      expect(await history(user, told.length)).toEqual(told);
    },
  );

  it.each(['{Escape}', '{Control>}{Enter}{/Control}'])(
    '%s leaves the note, which keeps it, for the heading of its alert',
    async (keys) => {
      const { user } = await openAlert();
      await user.type(await screen.findByLabelText('Note'), `short${keys}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      await screen.findByText('History: 1 entry');
      expect(await kept()).toMatchObject({ note: 'short' });
    },
  );

  it('a note is one entry for each visit to its field that changes it; blank removes it, U brings it back', async () => {
    const { user } = await openAlert();
    const visit = async (text: string) => {
      await user.clear(screen.getByLabelText('Note'));
      await user.type(screen.getByLabelText('Note'), text);
      // Past its button, which keeps the note back to be pressed.
      await user.tab();
      await user.tab();
    };
    await visit('Rang them');
    await screen.findByText('History: 1 entry');
    await visit('Rang them');
    await visit(' ');
    await screen.findByText('History: 2 entries');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    await user.keyboard('u');
    expect(await screen.findByText('Removal of the note taken back')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('Rang them'));
    await user.keyboard('u');
    expect(await screen.findByText('Note taken back')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue(''));
    expect(await kept()).toMatchObject({ note: '' });
  });

  it('says that a note replaces one that another tab has written since', async () => {
    const { user } = await openAlert();
    await fill(user, await screen.findByLabelText('Note'), 'Mine');
    const tab = new CaseDatabase({ account: ADMIN.email, backend: BACKEND });
    const { asset_name: asset, impersonating_domain: domain } = backend.db.alerts.find(
      ({ id }) => String(id) === '1',
    )!;
    const change = { what: 'note', note: 'Theirs' } as const;
    await tab.change([{ subject: { alert: '1', asset, domain }, change }]);
    tab.close();
    await screen.findByText('History: 1 entry');
    await user.click(await screen.findByRole('button', { name: 'Save note' }));
    const told = await screen.findAllByText(/^Note saved\. It replaces one that was written since/);
    expect(told[0]).toBeVisible();
    expect(await history(user, 2)).toEqual(['Mine', 'Theirs']);
  });

  it('keeps a note that was typed when the next alert is opened', async () => {
    const { user, router } = await openAlert();
    await fill(user, await screen.findByLabelText('Note'), 'half a thought');
    await router.navigate('/admin/alerts/2');
    await screen.findByText('Note saved');
    expect(await kept()).toMatchObject({ note: 'half a thought' });
  });

  it('a note that is typed is kept in the tab, over a reload; the history has it once, when it is left', async () => {
    const inTab = () => window.sessionStorage.getItem('case_notes') ?? '';
    const { user, router } = await openAlert();
    await fill(user, await screen.findByLabelText('Note'), 'half a');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(inTab()).toContain('half a');
    expect(await kept()).toBeUndefined();
    // As at a reload, the note does not reach the history as its page goes.
    fillDisk();
    await router.navigate('/admin/alerts/2');
    await screen.findByText(/^The change was not kept/);
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    await router.navigate('/admin/alerts/1');
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('half a'));
    await waitFor(() => expect(screen.getByText('Not saved yet')).toBeVisible());
    await fill(user, screen.getByLabelText('Note'), ' thought');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await history(user, 1)).toEqual(['half a thought']);
    await waitFor(() => expect(inTab()).not.toContain('half a'));
  });

  it('a full disk is reported; nothing shows as stored, and typed text stays', async () => {
    const { user } = await openAlert();
    fillDisk();
    await choose(user, 'Down');
    expect(
      await screen.findByText(/^The change was not kept\. This browser has no room left/),
    ).toBeVisible();
    await waitFor(() => expect(status()).toBe('New'));
    await fill(user, await screen.findByLabelText('Note'), 'typed');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.getAllByText(/^The change was not kept/).length).toBe(2));
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('typed'));
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(async () => expect(await kept()).toMatchObject({ note: 'typed', status: 'new' }));
  });

  it('a note that was typed when the session ended is there after the next login', async () => {
    const { user, router } = await openAlert();
    await fill(user, await screen.findByLabelText('Note'), 'before the end');
    tokenStore.signOut('The session ended');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    signIn('admin');
    await router.navigate('/admin/alerts/1');
    expect(await screen.findByLabelText('Note')).toHaveValue('before the end');
    expect(await screen.findByText(RESTORED_FORM_WORDS)).toBeVisible();
  });

  it('where the browser keeps nothing, the page says so and calls no alert New', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await renderApp({ as: 'admin', at: '/admin/alerts/1' });
    expect(
      await screen.findByText(/^Your cases could not be read\. This browser isn’t saving data/),
    ).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Status' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Prepare takedown request' })).toBeVisible();
  });
});

describe('cases in the settings', () => {
  const open = () => renderApp({ as: 'admin', at: '/admin/settings', heading: 'Settings' });
  const give = (content: string) => {
    const file = new File([content], 'cases.json', { type: 'application/json' });
    fireEvent.change(screen.getByLabelText('File with exported cases'), {
      target: { files: [file] },
    });
  };

  async function work(): Promise<string> {
    const database = new CaseDatabase({ account: ADMIN.email, backend: BACKEND });
    const subject = { alert: '1', asset: 'a.example', domain: 'b.example' };
    await database.change([{ subject, change: { what: 'status', status: 'reported' } }]);
    const content = writeFile(await database.everything(), database.owner, Date.UTC(2026, 10, 23));
    database.close();
    return content;
  }

  it('are counted, deleted after a question, and come back by an import', async () => {
    const content = await work();
    const { user } = await open();
    expect(await screen.findByText('1 case kept.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete all cases' });
    await user.click(within(question).getByRole('button', { name: 'Delete all' }));
    expect(await screen.findByText('No cases yet.')).toBeVisible();
    expect(await kept()).toBeUndefined();

    give(content);
    const preview = await screen.findByRole('dialog', { name: 'Import cases' });
    expect(within(preview).getByText('New cases').nextSibling).toHaveTextContent('1');
    const turn = within(preview).getByRole('row', { name: /Reported/ });
    expect(turn).toHaveTextContent(/New.*Reported.*1/);
    expect(await kept()).toBeUndefined();
    await user.click(within(preview).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('1 case kept.')).toBeVisible();
    expect(await kept()).toMatchObject({ status: 'reported', domain: 'b.example' });

    give(content);
    const again = await screen.findByRole('dialog', { name: 'Import cases' });
    expect(within(again).getByText('Everything in it is here already.')).toBeVisible();
    expect(within(again).queryByRole('button', { name: 'Apply' })).toBeNull();
  });

  it('of another address of the server are offered once, for the alerts about the same names', async () => {
    const { id, asset_name: asset, impersonating_domain: domain } = backend.db.alerts.all()[4]!;
    const other = new CaseDatabase({ account: ADMIN.email, backend: 'https://old.example' });
    const change = { what: 'status', status: 'ours' } as const;
    await other.change([{ subject: { alert: '1', asset, domain }, change }]);
    await other.change([{ subject: { alert: '2', asset, domain: 'x.in' }, change }]);
    other.close();
    const { user } = await open();
    const offer = /^This browser also keeps 2 cases of this account from/;
    expect(await screen.findByText(offer)).toHaveTextContent('https://old.example');
    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const preview = await screen.findByRole('dialog', { name: 'Import cases' });
    expect(
      within(preview).getByText('1 case matches no alert here and stays where it is.'),
    ).toBeVisible();
    await user.click(within(preview).getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('1 case kept.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(offer)).toBeNull());
    expect(await kept(String(id))).toMatchObject({ status: 'ours', domain });
    const database = new CaseDatabase({ account: ADMIN.email, backend: BACKEND });
    const name = JSON.stringify(['cases', 'https://old.example', ADMIN.email]);
    expect(await database.upkeep()).toEqual({ offered: [name] });
    database.close();
  });

  it('a file of another server is pointed out', async () => {
    const content = (await work()).replace(BACKEND, 'https://other.example');
    await open();
    await screen.findByText('1 case kept.');
    give(content);
    expect(await screen.findByText(/^The file was written for another server/)).toHaveTextContent(
      'https://other.example',
    );
  });

  it.each([
    ['a foreign file', '{"type":"bundle"}', 'This is no export of cases.'],
    ['a file that is cut off', '{"format":"naamraksha-cases","ver', 'it is cut off'],
  ])('%s is refused in words, and nothing changes', async (_name, content, words) => {
    await work();
    await open();
    await screen.findByText('1 case kept.');
    give(content);
    const alert = await screen.findByText(/^Nothing was imported\./);
    expect(alert).toHaveTextContent(words);
    expect(await kept()).toMatchObject({ status: 'reported' });
  });
});
