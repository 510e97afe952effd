import type { Ask } from './ask.ts';
import { existence, listed } from './classify.ts';
import { parentName } from './names.ts';

/**
 * How a zone answers for a name that cannot be meant, a random sibling of the name that was asked for:
 * `none`: it denies the name. `some`: it answers (a wildcard, RFC 4592). `ns`: even with name servers.
 */
export type SiblingAnswer = 'none' | 'some' | 'ns' | 'unknown';

const LABEL_LENGTH = 16;
/** A shorter one might be a name that is in use. */
const MIN_LABEL_LENGTH = 8;
const MAX_NAME = 253;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345';

/** 16 random letters and digits, a letter first. */
function randomLabel(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LABEL_LENGTH));
  return Array.from(bytes, (byte, place) =>
    LETTERS.charAt(place === 0 ? byte % 26 : byte % LETTERS.length),
  ).join('');
}

/** Asks for random siblings, for name servers once under each parent. */
export class Siblings {
  readonly #ask: Ask;
  readonly #label: () => string;
  readonly #known = new Map<string, Promise<SiblingAnswer>>();

  /** @param label makes a label that no zone has; a random one by default */
  constructor(ask: Ask, label = randomLabel) {
    this.#ask = ask;
    this.#label = label;
  }

  /** The name beside this one; null where there is no room for one. */
  #beside(name: string): string | null {
    const parent = parentName(name);
    const label = this.#label().slice(0, MAX_NAME - 1 - parent.length);
    if (label.length < MIN_LABEL_LENGTH) return null;
    return parent === '' ? label : `${label}.${parent}`;
  }

  async #nameServers(name: string, signal: AbortSignal | undefined): Promise<SiblingAnswer> {
    const sibling = this.#beside(name);
    if (sibling === null) return 'unknown';
    const question = { name: sibling, type: 'NS' } as const;
    const answer = await this.#ask(question, signal);
    if (answer.is === 'no-answer') return 'unknown';
    const found = existence(question, answer.message);
    if (found.is === 'denied') return 'none';
    if (found.is === 'exists') return found.by === 'ns' ? 'ns' : 'some';
    return found.reason.code === 'PARENT-SOA' ? 'some' : 'unknown';
  }

  /** How a sibling of the name is answered when its name servers are asked for. One question for each parent. */
  nameServers(name: string, signal?: AbortSignal): Promise<SiblingAnswer> {
    const parent = parentName(name);
    const known = this.#known.get(parent);
    if (known) return known;
    const asked = this.#nameServers(name, signal);
    this.#known.set(parent, asked);
    const forget = () => this.#known.delete(parent);
    // What is not known is asked again for the next name.
    asked.then((answer) => answer === 'unknown' && forget(), forget);
    return asked;
  }

  /** Whether a sibling has an address, too; null where that is not known. */
  async hasAddress(
    name: string,
    type: 'A' | 'AAAA',
    signal?: AbortSignal,
  ): Promise<boolean | null> {
    const sibling = this.#beside(name);
    if (sibling === null) return null;
    const question = { name: sibling, type } as const;
    const answer = await this.#ask(question, signal);
    if (answer.is === 'no-answer') return null;
    const found = existence(question, answer.message);
    if (found.is === 'denied') return false;
    if (found.is === 'unknown') return found.reason.code === 'PARENT-SOA' ? false : null;
    const list = listed(question, answer.message, false);
    return list.is === 'listed' ? list.records.length > 0 : null;
  }
}
