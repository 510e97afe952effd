/** Takedown requests that were started and not sent: kept in this tab by their alerts, for the account. */
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CurrentUser } from '@/api/contract/index.ts';
import { keptInTab, useDraft, wasCutOff } from '@/session/use-draft.ts';
import { accountOf } from '@/session/session.ts';
import { DraftSchema, type TakedownDraft } from './model/types.ts';

const MAX_DRAFTS = 50;
const KEY = 'takedown_drafts';

const Ids = v.array(v.string());
/** `open`: the alerts of the open sheet; null if none is open. */
const Kept = v.object({
  open: v.nullable(Ids),
  drafts: v.array(v.object({ alerts: Ids, draft: DraftSchema })),
});

/** The alerts of the sheet that was open when the session expired: open it again. Null if there was none. */
export const cutOffTakedown = (user: CurrentUser): readonly string[] | null =>
  wasCutOff(KEY) ? (keptInTab(KEY, Kept).get(accountOf(user))?.open ?? null) : null;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The draft about some alerts, in whichever order they were selected. Stored at each change.
 *
 * @param ids of the alerts
 * @param initial content of a new request about them; it is not stored
 */
export function useTakedownDraft(ids: readonly string[], initial: TakedownDraft) {
  const { found, wasCutOff: isGivenBack, keep } = useDraft(KEY, Kept);
  const [alerts] = useState(() => ids.toSorted());
  const [others] = useState(() =>
    (found?.drafts ?? []).filter((one) => !isSame(one.alerts, alerts)).slice(1 - MAX_DRAFTS),
  );
  const [opened] = useState(
    () => found?.drafts.find((one) => isSame(one.alerts, alerts))?.draft ?? initial,
  );
  const [draft, setDraft] = useState<TakedownDraft>(opened);

  function keepAll(open: string[] | null, now: TakedownDraft) {
    const drafts = isSame(now, initial) ? others : [...others, { alerts, draft: now }];
    keep(drafts.length === 0 ? null : { open, drafts });
  }
  useEffect(() => {
    // A session that ends later must not open the earlier sheet.
    keepAll(alerts, opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as it opens
  }, []);

  return {
    draft,
    change: (more: Partial<TakedownDraft>) => {
      const next = { ...draft, ...more };
      setDraft(next);
      keepAll(alerts, next);
    },
    /** Keeps the draft for later. */
    close: () => keepAll(null, draft),
    /** True if something was typed since it was opened. */
    isEdited: !isSame(draft, opened),
    /** True if the session expired while this sheet was open: say RESTORED_FORM_WORDS. */
    isGivenBack: isGivenBack && isSame(found?.open, alerts),
  };
}
