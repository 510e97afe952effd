/** What was typed into notices and not sent yet: kept in this tab, over a reload, until the person logs out. */
import * as v from 'valibot';
import type { CurrentUser } from '@/api/contract/index.ts';
import { keptInput } from '@/auth/kept-input.ts';
import { accountOf } from '@/components/recent.ts';
import { sessionState } from '@/lib/session-state.ts';
import { Store } from '@/lib/store.ts';
import { keptInTab } from '@/auth/use-draft.ts';
import {
  EMPTY_DRAFT,
  NOTICE_KINDS,
  NOTICE_LANGUAGES,
  SIGHTINGS,
  WAYS,
  type NoticeDraft,
} from '@/takedowns/model/types.ts';

const MOST = 50;

const Ids = v.array(v.string());
const Texts = v.record(v.string(), v.string());
const Draft = v.object({
  kind: v.picklist(NOTICE_KINDS),
  language: v.picklist(NOTICE_LANGUAGES),
  abuse: v.object({
    urls: v.string(),
    sighting: v.picklist([...SIGHTINGS, '']),
    more: v.string(),
    seenAt: v.string(),
    way: v.picklist([...WAYS, '']),
  }),
  trademark: v.object({
    mark: v.nullable(v.string()),
    rights: v.string(),
    badFaith: v.string(),
    // A draft of an earlier version has none.
    noInterests: v.optional(v.boolean(), false),
  }),
  picked: v.record(v.string(), v.boolean()),
  addresses: Texts,
  texts: Texts,
  // As above.
  sent: v.optional(Texts, {}),
});
const kept = keptInTab('notice_drafts', v.array(v.tuple([v.string(), Draft])));

/** By the alerts that they are about. */
class NoticeDrafts {
  #owner: string | null = null;
  #drafts = new Map<string, NoticeDraft>();
  /** Set at each change of one of them. */
  readonly changed = new Store(0);

  /** Those of this account. */
  of(owner: string): this {
    if (this.#owner !== owner) {
      this.#owner = owner;
      this.#drafts = new Map(kept.get(owner));
    }
    return this;
  }

  get(key: string): NoticeDraft | null {
    return this.#drafts.get(key) ?? null;
  }

  /** All of them, the one that was changed last at the end: the ids of its alerts in its order, and what was typed. */
  all(): readonly (readonly [ids: readonly string[], draft: NoticeDraft])[] {
    return [...this.#drafts].map(([key, draft]) => [v.parse(Ids, JSON.parse(key)), draft]);
  }

  /** The alerts of a draft about the same ones, in the order in which it has them; null for none. */
  orderOf(ids: readonly string[]): readonly string[] | null {
    const asked = draftKey(ids.toSorted());
    const found = this.all().find(([kept]) => draftKey(kept.toSorted()) === asked);
    return found ? found[0] : null;
  }

  keep(key: string, draft: NoticeDraft): void {
    this.#drafts.delete(key);
    if (draft !== EMPTY_DRAFT) this.#drafts.set(key, draft);
    for (const oldest of this.#drafts.keys()) {
      if (this.#drafts.size <= MOST) break;
      this.#drafts.delete(oldest);
    }
    if (this.#owner !== null) kept.set(this.#owner, [...this.#drafts]);
    this.changed.set(this.changed.get() + 1);
  }

  close(): void {
    this.#owner = null;
    this.#drafts.clear();
  }
}

export const noticeDrafts = (user: CurrentUser): NoticeDrafts =>
  sessionState.get(NoticeDrafts).of(accountOf(user));

/** What a draft is kept under. */
export const draftKey = (ids: readonly string[]): string => JSON.stringify(ids);

/** The alerts of the notice under which the session ended; null for none. */
export const keptNoticeIds = (user: CurrentUser): readonly string[] | null =>
  keptInput(user, 'notice')?.alerts ?? null;

/** Whether it ended under a notice about this alert alone: that is to be open again. */
export const isNoticeKept = (user: CurrentUser, alert: string): boolean =>
  draftKey(keptNoticeIds(user) ?? []) === draftKey([alert]);
