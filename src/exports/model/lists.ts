/**
 * Blocklists with one name a line. A name here has been read as a domain name (`readAlertName`): letters, digits,
 * hyphens and dots, so it cannot end its line or begin another. Unicode forms are only in comments.
 */
import { defang } from '@/lib/defang.ts';
import { inComment, unicodeBeside } from './names.ts';
import { leftOutWords } from './reasons.ts';
import type { ExportOptions, Writer } from './types.ts';

/** Returns the comments at the top of a list. A partial list says so; otherwise it would be taken for the whole. */
function headLines({ kept, of, ...options }: ExportOptions): readonly string[] {
  const isPart = kept < of;
  const part = isPart ? `, ${kept} of ${of} alerts` : '';
  const names = kept === 1 ? 'name that imitates' : 'names that imitate';
  const leftOut = leftOutWords(options.leftOut).map((words) => words.join(' '));
  return [
    // Blockers take a first word with a colon for a setting of the list: “Redirect: …”.
    `List “${inComment(options.view)}”${part}: ${kept} ${names} names of ${inComment(options.producer)}`,
    ...(isPart ? [`Left out: ${leftOut.join('; ')}`] : []),
    `Made ${inComment(options.madeAt)}`,
    `TLP:${options.tlp.toUpperCase()}`,
  ];
}

/** A list whose lines contain the A-label name and the Unicode form, null if there is none. */
function list(
  head: (options: ExportOptions) => readonly string[],
  line: (ascii: string, unicode: string | null, options: ExportOptions) => string,
): Writer {
  return function* writeList(rows, options) {
    for (const text of head(options)) yield `${text}\n`;
    for (const { name } of rows) {
      if (name.is === 'name') yield `${line(name.ascii, unicodeBeside(name.ascii), options)}\n`;
    }
  };
}

const headWith = (sign: string) => (options: ExportOptions) =>
  headLines(options).map((text) => `${sign} ${text}`);

const after = (sign: string, comment: string | null) => (comment === null ? '' : sign + comment);

/** hosts(5): the null address and a name; `#` begins a comment anywhere. */
export const writeHosts = list(
  headWith('#'),
  (ascii, unicode) => `0.0.0.0 ${ascii}${after(' # ', unicode)}`,
);

/** Adblock Plus filters: `||name^` covers a name and all below it. A comment has its own line. */
export const writeAdblock = list(
  headWith('!'),
  (ascii, unicode) => `${unicode === null ? '' : `! ${unicode}\n`}||${ascii}^`,
);

/** One name a line and nothing else: readers of such lists know no comments. */
export const writePlain = list(
  () => [],
  (ascii, _unicode, { defanged }) => (defanged ? defang(ascii) : ascii),
);

/** Longest name on the wire (RFC 1035 section 2.3.4). */
const MAX_OCTETS = 255;
/** Kept free for the name of the zone, which its resolver's operator chooses: 30 characters of it. */
const ZONE_OCTETS = 32;
/** `*` with its length. */
const WILDCARD_OCTETS = 2;

/** Characters of the longest name that fits next to `*.` and the zone. Its first length takes one more. */
export const LONGEST_IN_ZONE = MAX_OCTETS - ZONE_OCTETS - WILDCARD_OCTETS - 1;

function zoneHead(options: ExportOptions): readonly string[] {
  // Grows with each export, as secondaries expect it; it fits 32 bits until 2106 (RFC 1982).
  const serial = Math.floor(Date.parse(options.madeAt) / 1000);
  return [
    ...headWith(';')(options),
    '; Blocks each host as it was reported and all below it; not the registered name above a host.',
    `; Load it as a zone whose name has at most ${ZONE_OCTETS - 2} characters, and name that zone as a response policy.`,
    '$TTL 300',
    `@ IN SOA localhost. hostmaster.localhost. ${serial} 3600 600 604800 300`,
    '@ IN NS localhost.',
  ];
}

/**
 * A DNS response policy zone (draft-vixie-dnsop-dns-rpz, for BIND, Unbound, Knot and PowerDNS): `CNAME .` answers that
 * a name does not exist, and a record for `*.name` the same for all below it.
 */
export const writeRpz = list(
  zoneHead,
  (ascii, unicode) => `${ascii} CNAME .${after(' ; ', unicode)}\n*.${ascii} CNAME .`,
);
