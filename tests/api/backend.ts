/**
 * A backend for tests of the client: it accepts the access tokens it is told to, and keeps a log of what
 * reached it. Answers of single calls are replaced with `server.use`.
 */
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach } from 'vitest';
import { endpoints, type EndpointName } from '@/api/contract/index.ts';
import { server } from '../setup/backend.ts';
import { callNames } from './calls.ts';

export const BASE = 'http://naam.test:5000';

/** Requests to the backend since the test began, as `GET /asset/list a1`. */
export const seen: string[] = [];

/** The access tokens that are good, and what a refresh answers. */
export const state = {
  good: new Set<string>(),
  refresh: (): Response | Promise<Response> => HttpResponse.json({ access_token: 'a2' }),
};

export const count = (name: EndpointName): number =>
  seen.filter((line) => line.startsWith(`${endpoints[name].method} ${endpoints[name].path} `))
    .length;

const bearer = (request: Request) =>
  request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '-';

const ANSWERS: Partial<Record<EndpointName, JsonBodyType>> = {
  self: { id: 7, email: 'asha@example-shop.in', role: 'admin' },
  login: { Access_token: 'a1', Refresh_token: 'r1' },
  assetList: [],
  alertList: { impersonations: [] },
  organizationList: { organisations: [] },
  organizationGet: { id: 1, name: 'Example Shop' },
  profileGet: { name: 'Example Shop' },
};

/** A handler for one call of the contract. */
export function on(name: EndpointName, answer: (request: Request) => Response | Promise<Response>) {
  const { method, path } = endpoints[name];
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return verb(BASE + path, ({ request }) => {
    seen.push(`${method} ${path} ${bearer(request)}`);
    return answer(request);
  });
}

function usual(name: EndpointName) {
  return on(name, (request) => {
    if (name === 'refresh') return state.refresh();
    const refused = endpoints[name].bearer === 'access' && !state.good.has(bearer(request));
    if (refused) return HttpResponse.json({ msg: 'Token has expired' }, { status: 401 });
    return HttpResponse.json(ANSWERS[name] ?? { message: 'Done' });
  });
}

/** Puts this backend before the embedded one for the tests of a file, fresh for each. */
export function runBackend(): void {
  beforeEach(() => {
    seen.length = 0;
    state.good = new Set(['a1']);
    state.refresh = () => {
      state.good.add('a2');
      return HttpResponse.json({ access_token: 'a2' });
    };
    answerAsUsual();
  });
}

/** Forgets what single calls were told to answer. */
export function answerAsUsual(): void {
  server.use(...callNames.map(usual));
}

export { gate, server } from '../setup/backend.ts';
