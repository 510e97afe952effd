import { GetInTouch } from '@/features/contact/GetInTouch.tsx';
import { FaqSection } from '@/features/faq/FaqSection.tsx';
import { Hero } from '@/features/hero/Hero.tsx';
import { KeyBenefits } from '@/features/home/KeyBenefits.tsx';
import { WhyChooseUs } from '@/features/home/WhyChooseUs.tsx';
import { Testimonials } from '@/features/testimonials/Testimonials.tsx';

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
