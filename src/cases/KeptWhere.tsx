import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { CaseDatabase } from './model/browser/case-database.ts';
import { persistence, readPersistence, type Persistence } from './model/browser/persistence.ts';
import { exportDue } from './model/export-due.ts';
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
