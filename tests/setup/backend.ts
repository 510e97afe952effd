/**
 * The embedded backend under Vitest: one MSW server in front of its handlers, started once per worker and
 * seeded anew after each test (see document.ts).
 */
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { endpoints, type EndpointName } from '@/api/contract/index.ts';
import { createBackend } from '@/mocks/backend.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';
import { storeAndTell } from '../auth/tabs.ts';

export const backend = createBackend();
export const server = setupServer(...backend.handlers);
if (typeof document === 'undefined') {
  // Workers are shared: from here on, this would answer what other files ask their real servers on loopback.
  throw new Error('Tests in Node alone ask a real server, see startBackend');
}
// A request without a handler may go to a real server of another file in the same worker.
server.listen({
  onUnhandledRequest: ({ url }, print) => {
    if (new URL(url).hostname !== '127.0.0.1') print.error();
  },
});

/** Undoes what a test did to the backend. */
export function resetBackend(): void {
  server.resetHandlers();
  server.events.removeAllListeners();
  backend.reset();
}

const EMAILS = {
  admin: 'admin@sahyadri.bank.in',
  superadmin: 'superadmin@naamraksha.example',
  user: 'user@sahyadri.bank.in',
  pending: 'admin@nilgirikurinji.in',
} as const;

/** Who can be signed in: the demo accounts by their role, and the admin of a pending organization. */
export type Account = keyof typeof EMAILS;

/** Email and password of a demo account. */
export function account(name: Account) {
  const found = DEMO_ACCOUNTS.find(({ email }) => email === EMAILS[name]);
  if (!found) throw new Error(`No demo account ${EMAILS[name]}`);
  return found;
}

/** Signs in without the form. */
export function signIn(name: Account, email: string = EMAILS[name]): void {
  const user = backend.db.users.find((row) => row.email === email);
  if (!user) throw new Error(`No user ${email}`);
  storeAndTell(backend.tokens.issue('access', user), backend.tokens.issue('refresh', user));
}

const VERBS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** A handler for one call of the contract. */
export function on(name: EndpointName, reply: (request: Request) => Response | Promise<Response>) {
  const { method, path } = endpoints[name];
  return VERBS[method](`*${path}`, ({ request }) => reply(request));
}

/** Has the backend answer a call with a body and a status. */
export function answer(name: EndpointName, body: JsonBodyType, status = 200): void {
  server.use(on(name, () => HttpResponse.json(body, { status })));
}

/** Holds a call back until the function that it returns is called; then the backend answers. */
export function holdCall(name: EndpointName): () => void {
  const { method, path } = endpoints[name];
  const { open, opened } = gate();
  // A handler without an answer leaves the call to the next one.
  server.use(VERBS[method](`*${path}`, () => opened));
  return open;
}

/** A promise to be settled by hand. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}
