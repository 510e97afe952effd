import { takesMail } from './address.ts';
import type { Answer, Ask } from './ask.ts';
import {
  chainOf,
  existence,
  type Existence,
  type Listed,
  nameServersOf,
  type Question,
  readList,
} from './classify.ts';
import { MAX_NAME, parentName, queryName } from './names.ts';
import type { DnsMessage } from './read.ts';
import type { NoAnswerReason } from './reason-text.ts';
import type { AskedType, DnsRecords, DnsState } from './types.ts';

/** A random sibling has `records` of a type, or only `exists`; `none`: it does not, or has no address. */
type Sibling = 'records' | 'exists' | 'none' | 'unknown';

/** Random siblings of names, by the type asked for and the name above them. */
export type Siblings = Map<string, Promise<Sibling>>;

export interface CheckNameSettings {
  readonly ask: Ask;
  /** Shared by the names of one check, so that each suffix is tried once. */
  readonly siblings?: Siblings;
  /** The registrable name (eTLD+1). A host below it is also asked for its addresses: most have no zone of their own. */
  readonly registrable?: string | undefined;
  readonly signal?: AbortSignal;
}

type InDns = Extract<DnsState, { is: 'in-dns' }>;

const noAnswer = (at: number, reason: NoAnswerReason): DnsState => ({
  is: 'no-answer',
  at,
  reason,
});

const isParentSoa = (found: Existence): boolean =>
  found.is === 'unknown' && found.reason.code === 'PARENT-SOA';

class NameCheck {
  readonly #name: string;
  readonly #settings: CheckNameSettings;
  readonly #isHost: boolean;

  constructor(name: string, settings: CheckNameSettings) {
    const { registrable } = settings;
    this.#name = queryName(name);
    this.#settings = settings;
    this.#isHost = registrable !== undefined && queryName(registrable) !== this.#name;
  }

  #ask(question: Question): Promise<Answer> {
    return this.#settings.ask(question, this.#settings.signal);
  }

  async state(): Promise<DnsState> {
    const question = { name: this.#name, type: 'NS' } as const;
    const answer = await this.#ask(question);
    const { at } = answer;
    if (answer.is === 'no-answer') return noAnswer(at, answer.reason);
    const { message } = answer;
    const found = existence(question, message);
    if (found.is === 'denied') return { is: 'not-in-dns', at, zone: found.zone };
    if (found.is === 'unknown') {
      const mayHaveAddress = this.#isHost && isParentSoa(found);
      return mayHaveAddress ? this.#byAddress(message) : noAnswer(at, found.reason);
    }
    const sibling = await this.#sibling('NS');
    const counts = found.by === 'ns' ? sibling !== 'records' : sibling === 'none';
    if (counts) return this.#details(message, found.by === 'ns' || found.by === 'own-soa');
    if (this.#isHost && found.by === 'cname') return this.#byAddress(message);
    return noAnswer(at, wildcard(sibling));
  }

  /** A host without its own zone: an address counts unless a random sibling has one as well. */
  async #byAddress(nameServers: DnsMessage): Promise<DnsState> {
    const details = await this.#details(nameServers, false);
    const { at, records, missing } = details;
    let reason: NoAnswerReason = { code: 'PARENT-SOA' };
    for (const type of ['A', 'AAAA'] as const) {
      const unanswered = missing.find((one) => one.type === type);
      if (unanswered) reason = unanswered.reason;
      else if (records[type === 'A' ? 'a' : 'aaaa'].length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- the second question is seldom needed
        const sibling = await this.#sibling(type);
        if (sibling === 'none') return details;
        reason = wildcard(sibling);
      }
    }
    return noAnswer(at, reason);
  }

  /** Asks for the other records of a name that exists. */
  async #details(nameServers: DnsMessage, hasOwnZone: boolean): Promise<InDns> {
    const [a, aaaa, mx] = await Promise.all([
      this.#list('A', hasOwnZone),
      this.#list('AAAA', hasOwnZone),
      this.#list('MX', hasOwnZone),
    ]);
    const chains = [chainOf(this.#name, nameServers), a.cname, aaaa.cname, mx.cname];
    const records: DnsRecords = {
      ns: nameServersOf(this.#name, nameServers),
      a: a.is === 'listed' ? a.records : [],
      aaaa: aaaa.is === 'listed' ? aaaa.records : [],
      mx: mx.is === 'listed' ? mx.mx : [],
      cname: chains.find(({ length }) => length > 0) ?? [],
    };
    return {
      is: 'in-dns',
      at: Math.max(a.at, aaaa.at, mx.at),
      records,
      mail: mx.is === 'listed' ? takesMail(records) : null,
      missing: [a, aaaa, mx].flatMap((list) =>
        list.is === 'unknown' ? [{ type: list.type, reason: list.reason }] : [],
      ),
    };
  }

  /** Asks for the records of one type. */
  async #list(type: 'A' | 'AAAA' | 'MX', hasOwnZone: boolean) {
    const question = { name: this.#name, type };
    const answer = await this.#ask(question);
    const list: Listed =
      answer.is === 'no-answer'
        ? { is: 'unknown', reason: answer.reason, cname: [] }
        : readList(question, answer.message, hasOwnZone);
    return { ...list, type, at: answer.at };
  }

  /** One question about a random sibling for each parent and type. */
  #sibling(type: AskedType): Promise<Sibling> {
    const { siblings = new Map() } = this.#settings;
    const parent = parentName(this.#name);
    const key = `${type} ${parent}`;
    const known = siblings.get(key);
    if (known) return known;
    const asked = this.#askSibling(parent, type);
    siblings.set(key, asked);
    const forget = () => siblings.delete(key);
    // An unknown answer is not kept: the next name asks again.
    asked.then((found) => found === 'unknown' && forget(), forget);
    return asked;
  }

  async #askSibling(parent: string, type: AskedType): Promise<Sibling> {
    const name = parent === '' ? randomLabel() : `${randomLabel()}.${parent}`;
    // There is no room for another name.
    if (name.length > MAX_NAME) return 'unknown';
    const question = { name, type };
    const answer = await this.#ask(question);
    if (answer.is === 'no-answer') return 'unknown';
    const found = existence(question, answer.message);
    if (found.is === 'denied') return 'none';
    if (found.is === 'unknown') {
      if (!isParentSoa(found)) return 'unknown';
      return type === 'NS' ? 'exists' : 'none';
    }
    if (type === 'NS') return found.by === 'ns' ? 'records' : 'exists';
    // A wildcard may be a CNAME that leads to no address.
    const list = readList(question, answer.message, false);
    if (list.is === 'unknown') return 'unknown';
    return list.records.length > 0 ? 'records' : 'none';
  }
}

/** Why a name beside such a sibling does not count. */
const wildcard = (sibling: Sibling): NoAnswerReason => ({
  code: sibling === 'unknown' ? 'WILDCARD-UNKNOWN' : 'WILDCARD',
});

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
