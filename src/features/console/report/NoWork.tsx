import { Link, type To } from 'react-router-dom';
import type { CaseList } from '@/cases/case-book.ts';
import { standing } from '@/cases/history.ts';
import { useAwaiting } from '@/features/shared/asset-state/use-awaiting.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';

const COUNTED =
  'this page counts alerts worked on, reported and down, by asset and by technique, and lists each of them';

/** Whether an alert was ever marked, noted or reported in this browser; a look-up is no work. */
const isBegun = ({ byAlert }: CaseList): boolean =>
  [...byAlert.values()].some(({ history }) =>
    standing(history).some(({ change }) => change.what !== 'looked'),
  );

/** In place of the figures of days in which nothing was done: what will stand here, from when, and what comes next. */
export function NoWork({ cases }: { cases: CaseList }) {
  const awaiting = useAwaiting();
  if (!awaiting.isSettled) return null;
  if (awaiting.words !== null) {
    return (
      <Next to={paths.admin.assets()} label="Your assets">
        {`${awaiting.words} Once alerts come and you mark the first, ${COUNTED}.`}
      </Next>
    );
  }
  return (
    <Next to={{ pathname: paths.admin.alerts(), search: 'status=open' }} label="Open alerts">
      {isBegun(cases)
        ? 'No alert was worked on in these days, in this browser. Choose other days above, or go on with what is open.'
        : `Nothing has been marked in this browser yet. From your first mark, note or report on, ${COUNTED}.`}
    </Next>
  );
}

function Next({ to, label, children }: { to: To; label: string; children: string }) {
  return (
    <Notice
      tone="info"
      action={
        <Link to={to} className={`${buttonClass('secondary', 'sm')} print:hidden`}>
          {label}
        </Link>
      }
    >
      {children}
    </Notice>
  );
}
