import { Disclosure } from '@/components/Disclosure.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { reasons } from '@/content/why-choose-us.ts';
import { ReasonDetail } from './ReasonDetail.tsx';
import { ReasonTabs } from './ReasonTabs.tsx';
import { Link } from 'react-router-dom';
import { claims } from '@/content/claims.ts';
import { paths } from '@/paths.ts';

/** Five items: tabs above 768 px, an accordion below; CSS shows one of the two. Then our measurable promises. */
export function WhyChooseUs() {
  return (
    <section
      id="why-choose-us"
      aria-labelledby="why-title"
      className="border-t border-hairline bg-surface"
    >
      <div className="measure py-12 md:pt-16 md:pb-20">
        <h2 id="why-title" className="text-base font-semibold text-brand md:text-lead">
          Why Choose Us
        </h2>
        <p className="mt-1.5 font-display text-h2 font-bold text-balance md:mt-3">
          Built for the scams Indian customers get
        </p>
        <Reveal>
          <ReasonTabs items={reasons} />
          <ReasonAccordion />
        </Reveal>
      </div>
      <Promises />
    </section>
  );
}

/** For small screens: none open, one at a time, a tap on the open one closes it. */
function ReasonAccordion() {
  return (
    <div className="mt-6 border-t border-hairline md:hidden">
      {reasons.map((item) => {
        const { icon: Icon } = item;
        return (
          <Disclosure
            key={item.id}
            group="why-choose-us"
            title={
              <span className="flex items-center gap-3">
                <Icon size={20} className="shrink-0 text-brand" />
                {item.title}
              </span>
            }
          >
            <div className="pb-8">
              <ReasonDetail item={item} />
            </div>
          </Disclosure>
        );
      })}
    </div>
  );
}

const PROMISES = [claims.takedown, claims.response, claims.support];

/** The three figures that a customer can hold us to, in the colours of the dark theme. */
function Promises() {
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
