import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ANSWERS,
  DNS_CAN,
  DNS_CANNOT,
  NEXT_STEPS,
  REGISTRATION,
  whoLearns,
} from '@/content/evidence-guide.ts';
import { DemoLink } from '@/features/shared/domain-form/DemoLink.tsx';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useKnownDomain } from '@/features/shared/domain-form/known-domain.ts';
import { DnsMark } from '@/features/shared/evidence/DnsBadge.tsx';
import { useEvidence } from '@/features/shared/evidence/use-evidence.ts';
import { Prose } from '@/features/shared/names/Prose.tsx';
import { ToolNav } from '@/features/site/finder/ToolNav.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

/** How to read what DNS and the registries answer about names; see evidence-config.ts for where it stands. */
export function Component() {
  const evidence = useEvidence();
  const { doh, rdap } = evidence;
  const domain = useKnownDomain();
  return (
    <>
      <ToolNav />
      <article className="measure py-10 md:py-14">
        <h1 className="max-w-[13.3em] font-display text-title font-bold">
          Is anyone using a name like yours?
        </h1>
        <p className="mt-6 max-w-[38rem] text-lead text-quiet">
          {doh && rdap
            ? 'Two public sources know: DNS says which names exist, and a registry says since when and through whom.'
            : doh
              ? 'DNS says which names exist.'
              : 'A registry says since when a name is registered, and through whom.'}{' '}
          How to read their answers, what they leave open, and what to do next.
        </p>
        {doh && (
          <>
            <Heading>What each badge says</Heading>
            <Rows>
              {ANSWERS.map(({ answer, says, leavesOpen }) => (
                <Row key={answer} name={<DnsMark answer={answer} />}>
                  <p className="max-w-prose lg:col-span-5">
                    <Prose>{says}</Prose>
                  </p>
                  {leavesOpen !== null && (
                    <p className="max-w-prose text-quiet lg:col-span-4">
                      <span className="block text-sm font-semibold">What it leaves open</span>
                      {leavesOpen}
                    </p>
                  )}
                </Row>
              ))}
            </Rows>
            <Heading>What DNS can say, and what it cannot</Heading>
            <div className="mt-4 grid gap-x-8 gap-y-8 border-t border-hairline pt-5 md:grid-cols-2">
              <Points title="It can say" points={DNS_CAN} />
              <Points title="It cannot say" points={DNS_CANNOT} />
            </div>
          </>
        )}
        {rdap && (
          <>
            <Heading>What a registration says</Heading>
            <p className="mt-3 max-w-prose text-base text-quiet">
              In the console, the page of each alert asks the registry for one name, when you press
              Look now.
            </p>
            <Facts facts={REGISTRATION} />
          </>
        )}
        <Heading>What to do next</Heading>
        <ol className="mt-4 border-t border-hairline">
          {NEXT_STEPS.map(({ term, text }, at) => (
            <li
              key={term}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-hairline py-4 text-base"
            >
              <span aria-hidden className="font-mono text-quiet tabular-nums">
                {at + 1}
              </span>
              <p className="max-w-prose">
                <strong className="font-semibold">{term}</strong> <Prose>{text}</Prose>
              </p>
            </li>
          ))}
        </ol>
        <Heading>Who learns what</Heading>
        <p className="mt-3 max-w-prose text-base text-quiet">
          Nothing is asked before you press a button, and the page names who will see it. Answers
          stay in the memory of your browser.
        </p>
        <Facts
          facts={whoLearns(evidence).map(({ term, text }) => ({ term: capitalized(term), text }))}
        />
        <div className="mt-10 flex flex-wrap gap-3">
          <DemoLink />
          <Link
            to={{
              pathname: paths.lookalikes(),
              hash: domain === '' ? '' : fragmentFor(domain),
            }}
            className={buttonClass('secondary', 'lg')}
          >
            See names like yours
          </Link>
        </div>
      </article>
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <h2 className="mt-16 font-display text-h3 font-bold">{children}</h2>;
}

function Rows({ children }: { children: ReactNode }) {
  return <dl className="mt-4 border-t border-hairline">{children}</dl>;
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-hairline py-5 text-base lg:grid-cols-12">
      <dt className="font-semibold lg:col-span-3">{name}</dt>
      <dd className="contents">{children}</dd>
    </div>
  );
}

function Facts({ facts }: { facts: readonly { term: string; text: string }[] }) {
  return (
    <Rows>
      {facts.map(({ term, text }) => (
        <Row key={term} name={term}>
          <p className="max-w-prose lg:col-span-9">
            <Prose>{text}</Prose>
          </p>
        </Row>
      ))}
    </Rows>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h3 className="text-lead font-semibold">{title}</h3>
      <ul className="mt-2 grid max-w-prose list-disc gap-2 pl-5 text-base text-quiet">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
