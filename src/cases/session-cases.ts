/** The cases of the logged-in user, for as long as this tab's session lasts; stored data stays. */
import { createElement, type ReactNode } from 'react';
import { apiBase } from '@/backend.ts';
import { notify, type News } from '@/components/notify.ts';
import { dnsFinding, registrationFinding, type Finding } from '@/evidence/model/finding.ts';
import { keptAnswers, type Answered } from '@/evidence/model/kept.ts';
import { answererOf, evidenceConfig } from '@/evidence-config.ts';
import { count } from '@/lib/format.ts';
import { topDialog } from '@/lib/open-layer.ts';
import { sessionState } from '@/lib/session-state.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { undoneWords } from './case-words.ts';
import { CaseToast } from './CaseToast.tsx';
import { Arrivals } from './model/browser/arrivals.ts';
import { CaseDatabase } from './model/browser/case-database.ts';
import { CaseError } from './model/case-error.ts';
import { undoing } from './model/history.ts';
import { MAX_LOOKED } from './model/limits.ts';
import { STATUS_WORDS } from './model/status-words.ts';
import type { CaseChange, CaseEdit, CaseStatus, CaseSubject, Receipt } from './model/types.ts';

/** Delay of a toast after the list has changed, because the toast measures the page; in milliseconds. */
const TOAST_DELAY_MS = 100;
const UNDO_FOR_MS = 10_000;

/** A change made in this tab. */
interface Done {
  readonly receipt: Receipt;
  /** Closes its toast. */
  readonly toast: AbortController;
  /** Restores other state once the change is undone. */
  readonly onUndone: (() => void) | undefined;
}

/**
 * Reads and changes cases, and reports the result. Each change resolves with what was added once it is stored; with
 * null if it is not, which a toast has reported.
 */
export class AccountCases {
  readonly database: CaseDatabase;
  #arrivals: Arrivals | null = null;
  readonly #stopCarrying: () => void;
  /** Changes that can be undone, newest last. */
  readonly #done: Done[] = [];
  /** Closes the toast about the last change. */
  #toast: AbortController | null = null;
  #isClosed = false;

  constructor(account: string) {
    this.database = new CaseDatabase({ account, backend: apiBase() });
    void this.database.read();
    this.#stopCarrying = carryAnswers(this.database);
  }

  /** New alerts and the time each was first seen; read on first use. */
  get arrivals(): Arrivals {
    this.#arrivals ??= new Arrivals(this.database);
    return this.#arrivals;
  }

  /** `onUndone` is called once the mark is taken back. */
  readonly mark = (
    subjects: readonly CaseSubject[],
    status: CaseStatus,
    onUndone?: () => void,
  ): Promise<Receipt | null> =>
    this.#change(
      subjects.map((subject) => ({ subject, change: { what: 'status', status } })),
      // A mark by itself could later be mistaken for a report that was sent.
      status === 'reported'
        ? `${STATUS_WORDS.reported}, no recipient recorded`
        : STATUS_WORDS[status],
      onUndone,
    );

  /** `note`: its new text; '' removes it. `seen`: the note that it replaces, if known. */
  readonly note = (subject: CaseSubject, note: string, seen?: string): Promise<Receipt | null> => {
    const before = this.database.get(subject.alert)?.note ?? '';
    const isOther = seen !== undefined && before !== seen && before !== '';
    return this.#change(
      [{ subject, change: { what: 'note', note } }],
      (note === '' ? 'note removed' : 'note saved') +
        // Another tab has written a note meanwhile, which the user here has not seen.
        (isOther ? '. It replaces one that was written since, which the history keeps.' : ''),
    );
  };

  /** A notice was sent by the user. `onUndone` as for `mark`. */
  readonly sent = (
    subjects: readonly CaseSubject[],
    { channel, ticket }: { readonly channel: string; readonly ticket: string },
    onUndone?: () => void,
  ): Promise<Receipt | null> =>
    this.#change(
      subjects.map((subject) => ({ subject, change: { what: 'sent', channel, ticket } })),
      STATUS_WORDS.reported,
      onUndone,
    );

  /** DNS or the registry was asked: the result, in one line, stays in the history, without a toast, and `undoLast` ignores it. */
  readonly looked = async (
    looks: readonly { readonly subject: CaseSubject; readonly said: string }[],
  ): Promise<void> => {
    await this.#keep(
      looks.map(({ subject, said }) => ({
        subject,
        change: { what: 'looked', said: said.slice(0, MAX_LOOKED) },
      })),
    );
  };

  /** Takes back the last change made in this tab that was not taken back; does nothing if there is none. */
  readonly undoLast = async (): Promise<Receipt | null> => {
    const last = this.#done.at(-1);
    return last ? this.#undo(last) : null;
  };

  close(): void {
    this.#isClosed = true;
    this.#stopCarrying();
    this.#arrivals?.close();
    this.database.close();
  }

  async #change(
    edits: readonly CaseEdit[],
    words: string,
    onUndone?: () => void,
  ): Promise<Receipt | null> {
    const from = toldFrom(edits);
    const receipt = await this.#keep(edits);
    if (!receipt || receipt.added.length === 0) return receipt;
    void this.arrivals.see(receipt.added.map(({ subject }) => subject.alert));
    const done: Done = { receipt, toast: this.#nextToast(), onUndone };
    this.#done.push(done);
    this.#tellSoon(from, {
      title: describe(receipt.added, words),
      tone: 'success',
      duration: UNDO_FOR_MS,
      until: done.toast.signal,
      action: {
        label: 'Undo',
        title: shortcutsOn() ? 'U takes back the latest change' : undefined,
        key: shortcutsOn() ? 'U' : undefined,
        onPress: () => void this.#undo(done),
      },
    });
    return receipt;
  }

  async #undo(done: Done): Promise<Receipt | null> {
    const { added } = done.receipt;
    const from = toldFrom(added.map(({ entry }) => entry));
    const at = this.#done.indexOf(done);
    // A toast that fades takes a second press.
    if (at < 0) return null;
    this.#done.splice(at, 1);
    const undone = await this.#keep(undoing(done.receipt));
    if (undone === null) {
      this.#done.push(done);
      return null;
    }
    done.toast.abort();
    if (undone.added.length > 0) {
      done.onUndone?.();
      const what = undoneWords(added[0]!.entry.change);
      const title = describe(undone.added, `${what} taken back`);
      this.#tellSoon(from, { title, tone: 'info', until: this.#nextToast().signal });
    }
    // Another tab or an import has set the others again, or deleted them.
    const back = new Set(undone.added.map(({ subject }) => subject.alert));
    const left = added.filter(({ subject }) => !back.has(subject.alert));
    if (left.length > 0) {
      this.#tellSoon(from, { title: describe(left, 'not undone, changed since'), tone: 'info' });
    }
    return undone;
  }

  async #keep(edits: readonly CaseEdit[]): Promise<Receipt | null> {
    const what = edits.length === 1 ? 'The change was' : 'The changes were';
    return unlessRefused(this.database.change(edits), `${what} not kept.`);
  }

  /** Only the newest toast offers an undo, since a pile of them hides rows; `u` takes back the earlier changes. */
  #nextToast(): AbortController {
    this.#toast?.abort();
    this.#toast = new AbortController();
    return this.#toast;
  }

  /**
   * Shows a toast about a change, unless it no longer holds, a dialog has opened over its page, or the session is over.
   *
   * @param from the dialog that was open when the change was made; null if there was none
   */
  #tellSoon(from: Element | null, news: News): void {
    setTimeout(() => {
      const open = topDialog();
      if (this.#isClosed || news.until?.aborted || (open !== null && open !== from)) return;
      notify({ ...news, ofPage: true });
    }, TOAST_DELAY_MS);
  }
}

export type CaseActions = Pick<AccountCases, 'mark' | 'note' | 'sent' | 'looked' | 'undoLast'>;

/** The open takedown request itself reports what was sent: a toast over it would repeat that. */
const toldFrom = (changed: readonly { readonly change: CaseChange }[]): Element | null =>
  changed.every(({ change }) => change.what === 'sent') ? null : topDialog();

/** Describes a change for a toast: the name of its alert, or the number of alerts, and what was done. */
function describe(changed: readonly { readonly subject: CaseSubject }[], done: string): ReactNode {
  const [one, ...more] = changed;
  if (one && more.length === 0) {
    return createElement(CaseToast, { subject: one.subject, done });
  }
  // Statuses mark alerts; anything else is a note on them.
  const isMark = /^\p{Lu}/u.test(done);
  return count(changed.length, 'alert') + (isMark ? ` marked ${done}` : `: ${done}`);
}

/**
 * Resolves with the result of work on the store; with null if the store is unavailable.
 *
 * @param failed beginning of a toast that says why; without it the cases' own state says so
 */
export async function unlessRefused<Result>(
  work: Promise<Result>,
  failed?: string,
): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
    // After the log-out, the page in sight may be another user's.
    if (failed !== undefined && error.kind !== 'ended') {
      notify({ title: `${failed} ${error.message}`, tone: 'error', duration: 15_000 });
    }
    return null;
  }
}

class SessionCases {
  readonly #accounts = new Map<string, AccountCases>();

  of(account: string): AccountCases {
    const cases = this.#accounts.get(account) ?? new AccountCases(account);
    this.#accounts.set(account, cases);
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
 * Carries answers of DNS and registries over a reload: stored next to the cases, and read again. Answers that cannot
 * be stored are only shown in this session.
 *
 * @returns a function that ends it
 */
function carryAnswers(database: CaseDatabase): () => void {
  const kept = keptAnswers();
  /** An answer of another service, or an invented one on a site with real answers, is not shown as this site's. */
  async function recall() {
    const findings = (await unlessRefused(database.findings())) ?? [];
    kept.recall(findings.filter(({ of, source }) => source === sourceOf(of)));
  }
  async function keep(answered: Answered) {
    const found = findingOf(answered);
    if (found !== null) await unlessRefused(database.keepFinding(found));
  }
  const ends = [
    kept.follow((answered) => answered !== 'earlier' && void keep(answered)),
    database.watch(({ what }) => what === 'all' && void recall()),
  ];
  void recall();
  return () => {
    for (const end of ends) end();
  };
}
