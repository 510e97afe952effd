import { useEffect, useMemo, useState } from 'react';
import type { CaseList } from '@/cases/case-book.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { CaseStatus } from '@/cases/types.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';

/** An alert, and what was done about it. */
export interface AlertedName {
  readonly row: AlertRow;
  readonly status: CaseStatus;
}

/**
 * The gravest alert that each name is the impersonating domain of, by ASCII form: one that is open before others.
 * What was reported is the more a warning; what is Ours is none.
 */
export type AlertedNames = ReadonlyMap<string, AlertedName>;

interface Asked {
  readonly list: AlertIndex;
  /** All alerts about each name, the worked ones included. */
  readonly rows: ReadonlyMap<string, readonly AlertRow[]>;
}

const NONE: AlertedNames = new Map();
const NO_ROWS: readonly AlertRow[] = [];

const scoreOf = ({ row }: AlertedName): number => row.severity_score ?? -1;

/**
 * Which of some names are impersonating domains of alerts; none while the alerts, or what was done about
 * them, are not known. A name is asked about once.
 *
 * @param names ASCII forms; memoised
 * @param list undefined while it is not loaded
 * @returns the same map as long as its alerts are the same
 */
export function useNamedAlerts(
  names: readonly string[],
  list: AlertIndex | undefined,
  { byAlert, known }: CaseList,
): AlertedNames {
  const [asked, setAsked] = useState<Asked | null>(null);
  const rows = list && asked?.list === list ? asked.rows : null;
  useEffect(() => {
    const unasked = list ? names.filter((name) => rows?.has(name) !== true) : [];
    if (!list || unasked.length === 0) return undefined;
    let isLate = false;
    Promise.all(
      unasked.map(async (name) => [name, (await list.about(name)) ?? NO_ROWS] as const),
    ).then(
      (found) => {
        if (!isLate) setAsked({ list, rows: new Map([...(rows ?? []), ...found]) });
      },
      // Without the list nothing is said.
      () => {},
    );
    return () => {
      isLate = true;
    };
  }, [names, list, rows]);
  return useMemo(() => {
    if (!known || rows === null) return NONE;
    const found = new Map<string, AlertedName>();
    for (const name of names) {
      const about = (rows.get(name) ?? NO_ROWS)
        .filter(({ id }) => id !== '')
        .map((row) => ({ row, status: byAlert.get(row.id)?.status ?? 'new' }) as const)
        .filter(({ status }) => status !== 'ours');
      const [gravest] = about.toSorted(
        (a, b) => Number(isOpen(b.status)) - Number(isOpen(a.status)) || scoreOf(b) - scoreOf(a),
      );
      if (gravest) found.set(name, gravest);
    }
    return found.size === 0 ? NONE : found;
  }, [names, rows, byAlert, known]);
}
