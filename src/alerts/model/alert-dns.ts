/** DNS states of the names in the alert list, checked on request. */
import { keptAnswers, type DnsLook } from '@/evidence/model/kept.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { DnsCheck } from '@/evidence/index.ts';
import { sessionState } from '@/lib/session-state.ts';
import { engine } from '@/lookalike/engine.ts';
import { hostOf, type Alert } from './alert.ts';

/** Number of names in one check: at 20 a second, a few minutes. */
const MOST = 5_000;

/** The one check of a session. It and the look-ups on alert pages share their answers (`keptAnswers`). */
class AlertDns {
  readonly check: DnsCheck;
  readonly #registrables = new Map<string, string>();
  readonly #unfollow: () => void;

  constructor() {
    const { doh } = evidenceConfig();
    if (doh === null) throw new Error('This site has no resolver.');
    this.check = new DnsCheck(doh, (name) => this.#registrables.get(name));
    const { dns, follow } = keptAnswers();
    this.check.subscribe((name) => {
      const state = this.check.stateOf(name);
      if (!state || dns.newest(name)?.state === state || !this.check.hasAsked(name)) return;
      dns.keep(name, { state, source: this.check.source, raw: '' });
    });
    this.#unfollow = follow((answered) => {
      if (answered === 'earlier') this.check.recall(dns.earlier);
      else if (answered.of === 'dns') this.#learn(answered.name, answered.answer);
    });
    for (const [name, look] of dns.all()) this.#learn(name, look);
    this.check.recall(dns.earlier);
  }

  #learn(name: string, { state }: DnsLook): void {
    if (state !== this.check.stateOf(name)) this.check.learn(name, state);
  }

  /**
   * The host names of these alerts to ask for next, each once and in order, and how many this session has not asked for
   * in all.
   *
   * @throws (rejects) when the engine's worker fails
   */
  async next(alerts: readonly Alert[]) {
    const unchecked = new Set<string>();
    for (const host of alerts.map(hostOf)) {
      if (host !== null && !this.check.hasAsked(host)) unchecked.add(host);
    }
    const names = [...unchecked].slice(0, MOST);
    // A host below its registrable name is asked for in another way.
    const facts = await engine().readNames(names);
    for (const [at, name] of names.entries()) {
      const registrable = facts[at]?.registrable;
      if (registrable) this.#registrables.set(name, registrable);
    }
    return { names, of: unchecked.size };
  }

  close(): void {
    this.#unfollow();
    this.check.close();
  }
}

/** The check of this session; null if the site has no resolver. */
export const alertDns = (): AlertDns | null => evidenceConfig().doh && sessionState.get(AlertDns);
