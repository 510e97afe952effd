/** Input and output of the embedded backend's handlers. */
import type { RequestHandler } from 'msw';
import type { EndpointName } from '../api/contract/index.ts';
import type { Db, OrganizationRow, UserRow } from './db.ts';
import type { Faults } from './faults.ts';
import { HttpError } from './http.ts';
import type { SeedOptions } from './seed.ts';
import type { Tokens } from './tokens.ts';

export interface ResetOptions extends SeedOptions {
  /** Life of an access token, in seconds; 15 minutes if unset. */
  accessTokenSeconds?: number;
}

/** One embedded backend: its store, its tokens and the handlers that serve it. */
export interface Backend {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly faults: Faults;
  /** Calls answered or hit by a fault since the last reset, by `METHOD /path`. */
  readonly calls: Map<string, number>;
  /** Calls that have arrived and are not answered yet, also if their caller has gone. */
  readonly underWay: Set<Request>;
  /** For MSW: `setupServer(...backend.handlers)` or `getResponse(backend.handlers, request)`. */
  readonly handlers: RequestHandler[];
  /** Seeds the store again, ends faults, resets the counts. */
  reset(options?: ResetOptions): void;
}

export interface Call {
  readonly backend: Backend;
  readonly request: Request;
  readonly url: URL;
  /** The caller, checked against the contract's roles; null if the contract asks for no log-in. */
  readonly user: UserRow | null;
}
export interface SignedCall extends Call {
  readonly user: UserRow;
}

export type Handler = (call: Call) => Response | Promise<Response>;
/** A handler for every call of the contract; the types refuse a map without one. */
export type HandlerMap = Record<EndpointName, Handler>;

/** A handler that needs to know its caller. */
export function requireUser(handler: (call: SignedCall) => Response | Promise<Response>): Handler {
  return (call) => {
    if (call.user === null) throw new HttpError(401, 'Missing Authorization Header', { msg: true });
    return handler({ ...call, user: call.user });
  };
}

/**
 * The organisation of the caller.
 *
 * @throws HttpError 404 for the provider's own staff, who have none
 */
export function ownOrganization({ backend, user }: SignedCall): OrganizationRow {
  const found =
    user.organization_id === null ? null : backend.db.organizations.get(user.organization_id);
  if (!found) throw new HttpError(404, 'No organisation belongs to this account');
  return found;
}
