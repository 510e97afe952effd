import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '@/api/contract/index.ts';
import { mayUseDevApi } from '@/mocks/dev-api.ts';
import { startBackend, type RunningBackend } from '@/mocks/server.ts';
import { caller, SIGNUP } from './helpers.ts';

let running: RunningBackend;
let origin: string;
beforeAll(async () => {
  running = await startBackend({ port: 0, hosts: ['naam.test', ''] });
  origin = running.origin;
});
afterAll(() => running.close());
beforeEach(() => running.backend.reset());

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const bearer = () => ({ Authorization: `Bearer ${caller(running.backend).tokenOf('admin')}` });

/** A call whose Host header is ours to choose, which fetch does not allow. */
function statusWithHost(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: running.port, path, headers: { Host: host } })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject)
      .end();
  });
}

describe('over HTTP', () => {
  test('signs up, signs in and lists', async () => {
    expect((await post('/organisation/signup', SIGNUP)).status).toBe(201);
    const login = await post('/auth/login', { email: SIGNUP.email, password: SIGNUP.password });
    const { Access_token } = (await login.json()) as { Access_token: string };
    const list = await fetch(`${origin}/asset/list`, {
      headers: { Authorization: `Bearer ${Access_token}` },
    });
    expect(list.headers.get('Content-Type')).toBe('application/json');
    expect(await list.json()).toEqual([]);
  });

  test.each(['/', '/nothing', '/auth', '/x/auth/login', '/auth/login/'])(
    'answers the unknown path %s with 404 as JSON',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: `Nothing at ${path}` });
    },
  );

  test.each([
    ['/nothing', {}, 404, 'Not Found'],
    ['/asset/list', {}, 401, 'Unauthorized'],
    ['/auth/login', { method: 'DELETE' }, 405, 'Method Not Allowed'],
  ] as const)('words the status of %s', async (path, init, status, statusText) => {
    expect(await fetch(origin + path, init)).toMatchObject({ status, statusText });
  });

  test('words the status of a fault', async () => {
    running.backend.faults.set({ fault: 'html500' });
    expect((await post('/auth/login', {})).statusText).toBe('Internal Server Error');
  });

  test('answers a body that is too large with 413', async () => {
    const response = await post('/organisation/signup', {
      ...SIGNUP,
      address: 'x'.repeat(200_000),
    });
    expect(response.status).toBe(413);
  });
});

describe('CORS', () => {
  test.each(Object.values(endpoints))(
    'lets a page of another origin call $method $path',
    async (call) => {
      const preflight = await fetch(origin + call.path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://naam.test:4173',
          'Access-Control-Request-Method': call.method,
          'Access-Control-Request-Headers': 'authorization,content-type',
          'Access-Control-Request-Private-Network': 'true',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://naam.test:4173');
      expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain(call.method);
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
        'Authorization, Content-Type',
      );
      expect(preflight.headers.get('Access-Control-Allow-Private-Network')).toBe('true');
      const answer = await fetch(origin + call.path, {
        method: call.method,
        headers: { Origin: 'http://naam.test:4173' },
      });
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://naam.test:4173');
      expect(answer.headers.get('Vary')).toBe('Origin');
    },
  );

  test('answers no page and no name but those of this machine, and of DEV_HOSTS', async () => {
    const statusFrom = async (Origin: string) =>
      (await fetch(`${origin}/auth/self`, { headers: { ...bearer(), Origin } })).status;
    expect(await statusFrom('http://localhost:5173')).toBe(200);
    expect(await statusFrom('https://evil.example')).toBe(403);
    expect(await statusFrom('null')).toBe(403);
    expect(await statusWithHost('naam.test', '/auth/self')).toBe(401);
    expect(await statusWithHost('evil.example', '/auth/self')).toBe(403);
  });

  test('answers HEAD as it does GET, and refuses a body of another type', async () => {
    const head = await fetch(`${origin}/asset/list`, { method: 'HEAD', headers: bearer() });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const typed = await post('/auth/login', {}, { 'Content-Type': 'text/plain' });
    expect(typed.status).toBe(415);
  });
});

describe('/__dev', () => {
  test('drop breaks the connection for real, and only until it is lifted', async () => {
    const list = () => fetch(`${origin}/asset/list`, { headers: bearer() });
    expect((await post('/__dev/faults', { fault: 'drop' })).status).toBe(200);
    await expect(list()).rejects.toThrow('fetch failed');
    await post('/__dev/faults', { fault: null });
    expect((await list()).status).toBe(200);
  });

  test('an HTML error page arrives as one', async () => {
    await post('/__dev/faults', { fault: 'html500', paths: ['/asset/list'] });
    const response = await fetch(`${origin}/asset/list`, { headers: bearer() });
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });

  test('state shows counts, calls, fault and the store, but no password hash', async () => {
    await fetch(`${origin}/asset/list`, { headers: bearer() });
    await fetch(`${origin}/asset/list`);
    await post('/__dev/faults', { fault: 'slow', delayMs: 1 });
    const text = await (await fetch(`${origin}/__dev/state`)).text();
    expect(JSON.parse(text)).toMatchObject({
      counts: { organizations: 3, users: 5, assets: 14, alerts: 60 },
      calls: { 'GET /asset/list': 2 },
      fault: { fault: 'slow', delayMs: 1 },
      store: { users: expect.arrayContaining([expect.objectContaining({ role: 'superadmin' })]) },
    });
    expect(text).not.toContain('scrypt');
  });

  test('expire strikes access tokens and leaves refresh tokens', async () => {
    const headers = bearer();
    const refresh = caller(running.backend).tokenOf('admin', 'refresh');
    await post('/__dev/expire', {});
    expect((await fetch(`${origin}/auth/self`, { headers })).status).toBe(401);
    const renewed = await post('/auth/refresh', {}, { Authorization: `Bearer ${refresh}` });
    expect(renewed.status).toBe(200);
  });

  test('reset takes sizes and lifts the fault', async () => {
    await post('/__dev/faults', { fault: 'empty' });
    expect((await post('/__dev/reset', { alerts: 1000, assets: 20 })).status).toBe(200);
    const response = await fetch(`${origin}/impersonation/list`, { headers: bearer() });
    expect(((await response.json()) as { impersonations: unknown[] }).impersonations).toHaveLength(
      1000,
    );
    await post('/__dev/reset', {});
    expect(running.backend.db.alerts.size).toBe(60);
  });

  test.each([
    ['/__dev/faults', { fault: 'nonsense' }],
    ['/__dev/faults', { fault: 'slow', typo: 1 }],
    ['/__dev/faults', { fault: 'slow', rate: 2 }],
    ['/__dev/faults', { fault: 'slow', paths: ['/assets/list'] }],
    ['/__dev/reset', { alerts: -1 }],
    ['/__dev/reset', { alerts: 1e9 }],
  ])('%s refuses %j with 422', async (path, body) => {
    expect((await post(path, body)).status).toBe(422);
  });

  test('is silent to other hosts and other pages', async () => {
    expect(await statusWithHost(`127.0.0.1:${running.port}`, '/__dev/state')).toBe(200);
    expect(await statusWithHost('localhost', '/__dev/state')).toBe(200);
    expect(await statusWithHost('evil.example', '/__dev/state')).toBe(403);
    expect(await statusWithHost('127.0.0.1.evil.example', '/__dev/state')).toBe(403);
    expect((await post('/__dev/reset', {}, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/__dev/reset', {}, { Origin: 'null' })).status).toBe(403);
    expect((await post('/__dev/reset', {}, { Origin: 'http://localhost:5173' })).status).toBe(200);
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.7', false],
    ['::ffff:10.0.0.5', false],
    ['', false],
  ])('a peer at %s: %s', (peer, allowed) => {
    const request = new Request('http://localhost:5000/__dev/state', {
      headers: { Host: 'localhost:5000' },
    });
    expect(mayUseDevApi(request, peer)).toBe(allowed);
  });
});

describe('ports', () => {
  test('takes the next free port where that is allowed, and fails clearly where it is not', async () => {
    const next = await startBackend({ port: running.port, fallbackPorts: true });
    expect(next.port).toBeGreaterThan(running.port);
    expect((await fetch(`${next.origin}/auth/self`)).status).toBe(401);
    await next.close();
    await expect(startBackend({ port: running.port })).rejects.toThrow('EADDRINUSE');
  });

  test('takes any free port where no next one is to be had', async () => {
    const last = createServer();
    await new Promise<void>((resolve) => {
      // Taken by somebody else is as good.
      last.once('error', () => resolve()).listen(65_535, '127.0.0.1', resolve);
    });
    const other = await startBackend({ port: 65_535, fallbackPorts: true });
    expect(other.port).toBeGreaterThan(0);
    expect(other.port).toBeLessThan(65_535);
    await other.close();
    last.close();
  });

  test('closing ends open connections, frees the port and may be done twice', async () => {
    const other = await startBackend({ port: 0 });
    other.backend.faults.set({ fault: 'slow', delayMs: 60_000 });
    const hanging = fetch(`${other.origin}/auth/self`).catch((error: unknown) => error);
    await expect.poll(() => other.backend.calls.size).toBe(1);
    await Promise.all([other.close(), other.close()]);
    expect(await hanging).toBeInstanceOf(TypeError);
    const probe = createServer();
    await new Promise<void>((resolve) => {
      probe.listen(other.port, '127.0.0.1', resolve);
    });
    expect((probe.address() as AddressInfo).port).toBe(other.port);
    probe.close();
  });
});
