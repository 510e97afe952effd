/** Whatever the bytes, an unknown never becomes "Not in DNS" or "In DNS": checked by another library. */
import * as dnsPacket from 'dns-packet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ask } from '@/evidence/model/dns/ask.ts';
import { checkName } from '@/evidence/model/dns/check-name.ts';
import { loadReader } from '@/evidence/model/dns/read.ts';
import type { DnsState } from '@/evidence/model/dns/types.ts';
import { a, cname, mx, ns, RCODES, response, soa } from './packets.ts';

const FULL = process.env['FULL'] === '1';
const PACKETS = FULL ? 10_000 : 300;
const NAME = 'hdfcbamk.co.in';
const read = await loadReader();

const owners = fc.constantFrom(NAME, 'co.in', 'in', '.', 'amk.co.in', 'other.in', `x.${NAME}`);
const record = owners.chain((owner) =>
  fc.constantFrom(soa(owner), ns(owner), a(owner), mx(owner, '.'), cname(owner, 'b.example')),
);
const records = fc.array(record, { maxLength: 3 });
const packet = fc
  .tuple(
    fc.constantFrom(NAME, NAME, NAME, NAME.toUpperCase(), 'other.in'),
    fc.constantFrom(...(Object.keys(RCODES) as (keyof typeof RCODES)[])),
    records,
    records,
    fc.constantFrom(0x0180, 0x0180, 0x0180, 0x0380, 0x0000),
  )
  .map(([name, rcode, answers, authorities, flags]) =>
    response(name, 'NS', rcode, { answers, authorities, flags }),
  );
/** A denial, honest or not: what mutations make of it must be none, or one as good. */
const denial = fc
  .constantFrom('in', 'co.in', '.', NAME, 'amk.co.in', 'other.in')
  .map((zone) => response(NAME, 'NS', 'NXDOMAIN', { authorities: [soa(zone)] }));
const delegation = fc
  .constantFrom('NOERROR', 'NOERROR', 'SERVFAIL')
  .map((rcode) => response(NAME, 'NS', rcode as 'NOERROR', { answers: [ns(NAME)] }));
const mutated = fc
  .tuple(
    fc.oneof(packet, denial, delegation),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 3 }),
    fc.option(fc.nat(), { freq: 5 }),
  )
  .map(([bytes, changes, cut]) => {
    const copy = Uint8Array.from(bytes);
    for (const [place, byte] of changes) copy[place % copy.length] = byte;
    return cut === null ? copy : copy.slice(0, cut % copy.length);
  });
const anyBytes = fc.oneof(
  { weight: 4, arbitrary: packet },
  { weight: 2, arbitrary: denial },
  { weight: 1, arbitrary: delegation },
  { weight: 4, arbitrary: mutated },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

/** Returns the resolver's state for these bytes; the zone above denies a random sibling. */
async function stateOf(bytes: Uint8Array): Promise<DnsState> {
  const ask: Ask = async ({ name, type }) => {
    const sibling = response(name, type, 'NXDOMAIN', { authorities: [soa('co.in')] });
    const message = read(name === NAME && type === 'NS' ? bytes : sibling);
    return message === null
      ? { is: 'no-answer', at: 1, reason: { code: 'MALFORMED' } }
      : { is: 'message', at: 1, message };
  };
  return checkName(NAME, { ask });
}

const lower = (name: string) => name.toLowerCase();
const isAbove = (zone: string) => zone === '.' || NAME.endsWith(`.${lower(zone)}`);

/** The table of what may be said, of what the other library read. */
function proven(packet: dnsPacket.DecodedPacket): DnsState['is'] {
  const { answers = [], authorities = [], rcode } = packet as typeof packet & { rcode: string };
  const [question] = packet.questions ?? [];
  if (!packet.flag_qr || packet.flag_tc || packet.id !== 0) return 'no-answer';
  if (lower(question?.name ?? '') !== NAME || question?.type !== 'NS' || question.class !== 'IN')
    return 'no-answer';
  const own = answers.filter(({ name }) => lower(name) === NAME);
  if (own.some(({ type }) => type === 'CNAME')) return 'in-dns';
  const zones = authorities.filter(({ type }) => type === 'SOA').map(({ name }) => name);
  if (rcode === 'NXDOMAIN') {
    const isClear = answers.length === 0 && authorities.every(({ name }) => lower(name) !== NAME);
    return isClear && zones.length > 0 && zones.every(isAbove) ? 'not-in-dns' : 'no-answer';
  }
  if (rcode !== 'NOERROR') return 'no-answer';
  if (own.some(({ type }) => type === 'NS')) return 'in-dns';
  if (answers.length > 0) return 'no-answer';
  const isOwn = zones.length > 0 && zones.every((zone) => lower(zone) === NAME);
  return isOwn ? 'in-dns' : 'no-answer';
}

test('any bytes: no throw, and no state that another library would not give', async () => {
  const seen = { 'in-dns': 0, 'not-in-dns': 0, 'no-answer': 0 };
  await fc.assert(
    fc.asyncProperty(anyBytes, async (bytes) => {
      const state = await stateOf(bytes);
      seen[state.is] += 1;
      if (state.is === 'no-answer' && state.reason.code === 'MALFORMED') return;
      expect(state.is).toBe(proven(dnsPacket.decode(Buffer.from(bytes))));
    }),
    { numRuns: PACKETS, seed: 17 },
  );
  // The property has met all three often enough to mean something.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(PACKETS / 50);
});

test('the type admits no "not in DNS" without the zone that denies', () => {
  // @ts-expect-error -- no zone
  const bare: DnsState = { is: 'not-in-dns', at: 0 };
  // @ts-expect-error -- any text is no proof
  const invented: DnsState = { is: 'not-in-dns', at: 0, zone: 'in' };
  expect([bare.is, invented.is]).toEqual(['not-in-dns', 'not-in-dns']);
});
