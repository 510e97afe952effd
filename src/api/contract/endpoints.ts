/**
 * THE CONTRACT: the 17 calls of the backend (specification section 7) in one typed table.
 *
 * The client, the embedded backend and the tests are all driven by it; a call without a handler in the
 * embedded backend does not compile.
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
import type {
  AddUserPayload,
  ById,
  LoginPayload,
  NewAssetPayload,
  ProfilePayload,
  SignupPayload,
} from './payloads.ts';
import { listOf, text } from './read.ts';

/** Which token a call carries: none, the access token, or (for the refresh alone) the refresh token. */
type Bearer = 'none' | 'access' | 'refresh';

interface Endpoint<Input, Schema extends v.GenericSchema<unknown, unknown>> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly bearer: Bearer;
  /** Where the input travels: as query parameters, as a JSON body, or nowhere. */
  readonly sends: 'query' | 'json' | 'nothing';
  /** The roles the backend should accept; empty for calls that need no sign-in. */
  readonly roles: readonly Role[];
  /** True for calls that change something: never cached, never prefetched, never retried. */
  readonly changes: boolean;
  /** How long the backend may take to the first byte of its answer, in milliseconds; 15 s if not given. */
  readonly firstByteMs?: number;
  readonly output: Schema;
  /** Type carrier for the input; never present at run time. */
  readonly _input?: Input;
}

type Options<Schema extends v.GenericSchema<unknown, unknown>> = Omit<
  Endpoint<never, Schema>,
  '_input'
>;

/** Declares one call: `endpoint<Input>()({...})`; curried so that the output is inferred. */
function endpoint<Input = undefined>() {
  return <const Schema extends v.GenericSchema<unknown, unknown>>(
    options: Options<Schema>,
  ): Endpoint<Input, Schema> => options;
}

const EVERYONE: readonly Role[] = ['admin', 'superadmin', 'user'];

/** An answer of which only success counts; a `message` is kept where the specification shows it. */
const Done = v.pipe(
  v.unknown(),
  v.transform((value): { message: string } => {
    const message =
      typeof value === 'object' && value !== null && 'message' in value ? value.message : '';
    return { message: typeof message === 'string' ? message : '' };
  }),
);

/**
 * What can be sent: visible ASCII, wider than RFC 6750, as some backends number their tokens (`17|Xy`). With
 * anything else each call would fail unsent. Markup is an error page's.
 */
const token = v.pipe(text, v.regex(/^(?!<)[\x21-\x7e]+$/));

export const endpoints = {
  login: endpoint<LoginPayload>()({
    method: 'POST',
    path: '/auth/login',
    bearer: 'none',
    sends: 'json',
    roles: [],
    changes: true,
    output: v.object({ Access_token: token, Refresh_token: token }),
  }),
  self: endpoint()({
    method: 'GET',
    path: '/auth/self',
    bearer: 'access',
    sends: 'nothing',
    roles: EVERYONE,
    changes: false,
    output: CurrentUser,
  }),
  refresh: endpoint()({
    method: 'POST',
    path: '/auth/refresh',
    bearer: 'refresh',
    sends: 'nothing',
    roles: EVERYONE,
    changes: true,
    output: v.object({ access_token: token }),
  }),
  signup: endpoint<SignupPayload>()({
    method: 'POST',
    path: '/organisation/signup',
    bearer: 'none',
    sends: 'json',
    roles: [],
    changes: true,
    output: Done,
  }),
  assetList: endpoint()({
    method: 'GET',
    path: '/asset/list',
    bearer: 'access',
    sends: 'nothing',
    roles: ['admin', 'superadmin'],
    changes: false,
    output: listOf(['assets'], Asset),
  }),
  assetCreate: endpoint<NewAssetPayload>()({
    method: 'POST',
    path: '/asset/create',
    bearer: 'access',
    sends: 'json',
    roles: ['admin'],
    changes: true,
    output: Done,
  }),
  assetDelete: endpoint<ById>()({
    method: 'DELETE',
    path: '/asset/delete',
    bearer: 'access',
    sends: 'query',
    roles: ['admin', 'superadmin'],
    changes: true,
    output: Done,
  }),
  /** The superadmin page deletes by a call with no method given, so a GET (see design decision 5). */
  assetDeleteByGet: endpoint<ById>()({
    method: 'GET',
    path: '/asset/delete',
    bearer: 'access',
    sends: 'query',
    roles: ['superadmin'],
    changes: true,
    output: Done,
  }),
  assetApprove: endpoint<ById>()({
    method: 'GET',
    path: '/asset/approve',
    bearer: 'access',
    sends: 'query',
    roles: ['superadmin'],
    changes: true,
    output: Done,
  }),
  alertList: endpoint()({
    method: 'GET',
    path: '/impersonation/list',
    bearer: 'access',
    sends: 'nothing',
    roles: ['admin', 'superadmin'],
    changes: false,
    // A slow backend may take this long to put 100,000 alerts together.
    firstByteMs: 60_000,
    output: listOf(['impersonations'], ImpersonationAlert),
  }),
  profileGet: endpoint()({
    method: 'GET',
    path: '/organisation/get',
    bearer: 'access',
    sends: 'nothing',
    roles: ['admin'],
    changes: false,
    output: Profile,
  }),
  profileUpdate: endpoint<ProfilePayload>()({
    method: 'PUT',
    path: '/organisation/update',
    bearer: 'access',
    sends: 'json',
    roles: ['admin'],
    changes: true,
    output: Done,
  }),
  userAdd: endpoint<AddUserPayload>()({
    method: 'POST',
    path: '/organisation/adduser',
    bearer: 'access',
    sends: 'json',
    roles: ['admin'],
    changes: true,
    output: Done,
  }),
  organizationList: endpoint()({
    method: 'GET',
    path: '/organisation/list',
    bearer: 'access',
    sends: 'nothing',
    roles: ['superadmin'],
    changes: false,
    output: listOf(['organisations', 'organizations'], Organization),
  }),
  organizationGet: endpoint<ById>()({
    method: 'GET',
    path: '/organisation/getorg',
    bearer: 'access',
    sends: 'query',
    roles: ['superadmin'],
    changes: false,
    output: OrganizationDetail,
  }),
  organizationApprove: endpoint<ById>()({
    method: 'GET',
    path: '/organisation/approve',
    bearer: 'access',
    sends: 'query',
    roles: ['superadmin'],
    changes: true,
    output: Done,
  }),
  organizationDelete: endpoint<ById>()({
    method: 'DELETE',
    path: '/organisation/delete',
    bearer: 'access',
    sends: 'query',
    roles: ['superadmin'],
    changes: true,
    output: Done,
  }),
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type InputOf<Name extends EndpointName> =
  NonNullable<Endpoints[Name]['_input']> extends infer Input
    ? [Input] extends [never]
      ? undefined
      : Input
    : never;
export type OutputOf<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['output']>;
