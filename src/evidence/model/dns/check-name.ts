import { takesMail } from './address.ts';
import type { Answer, Ask } from './ask.ts';
import { existence, type Listed, readList } from './classify.ts';
import { MAX_NAME, parentName, queryName } from './names.ts';
import type { DnsMessage } from './read.ts';
import type { AskedType, DnsRecords, DnsState, NoAnswerReason } from './types.ts';

/**
 * How a zone answers for a random sibling of the name that was asked for: `none`: it denies the name. `some`: it
 * answers (a wildcard, RFC 4592). `ns`: even with name servers.
 */
type SiblingAnswer = 'none' | 'some' | 'ns' | 'unknown';

/** Answers about the name servers of random siblings, by the name above them. */
export type Siblings = Map<string, Promise<SiblingAnswer>>;

export interface CheckNameSettings {
  readonly ask: Ask;
  /** Shared by the names of one check, so that each suffix is tried once. */
  readonly siblings?: Siblings;
  /** The registrable name (eTLD+1). A host below it is also asked for its addresses: most have no zone of their own. */
  readonly registrable?: string | undefined;
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
    this.#siblings = siblings ?? new Map();
    this.#isHost = registrable !== undefined && queryName(registrable) !== this.#name;
    this.#signal = signal;
  }

  #asked(type: AskedType): Promise<Answer> {
    return this.#ask({ name: this.#name, type }, this.#signal);
  }

  #listed(type: AskedType, answer: Answer, hasOwnZone: boolean): Listed {
    if (answer.is === 'no-answer') return { is: 'unknown', reason: answer.reason, cname: [] };
    return readList({ name: this.#name, type }, answer.message, hasOwnZone);
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
    const sibling = await this.#siblingNameServers();
    const counts = found.by === 'ns' ? sibling !== 'ns' : sibling === 'none';
    if (counts) {
      const hasOwnZone = found.by === 'ns' || found.by === 'own-soa';
      return this.#details(answer.message, hasOwnZone, new Map());
    }
    if (this.#isHost && found.by === 'cname') return this.#byAddress(answer.message);
    return noAnswer(at, { code: sibling === 'unknown' ? 'WILDCARD-UNKNOWN' : 'WILDCARD' });
  }

  /** A host without its own zone: an address counts unless a random sibling has one as well. */
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
        // oxlint-disable-next-line no-await-in-loop -- the second question is seldom needed
        const sibling = await this.#siblingHasAddress(type);
        if (sibling === false) return this.#details(nameServers, false, answers);
        reason = { code: sibling === null ? 'WILDCARD-UNKNOWN' : 'WILDCARD' };
      }
    }
    return noAnswer(at, reason);
  }

  /** Asks for the other records of a name that exists. */
  async #details(
    nameServers: DnsMessage,
    hasOwnZone: boolean,
    known: ReadonlyMap<Detail, Answer>,
  ): Promise<InDns> {
    const list = readList({ name: this.#name, type: 'NS' }, nameServers, hasOwnZone);
    const ns = list.is === 'listed' ? list.records.filter(({ owner }) => owner === this.#name) : [];
    let records: DnsRecords = { ns, a: [], aaaa: [], mx: [], cname: list.cname };
    const answers = await Promise.all(
      DETAILS.map(async (type) => [type, known.get(type) ?? (await this.#asked(type))] as const),
    );
    const missing: InDns['missing'][number][] = [];
    for (const [type, answer] of answers) {
      const list = this.#listed(type, answer, hasOwnZone);
      if (records.cname.length === 0) records = { ...records, cname: list.cname };
      if (list.is === 'unknown') missing.push({ type, reason: list.reason });
      else if (type === 'A') records = { ...records, a: list.records };
      else if (type === 'AAAA') records = { ...records, aaaa: list.records };
      else records = { ...records, mx: list.mx };
    }
    const at = Math.max(...answers.map(([, answer]) => answer.at));
    const isMailKnown = missing.every(({ type }) => type !== 'MX');
    return { is: 'in-dns', at, records, mail: isMailKnown ? takesMail(records) : null, missing };
  }

  /** Asks about a random sibling of the name; null if there is no room for one. */
  async #askSibling(type: AskedType) {
    const parent = parentName(this.#name);
    const label = randomLabel();
    if (label.length + 1 + parent.length > MAX_NAME) return null;
    const question = { name: parent === '' ? label : `${label}.${parent}`, type };
    const answer = await this.#ask(question, this.#signal);
    if (answer.is === 'no-answer') return null;
    return { question, message: answer.message, found: existence(question, answer.message) };
  }

  /** Answer of a sibling to a question for its name servers. One question for each parent. */
  #siblingNameServers(): Promise<SiblingAnswer> {
    const parent = parentName(this.#name);
    const known = this.#siblings.get(parent);
    if (known) return known;
    const asked = this.#askSibling('NS').then((sibling): SiblingAnswer => {
      const found = sibling?.found;
      if (found?.is === 'denied') return 'none';
      if (found?.is === 'exists') return found.by === 'ns' ? 'ns' : 'some';
      return found?.reason.code === 'PARENT-SOA' ? 'some' : 'unknown';
    });
    this.#siblings.set(parent, asked);
    const forget = () => this.#siblings.delete(parent);
    // An unknown answer is not kept: the next name asks again.
    asked.then((answer) => answer === 'unknown' && forget(), forget);
    return asked;
  }

  /** Returns true if a sibling has an address, too; null if that is not known. */
  async #siblingHasAddress(type: 'A' | 'AAAA'): Promise<boolean | null> {
    const sibling = await this.#askSibling(type);
    if (sibling === null) return null;
    const { question, message, found } = sibling;
    if (found.is === 'denied') return false;
    if (found.is === 'unknown') return found.reason.code === 'PARENT-SOA' ? false : null;
    const list = readList(question, message, false);
    return list.is === 'listed' ? list.records.length > 0 : null;
  }
}

/** A label that no zone has: a letter and 16 random digits and letters. */
const randomLabel = (): string =>
  `x${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Asks DNS about a name: its name servers first; addresses and mail servers only if it exists. If a wildcard might have
 * answered, a random label next to the name is asked for.
 *
 * @param name A-labels
 * @returns never "not-in-dns" without an NXDOMAIN that a zone above the name proves
 * @throws DnsNameError for a text that cannot be asked for; the signal's reason if it is aborted
 */
export async function checkName(name: string, settings: CheckNameSettings): Promise<DnsState> {
  return new NameCheck(name, settings).state();
}
