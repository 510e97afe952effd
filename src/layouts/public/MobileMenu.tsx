import { Link, NavLink, useLocation } from 'react-router-dom';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { TryConsole } from '@/components/TryConsole.tsx';
import { useDemoTarget } from '@/components/domain-form/known-domain.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { PageDialog } from '@/ui/PageDialog.tsx';
import {
  checkLink,
  finderLink,
  legalLinks,
  pageLinks,
  securityLink,
  useAccountLinks,
  useToolLinks,
} from './navigation.ts';

/** The two tools right below Home, because visitors come for them. */
const menuLinks = [...pageLinks.slice(0, 1), finderLink, checkLink, ...pageLinks.slice(1)];
/** They have a separate row. */
const inRows = new Set<string>(menuLinks.map(({ to }) => to));

/** The menu of small screens: every public page, Log in and Sign Up. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const demo = useDemoTarget();
  const accountLinks = useAccountLinks();
  const { pathname } = useLocation();
  const tools = useToolLinks().filter(({ to }) => !inRows.has(to));
  const smallLinks = [...tools, securityLink, ...legalLinks];
  return (
    <PageDialog onClose={onClose} title="Menu" width="sm">
      <PanelBoundary name="The menu">
        <nav aria-label="Menu">
          <ul className="-my-2 divide-y divide-hairline">
            {menuLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === finderLink.to && pathname === checkLink.to}
                  onClick={onClose}
                  className={({ isActive }) =>
                    cx('block py-3 font-display text-h3 font-semibold', isActive && 'text-brand')
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <Link
            to={demo}
            onClick={onClose}
            className={cx(buttonClass('primary', 'lg'), 'mt-6 w-full')}
          >
            Request Demo
          </Link>
          <div className="mt-3 grid auto-cols-fr grid-flow-col gap-3">
            {accountLinks.map(({ to, label }) => (
              <NavLink
                key={to}
                to={to}
                onClick={onClose}
                className={buttonClass('secondary', 'lg')}
              >
                {label}
              </NavLink>
            ))}
          </div>
          <TryConsole size="lg" className="mt-3 w-full" />
          <ul className="mt-5 flex flex-wrap gap-x-4 text-sm text-quiet">
            {smallLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} onClick={onClose} className="inline-block py-1 hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </PanelBoundary>
    </PageDialog>
  );
}
