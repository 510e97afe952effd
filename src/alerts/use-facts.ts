/** Facts about alerts that are not in their list. */
import { useMemo, useSyncExternalStore } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import type { CaseList } from '@/cases/model/case-cache.ts';
import { casesOf } from '@/cases/index.ts';
import type { DnsStates } from '@/evidence/index.ts';
import { never } from '@/lib/store.ts';
import { alertDns } from './model/alert-dns.ts';
import type { AlertFacts, Criteria } from './model/find-alerts.ts';

const NO_CASES: CaseList = { byAlert: new Map(), known: false };
const NONE_NEW: ReadonlySet<string> = new Set();
const NO_STATES: DnsStates = new Map();
const noCases = () => NO_CASES;
const noneNew = () => NONE_NEW;
const noVersion = () => 0;

/** The facts that the result of these criteria depends on; the same object until one of them changes. */
export function useFacts({ status, fresh: asksNew, dns }: Criteria): AlertFacts {
  const { book, arrivals } = casesOf(useUser().email);
  const followCases = status === null ? never : book.list.subscribe;
  const cases = useSyncExternalStore(followCases, status === null ? noCases : book.list.get);
  const followNew = asksNew ? arrivals.fresh.subscribe : never;
  const fresh = useSyncExternalStore(followNew, asksNew ? arrivals.fresh.get : noneNew);
  const check = dns === null ? null : (alertDns()?.check ?? null);
  const { subscribe = never, get = noVersion } = check?.version ?? {};
  const version = useSyncExternalStore(subscribe, get);
  return useMemo(
    () => ({ cases: cases.byAlert, fresh, dns: check?.states ?? NO_STATES }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `version` is that of the states
    [cases, fresh, check, version],
  );
}
