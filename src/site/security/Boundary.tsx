import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { departures, STAYS } from '@/content/security.ts';
import { useEvidence } from '@/evidence/index.ts';

/** The line between the browser and the network: what stays on one side, and what crosses it on which action. */
export function Boundary() {
  const evidence = useEvidence();
  return (
    <div className="illustration grid lg:grid-cols-[5fr_7fr]">
      <Side id="stays" title="Stays in your browser">
        <ul className="mt-3 grid gap-2 text-base">
          {STAYS.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      </Side>
      <Side
        id="leaves"
        title="Leaves it, and when"
        // Room for one more row, because a page only learns at run time if names are looked up.
        className="border-t-2 border-brand sm:min-h-69 lg:min-h-83 lg:border-t-0 lg:border-l-2 xl:min-h-77"
      >
        <dl className="mt-3 grid gap-2 text-base">
          {departures(evidence).map(({ when, what, more }) => (
            <div key={when} className="grid gap-x-6 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
              <dt className="font-semibold">{when}</dt>
              <dd className="text-quiet">
                {what}
                {more && (
                  <>
                    {' '}
                    <Link
                      to={more.at}
                      className="font-semibold text-brand underline underline-offset-3"
                    >
                      {more.by}
                    </Link>{' '}
                    {more.says}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Side>
    </div>
  );
}

interface SideProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

function Side({ id, title, className = '', children }: SideProps) {
  return (
    <section aria-labelledby={id} className={`px-5 py-5 md:px-7 md:py-6 ${className}`}>
      <h2 id={id} className="text-sm font-semibold text-brand">
        {title}
      </h2>
      {children}
    </section>
  );
}
