/** Answers about names, kept in memory until the person signs out or the tab is closed. */
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import type { DnsState, RawAnswer } from './dns/types.ts';
import { registrationOf, stateOf, type Finding } from './finding.ts';
import type { Registration } from './rdap/types.ts';

/** What a look at DNS gave. */
export interface DnsLook {
  readonly state: DnsState;
  /** Who answered, as the reader was told: "Cloudflare". */
  readonly source: string;
  readonly raw: readonly RawAnswer[];
}

/** What earlier sessions were answered, by names. */
interface Earlier {
  readonly dns: ReadonlyMap<string, DnsLook>;
  readonly registrations: ReadonlyMap<string, Registration>;
}

/** An answer, told as it comes. */
export type Answered =
  | { readonly of: 'dns'; readonly name: string; readonly answer: DnsLook }
  | { readonly of: 'registration'; readonly name: string; readonly answer: Registration };

/** More names than a person looks at in a day; one registry's answer may have a megabyte. */
const MAX_ANSWERS = 200;
const MAX_CHARACTERS = 4_000_000;

/** The last answer about each name. Names are A-labels in lower case. */
class Answers<Answer> {
  readonly #kept = new Map<string, { answer: Answer; characters: number }>();
  readonly #lengthOf: (answer: Answer) => number | null;
  readonly #onKept: (name: string, answer: Answer) => void;
  #characters = 0;

  /**
   * @param lengthOf about how many characters an answer holds; null for one that is not to be kept
   * @param onKept called once an answer is kept
   */
  constructor(
    lengthOf: (answer: Answer) => number | null,
    onKept: (name: string, answer: Answer) => void,
  ) {
    this.#lengthOf = lengthOf;
    this.#onKept = onKept;
  }

  /** With its own time, to be shown as old as it is; null where there is none. */
  get(name: string): Answer | null {
    return this.#kept.get(name)?.answer ?? null;
  }

  /**
   * Keeps an answer in place of an earlier one. `no-answer` is none and takes the place of nothing. The oldest
   * go when there are too many, or when together they are too long.
   */
  keep(name: string, answer: Answer): void {
    const characters = this.#lengthOf(answer);
    if (characters === null) return;
    this.#drop(name);
    this.#kept.set(name, { answer, characters });
    this.#characters += characters;
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_ANSWERS && this.#characters <= MAX_CHARACTERS) break;
      this.#drop(oldest);
    }
    this.#onKept(name, answer);
  }

  /** All of them, by name. */
  *all(): Generator<readonly [name: string, answer: Answer]> {
    for (const [name, { answer }] of this.#kept) yield [name, answer];
  }

  clear(): void {
    this.#kept.clear();
    this.#characters = 0;
  }

  #drop(name: string): void {
    this.#characters -= this.#kept.get(name)?.characters ?? 0;
    this.#kept.delete(name);
  }
}

class KeptAnswers {
  /** A new number with each answer, for views that follow. */
  readonly version = new Store(0);
  /** Shown with its time until this session asks anew; nothing is sent on from it. */
  readonly earlier = new Store<Earlier>({ dns: new Map(), registrations: new Map() });
  readonly #listeners = new Set<(answered: Answered) => void>();
  readonly #tell = () => this.version.set(this.version.get() + 1);
  readonly dns = new Answers<DnsLook>(
    ({ state, raw }) =>
      state.is === 'no-answer' ? null : raw.reduce((sum, { text }) => sum + text.length, 0),
    (name, answer) => this.#answered({ of: 'dns', name, answer }),
  );
  readonly registrations = new Answers<Registration>(
    (registration) => (registration.is === 'no-answer' ? null : registration.raw.length),
    (name, answer) => this.#answered({ of: 'registration', name, answer }),
  );

  /** What checks of whole lists have heard, by names: more than is kept of single looks, without the answers' text. */
  readonly #heard = new Map<string, DnsLook>();

  /** Looks that came to nothing, by names, for lists to say so. */
  readonly #missed = new Map<string, DnsState>();

  /** Takes in what a look has found of a name. No answer is only remembered as a look that came to nothing. */
  look(name: string, look: DnsLook): void {
    if (look.state.is === 'no-answer') {
      this.#missed.set(name, look.state);
      this.#tell();
    } else {
      this.#missed.delete(name);
      this.dns.keep(name, look);
    }
  }

  /** The names whose last look came to nothing, and why. */
  get missed(): ReadonlyMap<string, DnsState> {
    return this.#missed;
  }

  /** Takes in what a list's check has heard of a name. */
  hear(name: string, state: DnsState, source: string): void {
    const answer = { state, source, raw: [] };
    this.#heard.set(name, answer);
    this.#answered({ of: 'dns', name, answer });
  }

  /** What was answered last about a name, by a look or a check; no answer where none of them had one. */
  dnsOf(name: string): DnsLook | null {
    const looked = this.dns.get(name);
    const heard = this.#heard.get(name);
    if (!heard || (looked && (looked.state.at >= heard.state.at || heard.state.is === 'no-answer')))
      return looked;
    return heard;
  }

  /** As `dnsOf`; else what an earlier session was answered. */
  lastDnsOf(name: string): DnsLook | null {
    return this.dnsOf(name) ?? this.earlier.get().dns.get(name) ?? null;
  }

  /** The same of the registry. */
  lastRegistrationOf(name: string): Registration | null {
    return this.registrations.get(name) ?? this.earlier.get().registrations.get(name) ?? null;
  }

  /** Takes in what earlier sessions were answered, in place of all that was taken in before. */
  recall(findings: readonly Finding[]): void {
    const dns = new Map<string, DnsLook>();
    const registrations = new Map<string, Registration>();
    for (const { name, source, ...found } of findings) {
      if (found.of === 'dns') dns.set(name, { state: stateOf(found.answer), source, raw: [] });
      else registrations.set(name, registrationOf(found.answer));
    }
    this.earlier.set({ dns, registrations });
    this.#tell();
  }

  /** Calls `listener` with each answer, and with each time that there was none. Returns a function that ends it. */
  follow(listener: (answered: Answered) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #answered(answered: Answered): void {
    for (const listener of this.#listeners) listener(answered);
    this.#tell();
  }

  close(): void {
    this.#listeners.clear();
    this.#heard.clear();
    this.#missed.clear();
    this.dns.clear();
    this.registrations.clear();
  }
}

/** The answers of this session. Signing in or out disposes of them: ask for them anew each time. */
export const keptAnswers = (): KeptAnswers => sessionState.get(KeptAnswers);
