/** The page's side of the engine's worker: promises and async iterators over its messages. */

import type { Pair, Reply, Request, Summary } from './protocol.ts';
import type { GeneratedName, InvalidName, Technique, WordedExplanation } from './types.ts';

/** What the client needs of a worker; a `Worker` fits. */
export interface WorkerPort {
  postMessage(message: Request): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Reply>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

export interface JobOptions {
  /** Ends the job; what was made until then has been handed over. */
  readonly signal?: AbortSignal;
  /** Higher goes first. 0 by default. */
  readonly priority?: number;
  /** Called after every batch; `total` is null where it is not known beforehand. */
  readonly onProgress?: (done: number, total: number | null) => void;
}

export interface GenerateJobOptions extends JobOptions {
  readonly techniques?: readonly Technique[];
  readonly limit?: number;
}

/** A batch of summaries for the pairs from `start` on. */
export interface SummaryBatch {
  readonly start: number;
  readonly results: readonly Summary[];
}

export interface LookalikeClient {
  /** One pair, in full, before everything else. Rejects with AbortError or when the worker fails. */
  explain(
    asset: string,
    candidate: string,
    options?: JobOptions,
  ): Promise<WordedExplanation | InvalidName>;
  /** Many pairs in short form, in batches, in their order. Ends early when the signal fires. */
  summarise(pairs: readonly Pair[], options?: JobOptions): AsyncIterable<SummaryBatch>;
  /** The possible lookalikes of a name, in batches. Ends early when the signal fires. */
  generate(asset: string, options?: GenerateJobOptions): AsyncIterable<readonly GeneratedName[]>;
  /** Ends the worker; jobs under way fail. */
  close(): void;
}

/** What is on screen, and waited for, goes first. */
const URGENT = 1_000_000;

interface Listener {
  readonly reply: (reply: Reply) => void;
  readonly fail: (error: Error) => void;
}

/** Replies of one job as they come in, for one reader. */
class Inbox<Item> {
  readonly #items: Item[] = [];
  #ended = false;
  #error: Error | null = null;
  #wake: (() => void) | null = null;

  push(item: Item): void {
    this.#items.push(item);
    this.#wake?.();
  }

  end(error: Error | null): void {
    this.#ended = true;
    this.#error ??= error;
    this.#wake?.();
  }

  async *read(): AsyncGenerator<Item> {
    for (;;) {
      const item = this.#items.shift();
      if (item !== undefined) {
        yield item;
        continue;
      }
      if (this.#error) throw this.#error;
      if (this.#ended) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#wake = null;
    }
  }
}

function unfinished(): Error {
  return new DOMException('The comparison was cancelled.', 'AbortError');
}

/**
 * Speaks to a worker that runs `worker.ts`.
 *
 * @param worker started by the caller, since only one file of the app may start workers
 */
export function createClient(worker: WorkerPort): LookalikeClient {
  const listeners = new Map<number, Listener>();
  let last = 0;
  let broken: Error | null = null;

  const breakDown = (message: string) => {
    broken = new Error(message);
    for (const listener of listeners.values()) listener.fail(broken);
    listeners.clear();
  };

  worker.addEventListener('message', ({ data }) => listeners.get(data.id)?.reply(data));
  worker.addEventListener('error', () => breakDown('The comparison stopped with an error.'));
  worker.addEventListener('messageerror', () =>
    breakDown('The comparison sent something unreadable.'),
  );

  async function* job<Item>(
    request: (id: number) => Request,
    itemOf: (reply: Reply) => Item | null,
    { signal, onProgress }: JobOptions,
  ): AsyncGenerator<Item> {
    if (broken) throw broken;
    if (signal?.aborted === true) return;
    last += 1;
    const id = last;
    const inbox = new Inbox<Item>();
    listeners.set(id, {
      reply: (reply) => {
        const item = itemOf(reply);
        if (item !== null) inbox.push(item);
        else if (reply.type === 'progress') onProgress?.(reply.done, reply.total);
        else if (reply.type === 'failed') inbox.end(new Error(reply.message));
        else if (reply.type === 'done') inbox.end(null);
      },
      fail: (error) => inbox.end(error),
    });
    const cancel = () => {
      worker.postMessage({ type: 'cancel', id });
      inbox.end(null);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    let open = true;
    try {
      worker.postMessage(request(id));
      yield* inbox.read();
      open = false;
    } finally {
      signal?.removeEventListener('abort', cancel);
      listeners.delete(id);
      // The reader left in the middle: the worker need not go on.
      if (open && broken === null) worker.postMessage({ type: 'cancel', id });
    }
  }

  return {
    async explain(asset, candidate, options = {}) {
      const replies = job(
        (id) => ({
          type: 'explain',
          id,
          pairs: [{ asset, candidate }],
          priority: options.priority ?? URGENT,
          whole: true,
        }),
        (reply) => (reply.type === 'explanations' ? reply : null),
        options,
      );
      for await (const { results } of replies) if (results[0]) return results[0];
      throw unfinished();
    },
    summarise(pairs, options = {}) {
      return job(
        (id) => ({ type: 'explain', id, pairs, priority: options.priority ?? 0, whole: false }),
        (reply) => (reply.type === 'summaries' ? reply : null),
        options,
      );
    },
    generate(asset, options = {}) {
      return job(
        (id) => ({
          type: 'generate',
          id,
          asset,
          techniques: options.techniques ?? null,
          limit: options.limit ?? null,
          priority: options.priority ?? 0,
        }),
        (reply) => (reply.type === 'names' ? reply.names : null),
        options,
      );
    },
    close() {
      breakDown('The comparison was closed.');
      worker.terminate();
    },
  };
}
