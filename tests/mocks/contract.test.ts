import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { endpoints, ROLES, type EndpointName, type Role } from '@/api/contract/index.ts';
import { demoAccount, SIGNUP, testBackend, type Sent } from './helpers.ts';

const names = Object.keys(endpoints).filter((key): key is EndpointName => key in endpoints);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];

/** An input that succeeds on the seeded data, for every call. */
const good: Record<EndpointName, Sent> = {
  login: {
    body: { email: demoAccount('admin').email, password: demoAccount('admin').password },
  },
  self: {},
  refresh: {},
  signup: { body: SIGNUP },
  assetList: {},
  assetCreate: { body: { name: 'Shop', domain: 'example-shop.in' } },
  assetDelete: { id: 1 },
  assetDeleteByGet: { id: 1 },
  assetApprove: { id: 7 },
  alertList: {},
  profileGet: {},
  profileUpdate: {
    body: {
      name: 'Sahyadri Bank',
      email: 'admin@sahyadri.bank.in',
      address: 'Pune',
      company_registration_number: 'U64190MH1998PLC900417',
    },
  },
  userAdd: {
    body: {
      username: 'Leela',
      email: 'leela@sahyadri.bank.in',
      password: 'long enough',
      confirm_password: 'long enough',
      role: 'user',
    },
  },
  organizationList: {},
  organizationGet: { id: 2 },
  organizationApprove: { id: 3 },
  organizationDelete: { id: 3 },
};

test('the contract has 17 calls, /asset/delete by DELETE and by GET among them (section 7, calls)', () => {
  expect(names).toHaveLength(17);
});

/** Who may make a call; for a call without sign-in it makes no difference. */
function allowedFor(name: EndpointName): Role[] {
  const { bearer, roles } = endpoints[name];
  return ROLES.filter((role) => bearer === 'none' || roles.includes(role));
}

const tokenType = (name: EndpointName) =>
  endpoints[name].bearer === 'refresh' ? 'refresh' : 'access';

/** A fresh backend, and a token of a role that may make this call (undefined if it needs none). */
function prepared(name: EndpointName, role = allowedFor(name)[0] ?? 'admin') {
  const tools = testBackend();
  const open = endpoints[name].bearer === 'none';
  return { ...tools, token: open ? undefined : tools.tokenOf(role, tokenType(name)) };
}

const pairs = (wanted: (name: EndpointName, role: Role) => boolean) =>
  names.flatMap((name) =>
    ROLES.filter((role) => wanted(name, role)).map((role) => [name, role] as const),
  );
const callsThatSend = (sends: 'json' | 'query') =>
  names.filter((name) => endpoints[name].sends === sends);

test.each(pairs((name, role) => allowedFor(name).includes(role)))(
  '%s answers the role %s in the shape of the contract',
  async (name, role) => {
    const { call, token } = prepared(name, role);
    const answer = await call(name, { ...good[name], token });
    expect([200, 201]).toContain(answer.status);
    expect(v.is(endpoints[name].output, answer.body)).toBe(true);
  },
);

test.each(pairs((name, role) => !allowedFor(name).includes(role)))(
  '%s refuses the role %s with 403 and changes nothing',
  async (name, role) => {
    const { backend, call, token } = prepared(name, role);
    const rows = () =>
      structuredClone(
        [backend.db.organizations, backend.db.users, backend.db.assets].map((table) => table.all()),
      );
    const before = rows();
    const answer = await call(name, { ...good[name], token });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ error: 'Your role does not allow this' });
    expect(rows()).toEqual(before);
  },
);

test.each(names.filter((name) => endpoints[name].bearer !== 'none'))(
  '%s asks for a token: 401 without, 422 with a malformed one or one of the other kind',
  async (name) => {
    const { call, tokenOf } = prepared(name);
    const missing = 'Missing Authorization Header';
    expect(await call(name, good[name])).toMatchObject({
      status: 401,
      body: { msg: missing, error: missing },
    });
    expect(await call(name, { ...good[name], token: 'null' })).toMatchObject({
      status: 422,
      body: { msg: 'Not enough segments' },
    });
    const otherKind = tokenType(name) === 'access' ? 'refresh' : 'access';
    const token = tokenOf(allowedFor(name)[0] ?? 'admin', otherKind);
    expect((await call(name, { ...good[name], token })).status).toBe(422);
  },
);

const known = new Set<string>(
  names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`),
);
const wrongMethods = [...new Set(names.map((name) => endpoints[name].path))].flatMap((path) =>
  METHODS.filter((method) => !known.has(`${method} ${path}`)).map(
    (method) => [method, path] as const,
  ),
);

test.each(wrongMethods)('%s %s is answered with 405 and what is allowed', async (method, path) => {
  const { request, tokenOf } = testBackend();
  const answer = await request(method, path, { token: tokenOf('superadmin') });
  expect(answer.status).toBe(405);
  const allowed = METHODS.filter((other) => known.has(`${other} ${path}`));
  expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual(
    [...allowed, 'OPTIONS'].toSorted(),
  );
});

describe.each(callsThatSend('json'))('%s', (name) => {
  test.each(['', 'no json', '[]', 'null', '"text"', '7'])(
    'answers the body %j with 400',
    async (raw) => {
      const { call, token } = prepared(name);
      expect(await call(name, { token, raw })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('request body') },
      });
    },
  );

  const fields = Object.entries(good[name].body ?? {}).filter(([field]) => field !== 'role');

  test.each(fields)('answers %s missing with 400, empty or a number with 422', async (field) => {
    const { call, token } = prepared(name);
    const body = { ...good[name].body };
    const answers = [undefined, '', 5].map((value) =>
      call(name, { token, body: { ...body, [field]: value } }),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([400, 422, 422]);
  });
});

describe.each(callsThatSend('query'))('%s', (name) => {
  test.each([undefined, '', 'abc', '1 OR 1=1', '-1', '1.5'])(
    'answers the id %j with 400',
    async (id) => {
      const { call, token } = prepared(name);
      expect((await call(name, { token, ...(id !== undefined && { id }) })).status).toBe(400);
    },
  );

  test('answers an unknown id with 404', async () => {
    const { call, token } = prepared(name);
    expect((await call(name, { token, id: 999_999 })).status).toBe(404);
  });
});
