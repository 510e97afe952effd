import { Menu } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ThemeToggle } from '@/components/ThemeToggle.tsx';
import { TryConsole } from '@/components/TryConsole.tsx';
import { Wordmark } from '@/components/Wordmark.tsx';
import { config } from '@/config.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { useDemoTarget, useKnownDomain } from '@/components/domain-form/known-domain.ts';
import { pageLinks, finderLink, useToolLinks } from './navigation.ts';
import { useSignedIn } from '../use-stored.ts';
import { fragmentFor } from '@/components/domain-form/fragment.ts';

const headerLinks = pageLinks.slice(1);

/** A narrow header omits Contact, which Request Demo leads to, and FAQ, which is in the footer. */
const ROOM: Readonly<Record<string, string>> = {
  FAQ: 'max-[880px]:hidden',
  Contact: 'max-lg:hidden',
};

const accountClass =
  (from: string) =>
  ({ isActive }: { isActive: boolean }) =>
    cx(
      'hidden rounded px-2 py-2 text-sm font-semibold hover:text-brand',
      isActive ? 'text-brand' : 'text-ink',
      from,
    );

/** The header of the public pages: navigation above 768 px, a menu button below; then the tools. */
export function PublicHeader({ onMenu }: { onMenu: () => void }) {
  const signedIn = useSignedIn();
  const demo = useDemoTarget();
  const { pathname } = useLocation();
  const isRefused = pathname === paths.unauthorized();
  return (
    <>
      <header className="sticky top-0 z-20 border-b border-hairline bg-page-from [@media(max-height:520px)]:static">
        <div className="measure flex h-16 items-center gap-4 xl:gap-8">
          <Link to={paths.home()} className="rounded text-h3" aria-label={`${config.brand}, home`}>
            <Wordmark />
          </Link>

          <nav aria-label="Main" className="hidden flex-1 md:block">
            <ul className="flex items-center gap-1">
              {headerLinks.map(({ to, label }) => (
                <li key={to} className={ROOM[label]}>
                  <NavLink
                    to={to}
                    className={({ isActive }) =>
                      cx(
                        'relative block rounded px-2.5 py-2 text-sm font-medium whitespace-nowrap hover:text-ink focus-visible:outline-offset-0 xl:px-3',
                        isActive
                          ? 'text-ink after:absolute after:inset-x-2.5 after:-bottom-[13px] after:h-0.5 after:bg-brand xl:after:inset-x-3'
                          : 'text-quiet',
                      )
                    }
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>

          <div className="ml-auto flex items-center gap-1.5 md:gap-2">
            <ThemeToggle />
            {/* The page that refuses a console has its own links. */}
            {!(signedIn && isRefused) && (
              <NavLink to={paths.login()} className={accountClass('md:block')}>
                {signedIn ? 'Console' : 'Log in'}
              </NavLink>
            )}
            {!signedIn && (
              <NavLink to={paths.signup()} className={accountClass('lg:block')}>
                Sign Up
              </NavLink>
            )}
            <TryConsole className="max-xl:hidden" />
            <Link to={demo} className={cx(buttonClass('primary'), 'max-[640px]:hidden')}>
              Request Demo
            </Link>
            <IconButton
              label="Open menu"
              aria-haspopup="dialog"
              onClick={onMenu}
              className="needs-js md:hidden"
              icon={<Menu size={20} />}
            />
          </div>
        </div>
      </header>
      <ToolRow />
    </>
  );
}

/** Beginnings of labels that a phone omits, so that all tools fit one line. */
const WIDE_ONLY = /^(?:Lookalike|Is this|Reading the) /;

/** The free tools, which carry the visitor's domain. Small screens show the row on the tools' pages only. */
function ToolRow() {
  const domain = useKnownDomain();
  const tools = useToolLinks();
  const { pathname } = useLocation();
  const isTool = pathname.startsWith(finderLink.to);
  return (
    <nav aria-label="Tools" className={cx('border-b border-hairline', !isTool && 'max-md:hidden')}>
      <ul className="measure flex flex-wrap gap-x-4 whitespace-nowrap sm:gap-x-7">
        {tools.map(({ to, label }) => {
          const [before = ''] = WIDE_ONLY.exec(label) ?? [];
          return (
            <li key={to}>
              <NavLink
                to={{ pathname: to, hash: domain === '' ? '' : fragmentFor(domain) }}
                end
                aria-label={label}
                className={({ isActive }) =>
                  cx(
                    'block border-b-2 py-2 text-console font-medium hover:text-ink',
                    isActive ? 'border-brand text-ink' : 'border-transparent text-quiet',
                  )
                }
              >
                <span className="max-sm:hidden">{before}</span>
                <span className="inline-block max-sm:first-letter:uppercase">
                  {label.slice(before.length)}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
