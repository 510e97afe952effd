/**
 * The one Trusted Types policy of the app. The served pages carry `require-trusted-types-for 'script'`, so a worker
 * starts only from an address that this policy has accepted.
 *
 * Only remote-worker.ts starts workers, from the address of `import address from './x.worker.ts?worker&url'`. (`new
 * Worker(new URL('…', import.meta.url))` would pass the browser a plain string, which it refuses.)
 */

import { basePath } from './base.ts';

interface WorkerPolicy {
  /** Actually a TrustedScriptURL, which converts to its string; Worker's type accepts strings only. */
  createScriptURL(address: string): string;
}

declare global {
  /** Missing in browsers without Trusted Types, in workers of some, and outside browsers. */
  var trustedTypes: { createPolicy(name: string, rules: WorkerPolicy): WorkerPolicy } | undefined;
}

/** The name in the Content-Security-Policy of src/build/security-headers.ts. */
export const WORKER_POLICY = 'naamraksha-worker';

/** The path where vite.config.ts has the build put its workers, below the site's own path, and no other. */
const BUILT = /^\/workers\/[\w.-]+\.js$/;
/** Paths of workers on Vite's dev server. */
const SERVED = /^\/src\/[\w./-]+\.ts$/;

function isBuilt(pathname: string): boolean {
  const base = basePath();
  return pathname.startsWith(`${base}/`) && BUILT.test(pathname.slice(base.length));
}

/** The blobs of the workers whose code the page contains, by their addresses. */
const held = new Map<string, string>();

/**
 * Has a worker start from code in the page, without the network: only in the demonstration, whose policy lets workers
 * start from blobs.
 *
 * @param address its address in the build
 * @throws Error when the address is not one of this app's workers
 */
export function holdWorker(address: string, code: string): void {
  const checked = check(address);
  const blob = new Blob([code], { type: 'text/javascript' });
  if (!held.has(checked)) held.set(checked, URL.createObjectURL(blob));
}

function check(address: string): string {
  const url = new URL(address, window.location.origin);
  const known =
    url.origin === window.location.origin &&
    ((isBuilt(url.pathname) && url.search === '') ||
      (import.meta.env.DEV && SERVED.test(url.pathname) && url.searchParams.has('worker_file')));
  if (!known) throw new Error(`Not a worker of this app: ${address}`);
  return url.href;
}

let policy: WorkerPolicy | null = null;

function workerPolicy(): WorkerPolicy {
  const rules: WorkerPolicy = {
    createScriptURL(address) {
      const checked = check(address);
      return import.meta.env.MODE === 'demo' ? (held.get(checked) ?? checked) : checked;
    },
  };
  policy ??= globalThis.trustedTypes?.createPolicy(WORKER_POLICY, rules) ?? rules;
  return policy;
}

/**
 * Starts a module worker.
 *
 * @param address from `import address from './x.worker.ts?worker&url'`
 * @throws Error when the address is not one of this app's workers
 */
export function createWorker(address: string): Worker {
  return new Worker(workerPolicy().createScriptURL(address), { type: 'module' });
}
