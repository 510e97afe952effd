/** Reads a pasted list of names (issue "The consoles", 3; design decision 27). */
import { describe, expect, it } from 'vitest';
import {
  domainsOfAddresses,
  hostnamesIn,
  MAX_NAMES,
  readPasted,
  replacedIn,
} from '@/features/console/assets/pasted-names.ts';

describe('reading a paste', () => {
  const kinds = (text: string, listed: string[] = []) =>
    readPasted(text, hostnamesIn(listed)).names.map(({ is }) => is);

  it('takes one name a line; commas, semicolons and tabs separate too', () => {
    const { names } = readPasted('a.in\r\nb.in, c.in;d.in\te.in\n\n , \nf.in', new Set());
    expect(names.map(({ text, line }) => [text, line])).toEqual([
      ['a.in', 1],
      ['b.in', 2],
      ['c.in', 2],
      ['d.in', 2],
      ['e.in', 2],
      ['f.in', 5],
    ]);
  });

  it('reads every written form, and gives what will be added', () => {
    const { names } = readPasted('münchen.de\nExample[.]IN.\nshop(dot)in', new Set());
    expect(names.map((name) => (name.is === 'valid' ? name.ascii : name.is))).toEqual([
      'xn--mnchen-3ya.de',
      'example.in',
      'shop.in',
    ]);
  });

  it('tells duplicates, also in another form, and names that are listed already', () => {
    expect(
      kinds('a.in\nA.IN\nmünchen.de\nxn--mnchen-3ya.de\nold.in', ['OLD.in', 'no name']),
    ).toEqual(['valid', 'duplicate', 'valid', 'duplicate', 'listed']);
    expect(readPasted('x\na.in\na.in', new Set()).names[2]).toMatchObject({ of: 2 });
  });

  it.each([
    ['https://localhost/', 'Not a domain name: leave out http:// or https://.'],
    ['a@b.in', 'Not a domain name: this looks like an email address.'],
    ['a b.in', 'Not a domain name: a domain name has no spaces.'],
    ['localhost', 'Not a domain name: it needs an ending such as .in or .com.'],
  ])('says why %s is none', (text, reason) => {
    expect(readPasted(text, new Set()).names).toMatchObject([
      { is: 'invalid', text, line: 1, reason },
    ]);
  });

  it('reads the host of a URL, with or without its scheme, defanged or not', () => {
    const { names } = readPasted(
      'https://www.a.in/login?x=@y\nb.in/pay\nhxxps://c[.]in:8080\nhttps://d@e.in\nhttps://A.in\na.in',
      hostnamesIn(['e.in']),
    );
    expect(names.map((name) => [name.is, name.is !== 'invalid' && name.ascii])).toEqual([
      ['valid', 'www.a.in'],
      ['valid', 'b.in'],
      ['valid', 'c.in'],
      ['listed', 'e.in'],
      ['valid', 'a.in'],
      ['duplicate', 'a.in'],
    ]);
    expect(names.map((name) => name.is !== 'invalid' && name.isHost).lastIndexOf(true)).toBe(4);
  });

  it.each<[string, string, [string, number, string][], string[]]>([
    [
      'a CSV with a heading',
      'name,type,created\nsahyadri.in,domain,2024-01-02\n\na b.in,domain,2024-01-03',
      [
        ['sahyadri.in', 2, 'valid'],
        ['a b.in', 4, 'invalid'],
      ],
      ['name', 'type', 'created'],
    ],
    [
      'cells in quotes without one, the names in any column',
      '"7";"sahyadri.in";""\r\n"8";"SAHYADRI.in";"7"\r\nb.in',
      [
        ['sahyadri.in', 1, 'valid'],
        ['SAHYADRI.in', 2, 'duplicate'],
        ['b.in', 3, 'valid'],
      ],
      ['7', '8'],
    ],
    [
      'a heading above names that were listed by hand stays a mistake',
      'name,type\na.in,b.in\nnonsense,c.in',
      [
        ['name', 1, 'invalid'],
        ['type', 1, 'invalid'],
        ['a.in', 2, 'valid'],
        ['b.in', 2, 'valid'],
        ['nonsense', 3, 'invalid'],
        ['c.in', 3, 'valid'],
      ],
      [],
    ],
    [
      'lines without any name',
      'a@b.in, nonsense\nnot one',
      [
        ['a@b.in', 1, 'invalid'],
        ['nonsense', 1, 'invalid'],
        ['not one', 2, 'invalid'],
      ],
      [],
    ],
  ])('tells the rows of a table from a list: %s', (_what, typed, names, leftOut) => {
    const read = readPasted(typed, new Set());
    expect(read.names.map(({ text, line, is }) => [text, line, is])).toEqual(names);
    expect(read.leftOut).toEqual(leftOut);
  });

  it('replaces one name, where it stands, and nothing else', () => {
    const typed = 'a.in, b.in\r\nb.in ; https://b.in\n b.in';
    const { names } = readPasted(typed, new Set());
    const at = (place: number) => replacedIn(typed, { name: names[place]!, by: 'c.in' });
    expect(at(1)).toBe('a.in, c.in\r\nb.in ; https://b.in\n b.in');
    expect(at(3)).toBe('a.in, b.in\r\nb.in ; c.in\n b.in');
    expect(at(4)).toBe('a.in, b.in\r\nb.in ; https://b.in\n c.in');
  });

  it('replaces email addresses by their domains, all at once, and no name of which something is unseen', () => {
    const typed = 'x@b.in, a@c.in\r\nx@b.in;x@b.in\nd\u200b.in\nx@e.in\nf.in';
    const { names } = readPasted(typed, new Set(['e.in']));
    const mended = replacedIn(typed, ...domainsOfAddresses(names));
    expect(mended).toBe('b.in, c.in\r\nb.in;b.in\nd\u200b.in\nx@e.in\nf.in');
  });

  it('reads a thousand names at a time and keeps the rest', () => {
    const many = Array.from({ length: MAX_NAMES + 2 }, (_, at) => `a${at}.in`);
    const { names, rest } = readPasted(many.join('\n'), new Set());
    expect(names).toHaveLength(MAX_NAMES);
    expect(rest).toEqual(many.slice(MAX_NAMES));
  });
});
