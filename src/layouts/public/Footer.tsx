import { Link, useLocation } from 'react-router-dom';
import { Wordmark } from '@/components/Wordmark.tsx';
import { config } from '@/config.ts';
import { paths } from '@/paths.ts';
import { NewsletterForm } from '@/site/index.ts';
import { Helpline } from '@/components/outreach/Helpline.tsx';
import {
  legalLinks,
  pageLinks,
  securityLink,
  useAccountLinks,
  useToolLinks,
} from './navigation.ts';

const [home, services, features, ...rest] = pageLinks;

const writtenYear = new Date().getFullYear();

/** The HTML may be from another year; React leaves a text unchanged that differs only at hydration. */
function showThisYear(element: HTMLElement | null) {
  if (element) element.textContent = String(new Date().getFullYear());
}

const Copyright = () => (
  <>
    ©{' '}
    <span ref={showThisYear} suppressHydrationWarning>
      {writtenYear}
    </span>{' '}
    {config.brand}.
  </>
);

/** The footer of the public pages: one line on pages that only have a form. */
export function Footer() {
  const { pathname } = useLocation();
  const isForm = [paths.login(), paths.signup()].includes(pathname.replace(/\/$/, ''));
  return isForm ? <FooterLine /> : <WholeFooter />;
}

function FooterLine() {
  return (
    <footer id="footer" className="border-t border-hairline pt-4 pb-20 md:pb-4">
      <p className="measure flex flex-wrap gap-x-5 gap-y-1 text-xs text-quiet">
        <span className="mr-auto">
          <Copyright />
        </span>
        {[...legalLinks, securityLink].map(({ to, label }) => (
          <Link key={to} to={to} className="hover:text-brand">
            {label}
          </Link>
        ))}
      </p>
    </footer>
  );
}

function WholeFooter() {
  const toolLinks = useToolLinks();
  const accountLinks = useAccountLinks();
  const columns = [
    { title: 'Product', links: [home, services, features, ...toolLinks] },
    { title: 'Company', links: [...rest, securityLink, ...legalLinks] },
    { title: 'Account', links: accountLinks },
  ] as const;
  return (
    <footer
      id="footer"
      className="border-t border-hairline bg-surface pt-10 pb-24 md:pt-14 md:pb-10"
    >
      <div className="measure grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className="text-h3">
            <Wordmark />
          </p>
          <p className="mt-3 max-w-sm text-sm text-quiet">
            Protection of domain names against impersonation, phishing and brand abuse, for Indian
            businesses.
          </p>
          <p className="mt-3 max-w-sm text-sm">
            Lost money to a scam? Call&nbsp;
            <Helpline />.
          </p>
          <NewsletterForm />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:col-span-7">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm font-semibold text-quiet">{title}</h2>
              <ul className="mt-3 grid gap-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className="inline-block py-1 text-sm hover:text-brand">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="measure">
        <p className="mt-8 border-t border-hairline pt-6 text-xs text-quiet md:mt-12">
          <Copyright /> All rights reserved.
          {config.legalEntity !== null && <span className="mt-1 block">{config.legalEntity}</span>}
        </p>
      </div>
    </footer>
  );
}
