/** Answers no backend should give, made from the contract's schemas: valid ones, broken by seeded dice. */
import type { GenericSchema } from 'valibot';
import {
  Asset,
  endpoints,
  ImpersonationAlert,
  Organization,
  type EndpointName,
} from '@/api/contract/index.ts';
import { changeDate, date, flag, id, score } from '@/api/contract/read.ts';
import { prng } from '@/mocks/prng.ts';

type Json = unknown;
type Entries = Readonly<Record<string, GenericSchema | undefined>>;

export interface Malformed {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The calls of the contract. */
export const CALLS = Object.keys(endpoints).filter(
  (name): name is EndpointName => name in endpoints,
);

const LISTS: Partial<Record<EndpointName, readonly [key: string, row: { entries: Entries }]>> = {
  assetList: ['assets', Asset],
  alertList: ['impersonations', ImpersonationAlert],
  organizationList: ['organisations', Organization],
};

/** The fields of what a call answers with: of the entity, or of a row of its list. */
export function fieldsOf(name: EndpointName): Entries {
  const listed = LISTS[name]?.[1];
  if (listed) return listed.entries;
  const { output } = endpoints[name] as { output: GenericSchema & { pipe?: GenericSchema[] } };
  const entity = [output, ...(output.pipe ?? [])].find((schema) => 'entries' in schema);
  return entity ? (entity as unknown as { entries: Entries }).entries : { message: undefined };
}

export const isList = (name: EndpointName) => name in LISTS;

/** Returns the schema of a field without its default. */
export function readerOf(schema: GenericSchema | undefined): unknown {
  const { wrapped } = (schema ?? {}) as { wrapped?: GenericSchema };
  return wrapped ? readerOf(wrapped) : schema;
}

const NAMES = [
  'example-shop.in',
  'xn--exmple-shop-4za.in',
  'Sahyadri Lok Bank',
  'owner@example.in',
];

const TOKENS = ['opaque-token-1', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'];

function valid(reader: unknown, pick: Pick): Json {
  if (reader === id) return pick([7, '7', 12]);
  if (reader === flag) return pick([true, false, 1, 'true']);
  if (reader === date || reader === changeDate)
    return pick(['2026-11-21 10:00:00', '2026-11-21T10:00:00Z', null]);
  if (reader === score) return pick([8, 4.5, '7']);
  return pick(NAMES);
}

/** Values of the wrong kind. */
const ODD: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'null',
  'x'.repeat(20_000),
  '<img src=x onerror=alert(1)><script>alert(2)</script>',
  'javascript:alert(1)',
  'gnp\u202Eexe.\u2066in',
  'pay\u200Bpal.in\u0000',
  '\uD800 half a character',
  '2026-99-99 99:99:99',
  'superadmin',
  [],
  {},
  [[[]]],
  [null, 42, 'text'],
  { toString: 1, valueOf: null, length: -1 },
  // A promise to whoever only looks for the key.
  JSON.parse('{"then": "not a promise"}') as Json,
];

const KEYS = ['__proto__', 'constructor', 'toString', 'error', 'message', 'data', '', 'ID', 'Name'];

type Pick = <Item>(items: readonly Item[]) => Item;

function nested(depth: number): Json {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { data: value };
  return value;
}

/** One row or entity with up to three things wrong; what is around it may be wrong too. */
function broken(name: EndpointName, pick: Pick): Json {
  const entries = Object.entries(fieldsOf(name)).map(([key, schema]): [string, Json] => [
    key,
    /token$/i.test(key) ? pick(TOKENS) : valid(readerOf(schema), pick),
  ]);
  for (let times = pick([0, 1, 1, 2, 3]); times > 0; times -= 1) {
    const at = entries.indexOf(pick(entries));
    const [key, value] = entries[at] ?? ['', null];
    const change = pick(['drop', 'rename', 'retype', 'retype', 'retype', 'wrap', 'text', 'add']);
    if (change === 'drop' && entries.length > 1) entries.splice(at, 1);
    else if (change === 'rename') entries[at] = [pick([key.toUpperCase(), ...KEYS]), value];
    else if (change === 'wrap') entries[at] = [key, pick([[value], { value }])];
    else if (change === 'text') entries[at] = [key, JSON.stringify(value)];
    else if (change === 'add') entries.push([pick(KEYS), pick(ODD)]);
    else entries[at] = [key, pick(ODD)];
  }
  // Through text, so that __proto__ is a key like any other.
  const fields = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return new Raw(`{${fields.join(',')}}`);
}

/** JSON that an object literal cannot hold. */
class Raw {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const written = (value: Json): string =>
  value instanceof Raw
    ? value.text
    : Array.isArray(value)
      ? `[${value.map(written).join(',')}]`
      : JSON.stringify(value);

function contained(name: EndpointName, pick: Pick): string {
  const listed = LISTS[name];
  if (!listed) {
    const one = written(broken(name, pick));
    return pick([one, one, one, one, one, one, `{"data":${one}}`, `[${one}]`, `{"data":[${one}]}`]);
  }
  const rows = Array.from({ length: pick([0, 1, 3, 5]) }, () =>
    pick([0, 1, 2, 3]) === 0 ? pick(ODD) : broken(name, pick),
  );
  const [key] = listed;
  const list = written(rows);
  return pick([
    list,
    `{"${key}":${list}}`,
    `{"${key}":${list}}`,
    `{"data":{"${key}":${list}}}`,
    `{"${key}":{"0":${written(rows[0] ?? null)}}}`,
    `{"${key}":${JSON.stringify(list)}}`,
    `{"rows":${list}}`,
  ]);
}

const PAGE = '<!doctype html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body>';

function bodyOf(name: EndpointName, pick: Pick): string {
  const whole = () => contained(name, pick);
  return pick([
    whole,
    whole,
    whole,
    whole,
    whole,
    whole,
    () => whole().slice(0, Math.floor(whole().length / 2)),
    () => pick(['', ' ', '\uFEFF', '\uFEFF{}', 'null', 'undefined', 'NaN', '0', '"text"', '[]']),
    () => pick([PAGE, `\n${PAGE}`, 'Service Unavailable', '{"a":1}{"b":2}', "{'single': 1}"]),
    () => JSON.stringify({ error: pick(ODD), message: pick(ODD), msg: pick(ODD) }),
    () => JSON.stringify({ success: pick([false, false, ...ODD]), message: pick(ODD) }),
    () => JSON.stringify(nested(pick([5, 50, 2_000]))),
    () => JSON.stringify(pick(ODD)),
  ])();
}

const STATUSES = [200, 200, 200, 200, 201, 400, 401, 403, 404, 409, 422, 500, 503] as const;
const TYPES = ['application/json', 'application/json', 'text/html', 'text/plain', 'image/png'];

/**
 * @param seed repeats the answers
 * @returns a function that gives, call by call, the next malformed answer
 */
export function malformedAnswers(seed: number): (name: EndpointName) => Malformed {
  const next = prng(seed);
  const pick: Pick = (items) => {
    const item = items[Math.floor(next() * items.length)];
    // Only an empty list has none.
    return item as (typeof items)[number];
  };
  return (name) => ({
    status: pick(STATUSES),
    contentType: pick(TYPES),
    body: bodyOf(name, pick),
  });
}

export const responseOf = ({ status, contentType, body }: Malformed): Response =>
  new Response(body, { status, headers: { 'Content-Type': contentType } });
