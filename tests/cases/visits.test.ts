/** What is new since last time (issue 18, point 2). */
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LifeSigns } from '@/cases/browser/life-signs.ts';
import { Visits } from '@/cases/browser/visits.ts';
import { ASHA, newProfile, NOON, tab } from './databases.ts';
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

/** A person at one tab, who gives a sign of life when the tab opens and at each `sign`. */
function open({ inSight = true, owner = ASHA } = {}) {
  let onSign = () => {};
  const signs: LifeSigns = {
    isInSight: () => inSight,
    subscribe: (listener) => {
      onSign = listener;
      return () => {};
    },
  };
  const visits = new Visits(tab(owner), { now: () => (clock += 1), signs });
  onTestFinished(() => visits.close());
  return Object.assign(visits, {
    sign: () => onSign(),
    shown: () => [...visits.fresh.get()].toSorted(),
  });
}

test('nothing is new in the first visit but what comes after its first list', async () => {
  const visits = open();
  await visits.arrived(['a', 'b']);
  expect(visits.shown()).toEqual([]);
  await visits.arrived(['a', 'b', 'c']);
  expect(visits.shown()).toEqual(['c']);
});

test('an empty first list counts as one', async () => {
  const visits = open();
  await visits.arrived([]);
  await visits.arrived(['a']);
  expect(visits.shown()).toEqual(['a']);
});

test('what came since the last visit is new, through reloads, until the visit after', async () => {
  await open().arrived(['a']);
  at(60);
  await open().arrived(['a', 'b']);
  at(80);
  const reloaded = open();
  await reloaded.arrived(['a', 'b']);
  expect(reloaded.shown()).toEqual(['b']);
  expect(reloaded.isNew('b')).toBe(true);
  at(120);
  const next = open();
  await next.arrived(['a', 'b']);
  expect(next.shown()).toEqual([]);
});

test('what a tab that was left open fetched over night is new in the morning', async () => {
  const visits = open();
  await visits.arrived(['a']);
  at(8 * 60);
  await visits.arrived(['a', 'b']);
  at(12 * 60);
  visits.sign();
  await visits.arrived(['a', 'b']);
  expect(visits.shown()).toEqual(['b']);
});

test('signs of life make a visit last', async () => {
  const visits = open();
  await visits.arrived(['a']);
  await visits.arrived(['a', 'b']);
  for (const minutes of [20, 40, 60, 80]) {
    at(minutes);
    visits.sign();
  }
  await visits.arrived(['a', 'b']);
  expect(visits.shown()).toEqual(['b']);
});

test('opening an alert, and marking all, ends being new in every tab and after a reload', async () => {
  const [here, there] = [open(), open()];
  await here.arrived(['a']);
  await there.arrived(['a']);
  await here.arrived(['a', 'b', 'c']);
  await there.arrived(['a', 'b', 'c']);
  expect(there.shown()).toEqual(['b', 'c']);
  await here.see('b');
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
  const visits = open();
  await visits.arrived([]);
  await visits.arrived(['a', 'b']);
  await visits.arrived(['b', 'b', '']);
  expect(visits.shown()).toEqual(['b']);
});

test('knows when each alert was first seen, and says nothing of others', async () => {
  at(1);
  await open().arrived(['a']);
  at(90);
  const visits = open();
  await visits.arrived(['a', 'b']);
  const minutes = (id: string) =>
    Math.floor((Date.parse(visits.firstSeen(id) ?? '') - NOON) / MINUTE);
  expect([minutes('a'), minutes('b'), visits.firstSeen('c')]).toEqual([1, 90, null]);
});

test('two tabs that read the same list write each alert once', async () => {
  const [one, two] = [open(), open()];
  await Promise.all([one.arrived(['a', 'b']), two.arrived(['a', 'b'])]);
  expect(one.firstSeen('a')).toBe(two.firstSeen('a'));
  expect([one.shown(), two.shown()]).toEqual([[], []]);
});

test('a deletion begins anew with the list that is open', async () => {
  const database = tab();
  const visits = open();
  await visits.arrived([]);
  await visits.arrived(['a']);
  at(10);
  await database.clear();
  await waitFor(() => expect(visits.firstSeen('a')).toMatch(/T12:10/));
  expect(visits.shown()).toEqual([]);
});

test('a disk that is full makes nothing new and gives no dates', async () => {
  const visits = open();
  await visits.arrived(['a']);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await visits.arrived(['a', 'b']);
  expect([visits.shown(), visits.firstSeen('b')]).toEqual([[], null]);
  expect(visits.firstSeen('a')).not.toBeNull();
});

test('a list longer than one record is known whole after a reload', async () => {
  const ids = Array.from({ length: 12_000 }, (_item, at) => `alert-${at}`);
  await open().arrived(ids);
  at(60);
  const visits = open();
  await visits.arrived([...ids, 'one more']);
  expect(visits.fresh.get()).toEqual(new Set(['one more']));
});
