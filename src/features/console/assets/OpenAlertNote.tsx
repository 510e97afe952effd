import { Link } from 'react-router-dom';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { paths } from '@/paths.ts';

/** A new name that is the impersonating domain of an open alert: which one, and what to do if it is one's own. */
export function OpenAlertNote({ alert: { id, severity_score: score } }: { alert: AlertRow }) {
  return (
    <>
      This is your{' '}
      <Link to={paths.admin.alert(id)} className="text-brand-deep underline underline-offset-3">
        open alert <HostileText text={id} />
      </Link>{' '}
      (<Severity score={score} />
      ). If it is yours, mark it Ours there.
    </>
  );
}
