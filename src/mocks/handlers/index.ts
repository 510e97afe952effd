/** Serves the contract's table: log-in and roles are checked here, once, as the table says. */
import { http, type RequestHandler } from 'msw';
import { endpoints, type EndpointName } from '../../api/contract/index.ts';
import type { Backend, HandlerMap } from '../call.ts';
import type { UserRow } from '../db.ts';
import { HttpError } from '../http.ts';
import { alertHandlers } from './alerts.ts';
import { assetHandlers } from './assets.ts';
import { authHandlers } from './auth.ts';
import { organizationHandlers } from './organizations.ts';

const handlers: HandlerMap = {
  ...authHandlers,
  ...assetHandlers,
  ...alertHandlers,
  ...organizationHandlers,
};

const names = Object.keys(endpoints).filter((key): key is EndpointName => key in endpoints);
const listeners = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** The paths of the contract, each once. */
export const CONTRACT_PATHS: ReadonlySet<string> = new Set(
  names.map((name) => endpoints[name].path),
);

/** Returns the caller, as the contract demands. @throws HttpError 401, 403 or 422 */
function caller(backend: Backend, name: EndpointName, request: Request): UserRow | null {
  const { bearer, roles } = endpoints[name];
  if (bearer === 'none') return null;
  const claims = backend.tokens.read(request.headers.get('Authorization'), bearer);
  const user = backend.db.users.get(Number(claims.sub));
  if (!user || user.email !== claims.email) {
    throw new HttpError(401, 'This account no longer exists', { msg: true });
  }
  if (!roles.includes(user.role)) {
    throw new HttpError(403, 'Your role does not allow this');
  }
  return user;
}

async function answer(backend: Backend, name: EndpointName, request: Request): Promise<Response> {
  try {
    const user = caller(backend, name, request);
    return await handlers[name]({ backend, request, url: new URL(request.url), user });
  } catch (error) {
    if (error instanceof HttpError) return error.toResponse();
    throw error;
  }
}

/** MSW handlers for one backend: every call, and 405 for any other method on their paths. */
export function createHandlers(backend: Backend): RequestHandler[] {
  const calls = names.map((name) => {
    const { method, path, bearer } = endpoints[name];
    return listeners[method](`*${path}`, async ({ request }) => {
      const key = `${method} ${path}`;
      backend.calls.set(key, (backend.calls.get(key) ?? 0) + 1);
      backend.underWay.add(request);
      try {
        return await backend.faults.around({ path, bearer }, () => answer(backend, name, request));
      } finally {
        backend.underWay.delete(request);
      }
    });
  });
  const others = [...CONTRACT_PATHS].map((path) => {
    const allowed = names.map((name) => endpoints[name]).filter((call) => call.path === path);
    const Allow = [...new Set(allowed.map((call) => call.method)), 'OPTIONS'].join(', ');
    return http.all(`*${path}`, () =>
      new HttpError(405, 'Method Not Allowed', { headers: { Allow } }).toResponse(),
    );
  });
  return [...calls, ...others];
}
