/** What was done about alerts, and which are new, told to the list that filters by it. */
import { useEffect } from 'react';
import { waitsSince } from '@/cases/history.ts';
import type { AlertCase } from '@/cases/types.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { casesOf } from '@/features/shared/cases/session-cases.ts';
import type { AlertIndex } from './alert-index.ts';
import { NEW_CODE, statusCode } from './case-filter.ts';

/** Keeps a list up to date with the cases. To be asked before the list is: the first questions wait for it. */
export function useAlertCases(list: AlertIndex): void {
  const account = useUser().email;
  useEffect(() => {
    const { book, visits } = casesOf(account);
    /** As the list knows them. A case that has not changed is the same object. */
    const told = new Map<string, AlertCase>();
    const tellStatuses = () => {
      const { byAlert } = book.list.get();
      const changed = new Map<string, readonly [code: number, since: number]>();
      for (const [id, item] of byAlert) {
        const before = told.get(id);
        if (before === item) continue;
        told.set(id, item);
        const since = waitsSince(item);
        // A note or a look-up changes no answer.
        if (before?.status === item.status && waitsSince(before) === since) continue;
        changed.set(id, [statusCode(item.status), since]);
      }
      for (const id of told.keys()) {
        if (byAlert.has(id)) continue;
        told.delete(id);
        changed.set(id, [NEW_CODE, 0]);
      }
      if (changed.size > 0) list.setStatuses(changed);
    };
    const tellFresh = () => list.setFresh([...visits.fresh.get()]);
    tellStatuses();
    if (visits.fresh.get().size > 0) tellFresh();
    const stops = [book.list.subscribe(tellStatuses), visits.fresh.subscribe(tellFresh)];
    return () => stops.forEach((stop) => stop());
  }, [list, account]);
}
