/**
 * `/__dev`: faults, state, rows and reset for people and tests on this machine. It answers only loopback peers with a
 * loopback Host header (a name that an attacker re-binds to 127.0.0.1 has its own Host), and no page of another origin.
 */
import { isIP } from 'node:net';
import * as v from 'valibot';
import type { Backend } from './call.ts';
import { assetRow, hasArrived, type Db } from './db.ts';
import { FaultSetting } from './faults.ts';
import { HttpError, json, readObject } from './http.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400));
const FaultBody = v.strictObject({
  ...FaultSetting.entries,
  fault: v.nullable(FaultSetting.entries.fault),
});

const ResetBody = v.strictObject({
  alerts: v.optional(count),
  assets: v.optional(count),
  accessTokenSeconds: v.optional(seconds),
});

const MOST_ROWS = 1_000;
const rowsOf = <const Row extends v.GenericSchema>(row: Row) =>
  v.optional(v.pipe(v.array(row), v.maxLength(MOST_ROWS)), []);

/** Any text, including hostile strings. */
const RowsBody = v.strictObject({
  organizations: rowsOf(
    v.strictObject({
      name: v.string(),
      email: v.optional(v.string(), ''),
      address: v.optional(v.string(), ''),
      company_registration_number: v.optional(v.string(), ''),
    }),
  ),
  assets: rowsOf(v.strictObject({ name: v.string(), type: v.optional(v.string(), 'domain') })),
  alerts: rowsOf(
    v.strictObject({
      asset_name: v.string(),
      impersonating_domain: v.string(),
      details: v.optional(v.string(), ''),
      severity_score: v.optional(v.number(), 5),
    }),
  ),
});

/** The demo admin's organisation (seed.ts). */
const OWNER = 1;
const CREATED = '2026-11-20 09:00:00';

/** Adds pending organisations, and pending assets and alerts of the demo admin's organisation. */
function addRows(db: Db, rows: v.InferOutput<typeof RowsBody>): void {
  for (const row of rows.organizations) {
    db.organizations.insert({ ...row, approved: false, created_on: CREATED, updated_on: null });
  }
  for (const row of rows.assets) {
    db.assets.insert(assetRow({ ...row, owner_id: OWNER, creation_date: CREATED }));
  }
  const asset_id = db.assets.find((asset) => asset.owner_id === OWNER)?.id ?? 0;
  for (const row of rows.alerts) db.alerts.insert({ ...row, asset_id });
}

async function body<Schema extends v.GenericSchema>(
  schema: Schema,
  request: Request,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, await readObject(request));
  if (read.success) return read.output;
  throw new HttpError(422, read.issues.map((issue) => issue.message).join('; '));
}

/** True if a host (no port, IPv6 without brackets) names this machine. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^::ffff:/i, '');
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return bare === '::1' || bare.toLowerCase() === 'localhost';
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
}

/** True if the Host header and the page of a call are ours: no other site reaches a developer's backend. */
function passes(request: Request, isOurs: (host: string) => boolean): boolean {
  const origin = request.headers.get('Origin');
  return (
    isOurs(hostOf(`http://${request.headers.get('Host') ?? ''}`)) &&
    (origin === null || isOurs(hostOf(origin)))
  );
}

/** True for a call from a page on this machine or on one of `hosts`. A page without a host (`null`) has none. */
export const mayCall = (request: Request, hosts: readonly string[]): boolean =>
  passes(request, (host) => isLoopback(host) || (host !== '' && hosts.includes(host)));

/** True if this peer, Host header and page may use `/__dev`. */
export const mayUseDevApi = (request: Request, peer: string): boolean =>
  isLoopback(peer) && passes(request, isLoopback);

function state({ db, calls, underWay, faults }: Backend): unknown {
  const store = {
    organizations: db.organizations.all(),
    users: db.users.all().map(({ password_hash: _hash, ...user }) => user),
    assets: db.assets.all(),
    alerts: db.alerts.all().filter(hasArrived),
  };
  const counts = Object.entries(store).map(([name, rows]) => [name, rows.length]);
  return {
    counts: Object.fromEntries(counts),
    fault: faults.current,
    met: Object.fromEntries(faults.met),
    calls: Object.fromEntries(calls),
    underWay: underWay.size,
    store,
  };
}

/** Answers a call under `/__dev`. */
export async function answerDev(backend: Backend, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    switch (`${request.method} ${pathname}`) {
      case 'GET /__dev/state':
        return json(state(backend));
      case 'POST /__dev/faults': {
        const { fault, ...rest } = await body(FaultBody, request);
        backend.faults.set(fault === null ? null : { ...rest, fault });
        return json({ fault: backend.faults.current });
      }
      case 'POST /__dev/reset':
        backend.reset(await body(ResetBody, request));
        return json({ message: 'Reset' });
      case 'POST /__dev/rows':
        addRows(backend.db, await body(RowsBody, request));
        return json({ message: 'Added' });
      case 'POST /__dev/expire':
        backend.tokens.expireAccess();
        return json({ message: 'All access tokens are expired' });
      default:
        throw new HttpError(404, `Nothing at ${request.method} ${pathname}`);
    }
  } catch (error) {
    if (error instanceof HttpError) return error.toResponse();
    throw error;
  }
}
