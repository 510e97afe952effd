/** Named faults, one at a time, around every answer: so that each error state can be seen and tested. */
import { HttpResponse } from 'msw';
import type { Clock } from './clock.ts';
import { HttpError, json } from './http.ts';
import { prng } from './prng.ts';

export const FAULT_NAMES = [
  /** Answers rightly, but `delayMs` later. */
  'slow',
  /** 500 with a proxy's HTML page. */
  'html500',
  /** 500 with the backend's own words. */
  'server500',
  /** 200 with no body at all. */
  'empty',
  /** The connection breaks before an answer (in process: a network error). */
  'drop',
  /** 200 with JSON that is nothing the contract knows. */
  'wrongShape',
  /** 401 on every call that carries an access token, however fresh. */
  'expiredToken',
  /** 401 on the refresh call. */
  'refusedRefresh',
] as const;
type FaultName = (typeof FAULT_NAMES)[number];

export interface FaultSetting {
  fault: FaultName;
  /** Contract paths it strikes, such as `/asset/list`; unset or empty: all. */
  paths?: readonly string[];
  /** Share of the calls it strikes, 0 to 1; 1 when unset. */
  rate?: number;
  /** Seed of the dice behind `rate`. */
  seed?: number;
  /** For `slow`, in milliseconds; 2000 when unset. */
  delayMs?: number;
}

export interface Faults {
  readonly current: FaultSetting | null;
  set(setting: FaultSetting | null): void;
  /** Answers a call, or strikes it with the current fault. */
  around(
    call: { path: string; bearer: Bearer },
    answer: () => Promise<Response>,
  ): Promise<Response>;
}

const HTML_500 = `<!doctype html>
<html><head><title>500 Internal Server Error</title></head>
<body><h1>Internal Server Error</h1><p>The server encountered an internal error.</p></body></html>
`;

type Bearer = 'none' | 'access' | 'refresh';
type Strike = (
  answer: () => Promise<Response>,
  call: { setting: FaultSetting; bearer: Bearer; clock: Clock },
) => Response | Promise<Response>;

const strike: Record<FaultName, Strike> = {
  slow: async (answer, { setting, clock }) => {
    await new Promise<void>((resolve) => {
      clock.after(setting.delayMs ?? 2000, resolve);
    });
    return answer();
  },
  html500: () =>
    new HttpResponse(HTML_500, {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  server500: () => new HttpError(500, 'Internal server error').toResponse(),
  empty: () => new HttpResponse('', { headers: { 'Content-Type': 'application/json' } }),
  drop: () => HttpResponse.error(),
  wrongShape: () => json({ status: 'ok', result: [null, 42, 'text'] }),
  expiredToken: (answer, { bearer }) => (bearer === 'access' ? expired() : answer()),
  refusedRefresh: (answer, { bearer }) => (bearer === 'refresh' ? expired() : answer()),
};

export function createFaults(clock: Clock): Faults {
  let current: FaultSetting | null = null;
  let dice = prng(1);

  const strikes = (setting: FaultSetting, path: string): boolean =>
    (!setting.paths?.length || setting.paths.includes(path)) && dice() < (setting.rate ?? 1);

  return {
    get current() {
      return current;
    },
    set(setting) {
      current = setting;
      dice = prng(setting?.seed ?? 1);
    },
    async around({ path, bearer }, answer) {
      if (!current || !strikes(current, path)) return answer();
      return strike[current.fault](answer, { setting: current, bearer, clock });
    },
  };
}

function expired(): Response {
  return new HttpError(401, 'Token has expired', { msg: true }).toResponse();
}
