/** One name as an alert shows it: its state, every answer as it came, and the look of name servers. */
import type * as dnsPacket from 'dns-packet';
import { expect, test } from 'vitest';
import { lookUpHost } from '@/evidence/look-up-name.ts';
import { keptAnswers } from '@/evidence/model/kept.ts';
import type { AskedType } from '@/evidence/model/dns/types.ts';
import { parkingService } from '@/evidence/model/parking.ts';
import { dohServer } from './doh-server.ts';
import { a, cname, mx, ns, response, soa } from './packets.ts';

const NAME = 'hdfcbamk.in';

test('every answer is kept as it came, those without a packet too', async () => {
  const answers = (type: AskedType, ...records: dnsPacket.Answer[]) =>
    response(NAME, type, 'NOERROR', { answers: records });
  const doh = await dohServer(({ name, type }) => {
    if (name !== NAME) return response(name, type, 'NXDOMAIN', { authorities: [soa('in')] });
    if (type === 'NS') return answers('NS', ns(NAME, 'NS1.bodis.com'));
    if (type === 'A') return answers('A', cname(NAME, 'b.example'), a('b.example'));
    if (type === 'MX') return answers('MX', mx(NAME, '.', 0));
    return { status: 429, headers: { 'retry-after': '30' } };
  });
  const resolver = { url: doh.url, name: 'A resolver', rate: 20, max: 200 };
  const { signal } = new AbortController();
  const state = await lookUpHost(NAME, NAME, resolver, signal);
  await doh.close();
  expect(state).toMatchObject({
    is: 'in-dns',
    mail: false,
    missing: [{ type: 'AAAA', reason: { code: 'RATE-LIMITED', detail: 30 } }],
  });
  const raw = keptAnswers().dns.get(NAME)?.raw ?? '';
  const all = JSON.parse(raw) as { question: string; answer: unknown }[];
  const about = (question: string) => all.find((one) => one.question === question)?.answer;
  // The name, then a random sibling of it.
  expect(all.slice(0, 2)).toMatchObject([
    {
      question: 'hdfcbamk.in NS',
      answer: {
        rcode: 'NOERROR',
        id: 0,
        flag_ra: true,
        questions: [{ name: NAME, type: 'NS' }],
        answers: [{ name: NAME, ttl: 3_600, type: 'NS', data: 'NS1.bodis.com' }],
      },
    },
    {
      question: expect.stringMatching(/^x[\da-f]{16}\.in NS$/),
      answer: {
        rcode: 'NXDOMAIN',
        authorities: [{ name: 'in', type: 'SOA', data: { serial: 7 } }],
      },
    },
  ]);
  expect(about('hdfcbamk.in A')).toMatchObject({
    answers: [
      { name: NAME, ttl: 60, type: 'CNAME', data: 'b.example' },
      { name: 'b.example', ttl: 300, type: 'A', data: '192.0.2.7' },
    ],
  });
  expect(about('hdfcbamk.in MX')).toMatchObject({
    answers: [{ type: 'MX', data: { preference: 0, exchange: '.' } }],
  });
  expect(about('hdfcbamk.in AAAA')).toBe('Asked too often: again in 30 s');
  expect(raw).toMatch(/^[\n -~]*$/);
});

test.each<[string[], string | null]>([
  [['ns1.sedoparking.com', 'ns2.sedoparking.com'], 'Sedo'],
  [['NS1.BODIS.com.'], 'Bodis'],
  [['ns1.bodis.com', 'ns1.sedoparking.com'], null],
  [['ns1.sedoparking.com', 'ns1.host.example'], null],
  [['ns1.notbodis.com', 'bodis.com.evil.example'], null],
  [['constructor', '__proto__', 'x.constructor'], null],
  [['ns1.dns-parking.com'], null],
  [[], null],
])('%j look like %s', (servers, service) => {
  expect(parkingService(servers)).toBe(service);
});
