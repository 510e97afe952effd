/** Schema for a finding in a file of cases. */
import * as v from 'valibot';
import type { DenyingZone } from '@/evidence/model/dns/types.ts';
import type { Finding } from '@/evidence/model/finding.ts';
import { MAX_FINDING, MAX_NAME } from '../limits.ts';
import { exactly, nameText } from './schema.ts';

/** Milliseconds since the epoch; a registry may send any day. */
const at = v.pipe(v.number(), v.integer(), v.minValue(-8.64e15), v.maxValue(8.64e15));
const day = v.nullable(at);
const text = v.string();
const ttl = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32));

const record = exactly({ owner: text, data: text, ttl });
const inDns = exactly({
  is: v.literal('in-dns'),
  at,
  records: exactly({
    ns: v.array(record),
    a: v.array(record),
    aaaa: v.array(record),
    mx: v.array(exactly({ owner: text, preference: ttl, exchange: text, ttl })),
    cname: v.array(record),
  }),
});
const notInDns = exactly({
  is: v.literal('not-in-dns'),
  at,
  // The file is trusted about findings, as it is about statuses.
  zone: v.custom<DenyingZone>((zone) => typeof zone === 'string'),
});

const registered = exactly({
  is: v.literal('registered'),
  at,
  source: text,
  registry: v.nullable(text),
  name: text,
  registeredOn: day,
  expiresOn: day,
  changedOn: day,
  registrar: v.nullable(exactly({ name: v.nullable(text), ianaId: v.nullable(text) })),
  statuses: v.array(exactly({ code: text, words: v.nullable(text) })),
  abuse: v.nullable(
    exactly({
      emails: v.array(text),
      phones: v.array(text),
      forms: v.array(text),
      from: v.picklist(['registrar-abuse', 'top-level-abuse', 'registrar']),
    }),
  ),
  nameServers: v.array(text),
  withheld: v.array(text),
});
const noRecord = exactly({ is: v.literal('no-record'), at, source: text });

const about = { name: nameText(MAX_NAME), source: nameText(MAX_NAME) };

export const finding: v.GenericSchema<unknown, Finding> = v.pipe(
  v.union([
    exactly({ of: v.literal('dns'), ...about, answer: v.union([inDns, notInDns]) }),
    exactly({ of: v.literal('registration'), ...about, answer: v.union([registered, noRecord]) }),
  ]),
  v.check((found) => JSON.stringify(found).length <= MAX_FINDING),
);
