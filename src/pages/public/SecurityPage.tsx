import { Link } from 'react-router-dom';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { NOT_YET, SECURITY_ANSWERS } from '@/content/security.ts';
import { Prose } from '@/components/Prose.tsx';
import { paths } from '@/paths.ts';
import { TitledSections } from '@/site/index.ts';

const LINK = 'font-semibold text-brand underline underline-offset-3';

/** For a prospective customer's security team: facts that they can check, and what is missing. */
export function Component() {
  return (
    <>
      <section className="measure grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 py-10 md:py-14 lg:grid-cols-12 lg:items-end">
        <h1 className="max-w-[36rem] font-display text-title font-bold text-balance lg:col-span-6">
          What your security team will ask
        </h1>
        <p className="max-w-[36rem] text-lead text-quiet lg:col-span-6">
          Facts about this site and its consoles that you can check in your browser’s tools.
        </p>
      </section>

      <div className="measure pb-12 md:pb-20">
        <TitledSections sections={SECURITY_ANSWERS} />
      </div>

      <section aria-labelledby="not-yet" className="border-y border-hairline bg-surface">
        <div className="measure grid gap-x-8 gap-y-5 py-10 md:py-16 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="not-yet" className="font-display text-h2 font-bold">
              Not yet
            </h2>
            <p className="mt-2 max-w-sm text-base text-quiet">What you won’t find today.</p>
          </div>
          <ul className="grid gap-x-8 text-base sm:grid-cols-2 lg:col-span-8">
            {NOT_YET.map((missing) => (
              <li key={missing} className="border-t border-hairline py-3">
                {missing}
              </li>
            ))}
          </ul>
        </div>
      </section>

      <section
        aria-labelledby="report"
        className="measure grid gap-x-8 gap-y-3 py-10 md:grid-cols-12 md:py-16"
      >
        <h2 id="report" className="font-display text-h3 font-bold md:col-span-4">
          Report a vulnerability
        </h2>
        <div className="grid max-w-text gap-3 text-base md:col-span-8">
          <p>
            Write to{' '}
            <a href={`mailto:${config.supportEmail}`} className={LINK}>
              <MailAddress address={config.supportEmail} />
            </a>
            . Say what you did, what you saw and on which page; write names so that they are no
            links, such as <Prose>`examp1e[.]in`</Prose>. Please try nothing on other people’s
            accounts or data.
          </p>
          <p className="text-quiet">
            <Prose>The same address stands in `/.well-known/security.txt`.</Prose> Is a question
            missing here?{' '}
            <Link to={paths.contact()} className={LINK}>
              Ask us
            </Link>
            .
          </p>
        </div>
      </section>
    </>
  );
}
