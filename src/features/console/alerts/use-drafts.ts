/** A takedown request about several alerts under which the session ended. */
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { cutOffTakedown } from '@/takedowns/index.ts';

/** Opens that request again, with its alerts selected as they were. */
export function useCutOffTakedown(
  list: AlertIndex,
  open: (alerts: readonly AlertRow[]) => void,
): void {
  const user = useUser();
  const [ids] = useState(() => cutOffTakedown(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return undefined;
    let current = true;
    void list.withIds(ids).then((rows) => {
      // Alerts that the backend no longer lists would change what the request is about.
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
