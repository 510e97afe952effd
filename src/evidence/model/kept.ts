/** Answers about names, kept in memory until the user logs out or the tab is closed. */
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import type { DnsState } from './dns/types.ts';
import { stateOf, type Finding } from './finding.ts';
import type { Registration } from './rdap/types.ts';

/** Result of a DNS lookup. */
export interface DnsLook {
  readonly state: DnsState;
  /** Who answered, by the name that the user saw: "Cloudflare". */
  readonly source: string;
  /** The answers as JSON text; '' if they are from an earlier session, or a check of many names. */
  readonly raw: string;
}

/** An answer, or a failure to get one, reported as it comes. */
export type Answered =
  | { readonly of: 'dns'; readonly name: string; readonly answer: DnsLook }
  | { readonly of: 'registration'; readonly name: string; readonly answer: Registration };

/** Answers about names, and unanswered questions. Names are A-labels in lower case. */
class Answers<Answer extends DnsLook | Registration> {
  readonly #answers = new Map<string, Answer>();
  /** Unanswered questions since the last answer. */
  readonly #missed = new Map<string, Answer>();
  /** Shown with its time until this session asks again; never sent on. */
  earlier: ReadonlyMap<string, Answer> = new Map();
  readonly #onKept: (name: string, answer: Answer) => void;

  /** @param onKept called with the result of each question */
  constructor(onKept: (name: string, answer: Answer) => void) {
    this.#onKept = onKept;
  }

  /** The last answer of this session, with its own time; null if there is none. */
  get(name: string): Answer | null {
    return this.#answers.get(name) ?? null;
  }

  /** The last answer; else the failure of a question; else the answer of an earlier session. */
  last(name: string): Answer | null {
    return this.get(name) ?? this.#missed.get(name) ?? this.earlier.get(name) ?? null;
  }

  /** The result of the last question, also a failure; else as `last`. */
  newest(name: string): Answer | null {
    return this.#missed.get(name) ?? this.last(name);
  }

  /** Keeps the result of a question. A failure replaces no answer. */
  keep(name: string, answer: Answer): void {
    const { is } = 'state' in answer ? answer.state : answer;
    if (is === 'no-answer') this.#missed.set(name, answer);
    else {
      this.#missed.delete(name);
      this.#answers.set(name, answer);
    }
    this.#onKept(name, answer);
  }

  /** All results of this session, by name: the answer, or the failure. */
  all(): ReadonlyMap<string, Answer> {
    return new Map([...this.#missed, ...this.#answers]);
  }

  clear(): void {
    this.#answers.clear();
    this.#missed.clear();
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

  /** Takes in answers of earlier sessions, replacing those taken in before. */
  recall(findings: readonly Finding[]): void {
    const dns = new Map<string, DnsLook>();
    const registrations = new Map<string, Registration>();
    for (const { name, source, ...found } of findings) {
      if (found.of === 'dns') dns.set(name, { state: stateOf(found.answer), source, raw: '' });
      else registrations.set(name, { ...found.answer, raw: '' });
    }
    this.dns.earlier = dns;
    this.registrations.earlier = registrations;
    this.#tell('earlier');
  }

  /** Calls `listener` with the result of each question, and when earlier sessions' answers were taken in. */
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

/** The answers of this session. Logging in or out disposes of them: get the object again each time. */
export const keptAnswers = (): KeptAnswers => sessionState.get(KeptAnswers);
