/** Hooks for cases. A row uses `useCase` and is redrawn for its own alert only; counts and filters use `useCases`. */
import { useMemo, useSyncExternalStore, createElement, type ReactNode } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import type { CaseCache, CacheState, CaseList } from './model/case-cache.ts';
import { CaseError } from './model/case-error.ts';
import { MAX_LOOKED } from './model/limits.ts';
import { undoing } from './model/history.ts';
import type {
  AlertCase,
  CaseChange,
  CaseEdit,
  CaseStatus,
  CaseSubject,
  Receipt,
} from './model/types.ts';
import { notify, type News } from '@/components/notify.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { STATUS_WORDS } from './model/status-words.ts';
import { overruledWords, undoneWords } from './case-words.ts';
import { topDialog } from '@/lib/open-layer.ts';
import { casesOf, type AccountCases } from './session-cases.ts';
import { count } from '@/lib/format.ts';
import { CaseToast } from './CaseToast.tsx';
import { matchPath } from 'react-router-dom';
import { paths } from '@/paths.ts';

const UNDO_FOR_MS = 10_000;
const MAX_UNDONE = 500;

function useAccountCases(): AccountCases {
  return casesOf(useUser().email);
}

/** The cases in memory, for look-ups outside of rendering; the same object while the session lasts. */
export function useCaseBook(): CaseCache {
  return useAccountCases().book;
}

/** Returns the loading state of the cases, and the reason if they could not be read. */
export function useCaseState(): CacheState {
  const { state } = useCaseBook();
  return useSyncExternalStore(state.subscribe, state.get);
}

/** All cases: a new object at each change, so that what is computed from it can depend on it. */
export function useCases(): CaseList {
  const { list } = useCaseBook();
  return useSyncExternalStore(list.subscribe, list.get);
}

/** One alert's case; undefined if nothing was done, or the cases are not known (`useCaseState`). */
export function useCase(alert: string): AlertCase | undefined {
  const { list, get } = useCaseBook();
  return useSyncExternalStore(list.subscribe, () => get(alert));
}

/** A line about the results of a look-up of an alert's name. */
export interface Look {
  readonly subject: CaseSubject;
  readonly said: string;
}

/** Each resolves with what was added once it is stored; with null if it is not, which a toast has reported. */
export interface CaseActions {
  /** `then` is added to the toast on the page of the alert; `undone` is called once the mark is taken back. */
  readonly mark: (
    subjects: readonly CaseSubject[],
    status: CaseStatus,
    then?: string,
    undone?: () => void,
  ) => Promise<Receipt | null>;
  /** `note`: its new text; '' removes it. `seen`: the note that it replaces, if known. */
  readonly note: (subject: CaseSubject, note: string, seen?: string) => Promise<Receipt | null>;
  /** A notice was sent by the user. `undone` as for `mark`. */
  readonly sent: (
    subjects: readonly CaseSubject[],
    notice: { readonly channel: string; readonly ticket: string },
    undone?: () => void,
  ) => Promise<Receipt | null>;
  /** DNS or the registry was asked: the result stays in the history, without a toast, and `undoLast` ignores it. */
  readonly looked: (looks: readonly Look[]) => Promise<void>;
  /** Takes back the last change made in this tab that was not taken back; does nothing if there is none. */
  readonly undoLast: () => Promise<Receipt | null>;
}

/** The open takedown request itself reports what was sent: a toast over it would repeat that. */
const toldFrom = (changed: readonly { readonly change: CaseChange }[]): Element | null =>
  changed.every(({ change }) => change.what === 'sent') ? null : topDialog();

class Actions implements CaseActions {
  readonly #cases: AccountCases;

  constructor(cases: AccountCases) {
    this.#cases = cases;
  }

  readonly mark: CaseActions['mark'] = (subjects, status, then = '', undone?) =>
    this.#change(
      subjects.map((subject) => ({ subject, change: { what: 'status', status } })),
      // A mark by itself could later be mistaken for a report that was sent.
      status === 'reported'
        ? `${STATUS_WORDS.reported}, no recipient recorded`
        : STATUS_WORDS[status],
      then,
      undone,
    );

  readonly note: CaseActions['note'] = (subject, note, seen) => {
    const before = this.#cases.book.get(subject.alert)?.note ?? '';
    const isOther = seen !== undefined && before !== seen && before !== '';
    return this.#change(
      [{ subject, change: { what: 'note', note } }],
      (note === '' ? 'note removed' : 'note saved') +
        // Another tab has written a note meanwhile, which the user here has not seen.
        (isOther ? '. It replaces one that was written since, which the history keeps.' : ''),
    );
  };

  readonly sent: CaseActions['sent'] = (subjects, { channel, ticket }, undone?) =>
    this.#change(
      subjects.map((subject) => ({ subject, change: { what: 'sent', channel, ticket } })),
      STATUS_WORDS.reported,
      '',
      undone,
    );

  readonly looked: CaseActions['looked'] = async (looks) => {
    await this.#keep(
      looks.map(({ subject, said }) => ({
        subject,
        change: { what: 'looked', said: said.slice(0, MAX_LOOKED) },
      })),
    );
  };

  readonly undoLast: CaseActions['undoLast'] = async () => {
    const last = this.#cases.receipts.pop();
    return last ? this.#undo(last) : null;
  };

  async #change(
    edits: readonly CaseEdit[],
    done: string,
    then = '',
    afterUndo?: () => void,
  ): Promise<Receipt | null> {
    const from = toldFrom(edits);
    const receipt = await this.#keep(edits);
    if (!receipt || receipt.added.length === 0) return receipt;
    const { arrivals, receipts } = this.#cases;
    void arrivals.see(receipt.added.map(({ subject }) => subject.alert));
    receipts.push(receipt);
    if (receipts.length > MAX_UNDONE) receipts.shift();
    const undone = new AbortController();
    undoneBy.set(receipt, undone);
    if (afterUndo) comesBack.set(receipt, afterUndo);
    // Only the newest toast offers it, since a pile of them hides rows; `u` takes back the earlier changes.
    this.#cases.offered?.abort();
    this.#cases.offered = undone;
    const [change] = edits.map((edit) => edit.change);
    const asksRecipient = change?.what === 'status' && change.status === 'reported';
    const news: News = {
      title: describe(receipt.added, done, { hint: then, asksRecipient }),
      tone: 'success',
      duration: UNDO_FOR_MS,
      until: undone.signal,
      action: {
        label: 'Undo',
        title: shortcutsOn() ? 'U takes back the latest change' : undefined,
        key: shortcutsOn() ? 'U' : undefined,
        onPress: () => void this.#undo(receipt),
      },
    };
    this.#cases.tellSoon(news, from);
    return receipt;
  }

  async #undo(receipt: Receipt): Promise<Receipt | null> {
    const { receipts } = this.#cases;
    const from = toldFrom(receipt.added.map(({ entry }) => entry));
    const at = receipts.indexOf(receipt);
    if (at >= 0) receipts.splice(at, 1);
    const before = this.#statusOfSent(receipt);
    const undone = await this.#keep(undoing(receipt));
    if (undone === null) receipts.push(receipt);
    else {
      undoneBy.get(receipt)?.abort();
      if (undone.added.length > 0) {
        comesBack.get(receipt)?.();
        const stays = before !== null && before === this.#statusOfSent(receipt);
        this.#tellUndone(receipt, undone, stays ? `it stays ${STATUS_WORDS[before]}` : '', from);
      }
      this.#tellNotUndone(receipt, undone, from);
    }
    return undone;
  }

  /** Reports what was taken back, in place of the previous toast. */
  #tellUndone(
    { added: [last] }: Receipt,
    { added }: Receipt,
    stays: string,
    from: Element | null,
  ): void {
    const toast = new AbortController();
    this.#cases.offered?.abort();
    this.#cases.offered = toast;
    const what = last ? undoneWords(last.entry.change) : 'change';
    const title = describe(added, `${what} taken back${stays && `; ${stays}`}`);
    this.#cases.tellSoon({ title, tone: 'info', until: toast.signal }, from);
  }

  /** The status of the one alert that a notice was sent about; null for other changes. */
  #statusOfSent({ added: [one, ...more] }: Receipt): CaseStatus | null {
    if (more.length > 0 || one?.entry.change.what !== 'sent') return null;
    return this.#cases.book.get(one.subject.alert)?.status ?? null;
  }

  /** Reports changes that were not undone, because another tab or an import has set them again or deleted them. */
  #tellNotUndone(receipt: Receipt, undone: Receipt, from: Element | null): void {
    const { added, overruled } = undone;
    const isGone = added.length + overruled.length === 0;
    const left = isGone ? receipt.added : overruled;
    const [one, ...more] = overruled;
    let words = isGone ? 'not undone, deleted since' : 'not undone, changed since';
    if (one && more.length === 0) words = overruledWords(one.by.change);
    if (left.length > 0) this.#cases.tellSoon({ title: describe(left, words), tone: 'info' }, from);
  }

  async #keep(edits: readonly CaseEdit[]): Promise<Receipt | null> {
    try {
      return await this.#cases.book.change(edits);
    } catch (error) {
      if (!(error instanceof CaseError)) throw error;
      // An answer after the log-out: the page in sight may be another user's.
      if (error.kind === 'ended') return null;
      const what = edits.length === 1 ? 'The change was' : 'The changes were';
      notify({ title: `${what} not kept. ${error.message}`, tone: 'error', duration: 15_000 });
      return null;
    }
  }
}

/** Closes the toast of a change that was taken back. */
const undoneBy = new WeakMap<Receipt, AbortController>();
/** Callbacks that restore other state when a change is undone. */
const comesBack = new WeakMap<Receipt, () => void>();

/** Changes cases and reports the result; the same object while the session lasts. */
export function useCaseActions(): CaseActions {
  const cases = useAccountCases();
  return useMemo(() => new Actions(cases), [cases]);
}

type Changed = readonly { readonly subject: CaseSubject }[];

/** Up to this many alerts are named in a toast; more are counted. */
const MOST_NAMED = 2;

interface ToastExtras {
  /** End of the sentence while the page is that of the alert. */
  readonly hint?: string;
  /** True to ask for the recipient, which is not recorded. */
  readonly asksRecipient?: boolean;
}

/** Describes a change of one or more alerts for a toast: their number, and the change. */
function describe(changed: Changed, done: string, extras: ToastExtras = {}): ReactNode {
  const { length } = changed;
  // Statuses mark alerts; anything else is a note on them.
  const joined = /^\p{Lu}/u.test(done) ? ` marked ${done}` : `: ${done}`;
  const said = length === 1 ? done : count(length, 'alert') + joined;
  if (length === 0 || length > MOST_NAMED) return said;
  const subjects = changed.map(({ subject }) => subject);
  return createElement(CaseToast, { hint: '', ...extras, subjects, done: said });
}

/** The id of the alert whose page a path is; undefined for any other. */
export const alertAt = (pathname: string): string | undefined =>
  matchPath(`${paths.admin.alerts()}/:id`, pathname)?.params.id;
