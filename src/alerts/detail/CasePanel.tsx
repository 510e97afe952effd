import { Link } from 'react-router-dom';
import type { AlertCase, CaseSubject } from '@/cases/model/types.ts';
import { CaseHistory, CasesBoundary, KeptWhere, useCase, useSeen } from '@/cases/index.ts';
import { count } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import { CaseNote } from './CaseNote.tsx';

/** Note and history of one alert. Its status is set in StatusStrip. */
export function CasePanel({ subject }: { subject: CaseSubject }) {
  useSeen(subject.alert);
  return (
    <section aria-labelledby="case" className="grid gap-y-3">
      <h2 id="case" tabIndex={-1} className="font-semibold">
        Case
      </h2>
      <CasesBoundary>
        {() => (
          <>
            <CaseNote key={subject.alert} subject={subject} />
            <History alert={subject.alert} />
          </>
        )}
      </CasesBoundary>
      <p className="text-xs text-quiet print:hidden">
        <KeptWhere />{' '}
        <Link to={paths.admin.settings()} className="underline underline-offset-2">
          Hand over or delete
        </Link>
      </p>
    </section>
  );
}

function History({ alert }: { alert: string }) {
  const history: AlertCase['history'] = useCase(alert)?.history ?? [];
  // Same height as one line of history, because a look-up adds the first line while the user is elsewhere.
  if (history.length === 0) {
    return <p className="min-h-8 py-1 text-quiet">No history yet.</p>;
  }
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 text-quiet hover:text-ink">
        History: {count(history.length, 'entry', 'entries')}
      </summary>
      <div className="mt-2">
        <CaseHistory history={history} />
      </div>
    </details>
  );
}
