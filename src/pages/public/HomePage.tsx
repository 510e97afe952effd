import {
  ContactFacts,
  ContactForm,
  Faq,
  Hero,
  KeyBenefits,
  Testimonials,
  WhyChooseUs,
} from '@/site/index.ts';
import { Link } from 'react-router-dom';
import { useDemoTarget } from '@/components/domain-form/known-domain.ts';

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

function GetInTouch() {
  return (
    <section id="get-in-touch" aria-labelledby="contact-title">
      <div className="measure grid gap-x-8 gap-y-10 py-12 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="font-display text-h2 font-bold">
            Get in Touch
          </h2>
          <p className="mt-4 mb-8 max-w-[26rem] text-body text-quiet">
            Tell us your domain. In the demo, we’ll show you the domains that imitate it and what
            each one does.
          </p>
          <ContactFacts />
        </div>
        <div className="lg:col-span-7">
          <ContactForm />
        </div>
      </div>
    </section>
  );
}

/** The FAQ of the home page: heading and search next to the list on wide screens. */
function FaqSection() {
  const contact = useDemoTarget();
  return (
    <section id="faq-section" aria-labelledby="faq-title">
      <div className="measure py-12 md:pt-20 md:pb-16">
        <Faq
          beside={
            <>
              <h2 id="faq-title" className="font-display text-h2 font-bold">
                Frequently asked questions
              </h2>
              <p className="mt-4 mb-6 max-w-[26rem] text-body text-quiet">
                Question not here?{' '}
                <Link to={contact} className="font-semibold text-brand underline">
                  Ask us
                </Link>
                . A person will reply.
              </p>
            </>
          }
        />
      </div>
    </section>
  );
}
