/** Every kind of answer over real HTTP, and what is said of the name. */
import type * as dnsPacket from 'dns-packet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resolver } from '@/evidence/model/dns/ask.ts';
import { checkName } from '@/evidence/model/dns/check-name.ts';
import { dnsReasonText } from '@/evidence/model/reason-text.ts';
import type { AskedType, DnsState } from '@/evidence/model/dns/types.ts';
import { type DohServer, dohServer, type Reply } from './doh-server.ts';
import { a, aaaa, cname, mx, ns, response, soa } from './packets.ts';

const NAME = 'hdfcbamk.in';
let doh: DohServer;

beforeAll(async () => {
  doh = await dohServer(() => 'hang');
});
beforeEach(() => {
  doh.asked.length = 0;
  doh.requests.length = 0;
});
afterAll(() => doh.close());

type Zone = Partial<Record<string, Reply | ((name: string) => Reply)>>;

const isSibling = (name: string) => /^x[\da-f]{16}\./.test(name);
/** Returns the queries, with one word for every random sibling. */
const asked = () => doh.asked.map((question) => question.replace(/^x[\da-f]{16}\./, 'sibling.'));

const nxdomain = (name: string, type: AskedType, zone = 'in') =>
  response(name, type, 'NXDOMAIN', { authorities: [soa(zone)] });
const nodata = (name: string, type: AskedType, zone: string) =>
  response(name, type, 'NOERROR', { authorities: [soa(zone)] });

/** An answer with an Extended DNS Error (RFC 8914), as the bytes of its option. */
function filtered(code: number) {
  const options = [{ code: 15, data: Buffer.from([0, code]) }];
  const option = { type: 'OPT', name: '.', options } as unknown as dnsPacket.Answer;
  return response(NAME, 'NS', 'NOERROR', { answers: [ns(NAME)], additionals: [option] });
}

/** Answers from `zone` by `name TYPE` or `* TYPE`; of any other name, .in says that it does not exist. */
function serve(zone: Zone): void {
  doh.reply = ({ name, type }) => {
    const reply = zone[`${name} ${type}`] ?? (isSibling(name) ? zone[`* ${type}`] : undefined);
    return (
      (typeof reply === 'function' ? reply(name) : reply) ??
      nxdomain(name, type, name.endsWith(`.${NAME}`) ? NAME : 'in')
    );
  };
}

async function look(zone: Zone, name = NAME, registrable?: string): Promise<DnsState> {
  serve(zone);
  // None of the others is about time-outs, and the machine may be slow.
  const timeOut = Object.values(zone).includes('hang') ? 1_500 : 25_000;
  return checkName(name, { ask: resolver({ url: doh.url, timeOut }), registrable });
}

const OWN: Zone = {
  [`${NAME} A`]: nodata(NAME, 'A', NAME),
  [`${NAME} AAAA`]: nodata(NAME, 'AAAA', NAME),
  [`${NAME} MX`]: nodata(NAME, 'MX', NAME),
};
const DELEGATED: Zone = {
  ...OWN,
  [`${NAME} NS`]: response(NAME, 'NS', 'NOERROR', {
    answers: [ns(NAME), ns(NAME, 'ns2.h.example')],
  }),
};
const answers = (type: AskedType, ...records: dnsPacket.Answer[]) =>
  response(NAME, type, 'NOERROR', { answers: records });

describe('In DNS', () => {
  test('name servers, addresses and mail, with their TTLs', async () => {
    const state = await look({
      ...DELEGATED,
      [`${NAME} A`]: answers('A', a(NAME)),
      [`${NAME} AAAA`]: answers('AAAA', aaaa(NAME)),
      [`${NAME} MX`]: answers('MX', mx(NAME, 'Mail.h.example', 5)),
    });
    expect(state).toEqual({
      is: 'in-dns',
      at: expect.closeTo(Date.now(), -4) as number,
      records: {
        ns: [
          { owner: NAME, data: 'ns1.host.example', ttl: 3600 },
          { owner: NAME, data: 'ns2.h.example', ttl: 3600 },
        ],
        a: [{ owner: NAME, data: '192.0.2.7', ttl: 300 }],
        aaaa: [{ owner: NAME, data: '2001:db8::7', ttl: 300 }],
        mx: [{ owner: NAME, preference: 5, exchange: 'mail.h.example', ttl: 600 }],
        cname: [],
      },
      mail: true,
      missing: [],
    });
    expect(doh.asked[0]).toBe(`${NAME} NS`);
    expect(asked().toSorted()).toEqual(
      [`${NAME} A`, `${NAME} AAAA`, `${NAME} MX`, `${NAME} NS`, 'sibling.in NS'].toSorted(),
    );
  });

  test('a missing MX, the null MX (RFC 7505) and the sender’s own machine take no mail', async () => {
    const none = await look(DELEGATED);
    expect(none).toMatchObject({ is: 'in-dns', mail: false, missing: [] });
    for (const exchange of ['', 'localhost']) {
      const mxAnswer = answers('MX', mx(NAME, `${exchange}.`, 0));
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await look({ ...DELEGATED, [`${NAME} MX`]: mxAnswer })).toMatchObject({
        is: 'in-dns',
        mail: false,
        records: { mx: [{ exchange }] },
      });
    }
  });

  test('a delegation whose servers do not answer: no address is known, and that is said', async () => {
    const failed = (type: AskedType) => response(NAME, type, 'SERVFAIL');
    const state = await look({
      ...DELEGATED,
      [`${NAME} A`]: failed('A'),
      [`${NAME} AAAA`]: 'hang',
      [`${NAME} MX`]: failed('MX'),
    });
    expect(state).toMatchObject({
      is: 'in-dns',
      mail: null,
      records: { a: [], mx: [] },
      missing: [
        { type: 'A', reason: { code: 'SERVFAIL' } },
        { type: 'AAAA', reason: { code: 'TIMED-OUT' } },
        { type: 'MX', reason: { code: 'SERVFAIL' } },
      ],
    });
  });

  test('no NS, but its own SOA', async () => {
    expect(await look({ ...OWN, [`${NAME} NS`]: nodata(NAME, 'NS', NAME) })).toMatchObject({
      is: 'in-dns',
      records: { ns: [] },
    });
  });

  test.each(['NOERROR', 'NXDOMAIN', 'SERVFAIL', 'REFUSED'] as const)(
    'a CNAME of its own, although the end of the chain is %s (RFC 6604)',
    async (rcode) => {
      const chained = (type: AskedType) =>
        response(NAME, type, rcode, {
          answers: [cname(NAME, 'gone.example')],
          authorities: rcode === 'NXDOMAIN' || rcode === 'NOERROR' ? [soa('example')] : [],
        });
      const state = await look({
        [`${NAME} NS`]: chained('NS'),
        [`${NAME} A`]: chained('A'),
        [`${NAME} AAAA`]: chained('AAAA'),
        [`${NAME} MX`]: chained('MX'),
      });
      const isKnown = rcode === 'NXDOMAIN' || rcode === 'NOERROR';
      expect(state).toMatchObject({
        is: 'in-dns',
        mail: isKnown ? false : null,
        records: { cname: [{ owner: NAME, data: 'gone.example', ttl: 60 }], a: [] },
        missing: isKnown ? [] : [{ reason: { code: rcode } }, {}, {}],
      });
    },
  );

  test('the mail and the address at the end of a CNAME chain', async () => {
    const chained = (type: AskedType, last: dnsPacket.Answer) =>
      answers(type, cname(NAME, 'b.example'), cname('b.example', 'c.example'), last);
    const state = await look({
      [`${NAME} NS`]: chained('NS', ns('c.example')),
      [`${NAME} A`]: chained('A', a('c.example')),
      [`${NAME} AAAA`]: chained('AAAA', aaaa('c.example')),
      [`${NAME} MX`]: chained('MX', mx('c.example', 'mail.c.example')),
    });
    expect(state).toMatchObject({
      is: 'in-dns',
      mail: true,
      records: { ns: [], a: [{ owner: 'c.example' }], cname: [{}, { data: 'c.example' }] },
    });
  });
});

describe('Not in DNS', () => {
  test('NXDOMAIN with the SOA of the parent, after one question', async () => {
    expect(await look({})).toMatchObject({ is: 'not-in-dns', zone: 'in' });
    expect(doh.asked).toEqual([`${NAME} NS`]);
  });
});

const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Site' };
const full = response(NAME, 'NS', 'NXDOMAIN', { authorities: [soa('in')] });

describe('No answer', () => {
  test.each<[string, Reply, string]>([
    ['SERVFAIL', response(NAME, 'NS', 'SERVFAIL'), 'gave no answer: SERVFAIL'],
    [
      'SERVFAIL beside an SOA',
      response(NAME, 'NS', 'SERVFAIL', { authorities: [soa('in')] }),
      'SERVFAIL',
    ],
    ['REFUSED', response(NAME, 'NS', 'REFUSED'), 'gave no answer: REFUSED'],
    ['FORMERR', response(NAME, 'NS', 'FORMERR'), 'RCODE 1'],
    [
      'NXDOMAIN without SOA',
      response(NAME, 'NS', 'NXDOMAIN'),
      'without the proof (NXDOMAIN, no SOA)',
    ],
    ['NXDOMAIN with its own SOA, as filters do', nxdomain(NAME, 'NS', NAME), 'contradicts'],
    ['NXDOMAIN with an unrelated SOA', nxdomain(NAME, 'NS', 'rpz.example'), 'unrelated zone'],
    ['NXDOMAIN with an SOA that ends alike', nxdomain(NAME, 'NS', 'k.in'), 'unrelated zone'],
    [
      'NXDOMAIN beside a record',
      response(NAME, 'NS', 'NXDOMAIN', { answers: [ns(NAME)], authorities: [soa('in')] }),
      'contradicts',
    ],
    ['an error that says Blocked', filtered(15), 'filters this name'],
    ['NODATA of the parent', nodata(NAME, 'NS', 'in'), 'does not say whether the name exists'],
    ['NODATA without SOA', response(NAME, 'NS', 'NOERROR'), 'empty'],
    [
      'a referral, by a server that does not recurse',
      response(NAME, 'NS', 'NOERROR', { authorities: [ns(NAME)] }),
      'does not say which zone',
    ],
    ['records of another name', answers('NS', ns('other.in')), 'contradicts'],
    ['another question', nxdomain('hdfcbank.in', 'NS'), 'another question'],
    ['another type', nxdomain(NAME, 'A'), 'another question'],
    [
      'another id',
      response(NAME, 'NS', 'NXDOMAIN', { id: 7, authorities: [soa('in')] }),
      'another question',
    ],
    [
      'the truncated flag',
      response(NAME, 'NS', 'NXDOMAIN', { flags: 0x0380, authorities: [soa('in')] }),
      'cut short',
    ],
    ['a packet cut in two', full.slice(0, full.length - 9), 'malformed'],
    ['a looping packet', full.with(12, 0xc0).with(13, 0x0c), 'malformed'],
    ['an empty body', new Uint8Array(), 'malformed'],
    ['a body of 1 MB', { body: new Uint8Array(1_000_000) }, 'too long'],
    ['200 with HTML', html, 'wrong content type'],
    ['JSON', { headers: { 'content-type': 'application/dns-json' }, body: '{}' }, 'content type'],
    ['404', { status: 404, body: full }, 'HTTP 404'],
    ['503', { status: 503 }, 'HTTP 503'],
    ['429', { status: 429, headers: { 'retry-after': '30' } }, 'again in 30 s'],
    ['429 without a time', { status: 429 }, 'Asked too often'],
    [
      'a redirect',
      { status: 302, headers: { location: '/elsewhere' } },
      'The policy or the network',
    ],
    ['no response', 'cut', 'The policy or the network'],
    ['half a response', 'cut-body', 'The policy or the network'],
    ['silence', 'hang', 'in time'],
  ])('%s', async (_what, reply, words) => {
    const state = await look({ [`${NAME} NS`]: reply });
    expect(state.is).toBe('no-answer');
    expect(state.is === 'no-answer' && dnsReasonText(state.reason)).toContain(words);
    expect(doh.asked).toEqual([`${NAME} NS`]);
  });

  test('nothing listens there', async () => {
    const dead = await dohServer(() => 'cut');
    await dead.close();
    expect(await checkName(NAME, { ask: resolver({ url: dead.url }) })).toMatchObject({
      is: 'no-answer',
      reason: { code: 'NETWORK' },
    });
  });
});

describe('a suffix that answers everything', () => {
  const wildcard: Zone = { '* NS': (sibling) => nodata(sibling, 'NS', 'in') };
  const chained = answers('NS', cname(NAME, 'b.example'));

  test('an own SOA and a CNAME do not count there', async () => {
    for (const reply of [nodata(NAME, 'NS', NAME), chained]) {
      expect(await look({ ...wildcard, [`${NAME} NS`]: reply })).toMatchObject({
        is: 'no-answer',
        reason: { code: 'WILDCARD' },
      });
    }
  });

  test('its own name servers do, unless any name has some', async () => {
    expect(await look({ ...wildcard, ...DELEGATED })).toMatchObject({ is: 'in-dns' });
    const any = (sibling: string) => response(sibling, 'NS', 'NOERROR', { answers: [ns(sibling)] });
    expect(await look({ ...DELEGATED, '* NS': any })).toMatchObject({
      reason: { code: 'WILDCARD' },
    });
  });

  test('where that is not known, only name servers count', async () => {
    const silent: Zone = { '* NS': (sibling) => response(sibling, 'NS', 'SERVFAIL') };
    expect(await look({ ...silent, ...DELEGATED })).toMatchObject({ is: 'in-dns' });
    expect(await look({ ...silent, [`${NAME} NS`]: chained })).toMatchObject({
      is: 'no-answer',
      reason: { code: 'WILDCARD-UNKNOWN' },
    });
  });
});

describe('a host below its registrable name', () => {
  const HOST = `login.${NAME}`;
  const host: Zone = {
    [`${HOST} NS`]: nodata(HOST, 'NS', NAME),
    [`${HOST} A`]: response(HOST, 'A', 'NOERROR', { answers: [a(HOST)] }),
    [`${HOST} AAAA`]: nodata(HOST, 'AAAA', NAME),
    [`${HOST} MX`]: nodata(HOST, 'MX', NAME),
  };

  test('an address counts', async () => {
    expect(await look(host, HOST, NAME)).toMatchObject({
      is: 'in-dns',
      mail: false,
      records: { ns: [], a: [{ owner: HOST, data: '192.0.2.7' }] },
      missing: [],
    });
  });

  test('unless a random sibling has one as well, or gives no answer', async () => {
    const any = (sibling: string) => response(sibling, 'A', 'NOERROR', { answers: [a(sibling)] });
    expect(await look({ ...host, '* A': any }, HOST, NAME)).toMatchObject({
      reason: { code: 'WILDCARD' },
    });
    // Its own address of the other version may still be found.
    const failing = { [`${HOST} AAAA`]: response(HOST, 'AAAA', 'SERVFAIL'), '* A': any };
    expect(await look({ ...host, ...failing }, HOST, NAME)).toMatchObject({
      reason: { code: 'SERVFAIL' },
    });
    expect(await look({ ...host, '* A': 'cut' }, HOST, NAME)).toMatchObject({
      is: 'no-answer',
      reason: { code: 'WILDCARD-UNKNOWN' },
    });
  });

  const chainedToNothing = (sibling: string, type: AskedType) =>
    response(sibling, type, 'NXDOMAIN', {
      answers: [cname(sibling, 'gone.example')],
      authorities: [soa('example')],
    });
  test.each<[string, Zone]>([
    [
      'of the other version',
      {
        [`${HOST} AAAA`]: response(HOST, 'AAAA', 'NOERROR', { answers: [aaaa(HOST)] }),
        '* A': (sibling) => response(sibling, 'A', 'NOERROR', { answers: [a(sibling)] }),
        '* AAAA': (sibling) => nodata(sibling, 'AAAA', NAME),
      },
    ],
    ['beside a CNAME to nothing', { '* A': (sibling) => chainedToNothing(sibling, 'A') }],
  ])('an address %s is its own', async (_, wildcard) => {
    expect(await look({ ...host, ...wildcard }, HOST, NAME)).toMatchObject({ is: 'in-dns' });
  });

  test.each([
    ['A', a(HOST, '0.0.0.0')],
    ['A', a(HOST, '127.0.0.1')],
    ['AAAA', aaaa(HOST, '::')],
    ['AAAA', aaaa(HOST, '::ffff:127.0.0.1')],
  ] as const)('an %s that leads nowhere is a filter’s', async (type, record) => {
    const zone = { ...host, [`${HOST} A`]: nodata(HOST, 'A', NAME) };
    const answer = response(HOST, type, 'NOERROR', { answers: [record] });
    expect(await look({ ...zone, [`${HOST} ${type}`]: answer }, HOST, NAME)).toMatchObject({
      is: 'no-answer',
      reason: { code: 'FILTERED' },
    });
  });

  test('a CNAME counts by its address where the zone denies nothing', async () => {
    const chained = (type: AskedType, ...last: dnsPacket.Answer[]) =>
      response(HOST, type, 'NOERROR', {
        answers: [cname(HOST, 'b.example'), ...last],
        authorities: last.length > 0 ? [] : [soa('example')],
      });
    const zone: Zone = {
      '* NS': (sibling) => nodata(sibling, 'NS', NAME),
      '* A': (sibling) => nodata(sibling, 'A', NAME),
      [`${HOST} NS`]: chained('NS'),
      [`${HOST} A`]: chained('A', a('b.example')),
      [`${HOST} AAAA`]: chained('AAAA'),
      [`${HOST} MX`]: chained('MX'),
    };
    expect(await look(zone, HOST, NAME)).toMatchObject({ is: 'in-dns', missing: [] });
  });

  test('without an address nothing is said of it', async () => {
    const bare = { ...host, [`${HOST} A`]: nodata(HOST, 'A', NAME) };
    expect(await look(bare, HOST, NAME)).toMatchObject({ reason: { code: 'PARENT-SOA' } });
    const failing = { ...host, [`${HOST} A`]: response(HOST, 'A', 'SERVFAIL') };
    expect(await look(failing, HOST, NAME)).toMatchObject({ reason: { code: 'SERVFAIL' } });
  });

  test('the registrable name itself is asked for as ever', async () => {
    expect(await look({ [`${NAME} NS`]: nodata(NAME, 'NS', 'in') }, NAME, NAME)).toMatchObject({
      is: 'no-answer',
    });
    expect(doh.asked).toEqual([`${NAME} NS`]);
  });
});

test('a question tells the resolver nothing but the name', async () => {
  await look({});
  const [{ method, headers } = { method: '', headers: {} }] = doh.requests;
  expect(method).toBe('GET');
  expect(headers.accept).toBe('application/dns-message');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test('a caller who stops gets no state', async () => {
  const calls = new AbortController();
  serve({ [`${NAME} NS`]: 'hang' });
  const state = checkName(NAME, {
    ask: resolver({ url: doh.url, signal: calls.signal }),
  });
  calls.abort();
  await expect(state).rejects.toThrow('aborted');
});
