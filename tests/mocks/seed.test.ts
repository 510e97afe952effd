import { domainToUnicode } from 'node:url';
import { describe, expect, test } from 'vitest';
import { explain, type Explanation, type Technique } from '@/lookalike/index.ts';
import { hasNonAsciiSwap } from '@/lookalike/own-lookalike.ts';
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

  test('names every lookalike once, in ASCII form, and no name that the organisation owns', () => {
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

/** Returns the changes before the ending, one for each run. */
function changesOf({ asset, alignment }: Explanation) {
  let left = asset.unicode.length - asset.suffix.length - 1;
  return alignment.filter((run) => {
    const isBefore = left > 0 || (left === 0 && run.kind === 'added');
    left -= run.asset.reduce((length, { text }) => length + text.length, 0);
    return isBefore && run.kind !== 'same';
  });
}

/** One letter came, went or was exchanged. */
function oneLetter(found: Explanation): boolean {
  const [run, ...more] = changesOf(found);
  const cells = run && Math.max(run.asset.length, run.candidate.length);
  return cells === 1 && more.length === 0;
}

const has = (technique: Technique) => (found: Explanation) =>
  found.techniques.some((one) => one.technique === technique);
const glyphsAlone = (found: Explanation) =>
  changesOf(found).every(({ technique }) => technique === 'homoglyph');
const before = (found: Explanation, side: 'asset' | 'candidate') =>
  found[side].unicode.slice(0, -found[side].suffix.length);
const sameEnding = ({ asset, candidate }: Explanation) => asset.suffix === candidate.suffix;

/** Words of a report about a name's construction, and tests of the engine's explanation. */
const MADE: readonly (readonly [RegExp, (found: Explanation) => boolean])[] = [
  [/^One keystroke away from the reg/, (found) => oneLetter(found) && sameEnding(found)],
  [/^One letter away from the name, and/, (found) => oneLetter(found) && !sameEnding(found)],
  [
    /^Two neighbouring letters have ch/,
    (found) => found.techniques.length === 1 && has('transposition')(found),
  ],
  [
    /^Two letters together look like/,
    (found) => {
      const [run, ...more] = changesOf(found);
      return more.length === 0 && run?.candidate.length === 2 && run.asset.length === 1;
    },
  ],
  [
    /^Carries a part of the brand name/,
    (found) => found.asset.label.includes(found.candidate.label),
  ],
  [
    /^The same name under another ending/,
    (found) => before(found, 'asset') === before(found, 'candidate') && !sameEnding(found),
  ],
  [/^Looks the same, but/, (found) => glyphsAlone(found) && hasNonAsciiSwap(found.alignment)],
  [/^Looks nearly the same, but/, (found) => glyphsAlone(found) && sameEnding(found)],
  [/^Looks the same up to the ending, but/, (found) => glyphsAlone(found) && !sameEnding(found)],
  [/^Puts a digit where a letter/, (found) => oneLetter(found) && glyphsAlone(found)],
  [/^Joins the brand name with words/, has('combosquatting')],
  [/^Carries the whole name as a sub/, has('brand-in-subdomain')],
  [/^Drops a dot, so that/, has('missing-dot')],
  [/^Puts a dash where the name has a/, has('dot-to-dash')],
  [/^Writes the ending into the name/, has('tld-in-label')],
  [
    /^Adds or drops hyphens; the words/,
    ({ asset, candidate }) => {
      const bare = ({ unicode }: { unicode: string }) => unicode.replaceAll('-', '');
      return bare(asset) === bare(candidate);
    },
  ],
];

test.each(
  seed(createDb())
    .alerts.all()
    .map(({ id, asset_name, impersonating_domain: name, details }) => ({
      id,
      name: domainToUnicode(name),
      asset: asset_name,
      details,
    })),
)('$id $name is made of $asset as its details say: $details', ({ name, asset, details }) => {
  const says = MADE.filter(([sentence]) => sentence.test(details));
  expect(says).toHaveLength(1);
  const found = explain(asset, name);
  expect(found.kind === 'explanation' && says.every(([, holds]) => holds(found))).toBe(true);
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
