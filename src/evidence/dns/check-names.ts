import { QueueStopped } from '../paced-queue.ts';
import { type Ask, resolver } from './ask.ts';
import { askMissing, checkName } from './check-name.ts';
import { queryName } from './names.ts';
import { AT_ONCE, type CheckNamesSettings, NamesRun } from './names-run.ts';
import type { CheckProgress, DnsState, NoAnswerReason } from './types.ts';

export type { CheckNamesSettings } from './names-run.ts';

/** Reasons that may be gone when the same is asked later. */
const PASSING: readonly NoAnswerReason['code'][] = [
  'SERVFAIL',
  'TIMED-OUT',
  'NETWORK',
  'WILDCARD-UNKNOWN',
];

const isPassing = ({ code }: NoAnswerReason): boolean => PASSING.includes(code);

function isWorthAsking(state: DnsState): boolean {
  if (state.is === 'no-answer') return isPassing(state.reason);
  return state.is === 'in-dns' && state.missing.some(({ reason }) => isPassing(reason));
}

/**
 * Checks many names, 8 at a time and at a rate, and keeps what it finds in memory. SERVFAIL and time-outs are
 * asked once more when all others are done; 429 and 5xx halve the rate. Two failures before any answer end a
 * run, and so does a cut connection.
 */
export class NamesCheck {
  readonly #settings: CheckNamesSettings;
  readonly #resolve: Ask;
  readonly #states = new Map<string, DnsState>();
  readonly #counts = { inDns: 0, mail: 0, notInDns: 0, noAnswer: 0 };
  #run: NamesRun | null = null;

  constructor(settings: CheckNamesSettings) {
    this.#settings = settings;
    this.#resolve = resolver(settings);
  }

  /** What is known, by names as they are asked for (lower case, no final dot). */
  get states(): ReadonlyMap<string, DnsState> {
    return this.#states;
  }

  /** The names that gave no answer. */
  get unanswered(): readonly string[] {
    return [...this.#states].flatMap(([name, { is }]) => (is === 'no-answer' ? [name] : []));
  }

  get progress(): CheckProgress {
    const counts = { ...this.#counts };
    const run = this.#run;
    if (run === null) {
      const { rate } = this.#settings;
      return { is: 'idle', reason: null, asked: 0, names: 0, rate, counts };
    }
    const { state, rate } = run.queue;
    const waits = state === 'away' || state === 'held';
    const is = run.ended ?? (waits ? 'waiting' : state);
    const reason = run.ended !== null || state === 'held' ? run.reason : null;
    return { is, reason, asked: run.asked, names: run.names.length, rate, counts };
  }

  /**
   * Asks about names in their order; those that have an answer already are left out.
   *
   * @param names A-labels; each is asked for once
   * @returns the progress at the end, however it came
   * @throws (rejects with) DnsNameError for a name that cannot be asked for, before any is; Error while another
   * run is under way
   */
  async check(names: readonly string[]): Promise<CheckProgress> {
    const wanted = new Set(names.map(queryName));
    return this.#begin(
      [...wanted].filter((name) => (this.#states.get(name)?.is ?? 'no-answer') === 'no-answer'),
    );
  }

  /** Asks again about the names that gave no answer. */
  askAgain(): Promise<CheckProgress> {
    return this.#begin(this.unanswered);
  }

  /** Takes in what was found of a name elsewhere. An answer that is older, or is none, takes the place of nothing. */
  learn(name: string, state: DnsState): void {
    const before = this.#states.get(name);
    if (before && (state.is === 'no-answer' || state.at <= before.at)) return;
    this.#keep(name, state);
  }

  /** Ends the run at once; what was found stays. */
  stop(): void {
    this.#run?.end('stopped');
  }

  #tell(): void {
    this.#settings.onProgress?.(this.progress);
  }

  #count(state: DnsState, by: 1 | -1): void {
    const counts = this.#counts;
    if (state.is === 'not-in-dns') counts.notInDns += by;
    else if (state.is === 'no-answer') counts.noAnswer += by;
    else {
      counts.inDns += by;
      if (state.mail === true) counts.mail += by;
    }
  }

  #keep(name: string, state: DnsState): void {
    const before = this.#states.get(name);
    if (before) this.#count(before, -1);
    this.#count(state, 1);
    this.#states.set(name, state);
    this.#settings.onState?.(name, state);
    this.#tell();
  }

  async #begin(names: readonly string[]): Promise<CheckProgress> {
    if (this.#run !== null && this.#run.ended === null) {
      throw new Error('The names of an earlier call are still being checked.');
    }
    const run = new NamesRun(names, this.#settings, this.#resolve, () => {
      this.#tell();
    });
    this.#run = run;
    this.#tell();
    const later: (readonly [string, DnsState])[] = [];
    const settingsFor = (name: string) => {
      const registrable = this.#settings.registrableOf?.(name);
      return { ask: run.paced, siblings: run.siblings, ...(registrable && { registrable }) };
    };
    await this.#eachOf(run, names, async (name) => {
      const state = await checkName(name, settingsFor(name));
      const isOpen = isWorthAsking(state) || !run.hasAnswered;
      if (isOpen) later.push([name, state]);
      // That a name is in DNS is said at once, even where its addresses are asked for once more.
      if (isOpen && state.is === 'no-answer') return;
      run.asked += 1;
      this.#keep(name, state);
    });
    const unheard = new Set(later);
    await this.#eachOf(run, later, async (item) => {
      const [name, before] = item;
      const state =
        before.is === 'in-dns'
          ? await askMissing(name, before, isPassing, settingsFor(name))
          : await checkName(name, settingsFor(name));
      unheard.delete(item);
      if (before.is === 'no-answer') run.asked += 1;
      this.#keep(name, state);
    });
    // Names that were to be asked once more keep what the first time said, unless the resolver is none.
    for (const [name, state] of run.hasAnswered ? unheard : []) {
      if (state.is !== 'no-answer') continue;
      run.asked += 1;
      this.#keep(name, state);
    }
    run.end('done');
    this.#tell();
    return this.progress;
  }

  /** Does something for each item in their order, several at a time, until the run ends. */
  async #eachOf<Item>(
    run: NamesRun,
    items: readonly Item[],
    work: (item: Item) => Promise<void>,
  ): Promise<void> {
    const left = items.values();
    const worker = async () => {
      for (const item of left) {
        if (run.ended !== null) return;
        try {
          // oxlint-disable-next-line no-await-in-loop -- each worker takes one after the other
          await work(item);
        } catch (error) {
          if (run.calls.signal.aborted || error instanceof QueueStopped) return;
          run.end('failed');
          throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
}
