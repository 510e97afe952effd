/** What DNS says of the names in the alert list, asked for by a press. The answers last as long as the session. */
import { keptAnswers } from '@/evidence/kept.ts';
import { evidenceConfig, type ResolverConfig } from '@/evidence-config.ts';
import { DnsCheck } from '@/features/shared/evidence/dns-check.ts';
import { dnsCode, type DnsStates } from '@/features/shared/evidence/dns-filter.ts';
import { count } from '@/lib/format.ts';
import { sessionState } from '@/lib/session-state.ts';
import { engine } from '@/lookalike/engine.ts';
import type { AlertIndex } from './alert-index.ts';
import { AlertLists } from './alert-lists.ts';

/** So many names are asked for at a press: at 20 a second, a few minutes. */
const MOST = 5_000;

const fewerThan = (alerts: number) =>
  `Of ${count(alerts, 'alert')}: each name once, without those that have an answer or are no host names.`;

/**
 * The one check of a session. Every list that comes is told what is known, and what comes in. What a single look at
 * the page of an alert has found it takes in, and its own answers it gives to the session's (`keptAnswers`).
 */
class AlertDns {
  readonly resolver: ResolverConfig;
  readonly check: DnsCheck;
  readonly #lists = sessionState.get(AlertLists);
  readonly #registrables = new Map<string, string>();
  readonly #unfollow: readonly (() => void)[];
  #changed = new Set<string>();
  #told: AlertIndex | null = null;

  constructor() {
    const { doh } = evidenceConfig();
    if (doh === null) throw new Error('This site has no resolver.');
    this.resolver = doh;
    this.check = new DnsCheck(doh, (name) => this.#registrables.get(name));
    this.#unfollow = [
      this.check.subscribe((name) => {
        this.#changed.add(name);
        const state = this.check.stateOf(name);
        if (state) keptAnswers().hear(name, state, this.check.source);
      }),
      keptAnswers().version.subscribe(() => this.#learn()),
      this.check.version.subscribe(() => this.#tell()),
      this.#lists.current.subscribe(() => this.#tell()),
    ];
    this.#learn();
  }

  #learn(): void {
    for (const [name, { state }] of keptAnswers().dns.all()) {
      if (state !== this.check.stateOf(name)) this.check.learn(name, state);
    }
    for (const [name, state] of keptAnswers().missed) {
      if (this.check.stateOf(name) === undefined) this.check.learn(name, state);
    }
  }

  /** All that is known; null before anything is. */
  known(): DnsStates | null {
    const { states } = this.check;
    return states.size === 0 ? null : states;
  }

  /**
   * The names of these alerts (null for all) that are to be asked for next.
   *
   * @throws (rejects) when a worker fails
   */
  async next(list: AlertIndex, places: Uint32Array | null) {
    const unchecked = await list.unchecked(places, MOST);
    if (unchecked === null) throw new Error('The list is gone.');
    // A host below its registrable name is asked for in another way.
    const facts = await engine().readNames(unchecked.names);
    for (const [at, name] of unchecked.names.entries()) {
      const registrable = facts[at]?.registrable;
      if (registrable) this.#registrables.set(name, registrable);
    }
    const alerts = places?.length ?? list.summary.total;
    return { ...unchecked, note: unchecked.of < alerts ? fewerThan(alerts) : undefined };
  }

  #tell(): void {
    const list = this.#lists.current.get();
    const names = list === this.#told ? this.#changed : this.check.states.keys();
    this.#changed = new Set();
    this.#told = list;
    const states = Array.from(names, (name) => [name, dnsCode(this.check.stateOf(name))] as const);
    if (states.length > 0) list?.setDns(states);
  }

  close(): void {
    for (const unfollow of this.#unfollow) unfollow();
    this.check.close();
  }
}

export type { AlertDns };

/** The check of this session; null where the site has no resolver. */
export const alertDns = (): AlertDns | null => evidenceConfig().doh && sessionState.get(AlertDns);
