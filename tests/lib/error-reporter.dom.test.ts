import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  pagePattern,
  scrub,
  startReporting,
  toReport,
  type ErrorReport,
} from '@/lib/error-reporter.ts';
import { waitFor } from '../setup/wait-for.ts';

const URL_OF_COLLECTOR = 'https://errors.example.in/naam';
const OURS = `TypeError: x
    at n (https://naam.test/assets/index-a1b2.js:3:14?v=1)
    at https://naam.test/workers/alerts-c3.js:1:59
    at chrome-extension://abc/inject.js:1:1`;

function failure(message: string, stack = OURS, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';

test('only places in our own scripts of an error are reported', () => {
  expect(
    toReport('error', failure("Cannot read properties of null (reading 'name')"), '/'),
  ).toEqual({
    kind: 'error',
    name: 'TypeError',
    message: 'Cannot read properties of null (reading ‹name›)',
    frames: ['/assets/index-a1b2.js:3:14', '/workers/alerts-c3.js:1:59'],
    page: '/',
  });
});

test.each([
  ['a token', `bad header Bearer ${TOKEN}`, /eyJ|dozj|XgL0/],
  ['a mail address', 'no user priya.nair+x@sahyadri.co.in here', /priya|sahyadri/],
  [
    'a quoted value',
    `Unexpected token 'P', "Priya Nair, U5210" is not valid JSON`,
    /Priya|Nair|U52/,
  ],
  ['a quotation without end', `unexpected "Priya Nair`, /Priya/],
  ['a query', 'at https://naam.test/admin/alerts?q=priya failed', /priya|alerts|\?/],
  ['a fragment', 'at /login#token=abc', /token|abc|#/],
  ['a query without scheme', 'at naam.test/a?email=priya', /priya|email/],
  ['a phone number', 'called +91 98765 43210', /98765|43210/],
  ['a live domain', 'lookalike hdfcbamk.com and ехample.com', /\w\.com/],
  ['a live address', 'went to https://hdfcbamk.com/login', /[^[]:\/\/|\w\.com|login/],
])('%s does not leave the browser', (_what, text, forbidden) => {
  expect(scrub(text)).not.toMatch(forbidden);
});

test.each([
  '{"name": Priya Nair}',
  '{"id": 1, "name": "Priya" Nair, "city": "Pune"}',
  '["a","Nair", Priya]',
])('the browser’s words on broken JSON hold nothing of it: %s', (broken) => {
  let said = '';
  try {
    JSON.parse(broken);
  } catch (error) {
    said = (error as Error).message;
  }
  expect(said).toContain('JSON');
  for (const words of [
    said,
    `Unexpected token 'P', ..."e": "x", Priya Nair, "Pune"... is not valid JSON`,
  ]) {
    const message = toReport('error', failure(words, OURS, 'SyntaxError'), '/')?.message;
    expect(message).not.toMatch(/Priya|Nair|Pune/);
    expect(message).not.toBe('');
  }
});

test('words that are not the browser’s are withheld', () => {
  const ours = failure('Organisation Sahyadri Lok Bank is not approved', OURS, 'ApiError');
  expect(toReport('render', ours, '/')?.message).toBeNull();
  const reacts = failure('Minified React error #418; args[]=Priya', OURS, 'Error');
  expect(toReport('render', reacts, '/')?.message).toBe('Minified React error #418');
  const odd = failure('x', OURS, 'priya@x.in');
  expect(toReport('render', odd, '/')?.name).toBe('Error');
});

test('no error of our own has a name whose words are reported', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  // Neither is in the browser's part of the build.
  const shipped = files.filter((file) => /^(?!mocks|build).*\.tsx?$/.test(file));
  expect(shipped.length).toBeGreaterThan(100);
  const texts = shipped.map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
  const named = texts.flatMap(([file, text]) =>
    Array.from(text.matchAll(/new (\w+(?:Error|Exception))\([^)]*/g), ([made, kind = '']) => {
      const names = kind === 'DOMException' ? [/'(\w+)'$/.exec(made)?.[1] ?? 'Error'] : [kind];
      return names.map((name) => ({ file, name }));
    }).flat(),
  );
  expect(named.length).toBeGreaterThan(10);
  const told = named.filter(
    ({ name }) => toReport('render', failure('words', OURS, name), '/')?.message != null,
  );
  expect(told).toEqual([]);
});

test('failures outside this site are not reported', () => {
  const extension = failure('x', 'TypeError: x\n at chrome-extension://abc/inject.js:1:1');
  expect(toReport('error', extension, '/')).toBeNull();
  expect(toReport('rejection', failure('x', OURS, 'AbortError'), '/')).toBeNull();
  expect(toReport('rejection', 'priya@sahyadri.co.in', '/')).toBeNull();
  expect(toReport('error', null, '/')).toBeNull();
});

test('a page is reported as its pattern', () => {
  expect(pagePattern('/')).toBe('/');
  expect(pagePattern('/blog/how-names-lie')).toBe('/blog/how-names-lie');
  expect(pagePattern('/admin/alerts/17')).toBe('/admin/alerts/…');
  expect(pagePattern('/u/9f8e7d/x')).toBe('/u/…/…');
});

/** Listeners live as long as the document; each test takes its own away again. */
let listeners: [string, EventListener][] = [];
const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  listeners = [];
  sent.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', sent);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      listeners.push([type, listener as EventListener]);
      add(type, listener);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of listeners) window.removeEventListener(type, listener);
  vi.unstubAllGlobals();
});

function dispatch(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { error }));
}

function reports(): ErrorReport[] {
  return sent.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as ErrorReport);
}

test('uncaught errors, rejections and caught failures are sent without credentials', () => {
  window.history.replaceState(null, '', '/admin/alerts/17?q=priya#x');
  const caught = startReporting(URL_OF_COLLECTOR);
  dispatch(failure('one'));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: failure('two') });
  window.dispatchEvent(rejection);
  caught(failure('three'));
  expect(reports().map(({ kind, message, page }) => [kind, message, page])).toEqual([
    ['error', 'one', '/admin/alerts/…'],
    ['rejection', 'two', '/admin/alerts/…'],
    ['render', 'three', '/admin/alerts/…'],
  ]);
  for (const [url, init] of sent.mock.calls) {
    expect(url).toBe(URL_OF_COLLECTOR);
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  }
  window.history.replaceState(null, '', '/');
});

test('what failed before it was loaded is sent as well, once', () => {
  const thrown = new ErrorEvent('error', { error: failure('one') });
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: failure('two') });
  startReporting(URL_OF_COLLECTOR, [thrown, rejected, new Event('error')]);
  expect(reports().map(({ kind, message }) => [kind, message])).toEqual([
    ['error', 'one'],
    ['rejection', 'two'],
  ]);
});

test('each failure is sent once, twenty in all', () => {
  startReporting(URL_OF_COLLECTOR);
  const word = (count: number) => 'x'.repeat(count + 1);
  for (let count = 0; count < 3; count += 1) dispatch(failure('same'));
  expect(sent).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 23; count += 1) dispatch(failure(word(count)));
  expect(sent).toHaveBeenCalledTimes(20);
});

test('a collector that is away causes no further failure', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  startReporting(URL_OF_COLLECTOR);
  dispatch(failure('one'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
