/**
 * Loads all the code of the site into the open page, so that it goes on without a network. Without a service
 * worker this holds for the page as it is open: modules are in its memory, workers as blobs, sheets and faces in
 * its document. A reload asks the host again; whether the browser then has the files is the host's headers' affair.
 */
import * as v from 'valibot';
import { basePath } from '@/lib/base.ts';
import { Store } from '@/lib/store.ts';
import { holdWorker } from '@/lib/trusted-types.ts';

export type Readiness = { readonly loaded: number; readonly of: number } | 'ready' | 'failed';

/** Written by the build (src/build/demo-pages.ts). */
const Files = v.object({
  modules: v.array(v.string()),
  styles: v.array(v.string()),
  workers: v.array(v.string()),
});

const AT_A_TIME = 4;

export const NOTHING_LOADED: Readiness = { loaded: 0, of: 0 };
export const readiness = new Store<Readiness>(NOTHING_LOADED);

async function read(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Adds a sheet like Vite does before it runs a chunk that needs it, which then finds it there. */
function addSheet(address: string): Promise<void> {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`)) {
    return Promise.resolve();
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(address)));
    document.head.append(link);
  });
}

async function loadModule(address: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ address);
  } catch (failure) {
    // See chunk-load-recovery.ts: the user has not asked for this one.
    throw Object.assign(Object(failure), { doneWithout: true });
  }
}

/** @throws when a file is not available */
async function loadAll(): Promise<void> {
  const files = v.parse(Files, await (await read(`${basePath()}/offline.json`)).json());
  const tasks: (() => Promise<unknown>)[] = [
    ...files.styles.map((address) => () => addSheet(address)),
    ...files.modules.map((address) => () => loadModule(address)),
    ...files.workers.map((address) => async () => {
      holdWorker(address, await (await read(address)).text());
    }),
    // The faces of system fonts fail if the machine has none of them; text shows without them, too.
    ...Array.from(document.fonts, (face) => () => face.load().catch(() => {})),
  ];
  const of = tasks.length;
  let loaded = 0;
  const next = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      // A few at a time, so that the user's own requests do not wait for all of them.
      // oxlint-disable-next-line no-await-in-loop
      await task();
      loaded += 1;
      readiness.set({ loaded, of });
    }
  };
  const runs = await Promise.allSettled(Array.from({ length: AT_A_TIME }, next));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

/** Loads everything; if a file is missing, tries again when the network is back. */
export async function loadForOffline(): Promise<void> {
  try {
    await loadAll();
    readiness.set('ready');
  } catch {
    readiness.set('failed');
    window.addEventListener('online', () => void loadForOffline(), { once: true });
  }
}
