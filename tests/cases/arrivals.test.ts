/** New alerts, and the time each was first seen. */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Arrivals } from '@/cases/model/browser/arrivals.ts';
import { newProfile, NOON, tab } from './databases.ts';
import { waitFor } from '../setup/wait-for.ts';

const MINUTE = 60_000;

/** The clock of all tabs of a test. */
let clock = NOON;
const at = (minutes: number) => {
  clock = NOON + minutes * MINUTE;
};

beforeEach(() => {
  newProfile();
  at(0);
});

/** One tab. */
function open() {
  const arrivals = new Arrivals(tab(), () => (clock += 1));
  onTestFinished(() => arrivals.close());
  return Object.assign(arrivals, { shown: () => [...arrivals.fresh.get()].toSorted() });
}

test('nothing is new but what comes after the first list', async () => {
  const arrivals = open();
  await arrivals.arrived(['a', 'b']);
  expect(arrivals.shown()).toEqual([]);
  await arrivals.arrived(['a', 'b', 'c']);
  expect(arrivals.shown()).toEqual(['c']);
});

test('an empty first list counts as one', async () => {
  const arrivals = open();
  await arrivals.arrived([]);
  await arrivals.arrived(['a']);
  expect(arrivals.shown()).toEqual(['a']);
});

test('what is new stays new, in every tab and over night, until it is seen', async () => {
  await open().arrived(['a']);
  at(60);
  await open().arrived(['a', 'b']);
  at(24 * 60);
  const next = open();
  await next.arrived(['a', 'b']);
  expect([next.shown(), next.isNew('b')]).toEqual([['b'], true]);
});

test('a clock that was put back hides nothing that is new', async () => {
  at(60);
  const arrivals = open();
  await arrivals.arrived(['a']);
  at(0);
  await arrivals.arrived(['a', 'b']);
  expect(arrivals.shown()).toEqual(['b']);
});

test('an alert that is marked before what is new is known is not new', async () => {
  await open().arrived(['a']);
  await open().arrived(['a', 'b']);
  const arrivals = open();
  await Promise.all([arrivals.arrived(['a', 'b']), arrivals.see(['b'])]);
  expect(arrivals.shown()).toEqual([]);
});

test('opening an alert, and marking all, ends being new in every tab and after a reload', async () => {
  const [here, there] = [open(), open()];
  await here.arrived(['a']);
  await there.arrived(['a']);
  await here.arrived(['a', 'b', 'c']);
  await there.arrived(['a', 'b', 'c']);
  expect(there.shown()).toEqual(['b', 'c']);
  await here.see(['b']);
  expect(here.shown()).toEqual(['c']);
  await waitFor(() => expect(there.shown()).toEqual(['c']));
  const reloaded = open();
  await reloaded.arrived(['a', 'b', 'c']);
  expect(reloaded.shown()).toEqual(['c']);
  await here.seeAll();
  expect(here.shown()).toEqual([]);
  await waitFor(() => expect([there.shown(), reloaded.shown()]).toEqual([[], []]));
});

test('counts what the list holds now, and nothing that left it', async () => {
  const arrivals = open();
  await arrivals.arrived([]);
  await arrivals.arrived(['a', 'b']);
  await arrivals.arrived(['b', 'b', '']);
  expect(arrivals.shown()).toEqual(['b']);
});

test('knows when each alert was first seen, and says nothing of others', async () => {
  at(1);
  await open().arrived(['a']);
  at(90);
  const arrivals = open();
  await arrivals.arrived(['a', 'b']);
  const minutes = (id: string) =>
    Math.floor((Date.parse(arrivals.firstSeen(id) ?? '') - NOON) / MINUTE);
  expect([minutes('a'), minutes('b'), arrivals.firstSeen('c')]).toEqual([1, 90, null]);
});

test('two tabs that read the same list write each alert once', async () => {
  const [one, two] = [open(), open()];
  await Promise.all([one.arrived(['a', 'b']), two.arrived(['a', 'b'])]);
  expect(one.firstSeen('a')).toBe(two.firstSeen('a'));
  expect([one.shown(), two.shown()]).toEqual([[], []]);
});

test('after a deletion, arrivals start again with the open list', async () => {
  const database = tab();
  const arrivals = open();
  await arrivals.arrived([]);
  await arrivals.arrived(['a']);
  at(10);
  await database.clear();
  await waitFor(() => expect(arrivals.firstSeen('a')).toMatch(/T12:10/));
  expect(arrivals.shown()).toEqual([]);
  await arrivals.arrived(['a', 'b']);
  expect(arrivals.shown()).toEqual(['b']);
});

test('a disk that is full makes nothing new and gives no dates', async () => {
  const arrivals = open();
  await arrivals.arrived(['a']);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await arrivals.arrived(['a', 'b']);
  expect([arrivals.shown(), arrivals.firstSeen('b')]).toEqual([[], null]);
  expect(arrivals.firstSeen('a')).not.toBeNull();
});

test('a long list is known whole after a reload', async () => {
  const ids = Array.from({ length: 12_000 }, (_item, at) => `alert-${at}`);
  await open().arrived(ids);
  at(60);
  const arrivals = open();
  await arrivals.arrived([...ids, 'one more']);
  expect(arrivals.fresh.get()).toEqual(new Set(['one more']));
});
