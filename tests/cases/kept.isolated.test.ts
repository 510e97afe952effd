/** Durability of cases: when an export is due, and the browser's promise. */
import { afterEach, expect, it, vi } from 'vitest';
import { exportDue } from '@/cases/KeptWhere.tsx';
import type { AlertCase } from '@/cases/model/types.ts';
import { waitFor } from '../setup/wait-for.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');

const caseAt = (...days: readonly number[]): AlertCase => ({
  alert: '1',
  asset: '',
  domain: '',
  status: 'new',
  note: '',
  history: days.map((ago) => ({ at: new Date(NOW - ago * 86_400_000).toISOString() })) as never,
});

it.each([
  ['no cases', [], undefined, null],
  ['work of today', [caseAt(0)], undefined, null],
  ['work of 13 days', [caseAt(13.9)], undefined, null],
  ['work of 14 days', [caseAt(14)], undefined, 14],
  ['the oldest counts', [caseAt(2), caseAt(1, 30)], undefined, 30],
  ['what was exported is safe', [caseAt(30, 20)], 15, null],
  ['what came after the export is not', [caseAt(30, 16, 3)], 20, 16],
  ['an export under a clock that was ahead counts for none', [caseAt(20)], -3, 20],
])('an export is due: %s', (_what, cases, exportedAgo, days) => {
  const at = exportedAgo && new Date(NOW - exportedAgo * 86_400_000).toISOString();
  expect(exportDue(cases, at || undefined, NOW)).toBe(days);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a promise', { persist: async () => true }, 'kept'],
  ['a refusal', { persist: async () => false }, 'may-go'],
  ['a failure', { persist: () => Promise.reject(new Error('x')) }, 'may-go'],
  ['nobody to ask, as without https', undefined, 'cannot-ask'],
])(
  'the first mark asks the browser to keep it, once; it answers with %s',
  async (_what, given, answer) => {
    vi.resetModules();
    const { CaseDatabase } = await import('@/cases/model/browser/case-database.ts');
    const { persistence } = await import('@/cases/model/browser/persistence.ts');
    const persist = vi.fn<() => Promise<boolean>>(given?.persist);
    vi.stubGlobal('navigator', { storage: given && { persist } });
    const database = new CaseDatabase({ account: `${answer}@x.in`, backend: '/' });
    const subject = { alert: '1', asset: 'a.in', domain: 'b.in' };
    await database.change([{ subject, change: { what: 'status', status: 'down' } }]);
    await waitFor(() => expect(persistence.get()).toBe(answer));
    await database.change([{ subject, change: { what: 'status', status: 'ours' } }]);
    expect(persist).toHaveBeenCalledTimes(given ? 1 : 0);
    database.close();
  },
);

it('a mark is on the disk before it is said to be kept', async () => {
  const { CaseDatabase } = await import('@/cases/model/browser/case-database.ts');
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const database = new CaseDatabase({ account: 'strict@x.in', backend: '/' });
  const subject = { alert: '1', asset: 'a.in', domain: 'b.in' };
  await database.change([{ subject, change: { what: 'status', status: 'down' } }]);
  expect(begin.mock.lastCall).toEqual([['cases'], 'readwrite', { durability: 'strict' }]);
  database.close();
});
