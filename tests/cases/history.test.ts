/** Status and note derived from a history. */
import { describe, expect, test } from 'vitest';
import { MAX_ORDER } from '@/cases/model/limits.ts';
import { caseOf, lastReport, withEntry } from '@/cases/model/history.ts';
import type { AlertCase, CaseChange, CaseStatus, HistoryEntry } from '@/cases/model/types.ts';
import { subject } from './databases.ts';

const A = subject('a');
let made = 0;
const entry = (change: CaseChange, second: number): HistoryEntry => ({
  id: `entry-${(made += 1)}`,
  order: Date.UTC(2026, 0, 1, 0, 0, second),
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
  by: 'asha@bank.example',
  change,
});
const status = (value: CaseStatus, second: number) =>
  entry({ what: 'status', status: value }, second);
const undo = (of: HistoryEntry, second: number) => entry({ what: 'undo', entry: of.id }, second);
const read = (...history: HistoryEntry[]) => {
  const { status: now, note } = caseOf(A, history);
  return [now, note];
};

describe('status and note', () => {
  test('are New and empty before anything was done', () => {
    expect(read()).toEqual(['new', '']);
  });

  test('are those of the last entries, in whatever order they come', () => {
    const history = [
      status('investigating', 1),
      entry({ what: 'note', note: 'first' }, 2),
      status('down', 3),
      entry({ what: 'note', note: 'second' }, 4),
    ];
    expect(read(...history)).toEqual(['down', 'second']);
    expect(read(...history.toReversed())).toEqual(['down', 'second']);
  });

  test('a notice that was sent makes the alert Reported', () => {
    expect(read(entry({ what: 'sent', channel: 'registrar', ticket: '' }, 1))).toEqual([
      'reported',
      '',
    ]);
  });

  test('a look-up changes neither', () => {
    const looked = entry({ what: 'looked', said: 'not in DNS' }, 2);
    expect(read(looked)).toEqual(['new', '']);
    expect(read(status('down', 1), looked)).toEqual(['down', '']);
  });

  test('an undo brings back what was there, and stays in the history', () => {
    const first = status('investigating', 1);
    const second = status('ours', 2);
    const undone = undo(second, 3);
    const read = caseOf(A, [first, second, undone]);
    expect(read.status).toBe('investigating');
    expect(read.history).toEqual([first, second, undone]);
  });

  test('an undo of an undo brings the change back', () => {
    const change = status('down', 1);
    const undone = undo(change, 2);
    expect(read(change, undone, undo(undone, 3))).toEqual(['down', '']);
  });

  test('an undo reaches nothing that comes after it, and nothing that is not there', () => {
    const later = status('down', 5);
    expect(read(undo(later, 1), later)).toEqual(['down', '']);
    expect(read(status('ours', 1), entry({ what: 'undo', entry: 'none' }, 2))).toEqual([
      'ours',
      '',
    ]);
  });

  test('two undos of each other end in one reading', () => {
    const one: HistoryEntry = { ...entry({ what: 'undo', entry: 'two' }, 1), id: 'one' };
    const two: HistoryEntry = { ...entry({ what: 'undo', entry: 'one' }, 2), id: 'two' };
    expect(read(status('down', 0), one, two)).toEqual(['down', '']);
  });
});

const DOWN = { what: 'status', status: 'down' } as const;
const OURS = { what: 'status', status: 'ours' } as const;
const SENT = { what: 'sent', channel: 'registrar', ticket: '' } as const;
const NOTE = { what: 'note', note: 'one' } as const;

describe('adding an entry', () => {
  const stamp = (at: number) => ({ id: `stamp-${at}`, at, by: 'asha@bank.example' });
  const begun = (): AlertCase => caseOf(A, [status('investigating', 10)]);

  test.each<[string, AlertCase | undefined, CaseChange]>([
    ['the status that is there', begun(), { what: 'status', status: 'investigating' }],
    ['New of an alert without a case', undefined, { what: 'status', status: 'new' }],
    ['the note that is there', begun(), { what: 'note', note: '' }],
    ['an undo of nothing', begun(), { what: 'undo', entry: 'none' }],
  ])('adds none for %s', (_name, known, change) => {
    expect(withEntry(known, A, change, stamp(0))).toBeNull();
  });

  test.each<[string, CaseChange, CaseChange, CaseStatus, boolean]>([
    ['a status by a status', DOWN, OURS, 'ours', false],
    ['a status by a notice', DOWN, SENT, 'reported', false],
    ['a note by a note', NOTE, { what: 'note', note: 'two' }, 'investigating', false],
    ['a status, not by a note', DOWN, NOTE, 'investigating', true],
    ['a status, not by a look-up', DOWN, { what: 'looked', said: 'x' }, 'investigating', true],
    ['a note, not by a status', NOTE, OURS, 'ours', true],
    // The report itself is taken back, whatever the status is now.
    ['a notice, not by a status', SENT, OURS, 'ours', true],
  ])('an undo adds none for what was set anew: %s', (_name, mine, later, now, adds) => {
    const [first, second, third] = [status('investigating', 1), entry(mine, 2), entry(later, 3)];
    const known = caseOf(A, [first, second, third]);
    const change = { what: 'undo', entry: second.id } as const;
    const undone = withEntry(known, A, change, stamp(Date.UTC(2026, 1)));
    expect(undone?.entry.change ?? null).toEqual(adds ? change : null);
    expect((undone?.next ?? known).status).toBe(now);
    // Once the later one is taken back, the undo says something again.
    const back = caseOf(A, [first, second, third, undo(third, 4)]);
    expect(withEntry(back, A, change, stamp(Date.UTC(2026, 1)))).not.toBeNull();
  });

  test('an undo counts once', () => {
    const known = begun();
    const change = { what: 'undo', entry: known.history[0]!.id } as const;
    const once = withEntry(known, A, change, stamp(Date.UTC(2026, 1)));
    expect(once?.next.status).toBe('new');
    expect(withEntry(once!.next, A, change, stamp(Date.UTC(2026, 2)))).toBeNull();
  });

  test('is never dated before the last one, whose clock may be ahead', () => {
    const known = begun();
    const added = withEntry(known, A, DOWN, stamp(Date.UTC(2026, 0, 1)));
    expect(added?.entry.at).toBe('2026-01-01T00:00:10.001Z');
    expect(added?.next.status).toBe('down');
  });

  test('has the greatest order at most, which a file of another hand may have', () => {
    const last = { ...status('investigating', 10), order: MAX_ORDER };
    const added = withEntry(caseOf(A, [last]), A, DOWN, stamp(Date.UTC(2026, 0, 1)));
    expect(added?.entry.order).toBe(MAX_ORDER);
  });

  test('takes the names as the backend sends them now', () => {
    const renamed = { ...A, domain: 'renamed.example' };
    const added = withEntry(begun(), renamed, { what: 'status', status: 'down' }, stamp(0));
    expect(added?.next.domain).toBe('renamed.example');
  });
});

test('the last report is the one that was not taken back, with its recipient where one was recorded', () => {
  const marked = status('reported', 1);
  const sent = entry({ what: 'sent', channel: 'the registrar', ticket: 'NR-4711' }, 2);
  expect(lastReport([status('down', 0)])).toBeNull();
  expect(lastReport([marked])).toEqual({ at: marked.at, sent: null });
  expect(lastReport([marked, sent])).toEqual({ at: sent.at, sent: sent.change });
  expect(lastReport([marked, sent, undo(sent, 3)])).toEqual({ at: marked.at, sent: null });
});
