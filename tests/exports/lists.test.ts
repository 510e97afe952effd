/** RPZ zone, hosts file, Adblock list and plain list, parsed back. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONGEST_IN_ZONE } from '@/exports/model/lists.ts';
import { HOSTILE_ROWS, marked, row, surveyed, written } from './rows.ts';

const NAME = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
/** Unicode with a label that decodes to a line end and to a bidi control. */
const UNICODE = [
  row('münchen.de'),
  row('xn--mnchen-3ya.de', { alert: 'again' }),
  row('xn--ab-vuc.in'),
];
const ALL = [...HOSTILE_ROWS, ...UNICODE];

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);

/** The names that this list must hold: read from the alerts, not from the file. */
const namesIn = (format: 'rpz' | 'hosts' | 'adblock' | 'plain'): string[] =>
  surveyed(format, ALL).kept.map(({ name }) => (name.is === 'name' ? name.ascii : ''));

describe('a hosts file', () => {
  it('is comments and pairs of address and name, nothing else', () => {
    const lines = linesOf(written('hosts', ALL));
    const kept = namesIn('hosts').length;
    expect(lines.slice(0, 4)).toEqual([
      `# List “My open High ones”, ${kept} of ${ALL.length} alerts: ${kept} names that imitate names of Example Shop`,
      '# Left out: 2 New: not looked at yet; 1 marked Ours',
      '# Made 2026-11-23T06:30:00.000Z',
      '# TLP:AMBER',
    ]);
    const read = lines
      .map((line) => line.replace(/#.*$/, '').trim())
      .filter(Boolean)
      .map((line) => line.split(/\s+/));
    expect(read).toEqual(namesIn('hosts').map((name) => ['0.0.0.0', name]));
    expect(read.every(([, name]) => NAME.test(name ?? ''))).toBe(true);
    expect(lines).toContain('0.0.0.0 xn--mnchen-3ya.de # münchen.de');
  });
});

describe('an Adblock list', () => {
  it('is comments and one rule for each name', () => {
    const lines = linesOf(written('adblock', ALL));
    expect(lines[3]).toBe('! TLP:AMBER');
    expect(linesOf(written('adblock', [row('a.in')]))[0]).toBe(
      '! List “My open High ones”: 1 name that imitates names of Example Shop',
    );
    const rules = lines.filter((line) => !line.startsWith('! '));
    expect(rules).toEqual(namesIn('adblock').map((name) => `||${name}^`));
    expect(lines[lines.indexOf('||xn--mnchen-3ya.de^') - 1]).toBe('! münchen.de');
  });
});

describe('a plain list', () => {
  it('contains only the names, defanged if chosen', () => {
    expect(linesOf(written('plain', ALL))).toEqual(namesIn('plain'));
    expect(written('plain', [row('a.in')], { options: { defanged: true } })).toBe('a[.]in\n');
    expect(written('plain', [])).toBe('');
  });
});

describe('an RPZ zone', () => {
  const zone = (rows = ALL) => written('rpz', rows);
  /** A name of so many characters. */
  const long = (length: number) => `${`${'a'.repeat(62)}.`.repeat(4).slice(0, length - 3)}.in`;

  it('has SOA and NS, and two records for each name', () => {
    const records = linesOf(zone())
      .map((line) => line.replace(/;.*$/, '').trim())
      .filter(Boolean);
    expect(records.slice(0, 3)).toEqual([
      '$TTL 300',
      '@ IN SOA localhost. hostmaster.localhost. 1795415400 3600 600 604800 300',
      '@ IN NS localhost.',
    ]);
    expect(records.slice(3)).toEqual(
      namesIn('rpz').flatMap((name) => [`${name} CNAME .`, `*.${name} CNAME .`]),
    );
  });

  it('blocks only the hosts, and says so', () => {
    const text = written('rpz', [row('a.b.evil.site', { work: marked('reported') })]);
    expect(text).not.toMatch(/^evil\.site/m);
    expect(text).toContain('; not the registered name above a host.');
  });

  it('leaves out names that do not fit next to *. and the zone', () => {
    const [fits, tooLong] = [long(LONGEST_IN_ZONE), long(LONGEST_IN_ZONE + 1)];
    const { kept, leftOut } = surveyed('rpz', [row(fits), row(tooLong)]);
    expect(kept.map(({ domain }) => domain)).toEqual([fits]);
    expect(leftOut['too-long']).toBe(1);
    expect(surveyed('hosts', [row(tooLong)]).kept).toHaveLength(1);
  });

  const missing = spawnSync('named-checkzone', ['-v']).error !== undefined;
  describe.skipIf(missing)('for named-checkzone', () => {
    /** Returns the checker's output, for a zone with the longest name that the head allows (30 characters). */
    function check(text: string): string {
      const folder = mkdtempSync(join(tmpdir(), 'rpz-'));
      try {
        const file = join(folder, 'zone');
        writeFileSync(file, text);
        const zoneName = `${'z'.repeat(26)}.rpz`;
        return spawnSync('named-checkzone', ['-i', 'none', zoneName, file], { encoding: 'utf8' })
          .stdout;
      } finally {
        rmSync(folder, { recursive: true });
      }
    }

    it('loads, hostile alerts and the longest name included', () => {
      expect(check(zone([...ALL, row(long(LONGEST_IN_ZONE))]))).toMatch(/loaded serial \d+\nOK/);
    });

    it('is refused with a name that is a character longer, or a record too many', () => {
      const text = zone([row(long(LONGEST_IN_ZONE))]);
      expect(check(text)).toMatch(/\nOK/);
      expect(check(text.replaceAll('*.a', '*.aa'))).toMatch(/name too long|ran out of space/);
      expect(check(`${zone()}a.in CNAME\n`)).toMatch(/unexpected end of input/);
    });
  });
});
