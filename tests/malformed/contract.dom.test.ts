/**
 * Whatever the backend answers, a call gives a value of its type or an ApiError, and nothing else. An
 * successful answer that says it failed is shown as a failure, in its own words.
 * 500 answers in `npm test`, 10,000 with FULL=1; the seed repeats them.
 */
import type { GenericSchema } from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, fetchBody, type CallName } from '@/api/client.ts';
import type { EndpointName } from '@/api/contract/index.ts';
import { changeDate, date, day, flag, id, score } from '@/api/contract/read.ts';
import { ApiError, changeErrorText, errorText } from '@/api/errors.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { on, runBackend, server, state } from '../api/backend.ts';
import { fakeLocks, setLocks, storeAndTell } from '../auth/tabs.ts';
import {
  CALLS,
  fieldsOf,
  isList,
  malformedAnswers,
  readerOf,
  responseOf,
  type Malformed,
} from './bodies.ts';

runBackend();
// As a page does: who signs in elsewhere is here before the next call is made.
beforeAll(() => tokenStore.follow());
// Without them a refresh waits for other tabs, which takes longer than all the answers.
beforeAll(() => setLocks(fakeLocks()));

const MANY = process.env['FULL'] ? 10_000 : 500;
const SEED = 20_261_121;

const INPUT: Partial<Record<EndpointName, unknown>> = {
  login: { email: 'a@b.in', password: 'x' },
  signup: { email: 'a@b.in', companyName: 'x', companyRegNumber: 'x', address: 'x' },
  assetCreate: { name: 'x', domain: 'x.in' },
  profileUpdate: { name: 'x', email: 'a@b.in', address: 'x', company_registration_number: 'x' },
  userAdd: { username: 'x', email: 'a@b.in', role: 'user' },
};

/** Makes a call; the refresh through a call whose token has expired. */
async function make(name: EndpointName): Promise<unknown> {
  storeAndTell(name === 'refresh' ? 'expired' : 'a1', 'r1');
  state.good = new Set(['a1', 'a2']);
  const asked = name === 'refresh' ? 'assetList' : name;
  const send = call as (asked: CallName, input: unknown) => Promise<unknown>;
  return send(asked, INPUT[name] ?? { id: '1' });
}

const mayBeNull = (schema: GenericSchema | undefined): boolean =>
  schema?.type === 'nullable' ||
  (schema !== undefined && 'wrapped' in schema && mayBeNull(schema.wrapped as GenericSchema));

/** Why a field's value is off its type, or null. */
function offType(schema: GenericSchema | undefined, value: unknown): string | null {
  if (value === null && mayBeNull(schema)) return null;
  const reader = readerOf(schema);
  if (reader === flag) return typeof value === 'boolean' ? null : 'a boolean';
  if (reader === score) {
    return value === null || Number.isFinite(value) ? null : 'a finite number or null';
  }
  if (reader === date || reader === changeDate) {
    if (reader === changeDate && value === '') return null;
    const iso = typeof value === 'string' && new Date(value).toISOString() === value;
    return value === null || iso ? null : 'an ISO date or null';
  }
  if (reader === day) {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
    return value === null || isDay ? null : 'a day or null';
  }
  if (reader === id && typeof value === 'string') return value.trim() === value ? null : 'trimmed';
  return typeof value === 'string' ? null : 'text';
}

/** Returns the faults of a call's result. */
function flaws(name: EndpointName, value: unknown): string[] {
  const entries = Object.entries(fieldsOf(name));
  const rows = isList(name) ? value : [value];
  if (!Array.isArray(rows)) return ['no list'];
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return ['no object'];
    const has = new Map(Object.entries(row));
    // Says that the id was a number beyond 2^53.
    has.delete('inexactId');
    const odd = [...has.keys()].filter((key) => !entries.some(([known]) => known === key));
    const wrong = entries.flatMap(([key, schema]) => {
      const why = offType(schema, has.get(key));
      return why === null ? [] : [`${key} is not ${why}: ${JSON.stringify(has.get(key))}`];
    });
    return [...odd.map((key) => `unknown field ${key}`), ...wrong];
  });
}

/** Returns the faults of an error: server words without end, or nothing to show. */
function flawsOf(error: ApiError): string[] {
  const silent = [errorText, changeErrorText].some((words) => words(error, 'Failed').trim() === '');
  const long = error.serverMessage.length > 300;
  return [...(silent ? ['an error without words'] : []), ...(long ? ['words without end'] : [])];
}

/** The words of an answer of success that says it is none, wherever they stand; null for any other. */
function wordsOfDenial({ status, body }: Malformed): string[] | null {
  if (status >= 300) return null;
  try {
    const said: unknown = JSON.parse(body.replace(/^\uFEFF/, ''));
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
    const { error, success } = said as Record<string, unknown>;
    return error || success === false ? textsIn(said) : null;
  } catch {
    return null;
  }
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [value].filter((text) => typeof text === 'string');

/** Returns the faults of the outcome of a successful answer that reports a failure. */
function untold(answer: Malformed, outcome: unknown): string[] {
  const words = wordsOfDenial(answer);
  if (words === null) return [];
  const said = answer.body.slice(0, 200);
  if (!(outcome instanceof ApiError)) return [`told as done: ${said}`];
  const shown = outcome.serverMessage.replace(/…$/, '');
  const theirs = shown === '' || words.some((text) => text.startsWith(shown));
  const refused = outcome.kind === 'http' && theirs;
  return refused ? [] : [`told as ${outcome.kind} "${shown}": ${said}`];
}

const listUnlessExpired = (request: Request) =>
  request.headers.get('Authorization') === 'Bearer expired'
    ? new Response('{}', { status: 401 })
    : new Response('[]');

describe(`${MANY} malformed answers over all ${CALLS.length} calls`, () => {
  const share = Math.ceil(MANY / CALLS.length);
  test.each(CALLS)('%s', { timeout: 300_000 }, async (name) => {
    // A seed for each call, so that one of them by itself gets the same answers.
    const next = malformedAnswers(SEED + CALLS.indexOf(name));
    let answer = next(name);
    server.use(on(name, () => responseOf(answer)));
    // Any token that the refresh brings is good.
    if (name === 'refresh') server.use(on('assetList', listUnlessExpired));
    const outcomes = { given: 0, failed: 0 };
    const wrong: string[] = [];
    // Few of them hold a token that can be sent.
    const tries = name === 'refresh' ? share * 8 : share;
    for (let index = 0; index < tries; index += 1) {
      answer = next(name);
      // Separate locks, so that none waits until the others can see what the one before has stored.
      if (name === 'refresh') setLocks(fakeLocks());
      try {
        // One after the other: each changes the tokens.
        // oxlint-disable-next-line no-await-in-loop
        const value = await make(name);
        outcomes.given += 1;
        if (name !== 'refresh') wrong.push(...flaws(name, value), ...untold(answer, value));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        outcomes.failed += 1;
        wrong.push(...flawsOf(error));
        if (name !== 'refresh') wrong.push(...untold(answer, error));
      }
    }
    expect(wrong).toEqual([]);
    // Both happen, or the answers test nothing.
    expect(outcomes.given).toBeGreaterThan(0);
    expect(outcomes.failed).toBeGreaterThan(0);
  });

  test('the bytes of a list are handed over unread, or an ApiError is', async () => {
    const next = malformedAnswers(SEED);
    let answer = next('alertList');
    server.use(on('alertList', () => responseOf(answer)));
    const outcomes = { unread: 0, failed: 0 };
    for (let index = 0; index < share; index += 1) {
      answer = next('alertList');
      storeAndTell('a1', 'r1');
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await fetchBody('alertList').catch((error: unknown) => error);
      if (outcome instanceof ApiError) {
        outcomes.failed += 1;
        continue;
      }
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(outcome as ArrayBuffer);
      expect(text).toBe(answer.body);
      expect(answer.status).toBeLessThan(300);
      outcomes.unread += 1;
    }
    expect(outcomes.unread).toBeGreaterThan(0);
    expect(outcomes.failed).toBeGreaterThan(0);
  });
});
