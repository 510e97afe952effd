import { FaqSection } from '@/features/site/faq/FaqSection.tsx';
import { GetInTouch } from '@/features/site/contact/GetInTouch.tsx';
import { Hero } from '@/features/site/hero/Hero.tsx';
import { KeyBenefits } from '@/features/site/home/KeyBenefits.tsx';
import { WhyChooseUs } from '@/features/site/home/WhyChooseUs.tsx';
import { Testimonials } from '@/features/site/testimonials/Testimonials.tsx';

/** The home page: its sections in the order of specification section 2. */
export function Component() {
  return (
    <>
      <Hero />
      <KeyBenefits />
      <WhyChooseUs />
      <FaqSection />
      <Testimonials />
      <GetInTouch />
    </>
  );
}
