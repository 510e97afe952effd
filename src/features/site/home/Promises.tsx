import { Link } from 'react-router-dom';
import { claims } from '@/content/claims.ts';
import { paths } from '@/paths.ts';

const PROMISES = [claims.takedown, claims.response, claims.support];

/** The three figures that a customer can hold us to, in the colours of the dark theme. */
export function Promises() {
  return (
    <div data-theme="dark" className="bg-page-from text-ink dark:border-t dark:border-hairline">
      <dl className="measure grid gap-x-8 gap-y-8 py-12 md:py-24 min-[40rem]:grid-cols-3">
        {PROMISES.map(({ figure, label, meaning }) => (
          <div key={label}>
            <dt className="font-display text-[clamp(2.25rem,3.6vw,3.25rem)] leading-none font-bold tracking-tight first-letter:uppercase">
              {figure}.
            </dt>
            <dd className="mt-3 border-t border-control/60 pt-4 md:mt-5">
              <span className="block text-base font-semibold first-letter:uppercase">{label}</span>
              <span className="mt-1 block max-w-[20rem] text-base text-quiet">{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="measure -mt-6 pb-10 text-base md:-mt-14 md:pb-16">
        <Link to={`${paths.about()}#figures`} className="text-brand underline underline-offset-4">
          What each of our figures counts
        </Link>
      </p>
    </div>
  );
}
