import { expect, it } from 'vitest';
import { toCsv } from '@/lib/csv.ts';
import { fileName } from '@/lib/download.ts';

it('writes RFC 4180: CRLF, quoted where needed, quotes doubled, a byte order mark', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        ['x,y', 'say "hi"'],
        ['two\nlines', 7.5],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n"two\nlines",7.5\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', ' =1', '\u200b=1', '\0=1'])(
  'guards %j against being read as a formula',
  (hostile) => {
    const written = toCsv(['a'], [[hostile]])
      .split('\r\n')
      .slice(1)
      .join('\r\n');
    expect(written.replace(/^"/, '')).toMatch(/^'/);
  },
);

it.each([
  ['x;=1+1;y', "x;'=1+1;y"],
  ['x; \t-1', "x; \t'-1"],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['x\n=1+1', '"x\n\'=1+1"'],
  ['x;＝1+1', "x;'＝1+1"],
  ['x;"=1+1;y', `"x;""'=1+1;y"`],
  ['x;\u200b=1+1', "x;\u200b'=1+1"],
  ['a;b; c-d', 'a;b; c-d'],
])('guards %j where the list separator is another', (hostile, written) => {
  expect(toCsv(['a'], [[hostile]])).toBe(`\uFEFFa\r\n${written}\r\n`);
});

it('guards a long text of nothing but line ends at once', () => {
  const hostile = '\n'.repeat(200_000);
  expect(toCsv(['a'], [[`${hostile}x`]])).toContain(hostile);
});

it('keeps spaces at the ends and leaves numbers alone', () => {
  expect(toCsv(['a'], [[' x ', -1]])).toBe('\uFEFFa\r\n" x ",-1\r\n');
});

it('makes file names of hostile text', () => {
  expect(fileName('../../etc/passwd', 'csv')).toBe('etc-passwd.csv');
  expect(fileName('', 'csv')).toBe('export.csv');
  expect(fileName('a'.repeat(300), 'csv')).toHaveLength(84);
});
