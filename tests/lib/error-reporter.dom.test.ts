import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pagePattern, startReporting, toReport, type ErrorReport } from '@/lib/error-reporter.ts';
import { waitFor } from '../setup/wait-for.ts';

const URL_OF_COLLECTOR = 'https://errors.example.in/naam';
const OURS = `TypeError: x
    at n (https://naam.test/assets/index-a1b2.js:3:14?v=1)
    at https://naam.test/workers/alerts-c3.js:1:59
    at chrome-extension://abc/inject.js:1:1`;

function failure(message: string, stack = OURS, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

test('only places in our own scripts of an error are reported', () => {
  expect(
    toReport('error', failure("Cannot read properties of null (reading 'name')"), '/'),
  ).toEqual({
    kind: 'error',
    name: 'TypeError',
    reactCode: null,
    frames: ['/assets/index-a1b2.js:3:14', '/workers/alerts-c3.js:1:59'],
    page: '/',
  });
});

test.each([
  ['Organisation Sahyadri Lok Bank is not approved', 'ApiError'],
  ['no user priya.nair+x@sahyadri.co.in here, bad header Bearer eyJhbGciOiJIUzI1NiJ9', 'TypeError'],
  [`Unexpected token 'P', ..."e": "x", Priya Nair, "Pune"... is not valid JSON`, 'SyntaxError'],
  ['Minified React error #418; args[]=Priya', 'Error'],
  ['went to https://hdfcbamk.com/login#token=abc', 'priya@x.in'],
])('no word of the text of an error leaves the browser: %s', (text, name) => {
  const report = toReport('render', failure(text, OURS, name), '/');
  expect(report).not.toBeNull();
  expect(JSON.stringify(report)).not.toMatch(/priya|sahyadri|pune|eyJ|hdfc|token|args/i);
});

test('React’s number for its own errors is reported', () => {
  const reacts = failure('Minified React error #418; args[]=Priya', OURS, 'Error');
  expect(toReport('render', reacts, '/')?.reactCode).toBe(418);
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
  expect(reports().map(({ kind, page }) => [kind, page])).toEqual([
    ['error', '/admin/alerts/…'],
    ['rejection', '/admin/alerts/…'],
    ['render', '/admin/alerts/…'],
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

test('each failure is sent once, twenty in all', () => {
  startReporting(URL_OF_COLLECTOR);
  const stack = (count: number) => `at https://naam.test/assets/index-a1b2.js:1:${count}`;
  for (let count = 0; count < 3; count += 1) dispatch(failure('same'));
  expect(sent).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 23; count += 1) dispatch(failure('x', stack(count)));
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
