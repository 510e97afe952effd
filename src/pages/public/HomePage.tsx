import { Hero } from '@/features/site/hero/Hero.tsx';
import { lazyNear } from '@/components/reveal/lazy-near.tsx';

const KeyBenefits = lazyNear(
  'key-benefits',
  async () => (await import('@/features/site/home/KeyBenefits.tsx')).KeyBenefits,
);
const WhyChooseUs = lazyNear(
  'why-choose-us',
  async () => (await import('@/features/site/home/WhyChooseUs.tsx')).WhyChooseUs,
);
const FaqSection = lazyNear(
  'faq-section',
  async () => (await import('@/features/site/faq/FaqSection.tsx')).FaqSection,
);
const Testimonials = lazyNear(
  'testimonials',
  async () => (await import('@/features/site/testimonials/Testimonials.tsx')).Testimonials,
);
const GetInTouch = lazyNear(
  'get-in-touch',
  async () => (await import('@/features/site/contact/GetInTouch.tsx')).GetInTouch,
);

const sections = [KeyBenefits, WhyChooseUs, FaqSection, Testimonials, GetInTouch];

/** The home page: its sections in the order of specification section 2. */
export function Component() {
  return (
    <>
      <Hero />
      {sections.map((Section, index) => (
        <Section key={index} />
      ))}
    </>
  );
}
