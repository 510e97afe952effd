import { useState, type MouseEvent } from 'react';
import { Outlet, NavLink, useLocation } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { ParticleFieldLazy } from '@/site/index.ts';
import { Footer } from './public/Footer.tsx';
import { PublicHeader } from './public/PublicHeader.tsx';
import { useTargetPlace } from './use-page-change.ts';
import { cx } from '@/ui/class-names.ts';
import { barLinks, finderLink } from './public/navigation.ts';

const MobileMenu = lazyPart(() => import('./public/MobileMenu.tsx').then((m) => m.MobileMenu));

/** Goes to the content without a change of address: some pages keep their state in the fragment. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.scrollIntoView();
  content?.focus({ preventScroll: true });
}

/** Around the public pages: skip link, header, footer, and below 769 px the bottom bar and the menu. */
export function PublicLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  useTargetPlace();

  return (
    <>
      <ParticleFieldLazy />
      <a
        href="#content"
        onClick={skip}
        className="fixed top-2 left-2 z-50 rounded bg-brand px-4 py-2 text-sm font-semibold text-on-brand not-focus:sr-only"
      >
        Skip to content
      </a>
      <PublicHeader onMenu={() => setMenuOpen(true)} />
      <main id="content" tabIndex={-1} className="relative min-h-[70dvh]">
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
      {menuOpen && (
        <PanelBoundary name="The menu">
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </PanelBoundary>
      )}
    </>
  );
}

const ITEM = 'flex h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-medium';

/** The bar at the bottom of small screens. Low or zoomed-in windows need its room for the page. */
function BottomBar() {
  const { pathname } = useLocation();
  // The finder has sub-pages, which are reached through it.
  const isFinders = (to: string) => to === finderLink.to && pathname.startsWith(`${to}/`);
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden [@media(max-height:520px)]:hidden"
    >
      <ul className="grid grid-cols-6">
        {barLinks.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === finderLink.to}
              className={({ isActive }) =>
                cx(ITEM, isActive || isFinders(to) ? 'text-brand' : 'text-quiet')
              }
            >
              <Icon size={20} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
