/** The cases of the logged-in user, for as long as this tab's session lasts; stored data stays. */
import { apiBase } from '@/backend.ts';
import { CaseCache } from './model/case-cache.ts';
import { CaseDatabase } from './model/browser/case-database.ts';
import { Arrivals } from './model/browser/arrivals.ts';
import type { Receipt } from './model/types.ts';
import { notify, type News } from '@/components/notify.ts';
import { topDialog } from '@/lib/open-layer.ts';
import { sessionState } from '@/lib/session-state.ts';
import { CaseError } from './model/case-error.ts';
import { answererOf, evidenceConfig } from '@/evidence-config.ts';
import { dnsFinding, registrationFinding, type Finding } from '@/evidence/model/finding.ts';
import { keptAnswers, type Answered } from '@/evidence/model/kept.ts';

/** Delay of a toast after the list has changed, because the toast measures the page; in milliseconds. */
const TOAST_DELAY_MS = 100;

export class AccountCases {
  readonly database: CaseDatabase;
  readonly book: CaseCache;
  /** Changes that `u` undoes, newest last. */
  readonly receipts: Receipt[] = [];
  /** Closes the toast about the last change. */
  offered: AbortController | null = null;
  #arrivals: Arrivals | null = null;
  readonly #answers: LastingAnswers;
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>();

  constructor(account: string) {
    this.database = new CaseDatabase({ account, backend: apiBase() });
    this.book = new CaseCache(this.database);
    this.#answers = new LastingAnswers(this.database);
  }

  /** New alerts and the time each was first seen; read on first use. */
  get arrivals(): Arrivals {
    this.#arrivals ??= new Arrivals(this.database);
    return this.#arrivals;
  }

  /**
   * Shows a toast about a change, unless it no longer holds, a dialog has opened over its page, or the session is over.
   *
   * @param from the dialog that was open when the change was made; null if there was none
   */
  tellSoon(news: News, from: Element | null): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      const open = topDialog();
      if (!news.until?.aborted && (open === null || open === from))
        notify({ ...news, ofPage: true });
    }, TOAST_DELAY_MS);
    this.#waiting.add(timer);
  }

  close(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#answers.close();
    this.#arrivals?.close();
    this.book.close();
    this.database.close();
  }
}

class SessionCases {
  readonly #accounts = new Map<string, AccountCases>();

  of(account: string): AccountCases {
    let cases = this.#accounts.get(account);
    if (!cases) {
      cases = new AccountCases(account);
      this.#accounts.set(account, cases);
    }
    return cases;
  }

  close(): void {
    for (const cases of this.#accounts.values()) cases.close();
    this.#accounts.clear();
  }
}

/**
 * The cases of an account, opened at first use.
 *
 * @param account the email address of the user whose page is drawn: while identities change, the session and the page
 *   may differ, and each sees its own
 */
export const casesOf = (account: string): AccountCases =>
  sessionState.get(SessionCases).of(account);

/** Name of the service that answers questions of this kind on this site today; null if there is none. */
function sourceOf(of: Finding['of']): string | null {
  const { doh, rdap } = evidenceConfig();
  const service = of === 'dns' ? doh : rdap;
  return service && answererOf(service);
}

function findingOf(answered: Answered): Finding | null {
  if (answered.of === 'dns') return dnsFinding(answered.name, answered.answer);
  return registrationFinding(answered.name, sourceOf('registration') ?? '', answered.answer);
}

/**
 * Carries answers of DNS and registries over a reload: stored next to the cases, and read again. Never rejects: what
 * cannot be stored is only shown in this session. The cases' own state says why.
 */
export class LastingAnswers {
  readonly #database: CaseDatabase;
  readonly #ends: readonly (() => void)[];

  constructor(database: CaseDatabase) {
    this.#database = database;
    this.#ends = [
      keptAnswers().follow((answered) => answered !== 'earlier' && void this.#keep(answered)),
      database.watch((news) => news.what === 'all' && void this.#recall()),
    ];
    void this.#recall();
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  /** An answer of another service, or an invented one on a site with real answers, is not shown as this site's. */
  async #recall(): Promise<void> {
    const kept = keptAnswers();
    const findings = await unlessRefused(this.#database.findings());
    kept.recall((findings ?? []).filter(({ of, source }) => source === sourceOf(of)));
  }

  async #keep(answered: Answered): Promise<void> {
    const found = findingOf(answered);
    if (found !== null) await unlessRefused(this.#database.keepFinding(found));
  }
}

/** Null if the store is unavailable. */
async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CaseError) return null;
    throw error;
  }
}
