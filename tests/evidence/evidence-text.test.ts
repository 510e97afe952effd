/** "Copy evidence". */
import { describe, expect, test } from 'vitest';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { evidenceText, type Evidence } from '@/evidence/model/evidence-text.ts';
import { dnsLine, registrationLine } from '@/evidence/model/facts.ts';
import { readRegistration } from '@/evidence/model/rdap/read.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { card, domain, entity, NAME } from './rdap-answers.ts';

const SEEN = Date.UTC(2026, 10, 23, 3, 12);
const NOW = Date.UTC(2026, 10, 23, 3, 15);

const registered = (more: object = {}): Registration =>
  readRegistration({
    name: NAME,
    at: SEEN,
    source: 'naam.test',
    body: JSON.stringify(domain(more)),
  });

type InDns = Extract<DnsState, { is: 'in-dns' }>;

const record = (data: string) => ({ owner: NAME, data, ttl: 300 });
const inDns = (more: Partial<InDns> = {}): DnsState => ({
  is: 'in-dns',
  at: SEEN,
  records: {
    ns: [record('ns1.parking.example')],
    a: [record('192.0.2.7'), record('192.0.2.8')],
    aaaa: [],
    mx: [{ owner: NAME, preference: 10, exchange: 'mail.hdfcbamk.com', ttl: 60 }],
    cname: [],
  },
  mail: true,
  missing: [{ type: 'AAAA', reason: { code: 'TIMED-OUT' } }],
  ...more,
});

const evidence = (state: DnsState | null, registration: Registration | null): Evidence => ({
  name: `login.${NAME}`,
  registrable: NAME,
  dns: state && { state, source: 'dns.resolver.example', raw: '' },
  registration,
  isSample: false,
});

test('everything that was found, with times and sources, and no name that is a link', () => {
  expect(evidenceText(evidence(inDns(), registered()), NOW)).toMatchInlineSnapshot(`
    "Evidence about login[.]hdfcbamk[.]com
    Written: 23 Nov 2026, 03:15 UTC

    DNS of login[.]hdfcbamk[.]com
    Answered: 23 Nov 2026, 03:12 UTC
    Source: dns[.]resolver[.]example
    In DNS
    Accepts mail
    IPv4 addresses: 192[.]0[.]2[.]7 (TTL 300 s), 192[.]0[.]2[.]8 (TTL 300 s)
    IPv6 addresses: not answered (The resolver did not answer in time)
    Mail servers: 10 mail[.]hdfcbamk[.]com (TTL 60 s)
    Name servers: ns1[.]parking[.]example (TTL 300 s)

    Registration of hdfcbamk[.]com
    Answered: 23 Nov 2026, 03:12 UTC
    Source: naam[.]test, for rdap[.]registry[.]example
    Registered: 14 Nov 2026, 05:00 UTC (8 days ago)
    Expires: 14 Nov 2027, 05:00 UTC
    Last changed: 20 Nov 2026, 05:00 UTC
    Registrar: Registrar of Names Pvt Ltd (IANA id 1234)
    For complaints: abuse@registrar[.]example, +1-555-555-1234 ext. 102 (abuse contact of the registrar)
    Status: client hold (switched off by the registrar), client transfer prohibited (protected from transfer by the registrar), server recover prohibited
    Name servers: ns1[.]parking[.]example, ns2[.]parking[.]example
    Withheld by the registry: Registrant Name, Registrant Email
    "
  `);
});

test('what is not known is said to be so', () => {
  expect(evidenceText(evidence(null, null), NOW)).toMatchInlineSnapshot(`
    "Evidence about login[.]hdfcbamk[.]com
    Written: 23 Nov 2026, 03:15 UTC

    DNS of login[.]hdfcbamk[.]com
    Not looked up

    Registration of hdfcbamk[.]com
    Not looked up
    "
  `);
  const failed: Registration = { is: 'no-answer', at: SEEN, reason: { code: 'TIMED-OUT' } };
  const silent: DnsState = { is: 'no-answer', at: SEEN, reason: { code: 'SERVFAIL' } };
  expect(evidenceText(evidence(silent, failed), NOW)).toMatchInlineSnapshot(`
    "Evidence about login[.]hdfcbamk[.]com
    Written: 23 Nov 2026, 03:15 UTC

    DNS of login[.]hdfcbamk[.]com
    Asked: 23 Nov 2026, 03:12 UTC
    Source: dns[.]resolver[.]example
    No answer: The resolver gave no answer: SERVFAIL

    Registration of hdfcbamk[.]com
    Asked: 23 Nov 2026, 03:12 UTC
    No answer: The registry did not answer in time
    "
  `);
  const none: Registration = { is: 'no-record', at: SEEN, source: 'naam.test', raw: '' };
  expect(evidenceText(evidence(null, none), NOW)).toContain(
    'The registry has no record of this domain',
  );
  const record = { owner: 'login.hdfcbamk.com', data: 'ns1.host.example', ttl: 60 };
  const records = { ns: [record], a: [], aaaa: [], mx: [], cname: [] };
  const there: DnsState = { is: 'in-dns', at: SEEN, records, mail: null, missing: [] };
  expect(evidenceText(evidence(there, none), NOW)).toContain('so it is registered. The registry');
});

test('an invented answer is called so first, and in the source of each', () => {
  const text = evidenceText({ ...evidence(null, registered()), isSample: true }, NOW);
  expect(text).toMatch(/^INVENTED ANSWERS: a demonstration/);
  expect(text).toMatch(/^Source: naam\[\.\]test.* \(invented answers\)$/m);
});

test('an answer without details has no lines for them', () => {
  const bare = registered({
    events: [{ eventAction: 'registration', eventDate: '2031-01-01T00:00:00Z' }],
    entities: [],
    nameservers: [],
    redacted: [],
    status: [],
    links: [],
  });
  const empty = { ns: [], a: [], aaaa: [], mx: [], cname: [] };
  const state = inDns({ records: empty, mail: null, missing: [] });
  expect(evidenceText(evidence(state, bare), NOW)).toMatchInlineSnapshot(`
    "Evidence about login[.]hdfcbamk[.]com
    Written: 23 Nov 2026, 03:15 UTC

    DNS of login[.]hdfcbamk[.]com
    Answered: 23 Nov 2026, 03:12 UTC
    Source: dns[.]resolver[.]example
    In DNS
    IPv4 addresses: none
    IPv6 addresses: none
    Mail servers: none
    Name servers: none in the answer

    Registration of hdfcbamk[.]com
    Answered: 23 Nov 2026, 03:12 UTC
    Source: naam[.]test
    Registered: 1 Jan 2031, 00:00 UTC
    Expires: the answer gives no date that can be read
    Last changed: the answer gives no date that can be read
    Registrar: not named in the answer
    For complaints: no contact in the answer
    Status: not given
    Name servers: none in the answer
    "
  `);
});

test('the null MX is no mail server', () => {
  const mx = [{ owner: NAME, preference: 0, exchange: '', ttl: 60 }];
  const state = inDns({ mail: false, records: { ns: [], a: [], aaaa: [], mx, cname: [] } });
  const text = evidenceText(evidence(state, null), NOW);
  expect(text).toContain('Names no mail server that accepts mail');
  expect(text).toContain('Mail servers: none: the domain says that it accepts no mail (null MX)');
});

describe('hostile texts', () => {
  test.each(HOSTILE)('%j stays on one line, visible and no link', (hostile) => {
    const registration = registered({
      status: [hostile],
      nameservers: [{ ldhName: hostile }],
      entities: [entity(['registrar'], card(['fn', hostile]))],
      redacted: [{ name: { description: hostile } }],
    });
    const plain = evidenceText(evidence(inDns(), registered({ entities: [] })), NOW);
    const state = inDns();
    const text = evidenceText(evidence(state, registration), NOW);
    expect(text).not.toMatch(/[^\n\x20-\x7e\u0430]/);
    expect(text).not.toMatch(/\w\.\w|(?<!\[):\/\//);
    expect(Math.abs(text.split('\n').length - plain.split('\n').length)).toBeLessThanOrEqual(1);
  });
});

test('one line for a history, and null without an answer', () => {
  expect(registrationLine(registered(), false)).toBe(
    'registered 14 Nov 2026, 05:00 UTC (8 days ago) at Registrar of Names Pvt Ltd (IANA id 1234)',
  );
  expect(registrationLine(registered({ events: [], entities: [] }), true)).toBe(
    'registered at a registrar that is not given, date not given (an invented answer)',
  );
  expect(
    registrationLine({ is: 'no-answer', at: SEEN, reason: { code: 'TIMED-OUT' } }, false),
  ).toBe(null);
  expect(dnsLine(inDns(), false)).toBe('in DNS, has an address, accepts mail');
  expect(
    dnsLine(inDns({ records: { ns: [], a: [], aaaa: [], mx: [], cname: [] }, mail: null }), false),
  ).toBe('in DNS, addresses not answered, mail servers not answered');
  expect(dnsLine({ is: 'no-answer', at: SEEN, reason: { code: 'SERVFAIL' } }, false)).toBe(null);
});
