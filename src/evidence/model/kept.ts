/** Answers about names, kept in memory until the person signs out or the tab is closed. */
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import type { DnsState } from './dns/types.ts';
import { registrationOf, stateOf, type Finding } from './finding.ts';
import type { Registration } from './rdap/types.ts';

/** Result of a DNS lookup. */
export interface DnsLook {
  readonly state: DnsState;
  /** Who answered, as the reader was told: "Cloudflare". */
  readonly source: string;
  /** The answers in written form; '' where a list's check was answered. */
  readonly raw: string;
}

/** An answer, or that none came, told as it comes. */
export type Answered =
  | { readonly of: 'dns'; readonly name: string; readonly answer: DnsLook }
  | { readonly of: 'registration'; readonly name: string; readonly answer: Registration };

/** One registry's answer may have a megabyte. */
const MAX_CHARACTERS = 4_000_000;

/** Answers about names, and questions in vain. Names are A-labels in lower case. */
class Answers<Answer extends DnsLook | Registration> {
  readonly #answers = new Map<string, Answer>();
  /** Questions that came to nothing since the last answer. */
  readonly #missed = new Map<string, Answer>();
  /** Shown with its time until this session asks anew; nothing is sent on from it. */
  #earlier: ReadonlyMap<string, Answer> = new Map();
  readonly #onKept: (name: string, answer: Answer) => void;

  /** @param onKept told what came of each question */
  constructor(onKept: (name: string, answer: Answer) => void) {
    this.#onKept = onKept;
  }

  /** The last answer of this session, with its own time, to be shown as old as it is; null where there is none. */
  get(name: string): Answer | null {
    return this.#answers.get(name) ?? null;
  }

  /** The last answer; else that nothing came of a question; else the answer of an earlier session. */
  last(name: string): Answer | null {
    return this.get(name) ?? this.#missed.get(name) ?? this.#earlier.get(name) ?? null;
  }

  /** The outcome of the last question, also if nothing came of it; else as `last`. */
  newest(name: string): Answer | null {
    return this.#missed.get(name) ?? this.last(name);
  }

  /** Answers of earlier sessions. */
  get earlier(): ReadonlyMap<string, Answer> {
    return this.#earlier;
  }

  /** Keeps what came of a question. No answer takes the place of none. */
  keep(name: string, answer: Answer): void {
    const { is } = 'state' in answer ? answer.state : answer;
    if (is === 'no-answer') this.#missed.set(name, answer);
    else {
      this.#missed.delete(name);
      this.#answers.delete(name);
      this.#answers.set(name, answer);
      this.#shorten();
    }
    this.#onKept(name, answer);
  }

  /** Takes in what earlier sessions were answered, in place of all that was taken in before. */
  recall(earlier: ReadonlyMap<string, Answer>): void {
    this.#earlier = earlier;
  }

  /** All of this session, by name: the answer, or that there was none. */
  all(): ReadonlyMap<string, Answer> {
    return new Map([...this.#missed, ...this.#answers]);
  }

  clear(): void {
    this.#answers.clear();
    this.#missed.clear();
  }

  /** The oldest lose their raw text where together they are too long. */
  #shorten(): void {
    const lengthOf = (answer: Answer) => ('raw' in answer ? answer.raw.length : 0);
    let characters = 0;
    for (const answer of this.#answers.values()) characters += lengthOf(answer);
    for (const [name, answer] of this.#answers) {
      if (characters <= MAX_CHARACTERS) return;
      characters -= lengthOf(answer);
      this.#answers.set(name, { ...answer, raw: '' });
    }
  }
}

class KeptAnswers {
  /** A new number with each answer, for views that follow. */
  readonly version = new Store(0);
  readonly #listeners = new Set<(answered: Answered | 'earlier') => void>();
  readonly dns = new Answers<DnsLook>((name, answer) => this.#tell({ of: 'dns', name, answer }));
  readonly registrations = new Answers<Registration>((name, answer) =>
    this.#tell({ of: 'registration', name, answer }),
  );

  /** Takes in what earlier sessions were answered, in place of all that was taken in before. */
  recall(findings: readonly Finding[]): void {
    const dns = new Map<string, DnsLook>();
    const registrations = new Map<string, Registration>();
    for (const { name, source, ...found } of findings) {
      if (found.of === 'dns') dns.set(name, { state: stateOf(found.answer), source, raw: '' });
      else registrations.set(name, registrationOf(found.answer));
    }
    this.dns.recall(dns);
    this.registrations.recall(registrations);
    this.#tell('earlier');
  }

  /** Calls `listener` with what came of each question, and when earlier sessions' answers were taken in. */
  readonly follow = (listener: (answered: Answered | 'earlier') => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(answered: Answered | 'earlier'): void {
    for (const listener of this.#listeners) listener(answered);
    this.version.set(this.version.get() + 1);
  }

  close(): void {
    this.#listeners.clear();
    this.dns.clear();
    this.registrations.clear();
  }
}

/** The answers of this session. Signing in or out disposes of them: ask for them anew each time. */
export const keptAnswers = (): KeptAnswers => sessionState.get(KeptAnswers);
