/**
 * THE CONTRACT: every call of the backend (specification section 7) in one typed table. The client, the embedded
 * backend and the tests all use it; a call without a handler in the embedded backend does not compile.
 */
import * as v from 'valibot';
import {
  Asset,
  CurrentUser,
  ImpersonationAlert,
  Organization,
  OrganizationDetail,
  Profile,
  type Role,
} from './entities.ts';
import {
  AddUserPayload,
  ById,
  LoginPayload,
  NewAssetPayload,
  ProfilePayload,
  SignupPayload,
} from './payloads.ts';
import { isRecord, listOf, text } from './read.ts';

type Schema = v.GenericSchema<unknown, unknown>;

interface Row<Input extends v.GenericSchema | null, Output extends Schema> {
  /** Action of the call in one sentence, for the OpenAPI document. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  /** Only for the refresh. The others carry the access token, or none if they need no log-in. */
  readonly bearer?: 'refresh';
  /**
   * The roles that may make the call (specification section 6); empty for a call without a log-in. No page makes
   * another role's call, and the embedded backend refuses it.
   */
  readonly roles: readonly Role[];
  /** True for calls that change something: never cached, never prefetched, never retried. */
  readonly changes: boolean;
  /** Maximum time to the first byte of the answer, in milliseconds; 15 s if not given. */
  readonly firstByteMs?: number;
  readonly input: Input;
  readonly output: Output;
}

/** Declares one call; a function so that each row keeps its own types. */
const endpoint = <const Input extends v.GenericSchema | null, const Output extends Schema>(
  row: Row<Input, Output>,
) => ({
  ...row,
  bearer: tokenOf(row),
  /** Place of the input: query parameters, a JSON body, or nowhere. */
  sends: placeOf(row),
});

type AnyRow = Row<v.GenericSchema | null, Schema>;

function tokenOf({ bearer, roles }: AnyRow): 'none' | 'access' | 'refresh' {
  return bearer ?? (roles.length === 0 ? 'none' : 'access');
}

function placeOf({ method, input }: AnyRow): 'query' | 'json' | 'nothing' {
  if (input === null) return 'nothing';
  return method === 'POST' || method === 'PUT' ? 'json' : 'query';
}

const EVERYONE: readonly Role[] = ['admin', 'superadmin', 'user'];

/** An answer of which only success counts; a `message` is kept if the specification shows it. */
const Done = v.pipe(
  v.unknown(),
  v.transform((value): { message: string } => {
    const message = isRecord(value) ? value['message'] : '';
    return { message: typeof message === 'string' ? message : '' };
  }),
  v.metadata({
    type: 'object',
    properties: { message: { type: 'string' } },
    description: 'Any body but markup counts as done, an empty one too.',
  }),
);

/**
 * A token that can be sent: visible ASCII, wider than RFC 6750, because some backends number their tokens (`17|Xy`).
 * With anything else each call would fail unsent. Markup comes from an error page.
 */
const token = v.pipe(
  text,
  v.regex(/^(?!<)[\x21-\x7e]+$/),
  v.metadata({ type: ['string', 'number'], description: 'Visible ASCII, without spaces.' }),
);

export const endpoints = {
  login: endpoint({
    summary: 'Signs in with email and password.',
    method: 'POST',
    path: '/auth/login',
    roles: [],
    changes: true,
    input: LoginPayload,
    output: v.object({ Access_token: token, Refresh_token: token }),
  }),
  self: endpoint({
    summary: 'Tells who is signed in.',
    method: 'GET',
    path: '/auth/self',
    roles: EVERYONE,
    changes: false,
    input: null,
    output: CurrentUser,
  }),
  refresh: endpoint({
    summary: 'Gives a new access token; the refresh token stays.',
    method: 'POST',
    path: '/auth/refresh',
    bearer: 'refresh',
    roles: EVERYONE,
    changes: true,
    input: null,
    output: v.object({ access_token: token }),
  }),
  signup: endpoint({
    summary: 'Creates an organisation, which waits for approval, and its admin.',
    method: 'POST',
    path: '/organisation/signup',
    roles: [],
    changes: true,
    input: SignupPayload,
    output: Done,
  }),
  assetList: endpoint({
    summary: 'The domain assets: an admin’s own, a super-admin’s of all organisations.',
    method: 'GET',
    path: '/asset/list',
    roles: ['admin', 'superadmin'],
    changes: false,
    input: null,
    output: listOf(['assets'], Asset),
  }),
  assetCreate: endpoint({
    summary: 'Registers a domain, which waits for approval.',
    method: 'POST',
    path: '/asset/create',
    roles: ['admin'],
    changes: true,
    input: NewAssetPayload,
    output: Done,
  }),
  assetDelete: endpoint({
    summary: 'Deletes an asset.',
    method: 'DELETE',
    path: '/asset/delete',
    roles: ['admin', 'superadmin'],
    changes: true,
    input: ById,
    output: Done,
  }),
  /** The superadmin page deletes by a call with no method given, so a GET. */
  assetDeleteByGet: endpoint({
    summary: 'Deletes an asset; the super-admin’s call. Answered with 405, DELETE is sent instead.',
    method: 'GET',
    path: '/asset/delete',
    roles: ['superadmin'],
    changes: true,
    input: ById,
    output: Done,
  }),
  assetApprove: endpoint({
    summary: 'Approves an asset.',
    method: 'GET',
    path: '/asset/approve',
    roles: ['superadmin'],
    changes: true,
    input: ById,
    output: Done,
  }),
  alertList: endpoint({
    summary: 'The impersonation alerts, all in one answer.',
    method: 'GET',
    path: '/impersonation/list',
    roles: ['admin'],
    changes: false,
    // A slow backend may take this long to put 100,000 alerts together.
    firstByteMs: 60_000,
    input: null,
    output: listOf(['impersonations'], ImpersonationAlert),
  }),
  profileGet: endpoint({
    summary: 'The profile of the admin’s own organisation.',
    method: 'GET',
    path: '/organisation/get',
    roles: ['admin'],
    changes: false,
    input: null,
    output: Profile,
  }),
  profileUpdate: endpoint({
    summary: 'Changes that profile.',
    method: 'PUT',
    path: '/organisation/update',
    roles: ['admin'],
    changes: true,
    input: ProfilePayload,
    output: Done,
  }),
  userAdd: endpoint({
    summary: 'Adds a user to the admin’s organisation.',
    method: 'POST',
    path: '/organisation/adduser',
    roles: ['admin'],
    changes: true,
    input: AddUserPayload,
    output: Done,
  }),
  organizationList: endpoint({
    summary: 'All organisations.',
    method: 'GET',
    path: '/organisation/list',
    roles: ['superadmin'],
    changes: false,
    input: null,
    output: listOf(['organisations', 'organizations'], Organization),
  }),
  organizationGet: endpoint({
    summary: 'The details of one organisation.',
    method: 'GET',
    path: '/organisation/getorg',
    roles: ['superadmin'],
    changes: false,
    input: ById,
    output: OrganizationDetail,
  }),
  organizationApprove: endpoint({
    summary: 'Approves an organisation.',
    method: 'GET',
    path: '/organisation/approve',
    roles: ['superadmin'],
    changes: true,
    input: ById,
    output: Done,
  }),
  organizationDelete: endpoint({
    summary: 'Deletes an organisation.',
    method: 'DELETE',
    path: '/organisation/delete',
    roles: ['superadmin'],
    changes: true,
    input: ById,
    output: Done,
  }),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type InputOf<Name extends EndpointName> = Endpoints[Name]['input'] extends v.GenericSchema
  ? v.InferInput<Endpoints[Name]['input']>
  : undefined;
export type OutputOf<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['output']>;
