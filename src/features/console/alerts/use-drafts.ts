/** Requests about several alerts that were left and are to be open again. */
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { notify } from '@/components/notify.ts';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { useAskedDraft } from '@/features/shared/notices/kept-draft.ts';
import { keptNoticeIds } from '@/features/shared/notices/notice-drafts.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';

/** Opens the notice again under which the session ended, with its alerts ticked as they were. */
export function useKeptNotice(list: AlertList, open: (alerts: readonly Alert[]) => void): void {
  const user = useUser();
  const [ids] = useState(() => keptNoticeIds(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return;
    const rows = list.withIds(ids);
    // Alerts that the backend no longer lists would change what the notice is about.
    if (rows.length !== ids.length) return;
    given.current = true;
    alertSelection().add(ids);
    open(rows);
  }, [list, ids, open]);
}

/** Opens a draft that a toast leads back to; what is ticked stays. */
export function useDraft(list: AlertList, open: (alerts: readonly Alert[]) => void): void {
  useAskedDraft((ids) => {
    const rows = list.withIds(ids);
    if (rows.length === ids.length) open(rows);
    else notify({ title: 'Not all alerts of this draft are listed now', tone: 'info' });
    return true;
  });
}
