/** Tolerant reading of what a backend really sends (issue: ids, scores, dates, envelopes). */
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { endpoints } from '@/api/contract/index.ts';

const read = {
  assets: (body: unknown) => v.parse(endpoints.assetList.output, body),
  alerts: (body: unknown) => v.parse(endpoints.alertList.output, body),
  organizations: (body: unknown) => v.parse(endpoints.organizationList.output, body),
  detail: (body: unknown) => v.parse(endpoints.organizationGet.output, body),
  profile: (body: unknown) => v.parse(endpoints.profileGet.output, body),
  self: (body: unknown) => v.parse(endpoints.self.output, body),
};

const asset = (fields: object) => read.assets([fields])[0];
const alert = (fields: object) => read.alerts([fields])[0];

it.each([
  [7, '7'],
  ['7', '7'],
  [' a-1 ', 'a-1'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [Number.NaN, ''],
  [{ $oid: 'x' }, ''],
  // No address can hold these.
  ['7\ud800', ''],
  [' .. ', ''],
  ['.', ''],
  ['7.', '7.'],
])('the id %j reads %j', (id, expected) => {
  expect(asset({ id })?.id).toBe(expected);
});

it.each([
  ['9007199254740991', '9007199254740991', undefined],
  ['9007199254740993', '', true],
  ['"9007199254740993"', '9007199254740993', undefined],
  ['1e21', '', true],
  ['1.5', '', true],
])('the id %s in JSON reads %j, inexact: %s', (json, id, inexactId) => {
  const [asset1] = read.assets(JSON.parse(`[{"id":${json},"owner_id":${json}}]`));
  expect(asset1).toMatchObject({ id, owner_id: id });
  expect(asset1?.inexactId).toBe(inexactId);
  const [organization1] = read.organizations(JSON.parse(`[{"id":${json}}]`));
  expect([organization1?.id, organization1?.inexactId]).toEqual([id, inexactId]);
});

it.each([
  ['2024-06-30T23:50:00Z', '2024-06-30'],
  ['2024-06-30T00:10:00+05:30', '2024-06-30'],
  ['2024-06-30 23:50:00.123-11', '2024-06-30'],
  ['2024-06-30', '2024-06-30'],
  ['Sun, 30 Jun 2024 23:50:00 GMT', '2024-06-30'],
  ['2024-06-31', null],
  ['yesterday', null],
  [null, null],
])('the join date of %j is its date part, %j', (created_on, expected) => {
  expect(read.organizations([{ created_on }])[0]?.created_on).toBe(expected);
});

it.each([
  [8, 8],
  ['8', 8],
  [' 7.5 ', 7.5],
  [0, 0],
  ['', null],
  ['high', null],
  [null, null],
  [Infinity, null],
  [[8], null],
])('the score %j reads %j', (severity_score, expected) => {
  expect(alert({ severity_score })?.severity_score).toBe(expected);
});

it.each([
  ['2026-01-31T10:20:30Z', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31T10:20:30+05:30', '2026-01-31T04:50:30.000Z'],
  ['2026-01-31 10:20:30', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31T10:20:30.123456', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31', '2026-01-31T00:00:00.000Z'],
  ['Sat, 31 Jan 2026 10:20:30 GMT', '2026-01-31T10:20:30.000Z'],
  [null, null],
  ['', null],
  ['yesterday', null],
  ['2026-13-45 10:00:00', null],
  ['2026-01-31 10:20:30.123456+05:30', '2026-01-31T04:50:30.000Z'],
  ['2026-01-31 10:20:30 Z', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31 10:20:30+00', '2026-01-31T10:20:30.000Z'],
  ['2026-01-31 10:20:30.5-05', '2026-01-31T15:20:30.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-31', null],
  ['2026-02-29 10:00:00', null],
  ['2026-04-31T10:00:00Z', null],
  ['Tue, 31 Feb 2026 10:20:30 GMT', null],
  ['N/A 5', null],
  ['Version 1', null],
  ['31/01/2026', null],
  ['01/02/2026', null],
  ['2026', null],
  ['1', null],
  [1_769_854_830, null],
])('the date %j reads %j', (creation_date, expected) => {
  expect(asset({ creation_date })?.creation_date).toBe(expected);
});

it.each([
  ['2026-01-31 10:20:30', '2026-01-31T10:20:30.000Z'],
  [null, null],
  [undefined, null],
  ['', null],
  ['31/01/2026', ''],
  [1_769_854_830, ''],
])('the date of a change %j reads %j: unreadable is not never', (last_updated_on, expected) => {
  expect(asset({ last_updated_on })?.last_updated_on).toBe(expected);
});

it.each([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  [false, false],
  [0, false],
  ['false', false],
  ['no', false],
  [null, false],
  [undefined, false],
])('the flag %j reads %j', (approved, expected) => {
  expect(asset({ approved })?.approved).toBe(expected);
});

describe('lists', () => {
  const row = { id: 1, asset_name: 'a.in', impersonating_domain: 'b.in', details: 'd' };
  it.each([
    ['a bare array', [row]],
    ['{impersonations}', { impersonations: [row] }],
    ['{data: {impersonations}}', { data: { impersonations: [row] } }],
    ['{data: []}', { data: [row] }],
    ['with fields nobody asked for', { count: 1, impersonations: [{ ...row, extra: [1] }] }],
    ['with rows that are none', { impersonations: [null, 'x', 7, [], row] }],
  ])('alerts come as %s', (_which, body) => {
    expect(read.alerts(body)).toEqual([
      {
        id: '1',
        asset_name: 'a.in',
        impersonating_domain: 'b.in',
        details: 'd',
        severity_score: null,
      },
    ]);
  });

  it('organisations come in either spelling', () => {
    expect(read.organizations({ organisations: [{ id: 1 }] })).toHaveLength(1);
    expect(read.organizations({ organizations: [{ id: 1 }] })).toHaveLength(1);
  });

  it.each([undefined, null, {}, '', 'text', 7, { data: {} }, { data: null }, { error: 'x' }])(
    '%j holds no list',
    (body) => {
      expect(v.safeParse(endpoints.alertList.output, body).success).toBe(false);
    },
  );

  it('a row with nothing in it is a row that says nothing', () => {
    expect(asset({})).toEqual({
      id: '',
      name: '',
      type: '',
      approved: false,
      creation_date: null,
      last_updated_on: null,
      under_watch: false,
      owner_id: '',
    });
  });

  it('hostile text stays the text it is', () => {
    const name = '<script>alert(1)</script>\u202Emoc.elpmaxe';
    expect(asset({ name })?.name).toBe(name);
    expect(asset(JSON.parse('{"name": "a", "__proto__": {"approved": true}}'))?.approved).toBe(
      false,
    );
  });
});

describe('single entities', () => {
  it.each([[{}], [{ user: {} }], [{ data: {} }], [{ data: { user: {} } }]])(
    'a user without an email is nobody: %j',
    (body) => {
      expect(v.safeParse(endpoints.self.output, body).success).toBe(false);
    },
  );

  it.each([
    ['plain', (user: object) => user],
    ['under user', (user: object) => ({ user })],
    ['under data', (user: object) => ({ data: user })],
    ['under data.user', (user: object) => ({ data: { user } })],
  ])('the user is read %s', (_where, wrap) => {
    expect(read.self(wrap({ id: 1, email: 'a@b.in', role: 'superadmin', x: 1 }))).toEqual({
      id: '1',
      email: 'a@b.in',
      role: 'superadmin',
    });
  });

  it.each(['owner', 'ADMIN', '', null, 7, undefined])(
    'the role %j has the least access',
    (role) => {
      expect(read.self({ id: 1, email: 'a@b.in', role }).role).toBe('user');
    },
  );

  it.each(['organizationGet', 'profileGet'] as const)(
    '%s: an object without a field of it is none, and not one whose fields are all empty',
    (name) => {
      const strange = [
        {},
        { status: 'ok' },
        { data: {} },
        { data: [] },
        [],
        [{ name: 'a' }],
        'a',
        7,
      ];
      for (const body of [...strange, null, undefined]) {
        expect([body, v.safeParse(endpoints[name].output, body).success]).toEqual([body, false]);
      }
    },
  );

  it('an organisation and a profile', () => {
    const org = { id: 3, name: 'Shop', approved: 1, updated_on: '2026-01-01 00:00:00' };
    expect(read.detail({ organization: org })).toMatchObject({
      id: '3',
      approved: true,
      updated_on: '2026-01-01T00:00:00.000Z',
      company_registration_number: '',
    });
    expect(read.profile({ data: { name: 'Shop' } })).toEqual({
      name: 'Shop',
      email: '',
      address: '',
      company_registration_number: '',
      approved: null,
    });
  });
});

it.each([
  { Access_token: 'a' },
  { Access_token: '', Refresh_token: 'r' },
  { access_token: 'a', refresh_token: 'r' },
  null,
])('a login without both tokens, capitalised so, is none: %j', (body) => {
  expect(v.safeParse(endpoints.login.output, body).success).toBe(false);
});

it.each(['17|Xy_z', 'abc:def', 'eyJhbGciOi.eyJz.c2ln=='])('a token of any make: %j', (token) => {
  const both = { Access_token: token, Refresh_token: token };
  expect(v.parse(endpoints.login.output, both)).toEqual(both);
  expect(v.parse(endpoints.refresh.output, { access_token: token }).access_token).toBe(token);
});

it.each(['a\u200Bb', 'a b', 'a\nb', '\u0905', '<html>', ''])(
  'what cannot be sent in a header is no token: %j',
  (token) => {
    const both = { Access_token: 'a', Refresh_token: 'r' };
    for (const body of [
      { ...both, Access_token: token },
      { ...both, Refresh_token: token },
    ]) {
      expect(v.safeParse(endpoints.login.output, body).success).toBe(false);
    }
    expect(v.safeParse(endpoints.refresh.output, { access_token: token }).success).toBe(false);
  },
);
