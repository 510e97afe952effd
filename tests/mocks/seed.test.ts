import { domainToUnicode } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createDb } from '@/mocks/db.ts';
import { isHostname } from '@/mocks/http.ts';
import { lookalikesOf } from '@/mocks/lookalikes.ts';
import { seed } from '@/mocks/seed.ts';

describe('the seed', () => {
  const db = seed(createDb());
  const alerts = db.alerts.all();

  test('has three organisations, one pending, with people, assets and sixty alerts', () => {
    expect(db.organizations.all().map((row) => row.approved)).toEqual([true, true, false]);
    expect(new Set(db.assets.all().map((row) => row.type))).toEqual(
      new Set(['domain', 'subdomain', 'mail domain', 'app']),
    );
    expect(new Set(db.assets.all().map((row) => row.under_watch))).toEqual(new Set([true, false]));
    expect(alerts).toHaveLength(60);
  });

  test('names every lookalike once, in ASCII form, and none that the organisation owns', () => {
    const names = alerts.map((row) => row.impersonating_domain);
    expect(new Set(names).size).toBe(60);
    expect(names.filter((name) => !isHostname(name))).toEqual([]);
    const own = new Set(db.assets.all().map((row) => row.name));
    expect(names.filter((name) => own.has(name))).toEqual([]);
  });

  test('holds IDN lookalikes whose deceptive character the details name rightly', () => {
    const idn = alerts.filter((row) => row.impersonating_domain.includes('xn--'));
    expect(idn.length).toBeGreaterThanOrEqual(10);
    for (const row of idn) {
      const code = /U\+([0-9A-F]{4})/.exec(row.details)?.[1] ?? '';
      const glyph = String.fromCodePoint(Number.parseInt(code, 16));
      expect(domainToUnicode(row.impersonating_domain)).toContain(glyph);
    }
  });

  test('scores run from 1 to 10, halves among them', () => {
    const scores = alerts.map((row) => row.severity_score);
    expect(Math.min(...scores)).toBe(1);
    expect(Math.max(...scores)).toBe(10);
    expect(scores).toContain(7.5);
    expect(scores).toContain(5);
    expect(scores).toContain(8);
  });

  test('watches approved assets only, and only those have alerts', () => {
    const watched = new Set(db.assets.all().flatMap((row) => (row.under_watch ? [row.id] : [])));
    expect(alerts.filter((row) => !watched.has(row.asset_id))).toEqual([]);
    for (const row of db.assets.all()) expect(row.under_watch).toBe(row.approved);
  });
});

describe('as much as wanted', () => {
  test.each([0, 1, 39, 40, 41, 1000])('%i alerts for the first organisation', (count) => {
    const db = seed(createDb(), { alerts: count });
    const own = new Set(db.assets.all().flatMap((row) => (row.owner_id === 1 ? [row.id] : [])));
    expect(db.alerts.all().filter((row) => own.has(row.asset_id))).toHaveLength(count);
    expect(db.alerts.size).toBe(count + 20);
  });

  test.each([0, 1, 7, 8, 500])('%i assets for the first organisation', (count) => {
    const db = seed(createDb(), { assets: count });
    const own = db.assets.all().filter((row) => row.owner_id === 1);
    expect(own).toHaveLength(count);
    expect(new Set(own.map((row) => row.name)).size).toBe(count);
  });

  test('without assets there is nothing to alert about', () => {
    expect(seed(createDb(), { assets: 0, alerts: 50 }).alerts.size).toBe(20);
  });

  test('the same rows every time, all names different and valid', () => {
    const [one, two] = [seed(createDb(), { alerts: 5000 }), seed(createDb(), { alerts: 5000 })];
    expect(one.alerts.all()).toEqual(two.alerts.all());
    const names = one.alerts.all().map((row) => row.impersonating_domain);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !isHostname(name))).toEqual([]);
    for (const { severity_score } of one.alerts.all()) {
      expect(severity_score).toBeGreaterThanOrEqual(1);
      expect(severity_score).toBeLessThanOrEqual(10);
    }
  });
});

test.each([
  'example-shop.in',
  'x.in',
  'ola.co.in',
  'netbanking.sahyadrilokbank.co.in',
  'xn--mnchen-3ya.de',
  'xn--l2bl7a9d.xn--h2brj9c',
  `${'w'.repeat(63)}.in`,
  `${'a'.repeat(63)}.com`,
  'aaaa.in',
  'co.in',
  'Sahyadri Lok Mobile',
  '!!!',
  '<script>alert(1)</script>',
])('five different lookalikes of %s, all of them valid names', (name) => {
  const found = lookalikesOf(name);
  expect(found).toHaveLength(5);
  expect(new Set(found.map((row) => row.impersonating_domain)).size).toBe(5);
  for (const { impersonating_domain: domain, details, severity_score: score } of found) {
    expect(domain).toSatisfy(isHostname);
    expect(domain).not.toBe(name);
    expect(details).toMatch(/\.$/);
    expect(score).toBeGreaterThanOrEqual(1);
    expect(score).toBeLessThanOrEqual(10);
  }
});

test('no asset of the organisation is taken for a lookalike of another one', () => {
  const [first] = lookalikesOf('cards.sahyadrilokbank.co.in').filter(
    ({ impersonating_domain }) => impersonating_domain === 'sahyadrilokbank.com',
  );
  expect(first).toBeDefined();
  const found = lookalikesOf('cards.sahyadrilokbank.co.in', ['www.sahyadrilokbank.com']);
  expect(found).toHaveLength(5);
  expect(found.map(({ impersonating_domain }) => impersonating_domain)).not.toContain(
    'sahyadrilokbank.com',
  );
});
