/** Schema for a finding in a file of cases, and for what is kept of one: no longer text than a name or a line. */
import * as v from 'valibot';
import type { DenyingZone } from '@/evidence/dns/types.ts';
import type { Finding } from '@/evidence/finding.ts';
import { MAX_LOOKED } from '../limits.ts';
import { exactly, named, text } from './schema.ts';

const MAX_LISTED = 100;
/** The longest name in DNS, and an address of a form. */
const MAX_DATA = 300;

/** Milliseconds since the epoch; a registry may name any day. */
const at = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15));
const day = v.nullable(at);
const data = text(MAX_DATA);
const line = text(MAX_LOOKED);
const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.maxLength(MAX_LISTED));
const ttl = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32));

const record = exactly({ owner: data, data, ttl });
const inDns = exactly({
  is: v.literal('in-dns'),
  at,
  records: exactly({
    ns: list(record),
    a: list(record),
    aaaa: list(record),
    mx: list(exactly({ owner: data, preference: ttl, exchange: data, ttl })),
    cname: list(record),
  }),
  mail: v.boolean(),
});
const notInDns = exactly({
  is: v.literal('not-in-dns'),
  at,
  // A file is taken at its word, as it is for a status.
  zone: v.custom<DenyingZone>((zone) => typeof zone === 'string' && zone.length <= MAX_DATA),
});

const registered = exactly({
  is: v.literal('registered'),
  at,
  source: data,
  registry: v.nullable(data),
  name: data,
  registeredOn: day,
  expiresOn: day,
  changedOn: day,
  registrar: v.nullable(exactly({ name: v.nullable(line), ianaId: v.nullable(data) })),
  statuses: list(exactly({ code: line, words: v.nullable(line) })),
  abuse: v.nullable(
    exactly({
      emails: list(line),
      phones: list(line),
      forms: list(line),
      from: v.picklist(['registrar-abuse', 'top-level-abuse', 'registrar']),
    }),
  ),
  nameServers: list(data),
  withheld: list(line),
});
const noRecord = exactly({ is: v.literal('no-record'), at, source: data });

const about = { name: named(MAX_DATA), source: named(MAX_LOOKED) };

export const finding: v.GenericSchema<unknown, Finding> = v.union([
  exactly({ of: v.literal('dns'), ...about, answer: v.union([inDns, notInDns]) }),
  exactly({ of: v.literal('registration'), ...about, answer: v.union([registered, noRecord]) }),
]);
