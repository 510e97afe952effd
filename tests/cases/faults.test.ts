/** Failures of IndexedDB, and their messages on the page. */
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { v4 } from 'uuid';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Arrivals } from '@/cases/model/browser/arrivals.ts';
import type { CaseDatabase } from '@/cases/model/browser/case-database.ts';
import type { CaseEdit } from '@/cases/model/types.ts';
import { ASHA, newProfile, NOON, subject, tab } from './databases.ts';
import { waitFor } from '../setup/wait-for.ts';

const HOUR = 3_600_000;
const NAME = JSON.stringify(['cases', ASHA.backend, ASHA.account]);
const MARK: CaseEdit = { subject: subject('a'), change: { what: 'status', status: 'down' } };

function book() {
  const opened = tab();
  void opened.read();
  return opened;
}
const becomes = async ({ cases }: CaseDatabase, is: 'ready' | 'failed') =>
  waitFor(() => expect(cases.get().state.is).toBe(is));

beforeEach(newProfile);

describe('a browser that keeps nothing', () => {
  const refusals: [string, () => unknown][] = [
    ['has no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
    ...['SecurityError', 'InvalidStateError'].map((name): [string, () => unknown] => [
      `throws a ${name}`,
      () =>
        vi.spyOn(indexedDB, 'open').mockImplementation(() => {
          throw new DOMException('no', name);
        }),
    ]),
  ];
  test.each(refusals)(
    '%s: the cases are not known, and no change counts as kept',
    async (_name, refuse) => {
      refuse();
      const cases = book();
      await becomes(cases, 'failed');
      expect(cases.cases.get().known).toBe(false);
      expect(cases.cases.get().state).toMatchObject({ error: { kind: 'refused' } });
      await expect(cases.change([MARK])).rejects.toThrow(
        'This browser isn’t saving data for this site',
      );
      expect(cases.get('a')).toBeUndefined();
    },
  );
});

describe('a full disk', () => {
  test('while writing keeps nothing of a bulk, and says so', async () => {
    const cases = book();
    await becomes(cases, 'ready');
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if ((puts += 1) === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value);
    });
    const bulk = ['a', 'b', 'c'].map((alert) => ({ ...MARK, subject: subject(alert) }));
    await expect(cases.change(bulk)).rejects.toMatchObject({ kind: 'full' });
    expect(cases.get('a')).toBeUndefined();
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    expect(await tab().list()).toEqual([]);
    await cases.change(bulk);
    expect(cases.get('c')?.status).toBe('down');
  });

  test('found out at the end of the transaction is told as well', async () => {
    const cases = book();
    await becomes(cases, 'ready');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const { transaction } = this;
      Object.defineProperty(transaction, 'error', {
        value: new DOMException('full', 'QuotaExceededError'),
      });
      transaction.abort();
      return this.get('a');
    });
    await expect(cases.change([MARK])).rejects.toMatchObject({ kind: 'full' });
    expect(cases.get('a')).toBeUndefined();
  });
});

test('a change that is under way as the session ends is kept; one after it says that it has ended', async () => {
  const closed = tab();
  await closed.list();
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, to) {
    closed.close();
    return put.call(this, to);
  });
  expect((await closed.change([MARK])).added).toHaveLength(1);
  expect(await tab().list()).toHaveLength(1);
  await expect(closed.change([MARK])).rejects.toMatchObject({ kind: 'ended' });
});

describe('other tabs', () => {
  test('an older one in the way is told; the cases come once it lets go', async () => {
    // It does not close when it is asked to.
    const stuck = await openDB(NAME, 1, { upgrade: (db) => void db.createObjectStore('old') });
    const open = indexedDB.open.bind(indexedDB);
    // The next version of this site, of which this test has only one.
    vi.spyOn(indexedDB, 'open').mockImplementation((name) => open(name, 5));
    const cases = book();
    await becomes(cases, 'failed');
    expect(cases.cases.get().state).toMatchObject({ error: { kind: 'blocked' } });
    await expect(cases.change([MARK])).rejects.toThrow('Close or reload that tab');
    stuck.close();
    await becomes(cases, 'ready');
    await cases.change([MARK]);
    expect(cases.get('a')?.status).toBe('down');
  });

  test('a newer version of the site gets the database, and this tab asks for a reload', async () => {
    const cases = book();
    await becomes(cases, 'ready');
    const newer = await openDB(NAME, 5);
    onTestFinished(() => newer.close());
    await becomes(cases, 'failed');
    expect(cases.cases.get().state).toMatchObject({ error: { kind: 'outdated' } });
    await expect(cases.change([MARK])).rejects.toThrow('Reload this page');
  });

  test.each([1, 2])(
    'what version %i has kept is read, in the order of its times',
    async (version) => {
      const before = await openDB(NAME, version, {
        upgrade: (db) => {
          db.createObjectStore('cases', { keyPath: 'alert' });
          db.createObjectStore('views', { keyPath: 'id' });
          db.createObjectStore('arrivals', { autoIncrement: true });
          db.createObjectStore('visit');
        },
      });
      const entry = { id: v4(), at: '2026-11-23T11:00:00.000Z', by: 'a@b.example' };
      const change = { what: 'status', status: 'down' };
      await before.put('cases', { ...subject('a'), history: [{ ...entry, change }] });
      await before.put('visit', { began: entry.at, active: entry.at, since: null, seen: [] }, 0);
      before.close();
      const cases = book();
      await becomes(cases, 'ready');
      await cases.change([
        { subject: subject('a'), change: { what: 'looked', said: 'not in DNS' } },
      ]);
      expect(cases.get('a')).toMatchObject({
        status: 'down',
        history: [{ order: NOON - HOUR }, {}],
      });
      const arrivals = new Arrivals(tab());
      onTestFinished(() => arrivals.close());
      await arrivals.arrived(['a']);
      await waitFor(() => expect(arrivals.since()).not.toBeNull());
    },
  );

  test('a database that a newer version left behind is not touched', async () => {
    (await openDB(NAME, 5)).close();
    const cases = book();
    await becomes(cases, 'failed');
    expect(cases.cases.get().state).toMatchObject({ error: { kind: 'outdated' } });
  });
});

describe('cleared while it is open', () => {
  test('by a deletion: nothing of it is shown any more, and new changes are kept', async () => {
    const cases = book();
    await becomes(cases, 'ready');
    await cases.change([MARK]);
    await deleteDB(NAME);
    await waitFor(() => expect(cases.get('a')).toBeUndefined());
    await cases.change([{ ...MARK, subject: subject('b') }]);
    expect((await tab().list()).map(({ alert }) => alert)).toEqual(['b']);
  });

  test('by the browser, which closes the connection: the next change opens it again', async () => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      const request = open(...given);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    });
    const cases = book();
    await becomes(cases, 'ready');
    await cases.change([MARK]);
    opened[0]!.close();
    await cases.change([{ ...MARK, change: { what: 'status', status: 'ours' } }]);
    expect(cases.get('a')?.status).toBe('ours');
    forceCloseDatabase(opened[1] as never);
    await cases.change([{ ...MARK, change: { what: 'note', note: 'still here' } }]);
    expect(opened).toHaveLength(3);
    expect(cases.get('a')?.note).toBe('still here');
  });
});
