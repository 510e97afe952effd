/**
 * A DNS response policy zone (draft-vixie-dnsop-dns-rpz, for BIND, Unbound, Knot and PowerDNS): `CNAME .` answers that
 * a name does not exist, and a record for `*.name` the same for all below it.
 */
import { headLines } from './lists.ts';
import { unicodeBeside } from './names.ts';
import { chunksOf } from './chunks.ts';
import { timeOf } from './times.ts';
import type { ExportOptions, ExportRow, Writer } from './types.ts';

/** Longest name on the wire (RFC 1035 section 2.3.4). */
const MAX_OCTETS = 255;
/** Kept free for the name of the zone, which its resolver's operator chooses: 30 characters of it. */
const ZONE_OCTETS = 32;
/** `*` with its length. */
const WILDCARD_OCTETS = 2;

/** Characters of the longest name that fits next to `*.` and the zone. Its first length takes one more. */
export const LONGEST_IN_ZONE = MAX_OCTETS - ZONE_OCTETS - WILDCARD_OCTETS - 1;

function headOf(options: ExportOptions, names: number, of: number): string {
  // Grows with each export, as secondaries expect it; it fits 32 bits until 2106 (RFC 1982).
  const serial = Math.floor((timeOf(options.madeAt) ?? 0) / 1000);
  const comments = [
    ...headLines(options, names, of),
    'Blocks each host as it was reported and all below it; not the registered name above a host.',
    `Load it as a zone whose name has at most ${ZONE_OCTETS - 2} characters, and name that zone as a response policy.`,
  ];
  return [
    ...comments.map((text) => `; ${text}`),
    '$TTL 300',
    `@ IN SOA localhost. hostmaster.localhost. ${serial} 3600 600 604800 300`,
    '@ IN NS localhost.',
    '',
  ].join('\n');
}

const block = (ascii: string, comment: string | null): string =>
  `${ascii} CNAME .${comment === null ? '' : ` ; ${comment}`}\n*.${ascii} CNAME .\n`;

export const writeRpz: Writer = (rows, kept, options) => {
  function recordsOf({ name }: ExportRow): string {
    if (name.is !== 'name') return '';
    return block(name.ascii, unicodeBeside(name.ascii));
  }
  return chunksOf(rows, kept, {
    head: headOf(options, kept.length, rows.count),
    textOf: recordsOf,
  });
};
