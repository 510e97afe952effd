import { getResponse } from 'msw';
import { vi } from 'vitest';
import { endpoints, type EndpointName, type Role } from '@/api/contract/index.ts';
import { createBackend } from '@/mocks/backend.ts';
import type { Backend, ResetOptions } from '@/mocks/call.ts';
import { DEMO_ACCOUNTS } from '@/mocks/demo-accounts.ts';

export const START = Date.UTC(2026, 10, 21, 6, 0, 0);

export interface Sent {
  token?: string | undefined;
  body?: Record<string, unknown>;
  /** A body that is sent unchanged. */
  raw?: string;
  id?: number | string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** A clock that only the test moves; afterEach puts the machine's back. */
export function stoppedClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: START });
  return { advance: (ms: number) => void vi.advanceTimersByTime(ms) };
}

/** A backend on a stopped clock. */
export function testBackend(options: ResetOptions = {}) {
  const clock = stoppedClock();
  const backend = createBackend();
  backend.reset(options);
  return { backend, clock, ...caller(backend) };
}

export function caller(backend: Backend) {
  const request = async (method: string, path: string, sent: Sent = {}): Promise<Answer> => {
    const url = new URL(path, 'http://127.0.0.1:5000');
    if (sent.id !== undefined) url.searchParams.set('id', String(sent.id));
    const body = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    const response = await getResponse(
      backend.handlers,
      new Request(url, {
        method,
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(sent.token !== undefined && { Authorization: `Bearer ${sent.token}` }),
        },
        ...(body !== undefined && { body }),
      }),
    );
    if (!response) throw new Error(`No handler for ${method} ${path}`);
    if (response.type === 'error') return { status: 0, headers: new Headers(), body: null };
    const text = await response.text();
    const isJson = text !== '' && response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };

  return {
    request,
    call: (name: EndpointName, sent?: Sent) =>
      request(endpoints[name].method, endpoints[name].path, sent),
    /** A token for the first user of a role, without the cost of a password check. */
    tokenOf: (role: Role, type: 'access' | 'refresh' = 'access') => {
      const user = backend.db.users.find((row) => row.role === role);
      if (!user) throw new Error(`No ${role} in the seed`);
      return backend.tokens.issue(type, user);
    },
    tokenFor: (email: string) => {
      const user = backend.db.users.find((row) => row.email === email);
      if (!user) throw new Error(`No user ${email}`);
      return backend.tokens.issue('access', user);
    },
  };
}

export function demoAccount(role: Role) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`No demo account for ${role}`);
  return account;
}

export const SIGNUP = {
  email: 'owner@example-shop.in',
  companyName: 'Example Shop',
  companyRegNumber: 'U52100KA2020PTC900001',
  address: '1 Church Street, Bengaluru',
  password: 'correct horse',
  confirm_password: 'correct horse',
};
