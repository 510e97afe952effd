import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { CaseDatabase } from './model/browser/case-database.ts';
import { persistence, readPersistence, type Persistence } from './model/browser/persistence.ts';
import type { AlertCase } from './model/types.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { useBeside, useCases } from './use-cases.ts';

const ANSWERS: Readonly<Record<Persistence, string>> = {
  kept: 'The browser keeps them until you delete them.',
  'may-go': 'The browser may delete them when its disk is full.',
  'cannot-ask':
    'The browser cannot be asked to keep them (that needs https): it may delete them when its disk is full.',
};

/** Says where cases are kept, and what the browser has promised once that is known. */
export function KeptWhere() {
  const answer = useSyncExternalStore(persistence.subscribe, persistence.get);
  useEffect(() => void readPersistence(), []);
  return (
    <>
      Kept in this browser profile, unencrypted, not on the server.
      {answer && ` ${ANSWERS[answer]}`}
    </>
  );
}

/** Number of days after which the user is reminded of work that no export contains. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Returns the number of days since the first work that no export contains.
 *
 * @param cases all of the account
 * @param exportedAt time of the last export, ISO 8601; undefined if there was none
 * @param now milliseconds since the epoch
 * @returns whole days, at least 14; null while no export is due, or if there was no work since the last one
 */
export function exportDue(
  cases: Iterable<AlertCase>,
  exportedAt: string | undefined,
  now: number,
): number | null {
  const exported = exportedAt === undefined ? -Infinity : Date.parse(exportedAt);
  // The clock was ahead at the last export, so it is not known what that export contains.
  const since = exported > now ? -Infinity : exported;
  let oldest = Infinity;
  for (const { history } of cases) {
    for (const { at } of history) {
      const time = Date.parse(at);
      if (time > since) oldest = Math.min(oldest, time);
    }
  }
  const days = Math.floor((now - oldest) / DAY_MS);
  return days >= DAYS ? days : null;
}

const upkeepOf = async (database: CaseDatabase) => database.upkeep();

/** Number of days since the first work that no export contains; null while no export is due, or it is not known. */
function useExportDue(): number | null {
  const cases = useCases();
  const upkeep = useBeside(upkeepOf);
  const [now] = useState(() => Date.now());
  return useMemo(
    () =>
      cases.known && upkeep ? exportDue(cases.byAlert.values(), upkeep.exportedAt, now) : null,
    [cases, upkeep, now],
  );
}

/** Says that cases should be exported, and perhaps where; renders nothing until that is due. */
export function ExportDue({ leads = false }: { leads?: boolean }) {
  const days = useExportDue();
  if (days === null) return null;
  return (
    <p className="py-1">
      {`The work of ${count(days, 'day')} is only in this browser.`}{' '}
      {leads && (
        <Link to={paths.admin.settings()} className="underline underline-offset-2">
          Export your cases
        </Link>
      )}
    </p>
  );
}
