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
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useDemoTarget, useKnownDomain } from '@/features/shared/domain-form/known-domain.ts';
import { checkLink, finderLink, pageLinks } from './navigation.ts';
import { useSignedIn } from './use-signed-in.ts';

const [, about, services, features, ...rest] = pageLinks;
/** Beside the way to the demonstration there is no room for the link checker. */
const tools = config.demoUrl === null ? [finderLink, checkLink] : [finderLink];
const headerLinks = [about, services, features, ...tools, ...rest];

/** What a narrow header leaves to the footer and to Request Demo. */
const ROOM: Readonly<Record<string, string>> = {
  FAQ: config.demoUrl === null ? 'max-lg:hidden' : 'max-[880px]:hidden',
  Blog: 'max-[880px]:hidden',
  Contact: config.demoUrl === null ? 'max-[1120px]:hidden' : 'max-[1400px]:hidden',
  [checkLink.label]: 'max-[820px]:hidden',
};

const accountClass =
  (from: string) =>
  ({ isActive }: { isActive: boolean }) =>
    cx(
      'hidden rounded px-2 py-2 text-sm font-semibold hover:text-brand',
      isActive ? 'text-brand' : 'text-ink',
      from,
    );

/** The link checker's link, which those who were sent a link look for. */
const CheckLink = () => (
  <>
    <span className="max-[1400px]:hidden">Is this </span>
    <span className="inline-block max-[1400px]:first-letter:uppercase">link real?</span>
  </>
);

/** The finder's link, short where the header is narrow, or shared with the way to the demonstration. */
function Finder() {
  if (config.demoUrl !== null) return 'Finder';
  return (
    <>
      <span className="max-xl:hidden">Lookalike </span>
      <span className="max-xl:capitalize">finder</span>
    </>
  );
}

/** The header of the public pages: navigation above 768 px, a menu button below. */
export function PublicHeader({ onMenu }: { onMenu: () => void }) {
  const signedIn = useSignedIn();
  const demo = useDemoTarget();
  const domain = useKnownDomain();
  /** The tools take the domain along, as those of the finder's own navigation do. */
  const target = (to: string) =>
    domain !== '' && (to === finderLink.to || to === checkLink.to)
      ? { pathname: to, hash: fragmentFor(domain) }
      : to;
  const { pathname } = useLocation();
  // Below the finder's address are pages of their own, which its own navigation names; one of them is a link here.
  const isUnderFinder =
    pathname.startsWith(`${finderLink.to}/`) && !pathname.startsWith(checkLink.to);
  const refused = pathname === paths.unauthorized();
  return (
    <header className="sticky top-0 z-20 border-b border-hairline bg-page-from">
      <div className="measure flex h-16 items-center gap-4 min-[1400px]:gap-8">
        <Link to={paths.home()} className="rounded text-h3" aria-label={`${config.brand}, home`}>
          <Wordmark />
        </Link>

        <nav aria-label="Main" className="hidden flex-1 md:block">
          <ul className="flex items-center gap-1">
            {headerLinks.map(({ to, label }) => (
              <li key={to} className={ROOM[label]}>
                <NavLink
                  to={target(to)}
                  end={to === finderLink.to && pathname.replace(/\/+$/, '') !== finderLink.to}
                  aria-label={label}
                  className={({ isActive }) =>
                    cx(
                      'relative block rounded px-2.5 py-2 text-sm font-medium whitespace-nowrap hover:text-ink focus-visible:outline-offset-0 min-[1400px]:px-3',
                      isActive || (to === finderLink.to && isUnderFinder)
                        ? 'text-ink after:absolute after:inset-x-2.5 after:-bottom-[13px] after:h-0.5 after:bg-brand min-[1400px]:after:inset-x-3'
                        : 'text-quiet',
                    )
                  }
                >
                  {to === finderLink.to ? <Finder /> : to === checkLink.to ? <CheckLink /> : label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className="ml-auto flex items-center gap-1.5 md:gap-2">
          <ThemeToggle />
          {/* Where a console was refused, its page alone says the way on. */}
          {!(signedIn && refused) && (
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
  );
}
