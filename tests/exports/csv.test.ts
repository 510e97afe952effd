/** The table, parsed back as RFC 4180 reads it (issue 18, point 6). */
import { expect, it } from 'vitest';
import { HOSTILE_ROWS, marked, row, written } from './rows.ts';

const HEADER =
  'Alert ID,Asset,Impersonating domain,Unicode form,Details,Technique,Severity,Score,Status,Note,First marked';

/** The cells of a file, by the grammar of RFC 4180. */
function parsed(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = 1;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    rows.at(-1)!.push((found[1] ?? found[2] ?? '').replaceAll('""', '"'));
    if (found[3] === '\r\n') rows.push([]);
    if (cell.lastIndex === text.length) return rows.slice(0, -1);
  }
  throw new Error('No CSV');
}

it('has a header, and the work on each alert beside it', () => {
  expect(
    written('csv', [
      row('example-sh0p.in', { alert: '7', work: marked('investigating', { note: 'Ask\nlegal' }) }),
      row('a.in', { alert: '8', technique: null, score: null, work: null }),
    ]),
  ).toBe(
    `\uFEFF${HEADER}\r\n` +
      '7,example-shop.in,example-sh0p.in,example-sh0p.in,One letter is another.,Replacement,High,8,Investigating,"Ask\nlegal",2026-11-21T08:00:00.000Z\r\n' +
      '8,example-shop.in,a.in,a.in,One letter is another.,Not compared,Not scored,,New,,\r\n',
  );
});

it('guards every text against being taken for a formula; a score stays a number', () => {
  const evil = '=HYPERLINK("http://evil.example")';
  const [, line] = written('csv', [
    row('+a', {
      alert: '-1',
      asset: '@sum',
      details: evil,
      score: -2,
      technique: null,
      work: marked('new', { note: '=1+1' }),
    }),
  ]).split('\r\n');
  expect(line).toBe(
    `'-1,'@sum,'+a,'+a,"'=HYPERLINK(""http://evil.example"")",Not compared,Low,-2,New,'=1+1,2026-11-21T08:00:00.000Z`,
  );
});

it('gives the Unicode form, with what cannot be seen spelt out', () => {
  const [, ...rows] = parsed(written('csv', [row('xn--mnchen-3ya.de'), row('a\u202Eb.in')]));
  expect(rows.map((cells) => cells[3])).toEqual(['münchen.de', 'a<U+202E>b.in']);
});

it('defangs names where that was asked for', () => {
  const [, cells] = parsed(written('csv', [row('a.in')], { options: { defanged: true } }));
  expect(cells?.slice(2, 5)).toEqual(['a[.]in', 'a[.]in', 'One letter is another.']);
});

it('has the columns of DNS and registration where this site asks them', () => {
  const [header, first, second] = parsed(
    written(
      'csv',
      [
        row('a.in', {
          dns: {
            state: 'In DNS',
            addresses: '192.0.2.1',
            mail: '',
            nameServers: 'ns.a.in',
            checkedAt: '2026-11-23T06:00:00.000Z',
          },
          registration: { registrar: 'Registrar of Names', registeredOn: '2026-11-14' },
        }),
        row('b.in'),
      ],
      { options: { dns: true, registration: true } },
    ),
  );
  expect(header?.slice(11)).toEqual([
    'DNS',
    'Addresses',
    'Mail servers',
    'Name servers',
    'DNS checked',
    'Registrar',
    'Registered',
  ]);
  expect(first?.slice(11)).toEqual([
    'In DNS',
    '192.0.2.1',
    '',
    'ns.a.in',
    '2026-11-23T06:00:00.000Z',
    'Registrar of Names',
    '2026-11-14',
  ]);
  expect(second?.slice(11)).toEqual(['Not checked', '', '', '', '', '', '']);
});

it('keeps hostile alerts in their rows and cells', () => {
  const options = { dns: true, registration: true };
  const rows = parsed(written('csv', HOSTILE_ROWS, { options }));
  expect(rows).toHaveLength(HOSTILE_ROWS.length + 1);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([18]));
});
