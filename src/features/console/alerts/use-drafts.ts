/** Requests about several alerts that were left and are to be open again. */
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { notify } from '@/components/notify.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useAskedDraft } from '@/features/shared/notices/kept-draft.ts';
import { keptNoticeIds } from '@/features/shared/notices/notice-drafts.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';

/** Opens the notice again under which the session ended, with its alerts ticked as they were. */
export function useKeptNotice(list: AlertIndex, open: (alerts: readonly AlertRow[]) => void): void {
  const user = useUser();
  const [ids] = useState(() => keptNoticeIds(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return undefined;
    let current = true;
    void list.withIds(ids).then((rows) => {
      // Alerts that the backend no longer lists would change what the notice is about.
      if (!current || rows?.length !== ids.length) return;
      given.current = true;
      alertSelection().add(ids);
      open(rows);
    });
    return () => {
      current = false;
    };
  }, [list, ids, open]);
}

/** Opens a draft that a toast leads back to; what is ticked stays. */
export function useDraft(list: AlertIndex, open: (alerts: readonly AlertRow[]) => void): void {
  useAskedDraft((ids) => {
    void list.withIds(ids).then((rows) => {
      if (rows?.length === ids.length) open(rows);
      else if (rows) notify({ title: 'Not all alerts of this draft are listed now', tone: 'info' });
    });
    return true;
  });
}
