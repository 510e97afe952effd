/** Asking a registry over real HTTP: every way that the call can end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askRdap } from '@/evidence/model/rdap/ask.ts';
import { rdapReasonText, type RdapReason } from '@/evidence/model/reason-text.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import { domain, NAME } from './rdap-answers.ts';
import { Registry } from './rdap-server.ts';

const NOW = Date.UTC(2026, 10, 23, 3);
const RDAP = { 'Content-Type': 'application/rdap+json' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PAGE = '<!doctype html><title>A site</title>';

beforeEach(() => void vi.setSystemTime(NOW));

let registry: Registry | undefined;
afterEach(async () => {
  await registry?.close();
  registry = undefined;
});

/** Asks a registry that answers in this way. */
async function asked(
  ...answer: Parameters<typeof Registry.answering> | [Parameters<typeof Registry.that>[0]]
): Promise<Registration> {
  const [first, headers, body] = answer;
  registry =
    typeof first === 'number'
      ? await Registry.answering(first, headers ?? {}, body)
      : await Registry.that(first);
  return askRdap(NAME, { base: registry.base });
}

const reasonOf = (registration: Registration): RdapReason | string =>
  registration.is === 'no-answer' ? registration.reason : registration.is;

test('one GET for the name, with nothing about the user', async () => {
  const registration = await asked(200, RDAP, JSON.stringify(domain()));
  expect(registration).toMatchObject({ is: 'registered', at: NOW, source: registry?.host });
  expect(registry?.asked).toHaveLength(1);
  const { method, url, headers } = registry?.asked[0] ?? {};
  expect([method, url, headers?.accept]).toEqual([
    'GET',
    `/evidence/rdap/domain/${NAME}`,
    'application/rdap+json',
  ]);
  expect(headers?.cookie).toBeUndefined();
  expect(headers?.referer).toBeUndefined();
});

test('a byte order mark and parameters of the media type change nothing', async () => {
  const type = { 'Content-Type': 'Application/RDAP+JSON; charset=utf-8' };
  expect(await asked(200, type, `\uFEFF${JSON.stringify(domain())}`)).toMatchObject({
    is: 'registered',
  });
});

test('404 of a registry: no record', async () => {
  const body = JSON.stringify({ errorCode: 404, title: 'Not Found' });
  expect(await asked(404, RDAP, body)).toEqual({
    is: 'no-record',
    at: NOW,
    source: registry?.host,
    raw: expect.stringContaining('Not Found'),
  });
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

test.each<[string, number, Record<string, string>, string, RdapReason]>([
  ['a page in place of an answer', 200, HTML, PAGE, { code: 'CONTENT-TYPE' }],
  ['a page by its type', 200, HTML, JSON.stringify(domain()), { code: 'CONTENT-TYPE' }],
  ['no type', 200, {}, JSON.stringify(domain()), { code: 'CONTENT-TYPE' }],
  ['another type', 200, { 'Content-Type': 'application/json-seq' }, '{}', { code: 'CONTENT-TYPE' }],
  ['the 404 of a site', 404, HTML, PAGE, { code: 'CONTENT-TYPE' }],
  ['the 404 of a program', 404, JSON_TYPE, '{"error":"Not found"}', { code: 'MALFORMED' }],
  ['half an answer', 200, RDAP, JSON.stringify(domain()).slice(0, 900), { code: 'MALFORMED' }],
  ['a list', 200, JSON_TYPE, JSON.stringify([domain()]), { code: 'MALFORMED' }],
  ['another name', 200, RDAP, JSON.stringify(domain({ ldhName: 'a.com' })), { code: 'OTHER-NAME' }],
  ['no registry', 501, HTML, '', { code: 'NO-REGISTRY' }],
  ['a registry that refuses', 403, RDAP, '', { code: 'HTTP', detail: 403 }],
  ['a registry that is down', 503, RDAP, '{"errorCode":503}', { code: 'HTTP', detail: 503 }],
  ['success without an answer', 204, RDAP, '', { code: 'HTTP', detail: 204 }],
])('%s is no answer', async (_, status, headers, body, reason) => {
  expect(await asked(status, headers, body)).toEqual({ is: 'no-answer', at: NOW, reason });
});

test.each<[string | null, number | null]>([
  ['30', 30],
  [new Date(NOW + 300_000).toUTCString(), 300],
  ['86400', 86_400],
  [null, null],
  ['0', null],
  ['-1', null],
  ['1e9', null],
  ['soon', null],
  [new Date(NOW - 1000).toUTCString(), null],
])('asked too often, Retry-After: %s', async (wait, detail) => {
  const registration = await asked(429, wait === null ? {} : { 'Retry-After': wait });
  expect(reasonOf(registration)).toEqual({ code: 'RATE-LIMITED', detail });
});

test.each<[RdapReason, string]>([
  [{ code: 'NO-REGISTRY' }, 'No registry is set up for this ending'],
  [{ code: 'RATE-LIMITED', detail: 30 }, 'Asked too often: again in 30 s'],
  [{ code: 'RATE-LIMITED', detail: 301 }, 'Asked too often: again in 6 min'],
  [{ code: 'RATE-LIMITED', detail: null }, 'Asked too often'],
  [{ code: 'NETWORK' }, 'The policy or the network stopped the call'],
  [{ code: 'HTTP', detail: 503 }, 'The registry, or the way to it, failed: HTTP 503'],
  [{ code: 'HTTP', detail: 403 }, 'The question was not answered: HTTP 403'],
])('%j in words', (reason, words) => expect(rdapReasonText(reason)).toBe(words));

test.each([301, 302, 303, 307, 308])('a redirect (%i) is never followed', async (status) => {
  const elsewhere = await Registry.answering(200, RDAP, JSON.stringify(domain()));
  const location = `${elsewhere.base}/domain/${NAME}`;
  const registration = await asked(status, { ...RDAP, Location: location }, '{}');
  expect(reasonOf(registration)).toEqual({ code: 'REDIRECT' });
  expect(elsewhere.asked).toEqual([]);
  await elsewhere.close();
});

/** An answer of exactly so many bytes. */
function answerOf(bytes: number): string {
  const short = JSON.stringify(domain({ remarks: [{ description: [''] }] }));
  return short.replace(
    '{"description":[""]}',
    `{"description":["${'x'.repeat(bytes - short.length)}"]}`,
  );
}

test('an answer of one megabyte is read, and not a byte more', async () => {
  expect(answerOf(1_048_576)).toHaveLength(1_048_576);
  expect(await asked(200, RDAP, answerOf(1_048_576))).toMatchObject({ is: 'registered' });
  await registry?.close();
  expect(reasonOf(await asked(200, RDAP, answerOf(1_048_577)))).toEqual({ code: 'TOO-LONG' });
});

test('an answer without end is left at one megabyte', async () => {
  let sent = 0;
  let isLeft: () => void;
  const left = new Promise<void>((resolve) => (isLeft = resolve));
  const registration = await asked((response) => {
    response.writeHead(200, RDAP);
    const send = () => {
      sent += 65_536;
      if (!response.destroyed) response.write('x'.repeat(65_536), send);
    };
    response.on('close', () => isLeft());
    send();
  });
  expect(reasonOf(registration)).toEqual({ code: 'TOO-LONG' });
  await left;
  expect(sent).toBeLessThan(30_000_000);
});

test.each([
  ['before the answer', (response: { flushHeaders(): void }) => void response],
  ['in the middle of it', (response: { flushHeaders(): void }) => response.flushHeaders()],
])('too late %s', async (_, begin) => {
  registry = await Registry.that((response) => {
    response.writeHead(200, RDAP);
    begin(response);
  });
  const registration = await askRdap(NAME, { base: registry.base, timeOut: 60 });
  expect(reasonOf(registration)).toEqual({ code: 'TIMED-OUT' });
});

test.each([
  ['before the answer', ''],
  ['in the middle of it', JSON.stringify(domain()).slice(0, 700)],
])('a connection cut %s', async (_, part) => {
  const registration = await asked((response) => {
    if (part === '') response.destroy();
    else response.writeHead(200, RDAP).write(part, () => response.destroy());
  });
  expect(reasonOf(registration)).toEqual({ code: 'NETWORK' });
});

test('nothing listens', async () => {
  registry = await Registry.answering(200, RDAP);
  const { base } = registry;
  await registry.close();
  registry = undefined;
  expect(reasonOf(await askRdap(NAME, { base }))).toEqual({ code: 'NETWORK' });
});

test('a user who leaves ends the call', async () => {
  const controller = new AbortController();
  registry = await Registry.that(() => controller.abort(new Error('left')));
  const call = askRdap(NAME, { base: registry.base, signal: controller.signal });
  await expect(call).rejects.toThrow('left');
  const later = askRdap(NAME, { base: registry.base, signal: controller.signal });
  await expect(later).rejects.toThrow('left');
  expect(registry.asked).toHaveLength(1);
});

test.each([
  'HDFCBAMK.com',
  'hdfcbamk.com.',
  'fóo.example',
  '../../admin',
  'hdfcbamk.com?x',
  'com',
  '',
])('%j is no name to ask for', async (name) => {
  await expect(askRdap(name, { base: 'http://127.0.0.1:9' })).rejects.toThrow('cannot be asked');
});
