import { Link } from 'react-router-dom';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';

/** The sample organisation whose lookalikes the demonstration resolver knows. */
const SAMPLE = 'sahyadrilokbank.co.in';

const LINK = 'font-semibold text-brand underline underline-offset-2';

/** The ways on from a check that found out nothing. */
export function NotChecked({ isSample }: { isSample: boolean }) {
  const demo = useDemoTarget();
  return (
    <span className="mt-1.5 block">
      {isSample && (
        <>
          <Link to={{ hash: fragmentFor(SAMPLE) }} className={LINK}>
            See a check of <span className="name font-medium">{SAMPLE}</span>
          </Link>
          , or{' '}
        </>
      )}
      <Link to={demo} className={LINK}>
        {isSample ? 'have us check yours' : 'Have us check it'}
      </Link>
      .
    </span>
  );
}
