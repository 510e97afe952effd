import { NameText } from '@/features/shared/names/Prose.tsx';

const STEPS = [
  { who: 'You', does: 'Check one request and send it to us.', record: 'To: us' },
  {
    who: 'We',
    does: 'Write to the registrar, the host and the block lists, and follow up.',
    record: 'To: registrar, host, block lists',
  },
  {
    who: 'Registrar and host',
    does: 'Switch off the name and the page.',
    record: 'yourcompany-login.in',
    gone: true,
  },
] as const;

/** The three parties of a takedown along one line, each with what it leaves on record. */
export function WhoDoesWhat() {
  return (
    <figure>
      <figcaption className="text-sm font-semibold">Who does what in a takedown</figcaption>
      <ol className="mt-5 ml-1.5 grid gap-x-8 border-l border-control/60 pl-5 md:ml-0 md:grid-cols-3 md:border-t md:border-l-0 md:pl-0">
        {STEPS.map((step) => (
          <li key={step.who} className="relative pb-5 last:pb-0 md:pt-5 md:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[26.5px] size-3 rounded-full border-2 border-brand bg-page-from md:-top-[6.5px] md:left-0"
            />
            <p className="font-semibold">{step.who}</p>
            <p className="mt-0.5 max-w-xs text-base text-quiet">{step.does}</p>
            <p aria-hidden="true" className="mt-2 text-sm">
              <NameText className={'gone' in step ? 'struck text-quiet' : undefined}>
                {step.record}
              </NameText>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
