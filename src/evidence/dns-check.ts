/** DNS states of the names of one list, for views: a check that the user starts and stops, and each new state. */
import type { RunProgress } from './model/dns/check-names.ts';
import type { DnsState } from './model/dns/types.ts';
import type { DnsLook } from './model/kept.ts';
import { answererOf, type ResolverConfig } from '@/evidence-config.ts';
import type { DnsStates } from './dns-filter.ts';
import { Store } from '@/lib/store.ts';

/** Views that sort, filter or count by DNS follow at most this often; a row's own badge follows at once. */
const TELL_EVERY_MS = 400;

/** Over all names asked about in this session. `mail` names are among `inDns`. */
interface Counts {
  readonly inDns: number;
  readonly mail: number;
  readonly notInDns: number;
  readonly noAnswer: number;
}

/** Progress of the last check, and results of all of them; `idle`: nothing was asked yet. */
export type CheckProgress = Omit<RunProgress, 'is'> & {
  readonly is: RunProgress['is'] | 'idle';
  readonly counts: Counts;
};

/** True if a check has started and not ended: it is running or waiting. */
export const isUnderWay = ({ is }: CheckProgress): boolean => is === 'running' || is === 'waiting';

export class DnsCheck {
  readonly progress: Store<CheckProgress>;
  /** A new number once some states have changed. */
  readonly version = new Store(0);
  readonly resolver: ResolverConfig;
  /** Who answers, for stored or saved results. */
  readonly source: string;
  /** True if the answers are invented: every place that shows them says so. */
  readonly isSample: boolean;
  readonly #registrableOf: ((name: string) => string | undefined) | undefined;
  /** State of each name: checked here, else recalled. */
  readonly #states = new Map<string, DnsState>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<(name: string) => void>();
  /** The names of the last click. */
  #wanted: ReadonlySet<string> = new Set();
  #running = new AbortController();
  #telling: ReturnType<typeof setTimeout> | null = null;

  /** @param registrableOf as in checkNames */
  constructor(resolver: ResolverConfig, registrableOf?: (name: string) => string | undefined) {
    this.resolver = resolver;
    this.#registrableOf = registrableOf;
    this.source = answererOf(resolver);
    this.isSample = resolver.isSample === true;
    const { rate } = resolver;
    const counts = this.#counts();
    const idle = { is: 'idle', reason: null, asked: 0, names: 0, rate, counts } as const;
    this.progress = new Store<CheckProgress>(idle);
  }

  /** Calls `listener` at each change of any name's state. Returns a function that unsubscribes. */
  readonly subscribe = (listener: (name: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the same object until it changes; undefined if nothing is known about the name. Input: an A-label name. */
  readonly stateOf = (name: string): DnsState | undefined => this.#states.get(name);

  /** True if a name was checked in this session. Input: an A-label name. */
  readonly hasAsked = (name: string): boolean => this.#asked.has(name);

  /** True if a name without a state is still in the queue; updated with the progress. Input: an A-label name. */
  readonly isWaiting = (name: string): boolean =>
    isUnderWay(this.progress.get()) && this.#wanted.has(name);

  /** State of each name. */
  get states(): DnsStates {
    return this.#states;
  }

  /** Shows answers of earlier sessions for names that this one has not asked, replacing those recalled before. */
  recall(looks: ReadonlyMap<string, DnsLook>): void {
    for (const name of [...this.#states.keys(), ...looks.keys()]) {
      if (this.hasAsked(name)) continue;
      const look = looks.get(name);
      if (look) this.#states.set(name, look.state);
      else this.#states.delete(name);
      for (const listener of this.#listeners) listener(name);
    }
    this.#tell();
  }

  /** Takes in an answer from elsewhere. An older one, or a missing answer, replaces nothing. */
  learn(name: string, state: DnsState): void {
    const before = this.hasAsked(name) ? this.stateOf(name) : undefined;
    if (before && (state.is === 'no-answer' || state.at <= before.at)) return;
    this.#keep(name, state);
    this.progress.set({ ...this.progress.get(), counts: this.#counts() });
  }

  /** Asks for names, in order, except answered ones. Input: A-label names. */
  start(names: readonly string[]): void {
    this.stop();
    this.#wanted = new Set(names);
    this.#running = new AbortController();
    const isOpen = (name: string) => !this.hasAsked(name) || this.stateOf(name)?.is === 'no-answer';
    void this.#run(names.filter(isOpen), this.#running.signal);
  }

  /** The code that asks comes with the first check. */
  async #run(names: readonly string[], signal: AbortSignal): Promise<void> {
    const { rate } = this.resolver;
    const begun = { reason: null, asked: 0, names: names.length, rate };
    this.progress.set({ ...begun, is: 'running', counts: this.#counts() });
    const code = await import('./model/dns/check-names.ts').catch(() => null);
    if (signal.aborted) return;
    if (code === null) {
      const reason = { code: 'NETWORK' } as const;
      this.progress.set({ ...begun, is: 'failed', reason, counts: this.#counts() });
      return;
    }
    await code.checkNames(names, {
      ...this.resolver,
      registrableOf: this.#registrableOf,
      signal,
      onState: (name, state) => this.#keep(name, state),
      onProgress: (now) => {
        const progress = { ...now, counts: this.#counts() };
        // Lists know all of it once they hear that the check is over.
        if (this.#telling !== null && !isUnderWay(progress)) this.#tell();
        this.progress.set(progress);
      },
    });
  }

  /** Asks again for the names without an answer. */
  askAgain(): void {
    this.start([...this.#asked].filter((name) => this.stateOf(name)?.is === 'no-answer'));
  }

  /** Ends the check; its results stay. */
  readonly stop = (): void => {
    this.#running.abort();
    const progress = this.progress.get();
    // The code that asks has not come yet.
    if (isUnderWay(progress)) this.progress.set({ ...progress, is: 'stopped' });
  };

  close(): void {
    this.stop();
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
  }

  #counts(): Counts {
    const counts = { inDns: 0, mail: 0, notInDns: 0, noAnswer: 0 };
    for (const name of this.#asked) {
      const state = this.stateOf(name);
      if (state?.is === 'not-in-dns') counts.notInDns += 1;
      else if (state?.is === 'in-dns') {
        counts.inDns += 1;
        if (state.mail === true) counts.mail += 1;
      } else counts.noAnswer += 1;
    }
    return counts;
  }

  #keep(name: string, state: DnsState): void {
    this.#asked.add(name);
    this.#states.set(name, state);
    for (const listener of this.#listeners) listener(name);
    this.#telling ??= setTimeout(() => this.#tell(), TELL_EVERY_MS);
  }

  #tell(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
    this.version.set(this.version.get() + 1);
  }
}
