/**
 * What the resolver said about the names of one list, as views follow it: a check that the reader starts
 * and stops, and the state of each name as it comes in.
 */
import { NamesCheck } from '@/evidence/dns/check-names.ts';
import type { CheckProgress, DnsState } from '@/evidence/dns/types.ts';
import type { DnsLook } from '@/evidence/kept.ts';
import { browserPresence } from '@/evidence/presence.ts';
import { answererOf, type ResolverConfig } from '@/evidence-config.ts';
import type { DnsStates } from './dns-filter.ts';
import { Store } from '@/lib/store.ts';

/** Views that sort, filter or count by DNS follow at most this often; a row's own badge follows at once. */
const TELL_EVERY_MS = 400;
const ENDS: readonly CheckProgress['is'][] = ['stopped', 'failed', 'done'];

export class DnsCheck {
  readonly progress: Store<CheckProgress>;
  /** A new number once some states have changed. */
  readonly version = new Store(0);
  /** Who answers, for what is kept or saved. */
  readonly source: string;
  /** Whether the answers are invented: every place that shows them says so. */
  readonly isSample: boolean;
  readonly #check: NamesCheck;
  /** What is known of each name: asked for here, else recalled. */
  readonly #states = new Map<string, DnsState>();
  readonly #listeners = new Set<(name: string) => void>();
  /** The names of the last press. */
  #wanted: ReadonlySet<string> = new Set();
  #telling: ReturnType<typeof setTimeout> | null = null;

  /** @param registrableOf as in NamesCheck */
  constructor(resolver: ResolverConfig, registrableOf?: (name: string) => string | undefined) {
    const { url, rate } = resolver;
    this.source = answererOf(resolver);
    this.isSample = resolver.isSample === true;
    this.#check = new NamesCheck({
      url,
      rate,
      presence: browserPresence,
      ...(registrableOf && { registrableOf }),
      onState: (name, state) => {
        this.#states.set(name, state);
        for (const listener of this.#listeners) listener(name);
        this.#tellSoon();
      },
      onProgress: (progress) => {
        // Lists know all of it once they hear that the check is over.
        if (this.#telling !== null && ENDS.includes(progress.is)) this.#tell();
        this.progress.set(progress);
      },
    });
    this.progress = new Store(this.#check.progress);
  }

  /** Each change of any name's state. */
  readonly subscribe = (listener: (name: string) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until it changes; undefined for a name that nothing is known of. Input: an A-label name. */
  readonly stateOf = (name: string): DnsState | undefined => this.#states.get(name);

  /** Whether a name was asked for in this session. Input: an A-label name. */
  readonly hasAsked = (name: string): boolean => this.#check.states.has(name);

  /** Whether a name without a state has its turn still to come; told with the progress. Input: an A-label name. */
  readonly isWaiting = (name: string): boolean => {
    const { is } = this.progress.get();
    return is !== 'idle' && !ENDS.includes(is) && this.#wanted.has(name);
  };

  /** What is known of each name. */
  get states(): DnsStates {
    return this.#states;
  }

  /** Shows what earlier sessions were answered where this one has not asked, in place of what was recalled before. */
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

  /** Takes in what was found of a name elsewhere. */
  learn(name: string, state: DnsState): void {
    this.#check.learn(name, state);
  }

  /** Asks for names, in their order, but for those that are answered. Input: A-label names. */
  start(names: readonly string[]): void {
    this.#wanted = new Set(names);
    void this.#check.check(names);
  }

  /** Asks once more for the names without an answer. */
  askAgain(): void {
    void this.#check.askAgain();
  }

  /** Ends the check; what has come stays. */
  readonly stop = (): void => this.#check.stop();

  close(): void {
    this.#check.stop();
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => this.#tell(), TELL_EVERY_MS);
  }

  #tell(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
    this.version.set(this.version.get() + 1);
  }
}
