/** What was typed into notices and not sent yet: kept in this tab until the person signs out. */
import type { CurrentUser } from '@/api/contract/index.ts';
import { keptInput } from '@/auth/kept-input.ts';
import { sessionState } from '@/lib/session-state.ts';
import type { NoticeDraft } from '@/notices/types.ts';

const MOST = 50;

/** By the alerts that they are about. */
class NoticeDrafts {
  readonly #drafts = new Map<string, NoticeDraft>();

  get(key: string): NoticeDraft | null {
    return this.#drafts.get(key) ?? null;
  }

  keep(key: string, draft: NoticeDraft): void {
    this.#drafts.delete(key);
    this.#drafts.set(key, draft);
    for (const oldest of this.#drafts.keys()) {
      if (this.#drafts.size <= MOST) break;
      this.#drafts.delete(oldest);
    }
  }

  close(): void {
    this.#drafts.clear();
  }
}

export const noticeDrafts = (): NoticeDrafts => sessionState.get(NoticeDrafts);

/** What a draft is kept under. */
export const draftKey = (ids: readonly string[]): string => JSON.stringify(ids);

/** The alerts of the notice under which the session ended; null for none. */
export const keptNoticeIds = (user: CurrentUser): readonly string[] | null =>
  keptInput(user, 'notice')?.alerts ?? null;

/** Whether it ended under a notice about this alert alone: that is to be open again. */
export const isNoticeKept = (user: CurrentUser, alert: string): boolean =>
  draftKey(keptNoticeIds(user) ?? []) === draftKey([alert]);
