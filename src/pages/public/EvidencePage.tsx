import { useNavigate } from 'react-router-dom';
import {
  ANSWERS,
  NEXT_STEPS,
  NO_BADGE_SAYS,
  REGISTRATION,
  whoLearns,
} from '@/content/evidence-guide.ts';
import { isInvented, type ResolverConfig } from '@/evidence-config.ts';
import { DomainForm } from '@/components/domain-form/DomainForm.tsx';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { useKnownDomain } from '@/components/domain-form/known-domain.ts';
import { DnsMark, useExplainedEvidence } from '@/evidence/index.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { Prose } from '@/components/Prose.tsx';
import { HERO_EXAMPLES } from '@/lookalike-finder/index.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { paths } from '@/paths.ts';
import type { ReactNode } from 'react';
import { SampleMark } from '@/components/SampleMark.tsx';

/** Explains what the finder can do for a visitor's own name: a demonstration knows only those of its samples. */
function leadFor(doh: ResolverConfig | null): string {
  const made = 'Type your domain. The finder makes its lookalikes';
  if (doh === null) return `${made}.`;
  return doh.isSample
    ? `${made}. This demonstration only knows which of them exist for its sample organisations.`
    : `${made}, and then checks which of them exist.`;
}

/**
 * Leads to the answers of DNS and the registries about names like the visitor's, and how to read them; the route exists
 * only if a resolver or a registry is set (evidence-config.ts).
 */
export function Component() {
  const evidence = useExplainedEvidence();
  const { doh, rdap } = evidence;
  const navigate = useNavigate();
  const domain = useKnownDomain();
  return (
    <>
      <section className="measure grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 py-10 md:py-14 lg:grid-cols-12 lg:items-end">
        <h1 className="font-display text-title font-bold lg:col-span-6">Reading the answers</h1>
        <p className="max-w-[34rem] text-lead text-quiet lg:col-span-6">
          Learn what each answer about a name proves, what it leaves open, and what to do next.
        </p>
        <div className="mt-4 lg:col-span-12">
          <ExampleAnswer dns={doh !== null} registration={rdap !== null} />
        </div>
      </section>

      {doh && (
        <section
          aria-labelledby="badges"
          className="measure grid gap-x-8 gap-y-8 pb-12 md:pb-20 lg:grid-cols-12"
        >
          <div className="lg:col-span-8">
            <Heading id="badges">Badge by badge</Heading>
            <dl className="mt-4 border-t border-hairline">
              {ANSWERS.map(({ answer, says, leavesOpen }) => (
                <div
                  key={answer}
                  className="grid gap-x-6 gap-y-1 border-b border-hairline py-3 text-base sm:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <dt>
                    <DnsMark answer={answer} />
                  </dt>
                  <dd>
                    {says}
                    {leavesOpen !== null && (
                      <span className="block text-sm text-quiet">
                        <span className="font-semibold">Leaves open:</span> {leavesOpen}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="lg:col-span-4">
            <h3 className="text-lead font-semibold">What no badge says</h3>
            <dl className="mt-4 grid gap-4 border-l-2 border-brand pl-5 text-base">
              {NO_BADGE_SAYS.map(({ term, text }) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-quiet">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}

      {rdap && (
        <section aria-labelledby="registration" className="measure pb-12 md:pb-20">
          <Heading id="registration">What a registration says</Heading>
          <p className="mt-2 max-w-text text-base text-quiet">
            In the console, each alert can ask the registry about its one name.
          </p>
          <dl className="mt-6 grid gap-x-8 gap-y-5 text-base md:grid-cols-2 lg:grid-cols-3 lg:[&>:first-child]:col-span-2">
            {REGISTRATION.map(({ term, text }) => (
              <div key={term} className="border-t border-hairline pt-3">
                <dt className="font-semibold">{term}</dt>
                <dd className="max-w-text text-quiet">
                  <Prose>{text}</Prose>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}

      <section aria-labelledby="next" className="border-y border-hairline bg-surface">
        <div className="measure grid gap-x-8 gap-y-5 py-10 md:py-16 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="next" className="font-display text-h2 font-bold">
              What to do next
            </h2>
          </div>
          <ol className="grid gap-3 text-base lg:col-span-8">
            {NEXT_STEPS.map(({ term, text }, at) => (
              <li key={term} className="grid grid-cols-[2rem_minmax(0,1fr)]">
                <span aria-hidden className="font-mono text-brand tabular-nums">
                  {at + 1}
                </span>
                <p className="max-w-text">
                  <strong className="font-semibold">{term}</strong>{' '}
                  <span className="text-quiet">
                    <Prose>{text}</Prose>
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section aria-labelledby="learns" className="measure py-10 md:py-16">
        <Heading id="learns">Who learns what</Heading>
        <p className="mt-2 max-w-text text-base text-quiet">
          We ask nothing before you press a button, and first we say who will see it. Answers stay
          in your browser’s memory.
          {isInvented(evidence) &&
            ' On this site they are sample answers: the demonstration invents them.'}
        </p>
        <dl className="mt-5 grid gap-x-8 gap-y-4 text-sm md:grid-cols-2">
          {whoLearns(evidence).map(({ term, text }) => (
            <div key={term} className="border-t border-hairline pt-2.5">
              <dt className="inline font-semibold">{capitalized(term)}:</dt>{' '}
              <dd className="inline text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 border-t border-ink/80 pt-8 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-6">
            <h2 className="font-display text-h2 font-bold">Is anyone using a name like yours?</h2>
            <p className="mt-3 max-w-[34rem] text-lead text-quiet">{leadFor(doh)}</p>
          </div>
          <div className="max-w-xl lg:col-span-6">
            <DomainForm
              label="Your domain"
              button="Find the names"
              size="lg"
              initial={domain}
              onDomain={(ascii) =>
                void navigate({ pathname: paths.lookalikes(), hash: fragmentFor(ascii) })
              }
              help="Nothing leaves this browser before you agree."
            />
          </div>
        </div>
      </section>
    </>
  );
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="font-display text-h3 font-bold">
      {children}
    </h2>
  );
}

/** One name as in lists, with the meaning of each part of the answers that this site gives below it. */
function ExampleAnswer({ dns, registration }: { dns: boolean; registration: boolean }) {
  return (
    <figure className="illustration px-5 py-5 md:px-7 md:py-6">
      <figcaption className="flex items-center gap-3 text-sm text-quiet">
        <SampleMark>Example</SampleMark>
        An answer, and how to read it
      </figcaption>
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.4fr]">
        <Part
          says={<MarkedName {...HERO_EXAMPLES.combosquatting} forms={false} />}
          means="Your name, with a word added that your customers expect."
        />
        {dns && (
          <>
            <Part says={<DnsMark answer="in-dns" />} means="Someone holds it. It may be you." />
            <Part
              says={<DnsMark answer="mail" />}
              means="Mail that people send to it by mistake arrives."
            />
          </>
        )}
        {registration && (
          <Part
            says={<span className="tabular-nums">Registered nine days ago</span>}
            means="Few good names are that young: look at it today."
          />
        )}
      </dl>
    </figure>
  );
}

function Part({ says, means }: { says: ReactNode; means: string }) {
  return (
    <div className="grid content-start gap-2">
      <dt className="flex items-end text-base lg:min-h-8">{says}</dt>
      <dd className="border-l border-control pl-3 text-sm text-quiet">{means}</dd>
    </div>
  );
}
