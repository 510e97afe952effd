/** The engine for pages: in a worker that starts with the first question and is kept for all others. */
import { proxy, type Remote } from 'comlink';
import { RemoteWorker } from '@/lib/remote-worker.ts';
import { sessionState } from '@/lib/session-state.ts';
import type { FoundConflict, AssetRef } from './conflicts.ts';
import type { EngineWorker, Match, NameFacts, Pair, Summary, Wanted } from './engine.worker.ts';
import workerAddress from './engine.worker.ts?worker&url';
import type { GeneratedName, InvalidName, Explanation } from './types.ts';

export const engine = (): Engine => sessionState.get(Engine);

/**
 * Every method rejects with WorkerGone if no worker can answer; the next question starts a new one. A
 * signal ends a long job early: it resolves with its partial result.
 */
export class Engine {
  readonly #worker = new RemoteWorker<EngineWorker>(workerAddress);
  #jobs = 0;

  /** Gives the worker a long job, which `signal` ends early. */
  async #run<Answer>(
    signal: AbortSignal,
    ask: (api: Remote<EngineWorker>, job: number) => Promise<Answer>,
  ): Promise<Answer> {
    const job = (this.#jobs += 1);
    return this.#worker.call((api) => ask(api, job), { signal, stop: (api) => api.stop(job) });
  }

  /** Starts the worker before an expected first question. */
  ahead(): void {
    try {
      this.#worker.start();
    } catch {
      // The question itself reports it.
    }
  }

  async explain(asset: string, candidate: string): Promise<Explanation | InvalidName> {
    return this.#worker.call<Explanation | InvalidName>((api) => api.explain(asset, candidate));
  }

  /** About a hundred pairs in short form, in the order given. */
  async compare(pairs: readonly Pair[], signal: AbortSignal): Promise<Summary[]> {
    return this.#run(signal, (api, job) => api.compare(job, pairs));
  }

  /** How a thousand or two of a long list's pairs match, in the order given. */
  async match(pairs: readonly Pair[], signal: AbortSignal): Promise<Match[]> {
    return this.#run(signal, (api, job) => api.match(job, pairs));
  }

  /** Returns facts about single names, in their order. */
  async readNames(names: readonly string[]): Promise<NameFacts[]> {
    return this.#worker.call<NameFacts[]>((api) => api.readNames(names));
  }

  /** Why no lookalikes of a domain are made: it is an ending itself, or no list has its ending; else null. */
  async obstacle(domain: string): Promise<'ending' | 'unknown-ending' | null> {
    const [facts] = await this.readNames([domain]);
    if (facts?.isSuffix) return 'ending';
    return facts?.hasKnownSuffix ? null : 'unknown-ending';
  }

  /**
   * Finds pending names that conflict with another asset.
   *
   * @param onProgress called several times a second with the number of finished pending names
   */
  async findConflicts(
    pending: readonly AssetRef[],
    against: readonly AssetRef[],
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ): Promise<FoundConflict[]> {
    return this.#run(signal, (api, job) =>
      api.findConflicts(job, pending, against, proxy(onProgress)),
    );
  }

  /**
   * The possible lookalikes of a name.
   *
   * @param onNames called with the names made since the last call
   */
  async generate(
    asset: string,
    wanted: Wanted,
    onNames: (names: readonly GeneratedName[]) => void,
    signal: AbortSignal,
  ): Promise<void> {
    return this.#run(signal, (api, job) => api.generate(job, asset, wanted, proxy(onNames)));
  }

  close(): void {
    this.#worker.close();
  }
}
