/** One name as an alert shows it: its state, every answer in writing, and the look of name servers. */
import type * as dnsPacket from 'dns-packet';
import { expect, test } from 'vitest';
import { lookUp } from '@/evidence/model/dns/look-up.ts';
import type { AskedType } from '@/evidence/model/dns/types.ts';
import { parkingService } from '@/evidence/model/parking.ts';
import { dohServer } from './doh-server.ts';
import { a, cname, mx, ns, response, soa } from './packets.ts';

const NAME = 'hdfcbamk.in';

test('every answer is kept in writing, those without a packet too', async () => {
  const answers = (type: AskedType, ...records: dnsPacket.Answer[]) =>
    response(NAME, type, 'NOERROR', { answers: records });
  const doh = await dohServer(({ name, type }) => {
    if (name !== NAME) return response(name, type, 'NXDOMAIN', { authorities: [soa('in')] });
    if (type === 'NS') return answers('NS', ns(NAME, 'NS1.bodis.com'));
    if (type === 'A') return answers('A', cname(NAME, 'b.example'), a('b.example'));
    if (type === 'MX') return answers('MX', mx(NAME, '.', 0));
    return { status: 429, headers: { 'retry-after': '30' } };
  });
  const { state, raw } = await lookUp('HDFCbamk.in', { url: doh.url, registrable: NAME });
  await doh.close();
  expect(state).toMatchObject({
    is: 'in-dns',
    mail: false,
    missing: [{ type: 'AAAA', reason: { code: 'RATE-LIMITED', detail: 30 } }],
  });
  // The name, then a random sibling of it.
  const [first, sibling] = raw.split(/\n\n(?=;; (?:status|hdfc))/);
  expect(first).toBe(
    [
      ';; status NOERROR, id 0, flags qr rd ra',
      '',
      ';; QUESTION',
      'hdfcbamk.in. IN NS',
      '',
      ';; ANSWER',
      'hdfcbamk.in. 3600 IN NS ns1.bodis.com.',
    ].join('\n'),
  );
  expect(sibling).toContain(';; AUTHORITY\nin. 900 IN SOA ns.nic.example. (serial 7)');
  expect(raw).toContain('hdfcbamk.in. 60 IN CNAME b.example.\nb.example. 300 IN A 192.0.2.7');
  expect(raw).toContain('hdfcbamk.in. 600 IN MX 0 .');
  expect(raw).toContain(';; hdfcbamk.in. IN AAAA\n;; Asked too often: again in 30 s');
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
