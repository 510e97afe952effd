import { Fold } from '@/components/Fold.tsx';
import { Reveal } from '@/components/Reveal.tsx';
import { reasons } from '@/content/why-choose-us.ts';
import { ReasonDetail } from './ReasonDetail.tsx';
import { Promises } from './Promises.tsx';
import { ReasonTabs } from './ReasonTabs.tsx';

/** Five items: tabs above 768 px, an accordion below; CSS shows one of the two. Then what can be held to. */
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
          <Fold
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
          </Fold>
        );
      })}
    </div>
  );
}
