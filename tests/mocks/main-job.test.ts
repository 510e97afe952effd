import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@/api/contract/index.ts';
import { SIGNUP, START, testBackend, type Answer } from './helpers.ts';

const assetsIn = (answer: Answer) => v.parse(endpoints.assetList.output, answer.body);
const alertsIn = (answer: Answer) => v.parse(endpoints.alertList.output, answer.body);

/** A fresh organisation with one registered domain. */
async function signedUp(domain = 'example-shop.in') {
  const tools = testBackend();
  expect((await tools.call('signup', { body: SIGNUP })).status).toBe(201);
  const login = await tools.call('login', {
    body: { email: SIGNUP.email, password: SIGNUP.password },
  });
  const token = (login.body as { Access_token: string }).Access_token;
  const created = await tools.call('assetCreate', { token, body: { name: 'Our shop', domain } });
  expect(created.status).toBe(201);
  const { id } = created.body as { id: number };
  return { ...tools, token, id, root: tools.tokenOf('superadmin') };
}

describe('sign-up', () => {
  test('makes a pending organisation whose admin works at once and sees that it is pending', async () => {
    const { call, token, root } = await signedUp();
    expect((await call('profileGet', { token })).body).toEqual({
      name: 'Example Shop',
      email: SIGNUP.email,
      address: SIGNUP.address,
      company_registration_number: SIGNUP.companyRegNumber,
      approved: false,
    });
    const { body } = await call('organizationList', { token: root });
    const { organisations: organizations } = body as {
      organisations: { id: number; name: string }[];
    };
    expect(organizations).toHaveLength(4);
    const id = organizations.find(({ name }) => name === 'Example Shop')?.id ?? 0;
    expect((await call('organizationApprove', { token: root, id })).status).toBe(200);
    expect((await call('profileGet', { token })).body).toMatchObject({ approved: true });
    expect((await call('organizationGet', { token: root, id })).body).toMatchObject({
      approved: true,
      created_on: '2026-11-21 06:00:00',
      updated_on: '2026-11-21 06:00:00',
    });
  });

  test.each([
    [{ email: 'ADMIN@sahyadri.bank.in' }, 409, 'An account with this email already exists'],
    [{ companyName: 'sahyadri LOK bank' }, 409, 'An organisation with this name or'],
    [{ companyRegNumber: 'u64190mh1998plc900417' }, 409, 'An organisation with this name or'],
    [{ confirm_password: 'other words' }, 422, 'Passwords do not match'],
    [{ password: 'short', confirm_password: 'short' }, 422, 'at least 8 characters long'],
    [{ email: 'no address' }, 422, 'valid email'],
    [{ companyName: 'x'.repeat(201) }, 422, 'longer than 200'],
  ])('with %j answers %i', async (change, status, message) => {
    const { backend, call } = testBackend();
    const answer = await call('signup', { body: { ...SIGNUP, ...change } });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.stringContaining(message) });
    expect(backend.db.organizations.size).toBe(3);
  });
});

describe('assets', () => {
  test('a new one is pending, not watched, and the organisation owns it', async () => {
    const { backend, call, token, id } = await signedUp();
    expect((await call('assetList', { token })).body).toEqual([
      {
        id,
        name: 'example-shop.in',
        type: 'domain',
        approved: false,
        creation_date: '2026-11-21 06:00:00',
        last_updated_on: null,
        under_watch: false,
        owner_id: 4,
      },
    ]);
    expect(backend.db.assets.get(id)?.label).toBe('Our shop');
  });

  test.each([
    'https://example.in',
    'example.in:443',
    'example.in/path',
    'exa mple.in',
    '-example.in',
    'example-.in',
    'localhost',
    'example.i',
    'example.1n',
    `${'a'.repeat(64)}.in`,
    `${'a.'.repeat(126)}in`,
    'münchen.de',
    'example.in.',
    '.example.in',
    '10.0.0.5',
  ])('refuses the domain %s with 422', async (domain) => {
    const { call, tokenOf } = testBackend();
    const body = { name: 'x', domain };
    expect(await call('assetCreate', { token: tokenOf('admin'), body })).toMatchObject({
      status: 422,
      body: { error: 'Please enter a valid domain name' },
    });
  });

  test.each([
    ['EXAMPLE.in', 'example.in', 'domain'],
    [`${'a'.repeat(63)}.in`, `${'a'.repeat(63)}.in`, 'domain'],
    ['xn--mnchen-3ya.de', 'xn--mnchen-3ya.de', 'domain'],
    ['xn--l2bl7a9d.xn--h2brj9c', 'xn--l2bl7a9d.xn--h2brj9c', 'domain'],
    ['example.co.in', 'example.co.in', 'domain'],
    ['shop.example.co.in', 'shop.example.co.in', 'subdomain'],
    ['mail.example.in', 'mail.example.in', 'mail domain'],
    ['app.example.in', 'app.example.in', 'app'],
  ])('accepts %s', async (domain, name, type) => {
    const { backend, call, tokenOf } = testBackend();
    const answer = await call('assetCreate', {
      token: tokenOf('admin'),
      body: { name: domain, domain },
    });
    expect(answer.status).toBe(201);
    expect(backend.db.assets.find((row) => row.name === name)?.type).toBe(type);
  });

  test('the same one twice is a conflict within an organisation, not between two', async () => {
    const { call, token, tokenOf } = await signedUp();
    const body = { name: 'again', domain: 'Example-Shop.in' };
    expect(await call('assetCreate', { token, body })).toMatchObject({
      status: 409,
      body: { error: 'example-shop.in is already registered' },
    });
    expect((await call('assetCreate', { token: tokenOf('admin'), body })).status).toBe(201);
  });

  test('deleting one takes its alerts along; another organisation cannot', async () => {
    const { backend, call, token, tokenOf } = await signedUp();
    expect((await call('assetDelete', { token, id: 1 })).status).toBe(404);
    expect(backend.db.alerts.find((row) => row.asset_id === 1)).toBeDefined();
    expect((await call('assetDelete', { token: tokenOf('admin'), id: 1 })).status).toBe(200);
    expect(backend.db.alerts.find((row) => row.asset_id === 1)).toBeUndefined();
    expect((await call('assetDeleteByGet', { token: tokenOf('superadmin'), id: 2 })).status).toBe(
      200,
    );
    expect(backend.db.assets.get(2)).toBeUndefined();
  });
});

describe('approval', () => {
  test('puts an asset under watch, and five alerts arrive within three seconds', async () => {
    const { call, clock, token, id, root } = await signedUp();
    clock.advance(60_000);
    expect((await call('assetApprove', { token: root, id })).status).toBe(200);
    const [asset] = assetsIn(await call('assetList', { token }));
    expect(asset).toMatchObject({
      approved: true,
      under_watch: true,
      last_updated_on: new Date(START + 60_000).toISOString(),
    });
    expect(alertsIn(await call('alertList', { token }))).toEqual([]);
    clock.advance(1500);
    const some = alertsIn(await call('alertList', { token }));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(5);
    clock.advance(1500);
    const alerts = alertsIn(await call('alertList', { token }));
    expect(alerts).toHaveLength(5);
    expect(new Set(alerts.map((alert) => alert.impersonating_domain)).size).toBe(5);
    expect(new Set(alerts.map((alert) => alert.asset_name))).toEqual(new Set(['example-shop.in']));
    expect(alerts.some((alert) => alert.impersonating_domain.includes('xn--'))).toBe(true);
    const scores = alerts.map((alert) => alert.severity_score ?? 0);
    expect(Math.max(...scores)).toBeGreaterThanOrEqual(8);
    expect(Math.min(...scores)).toBeLessThan(5);
  });

  test('twice is no error and makes no second five', async () => {
    const { backend, call, clock, id, root } = await signedUp();
    await call('assetApprove', { token: root, id });
    expect((await call('assetApprove', { token: root, id })).status).toBe(200);
    clock.advance(10_000);
    expect(backend.db.alerts.all().filter((row) => row.asset_id === id)).toHaveLength(5);
  });

  test('a deletion or a reset on the way stops what was to come', async () => {
    const { backend, call, clock, token, id, root } = await signedUp();
    await call('assetApprove', { token: root, id });
    await call('assetDelete', { token, id });
    clock.advance(3000);
    expect(backend.db.alerts.size).toBe(60);

    await call('assetApprove', { token: root, id: 7 });
    backend.reset();
    clock.advance(3000);
    expect(backend.db.alerts.size).toBe(60);
  });
});

describe('who sees what', () => {
  test('an admin sees the own organisation, the super admin the assets of all', async () => {
    const { call, tokenFor, tokenOf } = testBackend();
    const seen = async (token: string) => [
      assetsIn(await call('assetList', { token })).length,
      alertsIn(await call('alertList', { token })).length,
    ];
    expect(await seen(tokenFor('admin@sahyadri.bank.in'))).toEqual([7, 40]);
    expect(await seen(tokenFor('admin@marutham-textiles.com'))).toEqual([4, 20]);
    expect(await seen(tokenFor('admin@nilgirikurinji.in'))).toEqual([3, 0]);
    expect(assetsIn(await call('assetList', { token: tokenOf('superadmin') }))).toHaveLength(14);
  });

  test('deleting an organisation takes its people, assets and alerts, and nobody else\u2019s', async () => {
    const { backend, call, tokenOf } = testBackend();
    const gone = await call('organizationDelete', { token: tokenOf('superadmin'), id: 1 });
    expect(gone.status).toBe(200);
    const { organizations, users, assets, alerts } = backend.db;
    expect([organizations.size, users.size, assets.size, alerts.size]).toEqual([2, 3, 7, 20]);
  });
});

describe('people and profile', () => {
  const person = {
    username: 'Leela',
    email: 'leela@sahyadri.bank.in',
    password: 'long enough',
    confirm_password: 'long enough',
  };

  test('an added person belongs to the organisation, is a user by default and can sign in', async () => {
    const { backend, call, tokenOf } = testBackend();
    expect(await call('userAdd', { token: tokenOf('admin'), body: person })).toMatchObject({
      status: 201,
      body: { message: 'User added successfully!' },
    });
    expect(backend.db.users.find((row) => row.email === person.email)).toMatchObject({
      role: 'user',
      organization_id: 1,
    });
    const { email, password } = person;
    expect((await call('login', { body: { email, password } })).status).toBe(200);
  });

  test.each([
    [{ role: 'superadmin' }, 422, 'Role must be user or admin'],
    [{ confirm_password: 'other' }, 422, 'Passwords do not match'],
    [{ email: 'user@sahyadri.bank.in' }, 409, 'An account with this email already exists'],
  ])('adding one with %j answers %i', async (change, status, error) => {
    const { call, tokenOf } = testBackend();
    const body = { ...person, ...change };
    expect(await call('userAdd', { token: tokenOf('admin'), body })).toMatchObject({
      status,
      body: { error },
    });
  });

  test('a profile keeps its e-mail address and may keep its own name, not take another\u2019s', async () => {
    const { call, tokenOf } = testBackend();
    const token = tokenOf('admin');
    const { approved: _approved, ...body } = (await call('profileGet', { token })).body as Record<
      string,
      unknown
    >;
    const update = async (change: object) =>
      (await call('profileUpdate', { token, body: { ...body, ...change } })).status;
    expect(await update({ address: 'Nashik' })).toBe(200);
    expect((await call('profileGet', { token })).body).toMatchObject({ address: 'Nashik' });
    expect(await update({ email: 'other@sahyadri.bank.in' })).toBe(422);
    expect(await update({ name: 'Nilgiri Kurinji Tea Company' })).toBe(409);
  });
});
