import { claims } from '@/content/claims.ts';
import { NameText } from '@/components/Prose.tsx';

const STEPS = [
  {
    when: 'At any hour',
    who: 'You',
    does: 'Check one request and send it to us.',
    record: 'To: us',
  },
  {
    when: `In an emergency: within ${claims.response.figure}`,
    who: 'We',
    does: 'Answer you, then write to the registrar, the host and the block lists.',
    record: 'To: registrar, host, block lists',
  },
  {
    when: `On average ${claims.takedown.figure} later`,
    who: 'Registrar and host',
    does: 'Switch off the name and the page.',
    record: 'yourcompany-login.in',
    gone: true,
  },
  {
    when: 'Afterwards',
    who: 'We',
    does: 'Look again: many names come back.',
    record: 'NXDOMAIN',
  },
] as const;

/** A takedown along one line: who does what by when, and what it leaves on record. */
export function WhoDoesWhat() {
  return (
    <figure>
      <figcaption className="text-sm font-semibold">A takedown, step by step</figcaption>
      <ol className="mt-5 ml-1.5 grid gap-x-8 border-l border-control/60 pl-5 md:ml-0 md:grid-cols-2 md:border-t md:border-l-0 md:pl-0 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step.when} className="relative pb-5 last:pb-0 md:pt-5 md:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[26.5px] size-3 rounded-full border-2 border-brand bg-page-from md:-top-[6.5px] md:left-0"
            />
            <p className="text-sm font-semibold text-brand">{step.when}</p>
            <p className="mt-0.5 font-semibold">{step.who}</p>
            <p className="mt-0.5 max-w-xs text-base text-quiet">{step.does}</p>
            <p aria-hidden="true" className="mt-2 text-sm">
              <NameText className={'gone' in step ? 'strikethrough text-quiet' : undefined}>
                {step.record}
              </NameText>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
