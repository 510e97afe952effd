/** The packets of DNS: what is sent, and what is read of any bytes that come back. */
import * as dnsPacket from 'dns-packet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryName } from '@/evidence/model/dns/names.ts';
import { queryUrl } from '@/evidence/model/dns/ask.ts';
import { loadReader } from '@/evidence/model/dns/read.ts';
import { a, aaaa, cname, mx, ns, response, soa } from './packets.ts';
import { cpuNow } from '../setup/cpu-clock.ts';

const FULL = process.env['FULL'] === '1';
const PACKETS = FULL ? 10_000 : 300;
const read = await loadReader();

/** The packet in the address of a question. */
const sent = (url: string) =>
  Buffer.from(new URL(url, 'https://site.test').searchParams.get('dns') ?? '', 'base64url');

test('a question is RFC 8484 to the letter: id 0, only RD, base64url without padding', () => {
  // Section 4.1.1 has this very example, but for the record that asks for extended errors.
  expect(queryUrl('https://dnsserver.example.net/dns-query', 'www.example.com', 'A')).toBe(
    'https://dnsserver.example.net/dns-query?dns=AAABAAABAAAAAAABA3d3dwdleGFtcGxlA2NvbQAAAQABAAApBNAAAAAAAAA',
  );
  for (const type of ['NS', 'A', 'AAAA', 'MX'] as const) {
    const url = queryUrl('/evidence/doh', 'XN--Hdf-Bank_1.co.IN.', type);
    expect(url).not.toMatch(/[=+]$|[+]/);
    expect(dnsPacket.decode(sent(url))).toMatchObject({
      id: 0,
      type: 'query',
      flags: dnsPacket.RECURSION_DESIRED,
      questions: [{ name: 'xn--hdf-bank_1.co.in', type, class: 'IN' }],
      answers: [],
      authorities: [],
      additionals: [{ type: 'OPT', udpPayloadSize: 1232, options: [] }],
    });
  }
});

test.each([
  '',
  '.',
  'a..in',
  '.in',
  `${'a'.repeat(64)}.in`,
  `${'a.'.repeat(126)}in`,
  'hdfcbаnk.in',
  'a b.in',
  'a\u0000.in',
  'https://a.in',
])('%j cannot be asked for', (name) => {
  expect(() => queryUrl('/doh', name, 'NS')).toThrow('A-labels');
});

test('names at their limits can be asked for', () => {
  const label = 'a'.repeat(63);
  const longest = `${label}.${label}.${label}.${'b'.repeat(61)}`;
  expect(longest).toHaveLength(253);
  expect(queryName(longest)).toBe(longest);
  expect(dnsPacket.decode(sent(queryUrl('/doh', longest, 'NS'))).questions?.[0]?.name).toBe(
    longest,
  );
});

test('a response is read, names in lower case and the root as the empty text', () => {
  const bytes = response('a.in', 'MX', 'NOERROR', {
    answers: [
      cname('A.in', 'B.Example'),
      mx('b.example', '.', 0),
      a('b.example'),
      aaaa('b.example'),
    ],
    authorities: [soa('.'), ns('in')],
  });
  expect(read(bytes)).toEqual({
    id: 0,
    rcode: 0,
    truncated: false,
    filtered: false,
    question: { name: 'a.in', type: 'MX' },
    answers: [
      { owner: 'a.in', ttl: 60, type: 'CNAME', data: 'b.example' },
      { owner: 'b.example', ttl: 600, type: 'MX', preference: 0, exchange: '' },
      { owner: 'b.example', ttl: 300, type: 'A', data: '192.0.2.7' },
      { owner: 'b.example', ttl: 300, type: 'AAAA', data: '2001:db8::7' },
    ],
    authorities: [
      { owner: '', ttl: 900, type: 'SOA' },
      { owner: 'in', ttl: 3600, type: 'NS', data: 'ns1.host.example' },
    ],
    packet: expect.objectContaining({ flag_ra: true, additionals: [] }) as object,
  });
});

test('an RCODE has the upper bits of the OPT record, and a TTL of 2^31 counts as zero', () => {
  const options = { type: 'OPT', name: '.', extendedRcode: 1, options: [] } as unknown;
  const bytes = response('a.in', 'A', 'NOERROR', {
    answers: [{ ...a('a.in'), ttl: 2 ** 31 } as dnsPacket.Answer],
    additionals: [options as dnsPacket.Answer],
  });
  expect(read(bytes)).toMatchObject({ rcode: 16, answers: [{ ttl: 0 }] });
});

/** A response whose bytes from the first record on are given: `c00c` points to the name asked for. */
function handMade(records: string, count: number): Uint8Array {
  const bare = response('ab.in', 'NS', 'NOERROR');
  bare[7] = count;
  return Uint8Array.from([...bare, ...Buffer.from(records.replaceAll(' ', ''), 'hex')]);
}

const FIXED = '0002 0001 0000003c';

test.each([
  ['a name that points to itself', `c017 ${FIXED} 0002 c00c`],
  ['a name that points onwards', `c020 ${FIXED} 0002 c00c`],
  ['a name that points into the header', `c000 ${FIXED} 0002 c00c`],
  ['a pointer cut in two', 'c0'],
  ['a label of a reserved kind', `4161 00 ${FIXED} 0002 c00c`],
  ['a dot inside a label', `0561 2e 6e 2e 62 00 ${FIXED} 0002 c00c`],
  ['a letter written as two bytes of UTF-8', `02c1 a1 00 ${FIXED} 0002 c00c`],
  ['a control character', `0207 61 00 ${FIXED} 0002 c00c`],
  ['a dot inside a label of the data', `c00c ${FIXED} 0005 03612e62 00`],
  ['RDLENGTH beyond the end', `c00c ${FIXED} 00ff c00c`],
  ['RDLENGTH longer than the name in it', `c00c ${FIXED} 0003 c00c 00`],
  ['RDLENGTH shorter than the name in it', `c00c ${FIXED} 0001 c00c`],
  ['an address of three bytes', 'c00c 0001 0001 0000003c 0003 7f0000'],
  ['another class', 'c00c 0002 0003 0000003c 0002 c00c'],
  ['the flush bit of multicast DNS', 'c00c 0002 8001 0000003c 0002 c00c'],
  ['bytes after the end', `c00c ${FIXED} 0002 c00c 00`],
])('malformed: %s', (_what, records) => {
  expect(read(handMade(`c00c ${FIXED} 0002 c00c`, 1))?.answers).toHaveLength(1);
  expect(read(handMade(records, 1))).toBeNull();
});

test('malformed: queries, other opcodes, two questions, nothing at all, more than a packet holds', () => {
  const fine = response('ab.in', 'NS', 'NOERROR');
  const changed = (place: number, byte: number) => fine.with(place, byte);
  expect(read(fine)).not.toBeNull();
  expect(read(changed(2, 0x01))).toBeNull();
  expect(read(changed(2, 0x91))).toBeNull();
  expect(read(changed(5, 2))).toBeNull();
  expect(read(new Uint8Array())).toBeNull();
  expect(read(new Uint8Array(70_000))).toBeNull();
});

test('a mailbox in an SOA may have a dot in its label (RFC 1035 section 8)', () => {
  const rdata = `c00c 03612e62 00 ${'00000001'.repeat(5)}`;
  const length = (rdata.replaceAll(' ', '').length / 2).toString(16).padStart(4, '0');
  expect(read(handMade(`c00c 0006 0001 0000003c ${length} ${rdata}`, 1))?.answers).toMatchObject([
    { type: 'SOA', owner: 'ab.in' },
  ]);
});

test('a Kelvin sign is no k', () => {
  expect(queryName('BANK.in')).toBe('bank.in');
  expect(() => queryName('ban\u212a.in')).toThrow('A-labels');
});

test('a packet full of pointers to pointers is refused at once', () => {
  const pointers = 8_000;
  const bytes = new Uint8Array(60_000);
  bytes.set([0, 0, 0x81, 0x80, 0, 1, 0x08, 0, 0, 0, 0, 0]);
  for (let place = 0; place < pointers; place += 1) {
    const target = 12 + 2 * Math.max(0, place - 1);
    bytes.set([0xc0 | (target >> 8), target & 0xff], 14 + 2 * place);
  }
  const started = cpuNow();
  expect(read(bytes)).toBeNull();
  expect(cpuNow() - started).toBeLessThan(50);
});

const label = fc.stringMatching(/^[a-z0-9_-]{1,12}$/);
const name = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join('.'));
const record = fc.oneof(
  fc.tuple(name, name).map(([owner, data]) => ns(owner, data)),
  fc.tuple(name, name).map(([owner, data]) => cname(owner, data)),
  fc.tuple(name, fc.ipV4()).map(([owner, data]) => a(owner, data)),
  fc.tuple(name, name, fc.nat(65_535)).map(([owner, data, at]) => mx(owner, data, at)),
  name.map(soa),
);
const records = fc.array(record, { maxLength: 6 });
const packet = fc
  .tuple(name, fc.constantFrom('NS', 'A', 'MX'), records, records)
  .map(([owner, type, answers, authorities]) =>
    response(owner, type as 'NS', 'NOERROR', { answers, authorities }),
  );

/** Returns the results of both libraries in one form. */
function plain(bytes: Uint8Array) {
  const { questions, answers, authorities } = dnsPacket.decode(Buffer.from(bytes));
  return {
    question: questions?.[0]?.name,
    owners: [...(answers ?? []), ...(authorities ?? [])].map(({ name, type }) => [name, type]),
    data: (answers ?? []).flatMap((answer) =>
      answer.type === 'A' || answer.type === 'NS' || answer.type === 'CNAME' ? [answer.data] : [],
    ),
  };
}

test('dns-packet reads the same of well-formed packets', () => {
  fc.assert(
    fc.property(packet, (bytes) => {
      const message = read(bytes);
      expect(message).not.toBeNull();
      const { answers = [], authorities = [] } = message ?? {};
      expect({
        question: message?.question?.name,
        owners: [...answers, ...authorities].map(({ owner, type }) => [owner, type]),
        data: answers.flatMap((answer) => ('data' in answer ? [answer.data] : [])),
      }).toEqual(plain(bytes));
    }),
    { numRuns: PACKETS, seed: 17 },
  );
});

/** A packet with some bytes changed, cut or repeated. */
const mutated = fc
  .tuple(packet, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 4 }), fc.option(fc.nat()))
  .map(([bytes, changes, cut]) => {
    const copy = Uint8Array.from(bytes);
    for (const [place, byte] of changes) copy[place % copy.length] = byte;
    return cut === null ? copy : copy.slice(0, cut % copy.length);
  });

test('no bytes make the reader throw or wait, and what it reads dns-packet reads alike', () => {
  const bytes = fc.oneof(
    { weight: 3, arbitrary: mutated },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 600 }) },
  );
  fc.assert(
    fc.property(bytes, (given) => {
      const message = read(given);
      if (message === null) return;
      // It takes types in lists that it knows; every owner is a name of printable ASCII.
      const owners = [...message.answers, ...message.authorities].map(({ owner }) => owner);
      for (const owner of owners) expect(owner).toMatch(/^[!-@[-~]*$/);
      const second = plain(given).owners.map(([owner]) => (owner === '.' ? '' : owner));
      expect(owners).toEqual(second.map((owner) => owner?.toLowerCase()));
    }),
    { numRuns: PACKETS, seed: 17 },
  );
});
