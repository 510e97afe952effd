/** Packets for tests, made by another library than the one that reads them in the product. */
import * as dnsPacket from 'dns-packet';
import type { AskedType } from '@/evidence/model/dns/types.ts';

type Parts = Pick<dnsPacket.Packet, 'answers' | 'authorities' | 'additionals' | 'id' | 'flags'>;

export const RCODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 } as const;

/** A response as a resolver sends it: QR, RD, RA. */
export function response(
  name: string,
  type: AskedType,
  rcode: keyof typeof RCODES,
  parts: Parts = {},
): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    dnsPacket.encode({
      type: 'response',
      ...parts,
      id: parts.id ?? 0,
      flags: (parts.flags ?? 0x0180) | RCODES[rcode],
      questions: [{ name, type, class: 'IN' }],
    }),
  );
}

export const soa = (owner: string): dnsPacket.Answer => ({
  type: 'SOA',
  name: owner,
  ttl: 900,
  data: { mname: 'ns.nic.example', rname: 'root.nic.example', serial: 7 },
});

export const ns = (owner: string, data = 'ns1.host.example'): dnsPacket.Answer => ({
  type: 'NS',
  name: owner,
  ttl: 3600,
  data,
});

export const a = (owner: string, data = '192.0.2.7'): dnsPacket.Answer => ({
  type: 'A',
  name: owner,
  ttl: 300,
  data,
});

export const aaaa = (owner: string, data = '2001:db8::7'): dnsPacket.Answer => ({
  type: 'AAAA',
  name: owner,
  ttl: 300,
  data,
});

export const mx = (owner: string, exchange: string, preference = 10): dnsPacket.Answer => ({
  type: 'MX',
  name: owner,
  ttl: 600,
  data: { preference, exchange },
});

export const cname = (owner: string, data: string): dnsPacket.Answer => ({
  type: 'CNAME',
  name: owner,
  ttl: 60,
  data,
});
