import { Link } from 'react-router-dom';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { Faq } from './Faq.tsx';

/** The FAQ of the home page: the heading beside the list on wide screens. */
export function FaqSection() {
  const contact = useDemoTarget();
  return (
    <section id="faq-section" aria-labelledby="faq-title">
      <div className="measure grid gap-8 py-16 md:py-24 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id="faq-title" className="font-display text-h2 font-bold">
            Frequently asked questions
          </h2>
          <p className="mt-4 max-w-[26rem] text-body text-quiet">
            Question not here?{' '}
            <Link to={contact} className="font-semibold text-brand underline">
              Ask us
            </Link>
            . A person will reply.
          </p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <Faq />
        </div>
      </div>
    </section>
  );
}
