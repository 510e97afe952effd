import { Link } from 'react-router-dom';
import { Faq } from '@/site/index.ts';
import { useDemoTarget } from '@/components/domain-form/known-domain.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

export function Component() {
  const contact = useDemoTarget();
  return (
    <section className="group measure grid gap-x-8 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        <h1 className="font-display text-title font-bold">FAQ</h1>
        <p className="mt-6 max-w-[26rem] text-lead text-quiet">
          What people ask before they trust us with their domain.
        </p>
        <p className="mt-4 max-w-[26rem] text-base text-quiet">
          Does your security team want to know more? Show them{' '}
          <Link to={paths.security()} className="text-brand underline underline-offset-2">
            our page on security
          </Link>
          .
        </p>
        {/* If no question matches, the list itself asks for it. */}
        <p className="mt-8 group-has-data-unmatched:hidden max-lg:hidden">
          <Link to={contact} className={buttonClass('secondary', 'lg')}>
            Ask a question
          </Link>
        </p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <Faq level="h2" />
      </div>
      <p className="group-has-data-unmatched:hidden lg:hidden">
        <Link to={contact} className={buttonClass('secondary', 'lg')}>
          Ask a question
        </Link>
      </p>
    </section>
  );
}
