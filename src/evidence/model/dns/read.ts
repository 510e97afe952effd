import type { Answer, Packet } from '@leichtgewicht/dns-packet';
import { asciiLower } from './names.ts';
import { isWellFormed } from './packet-structure.ts';

/** Longest DNS packet (RFC 8484 section 6), in bytes. */
export const MAX_PACKET_BYTES = 65_535;

/** A record of a response. Names are in lower case without a final dot; the root and no name are empty. */
export type ResourceRecord = { readonly owner: string; readonly ttl: number } & (
  | { readonly type: 'A' | 'AAAA' | 'NS' | 'CNAME'; readonly data: string }
  | { readonly type: 'MX'; readonly preference: number; readonly exchange: string }
  /** Only its owner matters. `OTHER`: a type that is neither asked for nor judged. */
  | { readonly type: 'SOA' | 'OTHER' }
);

/** The parts of a response that matter here. */
export interface DnsMessage {
  readonly id: number;
  /** Includes the upper bits of an OPT record, if there is one (RFC 6891 section 6.1.3). */
  readonly rcode: number;
  readonly truncated: boolean;
  /** True if it says that the resolver blocks, censors, filters or forges (RFC 8914 sections 4.5 and 4.16 to 4.18). */
  readonly filtered: boolean;
  readonly question: { readonly name: string; readonly type: string } | null;
  readonly answers: readonly ResourceRecord[];
  readonly authorities: readonly ResourceRecord[];
  /** All that the library read. */
  readonly packet: Packet;
}

/** Decodes a packet; null for bytes that are no well-formed DNS response of class IN. Never throws. */
export type MessageReader = (bytes: Uint8Array) => DnsMessage | null;

const MAX_TTL = 2 ** 31;

function plainName(name: string): string {
  return name === '.' ? '' : asciiLower(name);
}

function resourceRecord(answer: Answer): ResourceRecord {
  const owner = plainName(answer.name);
  const given = answer.ttl ?? 0;
  // A TTL with its first bit set counts as zero (RFC 2181 section 8).
  const ttl = given < MAX_TTL ? given : 0;
  switch (answer.type) {
    case 'A':
    case 'AAAA':
      return { owner, ttl, type: answer.type, data: answer.data };
    case 'NS':
    case 'CNAME':
      return { owner, ttl, type: answer.type, data: plainName(answer.data) };
    case 'MX': {
      const { preference = 0, exchange } = answer.data;
      return { owner, ttl, type: 'MX', preference, exchange: plainName(exchange) };
    }
    case 'SOA':
      return { owner, ttl, type: 'SOA' };
    default:
      return { owner, ttl, type: 'OTHER' };
  }
}

/** The upper bits of the RCODE, which the library's types omit. */
function extendedRcode(option: Answer | undefined): number {
  if (option === undefined || !('extendedRcode' in option)) return 0;
  return typeof option.extendedRcode === 'number' ? option.extendedRcode : 0;
}

const EXTENDED_ERROR = 15;
const FILTERS = new Set([4, 15, 16, 17]);

function saysFiltered(option: Answer | undefined): boolean {
  const options: unknown = option && 'options' in option ? option.options : [];
  return (Array.isArray(options) ? options : []).some((one: { code?: unknown; data?: unknown }) => {
    const { code, data } = one;
    if (code !== EXTENDED_ERROR || !(data instanceof Uint8Array)) return false;
    return FILTERS.has(((data[0] ?? 0) << 8) | (data[1] ?? 0));
  });
}

function message(bytes: Uint8Array, packet: Packet): DnsMessage | null {
  // RCODE and opcode by number, because the library gives names.
  const [upper = 0, lower = 0] = bytes.subarray(2, 4);
  const opcode = (upper >> 3) & 0xf;
  if (packet.flag_qr !== true || opcode !== 0) return null;
  const options = (packet.additionals ?? []).filter(({ type }) => type === 'OPT');
  if (options.length > 1) return null;
  const [question] = packet.questions ?? [];
  return {
    id: packet.id ?? 0,
    rcode: (extendedRcode(options[0]) << 4) | (lower & 0xf),
    truncated: packet.flag_tc === true,
    filtered: saysFiltered(options[0]),
    question:
      question && question.class === 'IN'
        ? { name: plainName(question.name), type: question.type }
        : null,
    answers: (packet.answers ?? []).map(resourceRecord),
    authorities: (packet.authorities ?? []).map(resourceRecord),
    packet,
  };
}

/**
 * Fetches the library that decodes packets (a separate chunk) and returns the function that does.
 *
 * @throws the error of `import()` if the chunk cannot be fetched
 */
export async function loadReader(): Promise<MessageReader> {
  const { decode } = await import('@leichtgewicht/dns-packet');
  return (bytes) => {
    if (bytes.length > MAX_PACKET_BYTES || !isWellFormed(bytes)) return null;
    try {
      return message(bytes, decode(bytes));
    } catch {
      return null;
    }
  };
}
