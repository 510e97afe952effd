/** The site of one test worker and the hands on its backend. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface BackendState {
  counts: { organizations: number; users: number; assets: number; alerts: number };
  fault: unknown;
  /** How often each fault has struck since the last reset. */
  met: Record<string, number>;
  /** How often each call was made since the last reset: `GET /auth/self` → 3. */
  calls: Record<string, number>;
  /** Calls not answered yet, also those whose caller has gone. */
  underWay: number;
  store: {
    organizations: Record<string, unknown>[];
    users: Record<string, unknown>[];
    assets: Record<string, unknown>[];
    alerts: Record<string, unknown>[];
  };
}

export interface ResetOptions {
  /** How many alerts and assets the seed is grown to. */
  alerts?: number;
  assets?: number;
  accessTokenSeconds?: number;
}

export interface FaultOptions {
  paths?: string[];
  /** The share of calls that fail, 0 to 1. */
  rate?: number;
  seed?: number;
  delayMs?: number;
  /** The share of the struck calls that do their work all the same, 0 to 1. */
  performed?: number;
  /** The least and the most that each call takes. */
  latencyMs?: [number, number];
}

/** Rows for the demo admin's organisation; any text at all. See src/mocks/dev-api.ts. */
export interface ExtraRows {
  organizations?: { name: string; email?: string; address?: string }[];
  assets?: { name: string; type?: string }[];
  alerts?: {
    asset_name: string;
    impersonating_domain: string;
    details?: string;
    severity_score?: number;
  }[];
}

export class TestBackend {
  readonly origin: string;
  readonly #child: ChildProcess;

  constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.#child = child;
  }

  /** Back to the seed, without faults, counters at zero. */
  async reset(options: ResetOptions = {}): Promise<void> {
    await this.#dev('POST', 'reset', options);
  }

  /** Switches a fault on (names in src/mocks/faults.ts), or off with null. */
  async fault(fault: string | null, options: FaultOptions = {}): Promise<void> {
    await this.#dev('POST', 'faults', { fault, ...options });
  }

  /** Makes every access token given so far an expired one. */
  async expireTokens(): Promise<void> {
    await this.#dev('POST', 'expire', {});
  }

  async addRows(rows: ExtraRows): Promise<void> {
    await this.#dev('POST', 'rows', rows);
  }

  async state(): Promise<BackendState> {
    const response = await this.#dev('GET', 'state');
    return (await response.json()) as BackendState;
  }

  /** Ends the backend: its port answers nothing until `start`, which begins with fresh data. */
  stop(): Promise<void> {
    return this.#tell('stop-backend');
  }

  start(): Promise<void> {
    return this.#tell('start-backend');
  }

  async #dev(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.origin}/__dev/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    if (!response.ok) {
      throw new Error(`/__dev/${path}: ${response.status} ${await response.text()}`);
    }
    return response;
  }

  async #tell(action: string): Promise<void> {
    this.#child.send(action);
    const { done, error } = await reply<{ done: string; error: string | null }>(this.#child);
    if (done !== action || error !== null) throw new Error(`${action}: ${error ?? done}`);
  }
}

export interface Site {
  /** `http://127.0.0.1:port` */
  url: string;
  /** The site under a name that browsers do not trust as they trust loopback. */
  insecureUrl: string;
  backend: TestBackend;
  close(): Promise<void>;
}

function reply<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit);
      resolve(message as T);
    };
    const onExit = (code: number | null) => {
      child.off('message', onMessage);
      reject(new Error(`The test site ended with ${code}`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

/** Starts the built site (`npm run build` first) and its backend on free ports. */
export async function startSite(): Promise<Site> {
  const script = fileURLToPath(new URL('site-server.mjs', import.meta.url));
  const child = fork(script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const started = await reply<{ site: string; backend: string }>(child);
  return {
    url: started.site,
    insecureUrl: started.site.replace('127.0.0.1', 'naam.test'),
    backend: new TestBackend(started.backend, child),
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
