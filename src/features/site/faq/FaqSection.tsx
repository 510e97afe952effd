import { Link } from 'react-router-dom';
import { useDemoTarget } from '@/features/shared/domain-form/known-domain.ts';
import { Faq } from './Faq.tsx';

/** The FAQ of the home page: heading and search beside the list on wide screens. */
export function FaqSection() {
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
