/** A page for benchmarks: the app's own engine, and bare loops. */
import { ImpersonationAlert } from '@/api/contract/index.ts';
import { RemoteWorker } from '@/lib/remote-worker.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Pair } from '@/lookalike/engine.worker.ts';
import * as v from 'valibot';
import type { ExplainLoop } from './explain-loop.worker.ts';
import loopAddress from './explain-loop.worker.ts?worker&url';

const { signal } = new AbortController();

async function namesOf(domain: string): Promise<string[]> {
  const names: string[] = [];
  await engine().generate(
    domain,
    {},
    (made) => names.push(...made.map((name) => name.domain)),
    signal,
  );
  return names;
}

/** The long jobs of the engine, each of some seconds. */
async function jobsOf(domain: string): Promise<Record<string, () => Promise<unknown>>> {
  const names = await namesOf(domain);
  const some = names.filter((_, at) => at % Math.ceil(names.length / 5_000) === 0);
  const owned = (owner: string) => some.map((name) => ({ id: `${owner} ${name}`, name, owner }));
  const pairs = names.slice(0, 30_000).map((candidate) => ({ asset: domain, candidate }));
  return {
    'a list is compared': async () => engine().match(pairs, signal),
    'names are made': async () => namesOf(domain),
    'conflicts are looked for': async () =>
      engine().findConflicts(owned('a'), owned('b'), () => {}, signal),
  };
}

const engineBench = {
  /** How long it takes to fetch a list of alerts, to parse it and to read each row by the contract, in milliseconds. */
  async readList(address: string, token: string): Promise<number> {
    const started = performance.now();
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    const { impersonations } = JSON.parse(await response.text()) as { impersonations: unknown[] };
    for (const row of impersonations) v.parse(ImpersonationAlert, row);
    return performance.now() - started;
  },

  /** How long a worker takes that does nothing but explain these pairs, in milliseconds. */
  async loop(pairs: readonly Pair[]): Promise<number> {
    const worker = new RemoteWorker<ExplainLoop>(loopAddress);
    const took = await worker.call<number>((api) => api.run(pairs));
    worker.close();
    return took;
  },

  /** How long `explain` takes to be answered while each long job goes on: all times, in milliseconds. */
  async latencies(domain: string): Promise<Record<string, number[]>> {
    const all: Record<string, number[]> = {};
    for (const [name, start] of Object.entries(await jobsOf(domain))) {
      const times: number[] = (all[name] = []);
      const job = { over: false };
      const end = start().finally(() => (job.over = true));
      // One question after the other is the point.
      while (!job.over) {
        const asked = performance.now();
        // oxlint-disable-next-line no-await-in-loop
        await engine().explain('hdfcbank.com', `hdfcbamk${times.length}.com`);
        if (!job.over) times.push(performance.now() - asked);
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      // oxlint-disable-next-line no-await-in-loop
      await end;
    }
    return all;
  },
};

declare global {
  interface Window {
    engineBench: typeof engineBench;
  }
}

window.engineBench = engineBench;
