import { Link } from 'react-router-dom';
import { claims } from '@/content/claims.ts';
import { ContactFacts, ContactForm } from '@/site/index.ts';
import { paths } from '@/paths.ts';

const next = [
  'We read your message and email you back with a time for a call.',
  'Before the call, we look for names that imitate your domain.',
  'On the call, we show you those names and what we’d do about each.',
];

/** Target of Request Demo: the form first, then what happens with it. */
export function Component() {
  return (
    <section className="measure grid gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-5">
        <h1 className="font-display text-title font-bold">Request a demo, or ask a question</h1>
        <p className="mt-6 max-w-md text-lead text-quiet">
          Tell us your domain, and we’ll run the demo on it.
        </p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2">
        <ContactForm />
        <div className="mt-10 border-t border-hairline pt-8">
          <ContactFacts />
        </div>
      </div>
      <div className="lg:col-span-5 lg:row-start-2">
        <h2 className="text-sm font-semibold text-quiet">What happens next</h2>
        <ol className="mt-3 grid gap-3">
          {next.map((step, index) => (
            <li key={step} className="flex max-w-md gap-4">
              <span aria-hidden="true" className="font-mono text-quiet">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-8 max-w-md border-l-2 border-brand pl-4 text-base">
          Already a customer, and it’s an emergency? Call the number in your contract. We answer
          24/7, with an initial response within {claims.response.figure}.
        </p>
        <p className="mt-4 max-w-md border-l-2 border-control pl-4 text-base">
          Not with us, and phished right now? Read{' '}
          <Link
            to={paths.article('first-hour-after-a-phishing-page')}
            className="font-semibold text-brand underline underline-offset-2"
          >
            what to do in the first hour
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
