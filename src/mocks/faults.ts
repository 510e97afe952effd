/** Named faults around every answer, one or all of them, so that each error state can be seen and tested. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { endpoints } from '../api/contract/index.ts';
import { HttpError, json } from './http.ts';
import { hashOf, prng } from './prng.ts';

export const FAULT_NAMES = [
  /** Answers correctly, but `delayMs` later. */
  'slow',
  /** 500 with a proxy's HTML page. */
  'html500',
  /** 500 with the backend's own words. */
  'server500',
  /** 200 without a body. */
  'empty',
  /** The connection breaks before an answer (in process: a network error). */
  'drop',
  /** 200 with JSON that is not in the contract. */
  'wrongShape',
  /** 401 on every call that carries an access token, however fresh. */
  'expiredToken',
  /** 401 on the refresh call. */
  'refusedRefresh',
  /** 401 in place of the 403 to a call of another role; `any` never chooses it. */
  'wrong-role-401',
] as const;
type FaultName = (typeof FAULT_NAMES)[number];

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const PATHS: readonly string[] = Object.values(endpoints).map(({ path }) => path);

export const FaultSetting = v.strictObject({
  /** `any`: each affected call gets a random one of the faults that apply to it. */
  fault: v.picklist([...FAULT_NAMES, 'any']),
  /** Contract paths that it affects, such as `/asset/list`; unset or empty: all. */
  paths: v.optional(v.array(v.pipe(v.string(), v.values(PATHS)))),
  /** Share of the calls that it affects; 1 if unset. */
  rate: v.optional(share),
  /** Seed of the random numbers for `rate`. */
  seed: v.optional(v.pipe(v.number(), v.integer())),
  /** For `slow`; 2000 if unset. */
  delayMs: v.optional(milliseconds),
  /**
   * Share of the affected calls that do their work before the answer is spoilt; 0 if unset. Under `any`, an answer that
   * claims success (`empty`, `wrongShape`) always comes after the work.
   */
  performed: v.optional(share),
  /** Minimum and maximum duration of each call, affected or not; most take little. */
  latencyMs: v.optional(v.tuple([milliseconds, milliseconds])),
});
export type FaultSetting = v.InferOutput<typeof FaultSetting>;

export interface Faults {
  readonly current: FaultSetting | null;
  /** How often each fault has occurred since the last reset. */
  readonly met: ReadonlyMap<FaultName, number>;
  set(setting: FaultSetting | null): void;
  /** Ends the fault and its counts. */
  reset(): void;
  /** Answers a call, or spoils it with the current fault. */
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
  call: { setting: FaultSetting; bearer: Bearer },
) => Response | Promise<Response>;

const strike: Record<FaultName, Strike> = {
  slow: async (answer, { setting }) => {
    await later(setting.delayMs ?? 2000);
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
  expiredToken: (answer, { bearer }) => (bearer === 'access' ? expiredResponse() : answer()),
  refusedRefresh: (answer, { bearer }) => (bearer === 'refresh' ? expiredResponse() : answer()),
  'wrong-role-401': async (answer) => {
    const real = await answer();
    // Only a wrong role is ever refused with 403.
    return real.status === 403 ? new HttpError(401, 'Unauthorized').toResponse() : real;
  },
};

/** Returns the faults that can affect any call with this token. */
function applicable(bearer: Bearer): FaultName[] {
  return FAULT_NAMES.filter(
    (name) =>
      name !== 'wrong-role-401' &&
      (name !== 'expiredToken' || bearer === 'access') &&
      (name !== 'refusedRefresh' || bearer === 'refresh'),
  );
}

const CLAIM_SUCCESS: ReadonlySet<FaultName> = new Set(['empty', 'wrongShape']);
/** The call is refused, so nothing can have been done before. */
const REFUSE: ReadonlySet<FaultName> = new Set([
  'expiredToken',
  'refusedRefresh',
  'wrong-role-401',
]);

export function createFaults(): Faults {
  let current: FaultSetting | null = null;
  let dice = new Map<string, () => number>();
  const met = new Map<FaultName, number>();

  /** The random numbers of one call. Each path has its own, so that other calls do not change them. */
  function throwsOf(path: string, { seed = 1 }: FaultSetting) {
    const next = dice.get(path) ?? prng(seed ^ hashOf(path));
    dice.set(path, next);
    return { strike: next(), kind: next(), performed: next(), latency: next() };
  }

  return {
    get current() {
      return current;
    },
    met,
    set(setting) {
      current = setting;
      dice = new Map();
    },
    reset() {
      current = null;
      met.clear();
    },
    async around({ path, bearer }, answer) {
      const setting = current;
      if (!setting || (setting.paths?.length && !setting.paths.includes(path))) return answer();
      const luck = throwsOf(path, setting);
      const [least, most] = setting.latencyMs ?? [0, 0];
      // Cubed: most calls of a real network are fast, and a few are very slow.
      if (most > 0) await later(least + (most - least) * luck.latency ** 3);
      if (luck.strike >= (setting.rate ?? 1)) return answer();

      const names = setting.fault === 'any' ? applicable(bearer) : [setting.fault];
      const name = names[Math.floor(luck.kind * names.length)] ?? 'drop';
      met.set(name, (met.get(name) ?? 0) + 1);
      const claims = setting.fault === 'any' && CLAIM_SUCCESS.has(name);
      const does =
        !REFUSE.has(name) && name !== 'slow' && luck.performed < (setting.performed ?? 0);
      if (claims || does) {
        const real = await answer();
        // A call that is refused anyway is refused in the backend's own words.
        if (claims && !real.ok) return real;
      }
      return strike[name](answer, { setting, bearer });
    },
  };
}

/** Resolves after `ms` milliseconds, without keeping a process alive. */
function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    if (typeof timer === 'object') timer.unref();
  });
}

function expiredResponse(): Response {
  return new HttpError(401, 'Token has expired', { msg: true }).toResponse();
}
