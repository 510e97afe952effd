import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CaseList } from '@/cases/case-book.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { CaseStatus } from '@/cases/types.ts';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { placedAround, type PlacedAlert } from '@/features/shared/alert-index/placed-alerts.ts';
import { domainOf } from '@/lib/read-name.ts';
import { inTime } from './in-time.ts';

/** An alert about a name, a host below it, or a name that it lies below; and what was done about that alert. */
export interface AlertedName extends PlacedAlert {
  readonly status: CaseStatus;
}

/**
 * The alerts at, below or above each name, by ASCII form, at least one each; the gravest first, those that are open
 * before others. What was reported is the more a warning; what is Ours is none.
 */
export type AlertedNames = ReadonlyMap<string, readonly AlertedName[]>;

/** All alerts at, below or above each name, the worked ones included. */
type PlacedByName = ReadonlyMap<string, readonly PlacedAlert[]>;

interface Asked {
  readonly list: AlertIndex;
  readonly placed: PlacedByName;
}

export interface NamedAlerts {
  /** The same map as long as its alerts are the same. */
  readonly alerted: AlertedNames;
  /** Once the names asked about now are answered for; null where that takes too long. */
  readonly settled: () => Promise<AlertedNames | null>;
}

const NONE: AlertedNames = new Map();
const NOTHING: PlacedByName = new Map();

const scoreOf = ({ row }: AlertedName): number => row.severity_score ?? -1;

function alertedIn(
  names: readonly string[],
  placed: PlacedByName | null,
  { byAlert, known }: Pick<CaseList, 'byAlert' | 'known'>,
): AlertedNames {
  if (!known || placed === null) return NONE;
  const found = new Map<string, readonly AlertedName[]>();
  for (const name of names) {
    const about = (placed.get(name) ?? [])
      .filter(({ row }) => row.id !== '')
      .map(({ row, where }) => ({ row, where, status: byAlert.get(row.id)?.status ?? 'new' }))
      .filter(({ status }) => status !== 'ours')
      .toSorted(
        (a, b) => Number(isOpen(b.status)) - Number(isOpen(a.status)) || scoreOf(b) - scoreOf(a),
      );
    if (about.length > 0) found.set(name, about);
  }
  return found.size === 0 ? NONE : found;
}

/**
 * The open alerts about a name itself, the gravest first.
 *
 * @param name in any written form
 */
export function openAbout(name: string, alerted: AlertedNames): readonly AlertRow[] {
  const host = domainOf(name);
  const about = host === null ? undefined : alerted.get(host);
  return (about ?? [])
    .filter(({ where, status, row }) => where === 'at' && isOpen(status) && row.id !== '')
    .map(({ row }) => row);
}

/**
 * Which alerts are about some names, about hosts below them, or about names above them; none while the alerts, or what
 * was done about them, are not known. A name is asked about once.
 *
 * @param names ASCII forms; memoised
 * @param list undefined while it is not loaded
 */
export function useNamedAlerts(
  names: readonly string[],
  list: AlertIndex | undefined,
  cases: CaseList,
): NamedAlerts {
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useRef<Promise<PlacedByName>>(Promise.resolve(NOTHING));
  const placed = list && asked?.list === list ? asked.placed : null;
  useEffect(() => {
    const unasked = list ? names.filter((name) => placed?.has(name) !== true) : [];
    if (!list || unasked.length === 0) return undefined;
    let isLate = false;
    asking.current = placedAround(list, unasked).then(
      (found) => {
        const all = new Map([...(placed ?? []), ...found]);
        if (!isLate) setAsked({ list, placed: all });
        return all;
      },
      // Without the list nothing is said.
      () => NOTHING,
    );
    return () => {
      isLate = true;
    };
  }, [names, list, placed]);
  const { byAlert, known } = cases;
  const alerted = useMemo(
    () => alertedIn(names, placed, { byAlert, known }),
    [names, placed, byAlert, known],
  );
  const settled = useCallback(async () => {
    const found = await inTime(asking.current);
    return found && alertedIn(names, found, cases);
  }, [names, cases]);
  return { alerted, settled };
}
