/**
 * Mutated answers of registries: none throws, none hangs, and what is read is of its type and stands in the
 * answer. 100 in `npm test`, 1,000 with FULL=1; the seed repeats them.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageText } from '@/evidence/model/rdap/age.ts';
import { readNoRecord, readRegistration } from '@/evidence/model/rdap/read.ts';
import { rdapReasonText } from '@/evidence/model/reason-text.ts';
import type { Registered, Registration } from '@/evidence/model/rdap/types.ts';
import { HOSTILE } from '../setup/hostile.ts';
import { domain, NAME, PERSONAL } from './rdap-answers.ts';

const RUNS = { numRuns: process.env['FULL'] === '1' ? 1_000 : 100, seed: 17 };
/** On a busy machine the whole of it takes longer than a test may otherwise. */
const LONG = 180_000;
const AT = Date.UTC(2026, 10, 23);

const ODD: readonly unknown[] = [
  ...HOSTILE,
  null,
  true,
  0,
  -1,
  1e308,
  [],
  {},
  [[]],
  [null],
  '',
  'vcard',
  'text',
  'tel:',
  'a@b',
  '2030-01-01T00:00:00Z',
  '0000-00-00',
  NAME,
  Array.from({ length: 3_000 }, (_, at) => `${at}`),
  { constructor: 1, toString: 'x', length: 5 },
];

type Change = (value: unknown) => unknown;

/** How many values a JSON value holds, itself counted. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 1);
}

/** A copy with the value at this place, counted from the top, changed; `undefined` leaves it out. */
function changedAt(value: unknown, place: number, change: Change): unknown {
  let left = place;
  const walk = (one: unknown): unknown => {
    left -= 1;
    if (left === -1) return change(one);
    if (Array.isArray(one)) return one.map(walk).filter((part) => part !== undefined);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, part]) => [key, walk(part)]));
  };
  return walk(value);
}

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom(...ODD).map((odd) => () => odd),
  fc.constant<Change>(() => undefined),
  fc.constant<Change>((value) => [value, value]),
  fc.constant<Change>((value) => ({ in: value })),
);

/** A whole answer with one to six of its values changed. */
const odder: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 6 })
  .map((changes) =>
    changes.reduce<unknown>(
      (answer, [at, by]) => changedAt(answer, at % sizeOf(answer), by) ?? null,
      domain(),
    ),
  )
  .map((answer) => JSON.stringify(answer));

/** The text of an answer with pieces of it lost, doubled or overwritten. */
const torn: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(fc.nat(), fc.nat(40), fc.constantFrom('', '"', '}', ']', '\\u0000', '[[[[', '1')),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((tears) =>
    tears.reduce((body, [at, length, by]) => {
      const from = at % (body.length + 1);
      return body.slice(0, from) + by + body.slice(from + length);
    }, JSON.stringify(domain())),
  );

const isText = (value: string) => value !== '' && value.length <= 300;
const isDate = (value: number | null) => value === null || Number.isSafeInteger(value);

/** Returns the faults in a reading. */
function flawsOf(read: Registered, body: string): string[] {
  const { registrar, abuse, statuses, nameServers, withheld } = read;
  const plain = JSON.stringify(JSON.parse(body)).toLowerCase();
  const stands = (text: string) => plain.includes(JSON.stringify(text).slice(1, -1).toLowerCase());
  const whole = JSON.stringify(read);
  const dates = [read.registeredOn, read.expiresOn, read.changedOn];
  const names = [...nameServers, ...withheld, ...statuses.map(({ code }) => code)];
  const [emails, phones] = [abuse?.emails ?? [], abuse?.phones ?? []];
  const checks: [string, boolean][] = [
    ['name', read.name === NAME && stands(NAME)],
    ['dates', dates.every(isDate)],
    ['age', dates.every((date) => ageText(date ?? 0, AT)?.includes('NaN') !== true)],
    ['texts', names.every(isText)],
    ['texts of its own', names.every(stands)],
    [
      'registrar',
      registrar?.name === undefined || registrar.name === null || isText(registrar.name),
    ],
    ['IANA id', /^\d{1,10}$/.test(registrar?.ianaId ?? '1')],
    ['emails', emails.every((email) => /^[\w.]+@[a-z.]+$/.test(email) && stands(email))],
    ['phones', phones.every((phone) => /^\+?[\d .-]{3,}(?: ext\. \d+)?$/.test(phone))],
    ['abuse', abuse === null || emails.length + phones.length > 0],
    ['raw', typeof JSON.parse(read.raw) === 'object' && read.raw.length <= body.length * 8 + 1000],
    ...PERSONAL.map((text): [string, boolean] => [text, !whole.includes(text)]),
  ];
  return checks.filter(([, isRight]) => !isRight).map(([what]) => what);
}

function flaws(read: Registration, body: string): string[] {
  if (read.is === 'registered') return flawsOf(read, body);
  if (read.is === 'no-record') return ['no record'];
  return rdapReasonText(read.reason) === '' ? ['no words'] : [];
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

const objectIn = (body: string): boolean =>
  Object.hasOwn(JSON.parse(body) as object, 'objectClassName');

const readOf = (body: string) => ({ name: NAME, at: AT, source: 'naam.test', body });

test(
  'answers with odd values',
  () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(odder, (body) => {
        const read = readRegistration(readOf(body));
        kinds.add(read.is);
        expect(flaws(read, body)).toEqual([]);
      }),
      RUNS,
    );
    // Both ways were gone.
    expect([...kinds].toSorted()).toEqual(['no-answer', 'registered']);
  },
  LONG,
);

test(
  'answers that are torn',
  () => {
    fc.assert(
      fc.property(torn, (body) => {
        const read = readRegistration(readOf(body));
        const isOurs = read.is !== 'registered' || !flawsOf(read, body).includes('name');
        expect(isOurs && read.is !== 'no-record').toBe(true);
      }),
      RUNS,
    );
  },
  LONG,
);

test(
  'with HTTP 404, only what came as RDAP and speaks of no domain is no record',
  () => {
    fc.assert(
      fc.property(fc.oneof(odder, torn), fc.boolean(), (body, isRdap) => {
        const isNone = readNoRecord(readOf(body), isRdap).is === 'no-record';
        // None of these bodies has the code of an error.
        expect(isNone && !isRdap).toBe(false);
        expect(isNone && body.startsWith('{') && isJson(body) && objectIn(body)).toBe(false);
      }),
      RUNS,
    );
  },
  LONG,
);
