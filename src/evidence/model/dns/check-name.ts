import { takesMail } from './address.ts';
import type { Ask } from './ask.ts';
import { chainOf, existence, type Existence, readList, recordsOf, unlisted } from './classify.ts';
import { MAX_NAME, parentName, queryName } from './names.ts';
import type { DnsMessage } from './read.ts';
import type { DnsReason } from '../reason-text.ts';
import type { AskedType, DnsRecords, DnsState, InDns } from './types.ts';

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
}

const noAnswer = (at: number, reason: DnsReason): DnsState => ({
  is: 'no-answer',
  at,
  reason,
});

const isParentSoa = (found: Existence): boolean =>
  found.is === 'unknown' && found.reason.code === 'PARENT-SOA';

/**
 * Asks DNS about a name: its name servers first; addresses and mail servers only if it exists. If a wildcard might have
 * answered, a random label next to the name is asked for.
 *
 * @param given A-labels
 * @returns never "not-in-dns" without an NXDOMAIN that a zone above the name proves
 * @throws (rejects with) Error for a text that cannot be asked for; the reason of an aborted signal, as `ask`
 */
export async function checkName(
  given: string,
  { ask, siblings = new Map(), registrable }: CheckNameSettings,
): Promise<DnsState> {
  const name = queryName(given);
  const isHost = registrable !== undefined && queryName(registrable) !== name;

  /** A host without its own zone: an address counts unless a random sibling has one as well. */
  async function byAddress(nameServers: DnsMessage): Promise<DnsState> {
    const details = await detailsOf(name, ask, nameServers, false);
    const { at, records, missing } = details;
    let reason: DnsReason = { code: 'PARENT-SOA' };
    for (const type of ['A', 'AAAA'] as const) {
      const unanswered = missing.find((one) => one.type === type);
      if (unanswered) reason = unanswered.reason;
      else if (records[type === 'A' ? 'a' : 'aaaa'].length > 0) {
        // oxlint-disable-next-line no-await-in-loop -- the second question is seldom needed
        const sibling = await siblingOf(name, type, ask, siblings);
        if (sibling === 'none') return details;
        reason = wildcard(sibling);
      }
    }
    return noAnswer(at, reason);
  }

  const question = { name, type: 'NS' } as const;
  const answer = await ask(question);
  const { at } = answer;
  if (answer.is === 'no-answer') return noAnswer(at, answer.reason);
  const { message } = answer;
  const found = existence(question, message);
  if (found.is === 'denied') return { is: 'not-in-dns', at, zone: found.zone };
  if (found.is === 'unknown') {
    return isHost && isParentSoa(found) ? byAddress(message) : noAnswer(at, found.reason);
  }
  const sibling = await siblingOf(name, 'NS', ask, siblings);
  const counts = found.by === 'ns' ? sibling !== 'records' : sibling === 'none';
  if (counts) {
    return detailsOf(name, ask, message, found.by === 'ns' || found.by === 'own-soa');
  }
  if (isHost && found.by === 'cname') return byAddress(message);
  return noAnswer(at, wildcard(sibling));
}

/** Asks for the other records of a name that exists. */
async function detailsOf(
  name: string,
  ask: Ask,
  nameServers: DnsMessage,
  hasOwnZone: boolean,
): Promise<InDns> {
  const list = async (type: 'A' | 'AAAA' | 'MX') => {
    const answer = await ask({ name, type });
    const listed =
      answer.is === 'no-answer'
        ? unlisted(answer.reason)
        : readList({ name, type }, answer.message, hasOwnZone);
    return { ...listed, type, at: answer.at };
  };
  const all = await Promise.all([list('A'), list('AAAA'), list('MX')]);
  const [a, aaaa, mx] = all;
  const chains = [chainOf(name, nameServers), ...all.map(({ cname }) => cname)];
  const records: DnsRecords = {
    ns: recordsOf(name, 'NS', nameServers),
    a: a.records,
    aaaa: aaaa.records,
    mx: mx.mx,
    cname: chains.find(({ length }) => length > 0) ?? [],
  };
  return {
    is: 'in-dns',
    at: Math.max(...all.map(({ at }) => at)),
    records,
    mail: mx.reason === null ? takesMail(records) : null,
    missing: all.flatMap(({ type, reason }) => (reason === null ? [] : [{ type, reason }])),
  };
}

/** One question about a random sibling for each parent and type. */
function siblingOf(name: string, type: AskedType, ask: Ask, siblings: Siblings): Promise<Sibling> {
  const parent = parentName(name);
  const key = `${type} ${parent}`;
  const known = siblings.get(key);
  if (known) return known;
  const asked = askSibling(parent, type, ask);
  siblings.set(key, asked);
  const forget = () => siblings.delete(key);
  // An unknown answer is not kept: the next name asks again.
  asked.then((found) => found === 'unknown' && forget(), forget);
  return asked;
}

async function askSibling(parent: string, type: AskedType, ask: Ask): Promise<Sibling> {
  const name = parent === '' ? randomLabel() : `${randomLabel()}.${parent}`;
  // There is no room for another name.
  if (name.length > MAX_NAME) return 'unknown';
  const question = { name, type };
  const answer = await ask(question);
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
  if (list.reason !== null) return 'unknown';
  return list.records.length > 0 ? 'records' : 'none';
}

/** Why a name beside such a sibling does not count. */
const wildcard = (sibling: Sibling): DnsReason => ({
  code: sibling === 'unknown' ? 'WILDCARD-UNKNOWN' : 'WILDCARD',
});

/** A label that no zone has: a letter and 16 random digits and letters. */
const randomLabel = (): string =>
  `x${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
