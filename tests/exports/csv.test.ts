/** The table, parsed back as RFC 4180 reads it. */
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

it('has a header, and the work on each alert', () => {
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

it('has the columns of evidence that this site asks for', () => {
  const rows = [row('a.in', { evidence: ['In DNS', 'Registrar, of Names'] })];
  const [header, cells] = parsed(
    written('csv', rows, { options: { evidence: ['dns', 'registrar'] } }),
  );
  expect(header?.slice(11)).toEqual(['dns', 'registrar']);
  expect(cells?.slice(11)).toEqual(['In DNS', 'Registrar, of Names']);
});

it('calls no alert New while the marks cannot be read', () => {
  const [, cells] = parsed(
    written('csv', [row('a.in', { work: null })], { options: { marksKnown: false } }),
  );
  expect(cells?.[8]).toBe('Not known');
});

it('keeps hostile alerts in their rows and cells', () => {
  const rows = HOSTILE_ROWS.map((one) => ({
    ...one,
    evidence: one.evidence.length > 0 ? one.evidence : ['', ''],
  }));
  const read = parsed(written('csv', rows, { options: { evidence: ['dns', 'registrar'] } }));
  expect(read).toHaveLength(rows.length + 1);
  expect(new Set(read.map((cells) => cells.length))).toEqual(new Set([13]));
});
