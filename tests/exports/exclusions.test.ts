/** Names that blocklists leave out, and their counts. */
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '@/exports/model/formats.ts';
import type { Reason } from '@/exports/model/reasons.ts';
import { HOSTILE_ROWS, marked, row, surveyed } from './rows.ts';
import type { ExportRow } from '@/exports/model/types.ts';

const LISTS: readonly ExportFormat[] = ['rpz', 'hosts', 'adblock', 'plain'];

/** The domains that are kept, and the reasons with a count. */
function outcome(format: ExportFormat, rows: readonly ExportRow[], asked = {}) {
  const { kept, leftOut } = surveyed(format, rows, asked);
  return { kept: kept.map(({ domain }) => domain), leftOut };
}

describe.each(LISTS)('a blocklist (%s)', (format) => {
  it.each<[Reason, ExportRow[], string[]]>([
    ['ours', [row('a.in', { work: marked('ours') })], []],
    ['not-harmful', [row('a.in', { work: marked('not-harmful') })], []],
    ['new', [row('a.in', { work: null }), row('b.in', { work: marked('new') })], []],
    ['ip-address', [row('192.0.2.7'), row('[2001:db8::1]:443'), row('::ffff:192.0.2.7')], []],
    ['no-name', [row(''), row('https://a.in/'), row('user@gmail.com'), row('a..in')], []],
    ['suffix', [row('co.in'), row('github.io'), row('xn--55qx5d.cn')], []],
    ['shared', [row('docs.google.com'), row('google.com'), row('www.t.me'), row('gmail.com')], []],
    ['own', [row('example-shop.in'), row('EXAMPLE-shop.in.'), row('pay.example-shop.in')], []],
    ['repeated', [row('a.in'), row('A.in'), row('a.in.')], ['a.in']],
  ])('leaves out and counts: %s', (reason, rows, kept) => {
    expect(outcome(format, rows)).toEqual({
      kept,
      leftOut: { [reason]: rows.length - kept.length },
    });
  });

  it('takes Investigating, Reported and Down; New with the tick', () => {
    const rows = (['investigating', 'reported', 'down', 'new'] as const).map((status) =>
      row(`${status}.in`, { work: marked(status) }),
    );
    expect(outcome(format, rows).kept).toEqual(['investigating.in', 'reported.in', 'down.in']);
    expect(outcome(format, rows, { includeNew: true }).kept).toHaveLength(4);
  });

  it('never covers an own host: not the names above it, in whatever form it is registered', () => {
    const names = ['bank.co.in', 'xn--mnchen-3ya.de', 'evil-bank.co.in', 'login.shop.in'];
    const rows = names.map((name) => row(name));
    const assets = ['net.bank.co.in', 'https://shop.münchen.de/', 'www.shop.in', 'nonsense'];
    expect(outcome(format, rows, { assets })).toEqual({
      kept: ['evil-bank.co.in'],
      leftOut: { own: 3 },
    });
  });

  it.each(['https://ours.in/login', 'info@ours.in', '*.ours.in', 'ours.in:443'])(
    'takes the host of %s, which is marked Ours, for an own name',
    (written) => {
      const rows = [row(written, { work: marked('ours') }), row('ours.in', { alert: 'second' })];
      expect(outcome(format, rows).kept).toEqual([]);
    },
  );

  it('treats a name marked Ours as an asset, and blocks nothing above a harmless one', () => {
    const rows = [
      row('shop.ours.in', { work: marked('ours') }),
      row('ours.in'),
      row('login.shop.ours.in'),
      row('good.host.in', { work: marked('not-harmful') }),
      row('host.in'),
      row('evil.good.host.in'),
      // Another alert about a name that was cleared.
      row('GOOD.host.in', { alert: 'second' }),
    ];
    expect(outcome(format, rows)).toEqual({
      kept: ['evil.good.host.in'],
      leftOut: { ours: 1, own: 2, 'not-harmful': 3 },
    });
  });

  it('is not made while the assets or the marks are not known', () => {
    expect(() => surveyed(format, [row('a.in')], { assets: null })).toThrow(/list of assets/);
    expect(() => surveyed(format, [row('a.in')], { marksKnown: false })).toThrow(/the marks/);
  });
});

describe('a report', () => {
  it('CSV leaves nothing out', () => {
    const { kept, leftOut } = surveyed('csv', HOSTILE_ROWS, { assets: null });
    expect(kept).toHaveLength(HOSTILE_ROWS.length);
    expect(leftOut).toEqual({});
  });

  it.each<ExportFormat>(['stix', 'misp'])('%s takes every name but the own ones', (format) => {
    const rows = [
      row('a.in', { work: null }),
      row('pay.example-shop.in'),
      row('b.in', { work: marked('ours') }),
      row('example-shop.in'),
      row('www.example-shop.in'),
      row('co.in'),
      row('192.0.2.7'),
      row('nothing'),
    ];
    expect(outcome(format, rows)).toEqual({
      kept: ['a.in', 'pay.example-shop.in', 'b.in'],
      leftOut: { own: 2, suffix: 1, 'ip-address': 1, 'no-name': 1 },
    });
    expect(outcome(format, rows, { assets: null }).kept).toContain('example-shop.in');
  });
});
