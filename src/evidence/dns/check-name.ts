import { takesMail } from './address.ts';
import type { Answer, Ask } from './ask.ts';
import { existence, type Listed, listed } from './classify.ts';
import { queryName } from './names.ts';
import type { DnsMessage } from './read.ts';
import { Siblings } from './siblings.ts';
import type { AskedType, DnsRecords, DnsState, NoAnswerReason } from './types.ts';

export interface CheckNameSettings {
  readonly ask: Ask;
  /** Shared among the names of one check, so that each suffix is tried once. */
  readonly siblings?: Siblings;
  /**
   * The registrable name (eTLD+1). A host below it is also asked for its addresses, since most have no zone of
   * their own.
   */
  readonly registrable?: string;
  readonly signal?: AbortSignal;
}

type InDns = Extract<DnsState, { is: 'in-dns' }>;
type Detail = InDns['missing'][number]['type'];

const DETAILS: readonly Detail[] = ['A', 'AAAA', 'MX'];

function noAnswer(at: number, reason: NoAnswerReason): DnsState {
  return { is: 'no-answer', at, reason };
}

class NameCheck {
  readonly #name: string;
  readonly #ask: Ask;
  readonly #siblings: Siblings;
  readonly #isHost: boolean;
  readonly #signal: AbortSignal | undefined;

  constructor(name: string, { ask, siblings, registrable, signal }: CheckNameSettings) {
    this.#name = queryName(name);
    this.#ask = ask;
    this.#siblings = siblings ?? new Siblings(ask);
    this.#isHost = registrable !== undefined && queryName(registrable) !== this.#name;
    this.#signal = signal;
  }

  #asked(type: AskedType): Promise<Answer> {
    return this.#ask({ name: this.#name, type }, this.#signal);
  }

  #listed(type: AskedType, answer: Answer, hasOwnZone: boolean): Listed {
    if (answer.is === 'no-answer') return { is: 'unknown', reason: answer.reason, cname: [] };
    return listed({ name: this.#name, type }, answer.message, hasOwnZone);
  }

  async state(): Promise<DnsState> {
    const answer = await this.#asked('NS');
    const { at } = answer;
    if (answer.is === 'no-answer') return noAnswer(at, answer.reason);
    const found = existence({ name: this.#name, type: 'NS' }, answer.message);
    if (found.is === 'denied') return { is: 'not-in-dns', at, zone: found.zone };
    if (found.is === 'unknown') {
      const mayHaveAddress = this.#isHost && found.reason.code === 'PARENT-SOA';
      return mayHaveAddress ? this.#byAddress(answer.message) : noAnswer(at, found.reason);
    }
    const sibling = await this.#siblings.nameServers(this.#name, this.#signal);
    const counts = found.by === 'ns' ? sibling !== 'ns' : sibling === 'none';
    if (counts) {
      const hasOwnZone = found.by === 'ns' || found.by === 'own-soa';
      return this.#details(answer.message, hasOwnZone, new Map());
    }
    if (this.#isHost && found.by === 'cname') return this.#byAddress(answer.message);
    return noAnswer(at, { code: sibling === 'unknown' ? 'WILDCARD-UNKNOWN' : 'WILDCARD' });
  }

  /** A host without a zone of its own: an address counts unless a random sibling has one as well. */
  async #byAddress(nameServers: DnsMessage): Promise<DnsState> {
    const types = ['A', 'AAAA'] as const;
    const answers = new Map<Detail, Answer>(
      await Promise.all(types.map(async (type) => [type, await this.#asked(type)] as const)),
    );
    let at = 0;
    let reason: NoAnswerReason = { code: 'PARENT-SOA' };
    for (const type of types) {
      const answer = answers.get(type);
      if (!answer) continue;
      at = Math.max(at, answer.at);
      const list = this.#listed(type, answer, false);
      if (list.is === 'unknown') reason = list.reason;
      else if (list.records.length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- the second question is mostly spared
        const sibling = await this.#siblings.hasAddress(this.#name, type, this.#signal);
        if (sibling === false) return this.#details(nameServers, false, answers);
        reason = { code: sibling === null ? 'WILDCARD-UNKNOWN' : 'WILDCARD' };
      }
    }
    return noAnswer(at, reason);
  }

  /** What else is known of a name that exists. */
  async #details(
    nameServers: DnsMessage,
    hasOwnZone: boolean,
    known: ReadonlyMap<Detail, Answer>,
  ): Promise<InDns> {
    const list = listed({ name: this.#name, type: 'NS' }, nameServers, hasOwnZone);
    const ns = list.is === 'listed' ? list.records.filter(({ owner }) => owner === this.#name) : [];
    const records = { ns, a: [], aaaa: [], mx: [], cname: list.cname };
    return this.#withDetails(records, DETAILS, hasOwnZone, known);
  }

  async #withDetails(
    before: DnsRecords,
    types: readonly Detail[],
    hasOwnZone: boolean,
    known: ReadonlyMap<Detail, Answer>,
  ): Promise<InDns> {
    const answers = await Promise.all(
      types.map(async (type) => [type, known.get(type) ?? (await this.#asked(type))] as const),
    );
    const missing: InDns['missing'][number][] = [];
    let records = before;
    let at = 0;
    for (const [type, answer] of answers) {
      at = Math.max(at, answer.at);
      const list = this.#listed(type, answer, hasOwnZone);
      if (records.cname.length === 0) records = { ...records, cname: list.cname };
      if (list.is === 'unknown') missing.push({ type, reason: list.reason });
      else if (type === 'A') records = { ...records, a: list.records };
      else if (type === 'AAAA') records = { ...records, aaaa: list.records };
      else records = { ...records, mx: list.mx };
    }
    const isMailKnown = missing.every(({ type }) => type !== 'MX');
    const mail = isMailKnown ? takesMail(records) : null;
    return { is: 'in-dns', at, records, mail, missing };
  }

  /** The same state with what was missing in it, as far as it is answered now. */
  async again(before: InDns, isWorthIt: (reason: NoAnswerReason) => boolean): Promise<InDns> {
    const types = before.missing.flatMap(({ type, reason }) => (isWorthIt(reason) ? [type] : []));
    const kept = before.missing.filter(({ type }) => !types.includes(type));
    const isCname = before.records.cname.length > 0;
    const after = await this.#withDetails(
      before.records,
      types,
      !isCname && !this.#isHost,
      new Map(),
    );
    const mail = types.includes('MX') ? after.mail : before.mail;
    return { ...after, mail, missing: [...kept, ...after.missing] };
  }
}

/**
 * Asks what DNS says about a name: its name servers first; addresses and mail servers only of a name that
 * exists. A random label beside the name is asked for where a wildcard might have answered.
 *
 * @param name A-labels
 * @returns never "not-in-dns" without an NXDOMAIN that a zone above the name vouches for
 * @throws DnsNameError for a text that cannot be asked for; the signal's reason where it is aborted
 */
export async function checkName(name: string, settings: CheckNameSettings): Promise<DnsState> {
  return new NameCheck(name, settings).state();
}

/**
 * Asks again for the record types that were not answered.
 *
 * @param isWorthIt for which reasons to ask again
 */
export async function askMissing(
  name: string,
  state: InDns,
  isWorthIt: (reason: NoAnswerReason) => boolean,
  settings: CheckNameSettings,
): Promise<DnsState> {
  return new NameCheck(name, settings).again(state, isWorthIt);
}
