import { Link } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import { paths } from '@/paths.ts';
import type { AlertedName } from './use-named-alerts.ts';

/** A new name that is the impersonating domain of an alert: which one, and what to do if it is one's own. */
export function AlertNote({ alert: { row, status } }: { alert: AlertedName }) {
  const open = isOpen(status);
  return (
    <>
      This is your{' '}
      <Link to={paths.admin.alert(row.id)} className="text-brand-deep underline underline-offset-3">
        {open && 'open '}alert <HostileText text={row.id} />
      </Link>{' '}
      (<Severity score={row.severity_score} />)
      {!open && `, which is marked ${STATUS_WORDS[status]}`}. If it is yours, mark it Ours there.
    </>
  );
}
