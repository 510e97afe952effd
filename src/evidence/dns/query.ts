import { queryName } from './names.ts';
import type { AskedType } from './types.ts';

/** RFC 1035 section 3.2.2, RFC 3596 section 2.1. */
const TYPE_NUMBERS: Readonly<Record<AskedType, number>> = { NS: 2, A: 1, AAAA: 28, MX: 15 };
const CLASS_IN = 1;
const HEADER_BYTES = 12;
/** QR 0, opcode 0, RD 1 (RFC 1035 section 4.1.1). */
const RECURSION_DESIRED = 0x0100;

/**
 * The packet that asks for one type of record (RFC 1035 section 4.1). Its id is 0, so that equal questions
 * have equal addresses (RFC 8484 section 4.1). It has no EDNS: a response over HTTP has no size to negotiate.
 *
 * @throws DnsNameError for a text that cannot be asked for
 */
export function queryPacket(name: string, type: AskedType): Uint8Array<ArrayBuffer> {
  const labels = queryName(name).split('.');
  const nameBytes = labels.reduce((sum, label) => sum + label.length + 1, 1);
  const packet = new Uint8Array(HEADER_BYTES + nameBytes + 4);
  const view = new DataView(packet.buffer);
  view.setUint16(2, RECURSION_DESIRED);
  view.setUint16(4, 1); // QDCOUNT
  let at = HEADER_BYTES;
  for (const label of labels) {
    packet[at] = label.length;
    at += 1;
    for (let place = 0; place < label.length; place += 1) {
      packet[at] = label.charCodeAt(place);
      at += 1;
    }
  }
  view.setUint16(at + 1, TYPE_NUMBERS[type]);
  view.setUint16(at + 3, CLASS_IN);
  return packet;
}

/**
 * The address of a question for a DoH resolver, asked for with GET (RFC 8484 section 4.1.1: base64url without
 * padding).
 *
 * @param resolver its address or a path of this site; `{?dns}` at its end, as resolvers publish it, is left out
 * @throws DnsNameError for a text that cannot be asked for
 */
export function queryUrl(resolver: string, name: string, type: AskedType): string {
  const base = resolver.replace(/\{\?dns\}$/, '');
  const bytes = btoa(String.fromCharCode(...queryPacket(name, type)));
  const encoded = bytes.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}dns=${encoded}`;
}
