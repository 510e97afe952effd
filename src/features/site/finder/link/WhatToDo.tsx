import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Fold } from '@/components/Fold.tsx';
import { REPORTS } from '@/content/report-pages.ts';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { HelpLinks } from '@/features/shared/outreach/HelpLinks.tsx';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { adviceOn, inHindi, REPORTS_OF_HARM, reportsOn } from './advice.ts';
import type { Advice, Topic } from './advice-table.ts';
import { isWarning, type VerdictKind, type VerdictState } from './verdict-kind.ts';

const LINK = 'font-semibold text-brand underline underline-offset-2';

/** Where a company is imitated. */
const IMITATING: ReadonlySet<VerdictKind> = new Set([
  'imitates',
  'may-imitate',
  'disguised',
  'carries-name',
]);

interface KeepAwayProps {
  topic: Topic;
  state: 'danger' | 'doubt';
}

/** What matters first of what is dangerous or doubtful, with its verdict. */
export function KeepAway({ topic, state }: KeepAwayProps) {
  const advice = adviceOn(topic);
  return (
    <>
      <p className="mt-3 max-w-prose text-lead font-semibold">
        {advice[state]}{' '}
        <a
          href="#what-now"
          onClick={goThere}
          className="whitespace-nowrap text-brand-deep underline underline-offset-2"
        >
          {advice.done}
        </a>
        {state === 'danger' && (
          <>
            {' '}
            <a
              href={REPORTS.helpline.to}
              className="whitespace-nowrap text-brand-deep underline underline-offset-2"
            >
              Call {REPORTS.helpline.name} now
            </a>
          </>
        )}
      </p>
      <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
        {inHindi(advice, state)}
      </p>
    </>
  );
}

/** The address keeps the link that was judged, where a fragment of its own would replace it. */
function goThere(event: MouseEvent) {
  event.preventDefault();
  const heading = document.querySelector<HTMLElement>('#what-now');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

interface WhatToDoProps {
  topic: Topic;
  kind: VerdictKind;
  /** How it is to be taken beside what else the message says. */
  state: VerdictState;
  /** Whether words surround the link. */
  inMessage: boolean;
}

/** What to do now, by the verdict. */
export function WhatToDo({ topic, kind, state, inMessage }: WhatToDoProps) {
  const advice = adviceOn(topic);
  const warns = isWarning(state);
  // Where nothing is asked for, a list of offices would only frighten.
  const reports = warns;
  return (
    <section
      aria-labelledby="what-now"
      // Right below a band that warns, its edge is the rule.
      className={cx('max-w-2xl', warns ? 'mt-6' : 'mt-10 border-t border-ink/80 pt-6')}
    >
      <h3 id="what-now" tabIndex={-1} className="scroll-mt-20 font-display text-h3 font-bold">
        What to do now
      </h3>
      {state === 'danger' ? (
        <InDanger advice={advice} imitates={IMITATING.has(kind)} />
      ) : state === 'own' ? (
        <AtHome advice={advice} />
      ) : (
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          {/* Of what is neither a danger nor a doubt, the verdict says what matters first. */}
          {state === 'doubt' && <li>{advice.settle}</li>}
          <li>{advice.harm}</li>
          <li>{advice.never}</li>
          {reports && (
            <li>It asks for money or haste? Report it: the offices and pages below warn others.</li>
          )}
        </ul>
      )}
      {reports && (
        <div className="mt-6">
          <HelpLinks links={reportsOn(topic, inMessage)} />
        </div>
      )}
      {!reports && state !== 'own' && (
        <p className="mt-4">
          Lost money or told a code?{' '}
          <a href={REPORTS.helpline.to} className={LINK}>
            Call {REPORTS.helpline.name}
          </a>
          .
        </p>
      )}
    </section>
  );
}

interface InDangerProps {
  advice: Advice;
  imitates: boolean;
}

function InDanger({ advice, imitates }: InDangerProps) {
  const demo = useDemoTarget();
  return (
    <ol className="mt-3 grid list-decimal gap-2 pl-5">
      <li>{advice.harm}</li>
      <li>{advice.never}</li>
      <li>Report it: the offices and pages below warn others.</li>
      {imitates && (
        <li>
          Is it your company that it imitates?{' '}
          <Link to={paths.article('first-hour-after-a-phishing-page')} className={LINK}>
            The first hour, step by step
          </Link>
          , or{' '}
          <Link to={demo} className={LINK}>
            have us take it down
          </Link>
          .
        </li>
      )}
    </ol>
  );
}

/** Of the company's own name: an alarm after every verdict would take the force of those that matter. */
function AtHome({ advice }: { advice: Advice }) {
  return (
    <>
      <div className="mt-3 border-t border-hairline">
        <Fold group="entered" level="h4" title="Entered something already, and in doubt?">
          <ul className="grid list-disc gap-2 pl-5">
            <li>{advice.harm}</li>
          </ul>
          <div className="mt-4">
            <HelpLinks links={REPORTS_OF_HARM} />
          </div>
        </Fold>
      </div>
    </>
  );
}
