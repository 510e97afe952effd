import { reasons } from '@/content/why-choose-us.ts';
import { Reveal } from '@/components/Reveal.tsx';
import { useTargetPlace } from '@/components/use-target-place.ts';
import { ReasonAccordion } from './ReasonAccordion.tsx';
import { ReasonTabs } from './ReasonTabs.tsx';

/** Five items: tabs above 768 px, an accordion below; CSS shows one of the two. */
export function WhyChooseUs() {
  useTargetPlace('why-choose-us');
  return (
    <section
      id="why-choose-us"
      aria-labelledby="why-title"
      className="border-y border-hairline bg-surface"
    >
      <div className="measure py-16 md:py-24">
        <h2 id="why-title" className="font-display text-h2 font-bold">
          Why Choose Us
        </h2>
        <Reveal>
          <ReasonTabs items={reasons} />
          <ReasonAccordion items={reasons} />
        </Reveal>
      </div>
    </section>
  );
}
