import { describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import { demoAccount, testBackend } from './helpers.ts';

interface Session {
  Access_token: string;
  Refresh_token: string;
}

const credentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
});

async function logIn(role: 'admin' | 'superadmin' | 'user', options = {}) {
  const backend = testBackend(options);
  const answer = await backend.call('login', { body: credentials(demoAccount(role)) });
  return { ...backend, session: answer.body as Session };
}

describe('login', () => {
  test.each(DEMO_ACCOUNTS)('$email signs in with the printed password', async (account) => {
    const { call } = testBackend();
    const { status, body } = await call('login', { body: credentials(account) });
    expect(status).toBe(200);
    const self = await call('self', { token: (body as Session).Access_token });
    expect(self.body).toEqual({
      id: expect.any(Number),
      email: account.email,
      role: account.role,
    });
  });

  test('does not care how the e-mail address is capitalised', async () => {
    const { email, password } = demoAccount('admin');
    const body = { email: ` ${email.toUpperCase()} `, password };
    expect((await testBackend().call('login', { body })).status).toBe(200);
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { call } = testBackend();
    const { email, password } = demoAccount('admin');
    const wrong = await call('login', { body: { email, password: `${password} ` } });
    const unknown = await call('login', { body: { email: 'nobody@nowhere.in', password } });
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Invalid email or password' } });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });
});

describe('tokens', () => {
  test('an access token lives 15 minutes and a refresh token outlives it', async () => {
    const { call, clock, session } = await logIn('admin');
    clock.advance(15 * 60_000 - 1);
    expect((await call('self', { token: session.Access_token })).status).toBe(200);
    clock.advance(1);
    expect(await call('self', { token: session.Access_token })).toMatchObject({
      status: 401,
      body: { msg: 'Token has expired', error: 'Token has expired' },
    });
    const { status, body } = await call('refresh', { token: session.Refresh_token });
    expect(status).toBe(200);
    const { access_token } = body as { access_token: string };
    expect((await call('self', { token: access_token })).status).toBe(200);
    clock.advance(8 * 24 * 3_600_000);
    expect((await call('refresh', { token: session.Refresh_token })).status).toBe(401);
  });

  test('their life can be set, and a reset sets it again', async () => {
    const { backend, call, clock, tokenOf } = testBackend({ accessTokenSeconds: 2 });
    const short = tokenOf('admin');
    clock.advance(2000);
    expect((await call('self', { token: short })).status).toBe(401);
    backend.reset({ accessTokenSeconds: 5 });
    const longer = tokenOf('admin');
    clock.advance(4000);
    expect((await call('self', { token: longer })).status).toBe(200);
  });

  test('a changed claim, signature or algorithm is refused with 422', async () => {
    const { call, session } = await logIn('user');
    const [header, payload = '', signature = ''] = session.Access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${header}.${encode({ ...claims, sub: '1' })}.${signature}`,
      `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${encode({ alg: 'none' })}.${payload}.`,
      `${header}.${payload}`,
      `${session.Access_token}.more`,
    ];
    for (const token of forged) {
      const { status, body } = await call('self', { token });
      expect({ token, status, keys: Object.keys(body as object) }).toEqual({
        token,
        status: 422,
        keys: ['msg', 'error'],
      });
    }
  });

  test('a token of another process is refused', async () => {
    const { session } = await logIn('admin');
    expect((await testBackend().call('self', { token: session.Access_token })).status).toBe(422);
  });

  test('expiring on demand strikes the access tokens of the moment and no later one', async () => {
    const { backend, call, session } = await logIn('admin');
    backend.tokens.expireAccess();
    expect((await call('self', { token: session.Access_token })).status).toBe(401);
    const { body } = await call('refresh', { token: session.Refresh_token });
    const { access_token } = body as { access_token: string };
    expect((await call('self', { token: access_token })).status).toBe(200);
  });

  test('they end with the account, also when its id is given again after a reset', async () => {
    const { backend, call, session, tokenOf } = await logIn('admin');
    const deleted = await call('organizationDelete', { token: tokenOf('superadmin'), id: 1 });
    expect(deleted.status).toBe(200);
    const message = 'This account no longer exists';
    for (const [name, token] of [
      ['self', session.Access_token],
      ['refresh', session.Refresh_token],
    ] as const) {
      expect(await call(name, { token })).toMatchObject({ status: 401, body: { error: message } });
    }
    const late = backend.db.users.insert({
      username: 'Old',
      email: 'old@old.in',
      password_hash: '',
      role: 'superadmin',
      organization_id: null,
    });
    const token = backend.tokens.issue('access', late);
    backend.reset();
    backend.db.users.insert({ ...late, email: 'new@new.in' });
    expect((await call('self', { token })).status).toBe(401);
  });

  test('seeded accounts stay signed in over a reset', async () => {
    const { backend, call, session } = await logIn('admin');
    backend.reset();
    expect((await call('self', { token: session.Access_token })).status).toBe(200);
  });
});
