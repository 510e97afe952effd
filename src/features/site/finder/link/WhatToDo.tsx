import { Link } from 'react-router-dom';
import { REPORTS } from '@/content/report-pages.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { paths } from '@/paths.ts';
import { inHindi } from './advice.ts';
import type { Advice } from './advice-table.ts';
import type { Judged } from './judged.ts';
import { openAlready } from './Afterwards.tsx';
import { isWarning, type VerdictKind, type VerdictState } from './verdict-kind.ts';

const LINK = 'font-semibold text-brand underline underline-offset-2';
const IN_CARD = 'font-semibold text-brand-deep underline underline-offset-2';

/** Where a company is imitated. */
const IMITATING: ReadonlySet<VerdictKind> = new Set(['imitates', 'disguised', 'carries-name']);

interface FirstProps {
  advice: Advice;
  state: VerdictState;
}

/** What matters first, with the verdict: of what warns in bold, with the way to what cannot wait. */
export function First({ advice, state }: FirstProps) {
  return (
    <>
      {isWarning(state) ? (
        <p className="mt-3 max-w-prose text-lead font-semibold">
          {advice[state]}{' '}
          <button type="button" onClick={openAlready} className={`${IN_CARD} text-left`}>
            {advice.done}
          </button>
          {state === 'danger' && (
            <>
              {' '}
              <a href={REPORTS.helpline.to} className={`${IN_CARD} whitespace-nowrap`}>
                Call {REPORTS.helpline.name} now
              </a>
            </>
          )}
        </p>
      ) : (
        <p className="mt-3 max-w-prose font-semibold">{advice.unexpected}</p>
      )}
      <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
        {inHindi(advice, state)}
      </p>
    </>
  );
}

interface WhatToDoProps {
  advice: Advice;
  state: VerdictState;
}

/** What to do now about what warns; of all else the verdict itself says it. */
export function WhatToDo({ advice, state }: WhatToDoProps) {
  if (!isWarning(state)) return null;
  return (
    // Right below the verdict, its edge is the rule.
    <section aria-labelledby="what-now" className="mt-6 max-w-2xl">
      <h3 id="what-now" className="font-display text-h3 font-bold">
        What to do now
      </h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5">
        <li>{advice.settle}</li>
        <li>{advice.never}</li>
      </ul>
    </section>
  );
}

/** "the Income Tax Department" */
const withArticle = (name: string): string =>
  /(?:Department|Portal|Corporation)$/.test(name) ? `the ${name}` : name;

/** For those who are imitated: none of the others is looking for it. */
export function Imitated({ kind, company }: Judged) {
  const demo = useDemoTarget();
  if (!IMITATING.has(kind)) return null;
  return (
    <p className="mt-8 max-w-prose text-quiet">
      {company
        ? `Do you work for ${withArticle(company.name)}?`
        : 'Is it your own name that it imitates?'}{' '}
      <Link to={paths.article('first-hour-after-a-phishing-page')} className={LINK}>
        The first hour, step by step
      </Link>
      , or{' '}
      <Link to={demo} className={LINK}>
        have us take it down
      </Link>
      .
    </p>
  );
}
