/** The thin fetch wrapper: addresses, headers, bodies, time-out, abort. */
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, fetchBody } from '@/api/client.ts';
import { ApiError } from '@/api/errors.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { BASE, count, on, runBackend, server } from './backend.ts';
import { callNames } from './calls.ts';
import { endpoints } from '@/api/contract/index.ts';
import { rejection, storageEvent, store } from '../auth/tabs.ts';

runBackend();
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  // The token store outlives a test.
  store(null, null);
  tokenStore.check();
});

function signedIn() {
  store('a1', 'r1');
  tokenStore.check();
}

/** The request that one call sends. */
async function sent(make: () => Promise<unknown>): Promise<Request> {
  const requests: Request[] = [];
  const record = ({ request }: { request: Request }) => void requests.push(request.clone());
  server.events.on('request:start', record);
  await make();
  server.events.removeAllListeners();
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent');
  return request;
}

describe('what is sent', () => {
  it('a read: method, address, bearer, JSON content type', async () => {
    signedIn();
    const request = await sent(() => call('assetList'));
    expect(`${request.method} ${request.url}`).toBe(`GET ${BASE}/asset/list`);
    expect(request.headers.get('Authorization')).toBe('Bearer a1');
    expect(request.headers.get('Content-Type')).toBe('application/json');
    expect(request.credentials).toBe('omit');
  });

  it('a query, encoded', async () => {
    signedIn();
    const request = await sent(() => call('assetDelete', { id: 'a b&c=1/é' }));
    expect(request.method).toBe('DELETE');
    expect(new URL(request.url).searchParams.get('id')).toBe('a b&c=1/é');
    expect([...new URL(request.url).searchParams.keys()]).toEqual(['id']);
  });

  it('a body, with the names of the wire', async () => {
    signedIn();
    const payload = { name: 'Shop', domain: 'example-shop.in' };
    const request = await sent(() => call('assetCreate', payload));
    expect(request.method).toBe('POST');
    expect(await request.json()).toEqual(payload);
  });

  it('no token with login and signup, even when one is stored', async () => {
    signedIn();
    const login = await sent(() => call('login', { email: 'a@b.in', password: 'x' }));
    expect(login.headers.has('Authorization')).toBe(false);
  });

  it('changes never come from a cache', async () => {
    signedIn();
    const caches: (RequestCache | undefined)[] = [];
    vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
      caches.push(init?.cache);
      return Promise.resolve(new Response('{}'));
    });
    await call('assetApprove', { id: '1' });
    await call('organizationApprove', { id: '1' });
    await call('assetDeleteByGet', { id: '1' });
    expect(caches).toEqual(['no-store', 'no-store', 'no-store']);
  });

  it('to the base that the page names, path included', async () => {
    document.head.innerHTML = '<meta name="api-base" content="/api">';
    signedIn();
    server.use(http.get('http://naam.test/api/asset/list', () => HttpResponse.json([])));
    await expect(call('assetList')).resolves.toEqual([]);
  });
});

describe('what can go wrong', () => {
  it('a configuration that cannot work says so', async () => {
    document.head.innerHTML = '<meta name="api-base" content="ftp://x">';
    signedIn();
    const error = await rejection(call('assetList'));
    expect(error).toMatchObject({ kind: 'config' });
    expect(String(error)).toContain('must be a host');
  });

  it('no token: nothing is sent', async () => {
    await expect(call('assetList')).rejects.toMatchObject({ kind: 'no-session', status: null });
    expect(count('assetList')).toBe(0);
  });

  it('no answer', async () => {
    signedIn();
    server.use(on('assetList', () => HttpResponse.error()));
    await expect(call('assetList')).rejects.toMatchObject({ kind: 'unreachable', status: null });
  });

  it('a connection that breaks in the middle of the body', async () => {
    signedIn();
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id": 1')),
      pull: (controller) => controller.error(new Error('socket hang up')),
    });
    server.use(on('assetList', () => new HttpResponse(broken)));
    await expect(call('assetList')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('an abort, before and during the call', async () => {
    signedIn();
    const early = AbortSignal.abort();
    await expect(call('assetList', undefined, { signal: early })).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(count('assetList')).toBe(0);

    const controller = new AbortController();
    server.use(
      on('assetList', () => {
        controller.abort();
        return HttpResponse.json([]);
      }),
    );
    await expect(call('assetList', undefined, { signal: controller.signal })).rejects.toMatchObject(
      { kind: 'aborted' },
    );
  });

  it.each([
    [
      'JSON',
      () => HttpResponse.json({ error: 'Domain is taken' }, { status: 409 }),
      'Domain is taken',
    ],
    ['HTML', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }), ''],
    ['nothing', () => new HttpResponse(null, { status: 500 }), ''],
    ['broken JSON', () => new HttpResponse('{"error": ', { status: 500 }), ''],
  ])('a refusal whose body is %s', async (_which, answer, serverMessage) => {
    signedIn();
    server.use(on('assetList', answer));
    const error = await rejection(call('assetList'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', serverMessage });
  });

  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html><title>Wi-Fi login</title>')],
    ['empty', () => new HttpResponse(null, { status: 200 })],
    ['a text', () => HttpResponse.text('OK')],
    ['another shape', () => HttpResponse.json({ rows: 3 })],
    ['null', () => HttpResponse.json(null)],
    ['a number', () => HttpResponse.json(7)],
  ])('a list whose body is %s is no list', async (_which, answer) => {
    signedIn();
    server.use(on('assetList', answer));
    await expect(call('assetList')).rejects.toMatchObject({ kind: 'shape', status: 200 });
  });

  it('a success that says error is a refusal', async () => {
    signedIn();
    server.use(on('alertList', () => HttpResponse.json({ error: 'No organisation yet' })));
    await expect(call('alertList')).rejects.toMatchObject({
      kind: 'http',
      serverMessage: 'No organisation yet',
    });
  });
});

describe('a change', () => {
  it.each([
    ['empty', () => new HttpResponse(null, { status: 204 }), ''],
    ['a text', () => HttpResponse.text('Deleted'), ''],
    ['a message', () => HttpResponse.json({ message: 'User created' }), 'User created'],
    ['an odd message', () => HttpResponse.json({ message: 7 }), ''],
  ])('is done when the success is %s', async (_which, answer, message) => {
    signedIn();
    server.use(on('assetDelete', answer));
    await expect(call('assetDelete', { id: '1' })).resolves.toEqual({ message });
  });

  it.each([
    ['a true error and a message', { error: true, message: 'Email taken' }, 'Email taken'],
    ['what is wrong with a field', { error: { email: ['taken'] } }, 'taken'],
    ['no success, and why', { success: false, message: 'Not yet' }, 'Not yet'],
    ['no success', { success: false }, ''],
    ['a number of an error', { error: 7 }, ''],
  ])('is not done when the success says %s', async (_which, body, serverMessage) => {
    signedIn();
    server.use(on('assetDelete', () => HttpResponse.json(body)));
    await expect(call('assetDelete', { id: '1' })).rejects.toMatchObject({
      kind: 'http',
      serverMessage,
    });
  });

  it.each([{ error: null }, { error: '' }, { error: false, success: true }, { success: 1 }])(
    'is done when the success says %j',
    async (body) => {
      signedIn();
      server.use(on('assetDelete', () => HttpResponse.json(body)));
      await expect(call('assetDelete', { id: '1' })).resolves.toEqual({ message: '' });
    },
  );

  it('is not done when a portal answers in its place', async () => {
    signedIn();
    server.use(on('assetDelete', () => HttpResponse.html('<html>Please log in to Wi-Fi</html>')));
    await expect(call('assetDelete', { id: '1' })).rejects.toMatchObject({ kind: 'shape' });
  });
});

describe('the time-out', () => {
  /** A backend whose answer and whose pieces come when told. */
  function slowBackend() {
    let send: (piece: string) => void = () => {};
    let end = () => {};
    let answer = () => {};
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = (piece) => controller.enqueue(new TextEncoder().encode(piece));
          end = () => controller.close();
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Promise<Response>((resolve, reject) => {
        answer = () => resolve(new Response(body));
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    return {
      answer: () => answer(),
      send: (piece: string) => send(piece),
      end: () => end(),
    };
  }

  it('ends a call that nobody answers after 15 seconds', async () => {
    signedIn();
    vi.useFakeTimers();
    slowBackend();
    let error: unknown = null;
    void rejection(call('assetList')).then((reason) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(14_900);
    expect(error).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(error).toMatchObject({ kind: 'timeout', noAnswer: true });
  });

  it('gives the alert list 60 seconds to its first byte, and 15 to each one after', async () => {
    signedIn();
    vi.useFakeTimers();
    const backend = slowBackend();
    let error: unknown = null;
    void rejection(fetchBody('alertList')).then((reason) => {
      error = reason;
    });
    await vi.advanceTimersByTimeAsync(30_000);
    backend.answer();
    await vi.advanceTimersByTimeAsync(29_900);
    expect(error).toBeNull();
    backend.send('[');
    await vi.advanceTimersByTimeAsync(14_900);
    expect(error).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(error).toMatchObject({ kind: 'timeout' });
  });

  it('counts silence, so a long list on a slow line arrives', async () => {
    signedIn();
    vi.useFakeTimers();
    const backend = slowBackend();
    const list = call('assetList');
    await vi.advanceTimersByTimeAsync(10_000);
    backend.answer();
    await vi.advanceTimersByTimeAsync(1);
    for (const piece of ['[', ' ', ' ', ']']) {
      backend.send(piece);
      await vi.advanceTimersByTimeAsync(10_000);
    }
    backend.end();
    await expect(list).resolves.toEqual([]);
  });

  it('ends a body that stalls', async () => {
    signedIn();
    vi.useFakeTimers();
    const backend = slowBackend();
    const error = rejection(call('assetList'));
    await vi.advanceTimersByTimeAsync(1);
    backend.answer();
    await vi.advanceTimersByTimeAsync(1);
    backend.send('[');
    await vi.advanceTimersByTimeAsync(15_100);
    expect(await error).toMatchObject({ kind: 'timeout' });
  });
});

describe('fetchBody', () => {
  it('hands back the bytes, unread, and tells of progress', async () => {
    signedIn();
    const text = '{"impersonations": [{"details": "नाम"}]}';
    server.use(on('alertList', () => new HttpResponse(text)));
    const loaded: number[] = [];
    const body = await fetchBody('alertList', undefined, {
      onProgress: (bytes) => void loaded.push(bytes),
    });
    expect(new TextDecoder().decode(body)).toBe(text);
    expect(loaded.at(-1)).toBe(body.byteLength);
  });

  it('refreshes like any call', async () => {
    store('expired', 'r1');
    tokenStore.check();
    await expect(fetchBody('alertList')).resolves.toBeInstanceOf(ArrayBuffer);
    expect(count('refresh')).toBe(1);
  });

  it('fails with the server’s words', async () => {
    signedIn();
    server.use(on('alertList', () => HttpResponse.json({ error: 'Not yet' }, { status: 404 })));
    await expect(fetchBody('alertList')).rejects.toMatchObject({ serverMessage: 'Not yet' });
  });
});

it('the contract has the seventeen calls of specification section 7', () => {
  const table = callNames.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(table.toSorted()).toEqual(
    [
      'POST /auth/login',
      'GET /auth/self',
      'POST /auth/refresh',
      'POST /organisation/signup',
      'GET /asset/list',
      'POST /asset/create',
      'DELETE /asset/delete',
      'GET /asset/delete',
      'GET /asset/approve',
      'GET /impersonation/list',
      'GET /organisation/get',
      'PUT /organisation/update',
      'POST /organisation/adduser',
      'GET /organisation/list',
      'GET /organisation/getorg',
      'GET /organisation/approve',
      'DELETE /organisation/delete',
    ].toSorted(),
  );
});

it('storage events of other keys change nothing', async () => {
  signedIn();
  storageEvent('theme');
  await expect(call('assetList')).resolves.toEqual([]);
});
