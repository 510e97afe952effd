/** Cases in IndexedDB, in several tabs. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import { deleteCasesOf } from '@/cases/model/browser/names.ts';
import { undoing } from '@/cases/model/history.ts';
import type { CaseEdit, CaseStatus } from '@/cases/model/types.ts';
import { ASHA, newProfile, NOON, subject, tab } from './databases.ts';
import { waitFor } from '../setup/wait-for.ts';

const marked = (alert: string, status: CaseStatus): CaseEdit => ({
  subject: subject(alert),
  change: { what: 'status', status },
});
/** A tab that has its cases in memory. */
async function read(): Promise<CaseDatabase> {
  const opened = tab();
  await opened.read();
  expect(opened.cases.get().known).toBe(true);
  return opened;
}

beforeEach(newProfile);

describe('a change', () => {
  test('is there when the page is opened again', async () => {
    const first = tab();
    await first.change([
      marked('a', 'investigating'),
      { subject: subject('a'), change: { what: 'note', note: 'rang them' } },
    ]);
    first.close();
    expect(await tab().list()).toEqual([
      expect.objectContaining({
        alert: 'a',
        domain: 'a.example',
        status: 'investigating',
        note: 'rang them',
      }),
    ]);
  });

  test('says when and who', async () => {
    const { added } = await tab().change([marked('a', 'down')]);
    expect(added).toEqual([
      {
        subject: subject('a'),
        entry: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          order: NOON + 1000,
          at: '2026-11-23T12:00:01.000Z',
          by: ASHA.account,
          change: { what: 'status', status: 'down' },
        },
      },
    ]);
  });

  test('of many alerts is one, and is undone as one', async () => {
    const cases = tab();
    await cases.change([marked('b', 'investigating')]);
    const receipt = await cases.change(['a', 'b', 'c'].map((alert) => marked(alert, 'down')));
    expect(receipt.added).toHaveLength(3);
    expect((await cases.list()).map(({ status }) => status)).toEqual(['down', 'down', 'down']);
    await cases.change(undoing(receipt));
    const undone = await cases.list();
    expect(undone.map(({ alert, status }) => [alert, status])).toEqual([
      ['a', 'new'],
      ['b', 'investigating'],
      ['c', 'new'],
    ]);
    expect(undone.map(({ history }) => history.length)).toEqual([2, 3, 2]);
    expect(await cases.change(undoing(receipt))).toEqual({ added: [] });
  });

  test('that says nothing new, or is about no alert, adds nothing', async () => {
    const cases = tab();
    const edits = [marked('a', 'new'), marked('', 'down'), marked('x'.repeat(10_001), 'down')];
    expect(await cases.change(edits)).toEqual({ added: [] });
    expect(await cases.list()).toEqual([]);
  });

  test('in two tabs at once loses neither', async () => {
    const [one, two] = [tab(), tab()];
    await Promise.all([
      one.change([marked('a', 'investigating')]),
      two.change([{ subject: subject('a'), change: { what: 'note', note: 'both' } }]),
    ]);
    const [kept] = await one.list();
    expect([kept?.status, kept?.note, kept?.history.length]).toEqual(['investigating', 'both', 2]);
  });
});

test.each([
  ['another account', { ...ASHA, account: 'ravi@bank.example' }],
  ['another backend', { ...ASHA, backend: 'https://other.example' }],
])('%s sees nothing', async (_name, other) => {
  await tab().change([marked('a', 'down')]);
  expect(await tab(other).list()).toEqual([]);
});

test('the address of the backend and the account are the same in any spelling', async () => {
  await tab({ account: 'Asha@Bank.example', backend: 'HTTPS://API.example:443/v1/' }).change([
    marked('a', 'down'),
  ]);
  const other = { account: 'asha@bank.example ', backend: 'https://api.example/v1' };
  expect(await tab(other).list()).toHaveLength(1);
  vi.stubGlobal('location', { href: 'https://api.example/admin/alerts' });
  expect(await tab({ ...other, backend: '/v1' }).list()).toHaveLength(1);
});

test('a backend that is reset loses the cases of all its accounts, in open tabs too', async () => {
  const ravi = { ...ASHA, account: 'ravi@bank.example' };
  const longer = { ...ASHA, backend: `${ASHA.backend}/v2` };
  const ported = { ...ASHA, backend: `${ASHA.backend}:8443` };
  for (const owner of [ASHA, ravi, longer, ported]) await tab(owner).change([marked('a', 'down')]);
  const book = await read();
  expect(book.get('a')).toBeDefined();
  await deleteCasesOf(`${ASHA.backend}:443/`);
  await waitFor(() => expect(book.get('a')).toBeUndefined());
  expect(await tab(ravi).list()).toEqual([]);
  for (const other of [longer, ported]) expect(await tab(other).list()).toHaveLength(1);
});

describe('the cases in memory', () => {
  test('tell the views of a changed alert once it is kept, and no others', async () => {
    const book = await read();
    await book.change([marked('b', 'ours')]);
    const [before, b] = [book.cases.get(), book.get('b')];
    const heard = vi.fn<() => void>();
    book.cases.subscribe(heard);
    const change = book.change([marked('a', 'down')]);
    expect(book.get('a')).toBeUndefined();
    await change;
    expect(book.get('a')?.status).toBe('down');
    expect(heard).toHaveBeenCalledOnce();
    // The same object: the view of another alert is not redrawn.
    expect(book.get('b')).toBe(b);
    expect(book.cases.get()).not.toBe(before);
    expect(book.cases.get().byAlert.get('a')?.status).toBe('down');
  });

  test('hear of what another tab does', async () => {
    const book = await read();
    const other = tab();
    await other.change([marked('a', 'reported')]);
    await waitFor(() => expect(book.get('a')?.status).toBe('reported'));
    await other.clear();
    await waitFor(() => expect(book.get('a')).toBeUndefined());
  });
});

describe('views', () => {
  const mine = { id: 'one', name: 'My open High ones', search: 'severity=High' };

  test('are kept and removed in all tabs', async () => {
    const [here, there] = [tab(), tab()];
    const heard = vi.fn<() => void>();
    there.watch(({ what }) => what === 'views' && heard());
    await here.keepView(mine);
    await here.keepView({ ...mine, id: 'two', name: 'A list' });
    expect((await there.views()).map(({ name }) => name)).toEqual(['A list', 'My open High ones']);
    await here.removeView('two');
    expect(await there.views()).toEqual([mine]);
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
  });
});
