/**
 * The worker's side, without a worker: takes requests, works on them in short slices, most urgent first,
 * and posts replies. Between two slices it lets messages in, so that cancelling and reordering take
 * effect within some ten milliseconds.
 */

import { explain } from './explain.ts';
import { generateSteps } from './generate.ts';
import type { Reply, Request, Summary } from './protocol.ts';
import { TECHNIQUE_TEXT } from './technique-text.ts';
import type { Explanation, GeneratedName, InvalidName, WordedExplanation } from './types.ts';

/** How long one slice works before messages are let in, in milliseconds. */
const SLICE = 12;
/** Pairs, or steps towards names, between two looks at the clock. */
const STRIDE = 16;
/** Names in a reply: small enough that the page takes it in without a long task. */
const BATCH = 500;

interface Job {
  readonly id: number;
  priority: number;
  /** Works for one slice and posts what it made; true when there is nothing left. */
  readonly slice: (until: () => boolean) => boolean;
}

export interface ServiceOptions {
  readonly post: (reply: Reply) => void;
  /** Calls back soon, after messages that wait have been delivered. */
  readonly defer: (callback: () => void) => void;
  /** Milliseconds, for the length of a slice. */
  readonly now?: () => number;
}

/** The short form of an explanation, for lists. */
export function summarise(explanation: Explanation | InvalidName): Summary {
  const techniques = explanation.techniques.map(({ technique }) => technique);
  return {
    technique: techniques[0] ?? null,
    techniques,
    similarity: explanation.similarity,
    confident: explanation.confident,
    readable: explanation.kind === 'explanation',
  };
}

/** The words come with the answer, so that no page has to hold those of every technique. */
function worded(explanation: Explanation | InvalidName): WordedExplanation | InvalidName {
  if (explanation.kind === 'invalid') return explanation;
  const main = explanation.techniques[0];
  return { ...explanation, why: main ? TECHNIQUE_TEXT[main.technique].why : null };
}

function explainJob(
  request: Extract<Request, { type: 'explain' }>,
  post: (reply: Reply) => void,
): Job {
  const { id, pairs, priority, whole } = request;
  let done = 0;
  const slice = (isOver: () => boolean): boolean => {
    const start = done;
    const results: (Explanation | InvalidName)[] = [];
    while (done < pairs.length && results.length < BATCH) {
      const pair = pairs[done];
      if (pair) results.push(explain(pair.asset, pair.candidate));
      done += 1;
      if (done % STRIDE === 0 && isOver()) break;
    }
    if (whole) post({ type: 'explanations', id, start, results: results.map(worded) });
    else post({ type: 'summaries', id, start, results: results.map(summarise) });
    post({ type: 'progress', id, done, total: pairs.length });
    return done >= pairs.length;
  };
  return { id, priority, slice };
}

function generateJob(
  request: Extract<Request, { type: 'generate' }>,
  post: (reply: Reply) => void,
): Job {
  const { id, asset, priority, techniques } = request;
  const limit = request.limit ?? Infinity;
  const steps = generateSteps(asset, techniques ?? undefined);
  let done = 0;
  const slice = (isOver: () => boolean): boolean => {
    const names: GeneratedName[] = [];
    let ended = false;
    for (let step = 1; names.length < BATCH; step += 1) {
      const next = done + names.length < limit ? steps.next() : null;
      ended = next === null || next.done === true;
      if (ended) break;
      if (next?.value) names.push(next.value);
      if (step % STRIDE === 0 && isOver()) break;
    }
    done += names.length;
    if (names.length > 0) post({ type: 'names', id, names });
    post({ type: 'progress', id, done, total: null });
    return ended;
  };
  return { id, priority, slice };
}

/**
 * Starts a service.
 *
 * @returns the function to hand every request to; it never throws: a job that fails answers `failed`
 */
export function createService({
  post,
  defer,
  now = () => performance.now(),
}: ServiceOptions): (request: Request) => void {
  const jobs: Job[] = [];
  let running = false;

  const finish = (job: Job) => {
    jobs.splice(jobs.indexOf(job), 1);
  };

  const work = () => {
    const job = jobs.reduce<Job | null>(
      (best, next) => (best && best.priority >= next.priority ? best : next),
      null,
    );
    if (!job) {
      running = false;
      return;
    }
    const end = now() + SLICE;
    try {
      if (job.slice(() => now() >= end)) {
        finish(job);
        post({ type: 'done', id: job.id, cancelled: false });
      }
    } catch (error) {
      finish(job);
      const message = error instanceof Error ? error.message : String(error);
      post({ type: 'failed', id: job.id, message });
    }
    defer(work);
  };

  const start = (job: Job) => {
    jobs.push(job);
    if (running) return;
    running = true;
    defer(work);
  };

  return (request) => {
    switch (request.type) {
      case 'explain':
        start(explainJob(request, post));
        break;
      case 'generate':
        start(generateJob(request, post));
        break;
      case 'prioritise': {
        const job = jobs.find(({ id }) => id === request.id);
        if (job) job.priority = request.priority;
        break;
      }
      case 'cancel': {
        const job = jobs.find(({ id }) => id === request.id);
        if (!job) break;
        finish(job);
        post({ type: 'done', id: request.id, cancelled: true });
        break;
      }
    }
  };
}
