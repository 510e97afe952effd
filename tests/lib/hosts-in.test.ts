/** The one extraction of host names from pasted text. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostsIn, type HostsRead } from '@/lib/hosts-in.ts';
import { drain } from '@/lib/in-slices.ts';
import { namesInLine } from '@/lib/names-in.ts';
import { cpuNow } from '../setup/cpu-clock.ts';

/** `reason count "first"` of what was not read. */
const unread = (read: HostsRead) =>
  read.unread.map(({ reason, count, first }) => `${reason} ${count} ${first.text}`);

const AB = ['acme.in', 'beta.in'];

describe('a list', () => {
  it.each<[text: string, hosts: readonly string[], unread?: readonly string[]]>([
    ['acme.in\nbeta.in', AB],
    ['acme.in\r\nbeta.in\r\n', AB],
    ['acme.in\rbeta.in', AB],
    ['acme.in\u2028beta.in', AB],
    ['acme.in\n\n  \nbeta.in', AB],
    ['acme.in beta.in gamma.in', [...AB, 'gamma.in']],
    ['acme.in\u3000beta.in\u00a0gamma.in', [...AB, 'gamma.in']],
    ['acme.in, beta.in', AB],
    ['acme.in,beta.in;gamma.in|delta.in', [...AB, 'gamma.in', 'delta.in']],
    ['acme.in，beta.in、gamma.in；delta.in', [...AB, 'gamma.in', 'delta.in']],
    ['acme.in｜beta.in، gamma.in؛ delta.in', [...AB, 'gamma.in', 'delta.in']],
    ['acme.in।beta.in॥', AB],
    ['acme.in / beta.in', AB],
    ['acme.in/beta.in', AB],
    ['acme.in／beta.in', AB],
    ['acme.in & beta.in + gamma.in', [...AB, 'gamma.in']],
    ['acme.in&beta.in', AB],
    ['acme.in+beta.in', AB],
    ['acme.in:beta.in', AB],
    ['acme.in→beta.in', AB],
    ['acme.in • beta.in · gamma.in', [...AB, 'gamma.in']],
    ['acme.in and beta.in', AB],
    ['acme.in और beta.in', AB],
    ['acme.in und beta.in', AB],
    ['acme.in – beta.in', AB],
    ['acme.in—beta.in', AB],
    ['1. acme.in\n2) beta.in', AB],
    ['- acme.in\n* beta.in\n• gamma.in\n✓ delta.in', [...AB, 'gamma.in', 'delta.in']],
    ["'acme.in',\n'beta.in',", AB],
    ['[\'acme.in\', "beta.in"]', AB],
    ["('acme.in'),('beta.in');", AB],
    ['“acme.in”, ‘beta.in’', AB],
    ['"acme.in" "beta.in"', AB],
    ['*.acme.in\n.beta.in', AB],
    ['acme[.]in\nbeta (dot) in\ngamma dot in', [...AB, 'gamma.in']],
    ['hxxps://acme[.]in/x\nbeta[.in\ngamma.]in', [...AB, 'gamma.in']],
    ['दुकान.भारत। acme.in।', ['xn--11b7ah1gn.xn--h2brj9c', 'acme.in']],
    ['क्\u200dष.भारत', ['xn--11b2ezcw70k.xn--h2brj9c']],
    ['ACME.in\nacme.IN.\nxn--mnchen-3ya.de münchen.de', ['acme.in', 'xn--mnchen-3ya.de']],
    ['co.in\n192.0.2.9\n[2001:db8::1]', ['co.in', '192.0.2.9', '[2001:db8::1]']],
    // An ending that nobody knows yet may exist: a line by itself was meant.
    ['intranet.corp', ['intranet.corp']],
    // A misspelt one among them is reported.
    ['acme.c0m beta.in', ['beta.in'], ['ending 1 acme.c0m']],
    ['acme.in/beta.c0m/gamma.in', ['acme.in', 'gamma.in'], ['ending 1 beta.c0m']],
    ['acme.in, betain, gamma.in', ['acme.in', 'gamma.in'], ['no-name 1 betain']],
    ['acme.in betain gamma.in', ['acme.in', 'gamma.in'], ['no-name 1 betain']],
    ['hello\nacme.in\n\nno name here', ['acme.in'], ['no-name 2 hello']],
    ['xn--a.com\nacme.in\nxn--xn---epa.com', ['acme.in'], ['a-label 2 xn--a.com']],
    ['exa_mple.in, acme.in', ['acme.in'], ['character 1 exa_mple.in']],
    ['sbi–kyc.top', [], ['dash 1 sbi–kyc.top']],
    ['sbi‑kyc.top acme.in', ['acme.in'], ['dash 1 sbi‑kyc.top']],
    ['acme’s.in\nacme.in’s site', ['acme.in'], ['character 1 acme’s.in']],
    ['a\u202eb.in', [], ['invisible 1 a\u202eb.in']],
    ['report.pdf\nacme.in', ['acme.in'], ['file 1 report.pdf']],
    [`${'a'.repeat(64)}.in`, [], [`long-label 1 ${'a'.repeat(64)}.in`]],
    ['-acme.in\nbeta-.in', [], ['hyphen 2 -acme.in']],
    ['acme..in', [], ['dots 1 acme..in']],
    ['acme.i', [], ['ending 1 acme.i']],
    ['', []],
    [' \n\t', []],
  ])('%j', async (text, hosts, left = []) => {
    const read = await hostsIn(text);
    expect(read.hosts).toEqual(hosts);
    expect(unread(read)).toEqual(left);
  });
});

describe('a table', () => {
  it.each<[what: string, text: string, hosts: readonly string[], unread: readonly string[]]>([
    [
      'a registrar’s export',
      'Domain Name,Expiration Date,Registrar URL\nacme.in,12/31/2026,www.godaddy.com\nbeta.in,01/01/2027,www.namecheap.com',
      AB,
      ['other-column 2 12/31/2026', 'name-in-other-column 2 www.godaddy.com'],
    ],
    [
      'the domain in the last column',
      'Registrar,Name Server 1,domain_name\ngodaddy.com,ns1.x.com,acme.in\ngodaddy.com,ns2.x.com,beta.in',
      AB,
      ['name-in-other-column 4 godaddy.com'],
    ],
    ['tabs', 'Domain\tNS\nacme.in\tns1.x.com', ['acme.in'], ['name-in-other-column 1 ns1.x.com']],
    [
      'a heading and one row',
      'Domains;Owner\nacme.in;Retail',
      ['acme.in'],
      ['other-column 1 Retail'],
    ],
    [
      'bars',
      'domainName|ns\nacme.in|ns1.x.com\n',
      ['acme.in'],
      ['name-in-other-column 1 ns1.x.com'],
    ],
    [
      'certificates of crt.sh, with names in two columns',
      'crt.sh ID\tLogged At\tCommon Name\tMatching Identities\tIssuer Name\n25318745629\t2026-11-20\tacme.in\tacme.in\nbeta.in\tC=US, O=Let’s Encrypt, CN=R12',
      AB,
      [],
    ],
    ['a heading alone', 'Domain\nacme.in\nbeta.in', AB, []],
    ['a quoted heading', '"Domain Name:"\r\n"acme.in"\r\n"beta.in"', AB, []],
    [
      'other headings, name servers',
      'Name,Nameserver\nacme.in,ns1.x.com',
      ['acme.in'],
      ['name-in-other-column 1 ns1.x.com'],
    ],
    ['no heading', 'acme.in,Retail\nbeta.in,Loans', AB, []],
    [
      'no heading, two names a row',
      'acme.in,beta.in\ngamma.in,delta.in',
      [...AB, 'gamma.in', 'delta.in'],
      [],
    ],
    [
      'Excel’s first line',
      'sep=;\r\nDomain;Owner\r\nacme.in;Retail\r\nbeta.in;Loans',
      AB,
      ['other-column 2 Retail'],
    ],
    ['Excel’s first line, quoted', '\ufeff"sep=,"\nacme.in,x\n', ['acme.in'], []],
    ['a byte order mark', '\ufeffDomain,Owner\nacme.in,x', ['acme.in'], ['other-column 1 x']],
    ['a byte order mark before a list', '\ufeffacme.in\r\nbeta.in', AB, []],
    [
      'UTF-16',
      'Domain\tNS\nacme.in\tns1.x.com'.replaceAll(/(?<=[^])/g, '\0'),
      ['acme.in'],
      ['name-in-other-column 1 ns1.x.com'],
    ],
    ['UTF-16 with its mark', 'ÿþa\0c\0m\0e\0.\0i\0n\0', ['acme.in'], []],
    [
      'a line end in quotes',
      'Owner,Domain\n"Retail, Pune\nfloor 2",acme.in\n"He said ""no""",beta.in',
      AB,
      ['other-column 2 Retail, Pune floor 2'],
    ],
    [
      'a quote that is not closed',
      'Domain,Owner\nacme.in,"Retail\nbeta.in,Loans',
      AB,
      ['other-column 2 "Retail'],
    ],
    [
      'single quotes',
      "'Domain','NS'\n'acme.in','ns1.x.com'",
      ['acme.in'],
      ["name-in-other-column 1 'ns1.x.com'"],
    ],
    [
      'blanks around cells',
      ' Domain , Owner \n acme.in , Retail ',
      ['acme.in'],
      ['other-column 1 Retail'],
    ],
    [
      'a title above',
      'Export of 3 May\n\nDomain,Owner\nacme.in,Retail',
      ['acme.in'],
      ['no-name 1 Export of 3 May', 'other-column 1 Retail'],
    ],
    [
      'URLs and several names in a cell',
      'Domain,x\nhttps://acme.in/,1\n"beta.in, gamma.in",2',
      [...AB, 'gamma.in'],
      ['other-column 2 1'],
    ],
    [
      'a cell that is no name',
      'Domain,x\nacme,1\nbeta.in,2\n,3',
      ['beta.in'],
      ['no-name 1 acme', 'other-column 3 1'],
    ],
    [
      'columns in another order below',
      'Domain,NS\nacme.in,ns1.x.com\nNS,Domain\nns2.x.com,beta.in',
      AB,
      ['name-in-other-column 2 ns1.x.com'],
    ],
    [
      'Markdown',
      '| Domain | NS |\n|:---|---:|\n| acme.in | ns1.x.com |\n| `beta.in` | — |',
      AB,
      ['name-in-other-column 1 ns1.x.com', 'other-column 1 —'],
    ],
    [
      'mixed ends of lines',
      'Domain,NS\r\nacme.in,ns1.x.com\nbeta.in,ns1.x.com',
      AB,
      ['name-in-other-column 2 ns1.x.com'],
    ],
  ])('with %s', async (_what, text, hosts, left) => {
    const read = await hostsIn(text);
    expect(read.hosts).toEqual(hosts);
    expect(unread(read)).toEqual(left);
  });

  it('counts lines through quoted cells', async () => {
    const { unread } = await hostsIn('Domain,Note\nacme.in,"a\nb\nc"\nbe ta,');
    expect(unread.map(({ first }) => first.line)).toEqual([2, 5]);
  });
});

describe('other text', () => {
  it.each<[what: string, text: string, hosts: readonly string[], unread?: readonly string[]]>([
    ['prose', 'Please block hxxps://acme[.]in/login?u=http://bank.in, and beta.in.', AB],
    ['a stray quote', 'He said, "look at acme.in\nand then, beta.in', AB],
    ['Hindi', 'कृपया https://acme.in। पर जाएँ, या beta.in।', AB],
    ['a link glued to words', 'अपडेटकरेंhttps://acme.in/loginअभी', ['acme.in']],
    ['a mail', 'From: "Rao, Asha" <asha@acme.in>\nCc: b@beta.in; b@beta.in', AB],
    ['mailto with two', 'mailto:care@acme.in?bcc=thief@beta.in', AB],
    ['user info', 'https://user:p@ss@acme.in:8080/x ftp://anonymous@beta.in', AB],
    [
      'Markdown',
      '[acme.in](https://acme.in/), **beta.in**, _gamma.in_, ~~delta.in~~',
      [...AB, 'gamma.in', 'delta.in'],
    ],
    [
      'HTML',
      '<ul><li><a href="https://acme.in/?a=1&amp;b">Shop</a></li><li>beta.in&nbsp;</li></ul>',
      AB,
    ],
    ['HTML entities', 'acme&#46;in&nbsp;beta&#x2e;in', AB],
    [
      'JSON',
      '{"domain":"acme.in","nameservers":["ns1.x.com"],"note":"x"}',
      ['acme.in'],
      ['name-in-other-column 1 ns1.x.com', 'other-column 1 x'],
    ],
    ['JSON, a list', '["acme.in", "https:\\/\\/beta.in\\/x", 7, null]', AB],
    [
      'JSON, nested',
      '{"data":{"domains":[{"name":"acme.in","registrar":"x.com"},{"name":"beta.in"}]}}',
      AB,
      ['name-in-other-column 1 x.com'],
    ],
    [
      'JSON, by name',
      '{"acme.in":{"ns":"ns1.x.com"},"beta.in":{}}',
      AB,
      ['name-in-other-column 1 ns1.x.com'],
    ],
    [
      'JSON lines',
      '{"domain":"acme.in","ns":"x.com"}\n{"domain":"beta.in"}',
      AB,
      ['name-in-other-column 1 x.com'],
    ],
    [
      'JSON, dotted keys',
      '{"user.name":"acme.in","user.email":"beta.in"}',
      AB,
      ['name-in-other-column 2 user.name'],
    ],
    ['JSON, by name, with a key beside', '{"acme.in":{"x":"beta.in"},"version":1}', AB],
    [
      'JSON, a dotted key beside others',
      '{"user.name":"acme.in","of":"beta.in"}',
      AB,
      ['name-in-other-column 1 user.name'],
    ],
    ['an address with a file in its path', 'acme.in/index.php/beta.in', ['acme.in']],
    ['HTML in one line', `<ul>${'<li>acme.in</li>'.repeat(1_000)}</ul><b>beta.in</b>`, AB],
    ['quoted-printable', '<a href=3D"https://acme=\n.in/x">=E0=A4=95</a> url=3Dbeta.in', AB],
    ['encoded hosts', 'https%3A%2F%2Facme.in%2Fx and %62eta.in', AB],
    ['escaped line ends', 'acme.in\\nbeta.in\\r\\n', AB],
    ['colours of a terminal', '\u001b[31macme.in\u001b[0m \\x1b[1mbeta.in', AB],
    ['a log', 'client=acme.in status=200 host=beta.in:443 10.30am v1.2.3', AB],
    ['a zone', 'acme.in. 3600 IN NS ns1.beta.in.', ['acme.in', 'ns1.beta.in']],
    ['words with dots', 'Mr.Smith, e.g. from A.B.Corp', [], ['unknown-ending 2 Mr.Smith']],
    ['names of one network', 'intra.corp mail.corp', ['intra.corp', 'mail.corp']],
    ['files', 'see report.pdf and index.html in acme.in', ['acme.in'], ['file 2 report.pdf']],
    ['numbers', 'costs 12.50, on 10.05.2026 at 10:30, 192.0.2.9 and 1.2', ['192.0.2.9']],
    ['a possessive', "acme.in's and beta.in’s sites", AB],
    ['code', 'const x = `acme.in`; // beta.in', AB],
    ['SQL', "INSERT INTO t (d) VALUES ('acme.in'), ('beta.in');", AB],
    ['a comma in a path', 'url,https://acme.in/g/vfc9gs,Malicious discussion', ['acme.in']],
    ['IPv6', 'from 2001:db8::1 and http://[::1]/ at 12:30:45', ['[2001:db8::1]', '[::1]']],
    ['a half-defanged address', 'hXXps://192.168.149[.]100/api/info', ['192.168.149.100']],
  ])('%s', async (_what, text, hosts, left = []) => {
    const read = await hostsIn(text);
    expect(read.hosts).toEqual(hosts);
    expect(unread(read)).toEqual(left);
  });
});

const label = fc
  .stringMatching(/^[a-z]([a-z0-9-]{0,10}[a-z0-9])?$/)
  .filter((one) => !/^..--/.test(one));
const name = fc.oneof(
  fc
    .tuple(label, fc.constantFrom('in', 'com', 'co.in', 'org', 'bank.in'))
    .map((parts) => parts.join('.')),
  fc.constantFrom('दुकान.भारत', 'münchen.de', 'xn--mnchen-3ya.de', 'ශ්\u200dරී.com'),
);
const SEPARATORS = [
  '\n',
  '\r\n',
  ', ',
  ',',
  ';',
  '; ',
  '\t',
  ' ',
  '\u3000',
  ' | ',
  '|',
  '，',
  '、',
  '。 ',
  '। ',
  ' / ',
  ' and ',
  ' & ',
  ' – ',
  '\n\n',
  '\n- ',
  '\n* ',
  '\u2029',
  '\n> ',
  ' → ',
];
const WRAPPINGS = [
  ['', ''],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
  ['`', '`'],
  ['**', '**'],
  ['*.', ''],
  ['https://', '/x'],
  ['hxxps://', ':8443/'],
  ['asha@', ''],
  ['<b>', '</b>'],
  ['\u200b', '\u200b'],
  ['\u202a', '\u202c'],
  ['', '.'],
  ['', '।'],
  ['', '!'],
  ['https://u:p@', ''],
] as const;
const canonical = (text: string) => new URL(`http://${text}`).hostname;

describe('no name is lost', () => {
  it('whatever separates and surrounds the names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...SEPARATORS),
        fc.constantFrom(...WRAPPINGS),
        async (all, separator, [before, after]) => {
          const read = await hostsIn(all.map((one) => before + one + after).join(separator));
          expect(new Set(read.hosts)).toEqual(new Set(all.map(canonical)));
          expect(read.unread).toEqual([]);
        },
      ),
      { numRuns: process.env['FULL'] ? 20_000 : 1_000 },
    );
  });

  it('in a table of any delimiter and order of columns', async () => {
    const cell = fc.constantFrom(
      'x',
      '12/31/2026',
      'a "b" c',
      'a,b;c|d\te',
      'line\nend',
      '',
      'ns1.x.com',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(name, cell, cell), { minLength: 1, maxLength: 8 }),
        fc.constantFrom('\t', ';', ',', '|'),
        fc.nat(2),
        async (rows, delimiter, place) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const lineOf = (own: string, others: readonly string[]) =>
            others.toSpliced(place, 0, own).map(quoted).join(delimiter);
          const lines = rows.map(([own, ...others]) => lineOf(own, others));
          const read = await hostsIn([lineOf('Domain', ['Note', 'NS']), ...lines].join('\r\n'));
          expect(new Set(read.hosts)).toEqual(new Set(rows.map(([own]) => canonical(own))));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('and any text is read without an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const { hosts } = await hostsIn(text);
        for (const host of hosts) expect(new URL(`http://${host}`).hostname).toBe(host);
      }),
      { numRuns: 500 },
    );
  });
});

/** 5,000 lines without a name, each of another kind. */
const RUBBISH = [
  (at: number) => `The quick brown fox, number ${at}, jumps over "the lazy dog`,
  (at: number) => `${at}.50;12/31/2026;10:30;#REF!`,
  (at: number) => `<div class="row-${at}"><br/></div>`,
  () => 'e.g. Mr.Smith | see report.pdf',
  (at: number) => '(('.repeat(at % 50) + '[.'.repeat(at % 20),
  (at: number) => `xn--a${'a'.repeat(at % 60)}.com`,
  (at: number) => `${'a'.repeat(64 + (at % 9))}.in`,
  (at: number) => `${'@'.repeat(at % 30)} ${'.'.repeat(at % 30)} ${'-'.repeat(at % 30)}`,
  (at: number) => `"unclosed ${at}, \u202e \0 \ud800`,
  (at: number) => 'word '.repeat(at % 200),
];

describe('a long text', () => {
  const lines = Array.from({ length: 4_700 }, (_, at) => RUBBISH[at % RUBBISH.length]?.(at) ?? '');
  const wanted = Array.from({ length: 300 }, (_, at) => `name-${at}.co.in`);
  for (const [at, one] of wanted.entries())
    lines.splice(at * 16, 0, at % 2 === 0 ? one : `see ${one}, please`);

  it('of 5,000 lines of rubbish with 300 names gives these, and counts the rest', async () => {
    const read = await hostsIn(lines.join('\n'));
    expect(read.hosts).toEqual(wanted);
    expect(read.unread.map(({ reason }) => reason).toSorted()).toEqual([
      'a-label',
      'file',
      'long-label',
      'no-name',
      'unknown-ending',
    ]);
    const counted = new Map(read.unread.map(({ reason, count }) => [reason, count]));
    expect(counted.get('file')).toBe(470);
    expect(counted.get('long-label')).toBe(470);
    expect(counted.get('unknown-ending')).toBe(470);
  });

  it('beyond 2,000,000 characters is counted', async () => {
    const many = Array.from({ length: 150_000 }, () => 'x'.repeat(14)).join('\n');
    const read = await hostsIn(`acme.in\n${many}\nbeta.in`);
    expect(read.hosts).toEqual(['acme.in']);
    expect(read.unread.map(({ reason }) => reason)).toEqual(['no-name', 'beyond-limit']);
    expect(read.unread.reduce((sum, { count }) => sum + count, 0)).toBe(150_001);
  });

  it.each([
    ['a.'.repeat(500_000), 'one token'],
    ['"'.repeat(200_000), 'quotes'],
    ['a@'.repeat(400_000), 'addresses'],
    ['[.'.repeat(300_000), 'brackets'],
    ['hxxp:'.repeat(200_000), 'schemes'],
    [`"${'a,\n'.repeat(200_000)}`, 'an open quote'],
    [`[${'['.repeat(100_000)}`, 'JSON'],
    ['acme.in '.repeat(50_000), 'one line'],
    ['x=\u200d–'.repeat(100_000), 'signs'],
  ])('holds up nothing: %#', async (text) => {
    let longest = 0;
    let since = cpuNow();
    const clock = setInterval(() => {
      longest = Math.max(longest, cpuNow() - since);
      since = cpuNow();
    });
    await hostsIn(text);
    clearInterval(clock);
    longest = Math.max(longest, cpuNow() - since);
    expect(longest).toBeLessThan(1_000);
  });
});

it('a line can be read at once where it is short', () => {
  const { names: found } = drain(namesInLine('Mr.Smith owns acme.in', () => true));
  expect(found.map(({ text }) => text)).toEqual(['Mr.Smith', 'acme.in']);
});
