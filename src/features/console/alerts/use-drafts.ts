/** A takedown request about several alerts under which the session ended. */
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import type { AlertList } from '@/features/shared/alerts/alert-list.ts';
import type { Alert } from '@/features/shared/alerts/alert.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { cutOffTakedown } from '@/takedowns/index.ts';

/** Opens that request again, with its alerts selected as they were. */
export function useCutOffTakedown(list: AlertList, open: (alerts: readonly Alert[]) => void): void {
  const user = useUser();
  const [ids] = useState(() => cutOffTakedown(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return;
    const rows = list.withIds(ids);
    // Alerts that the backend no longer lists would change what the request is about.
    if (rows.length !== ids.length) return;
    given.current = true;
    alertSelection().add(ids);
    open(rows);
  }, [list, ids, open]);
}
