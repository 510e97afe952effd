import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyNear } from '@/features/reveal/lazy-near.ts';
import { ParticleFieldLazy } from '@/features/particles/ParticleFieldLazy.tsx';
import { BottomBar } from './public/BottomBar.tsx';
import { PublicHeader } from './public/PublicHeader.tsx';

const MobileMenu = lazy(async () => ({
  default: (await import('./public/MobileMenu.tsx')).MobileMenu,
}));

const Footer = lazyNear('footer', async () => (await import('./public/Footer.tsx')).Footer);
/** The same element each time: opening the menu must not ask for it. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

/** Around the public pages: skip link, header, footer, and below 769 px the bottom bar and the menu. */
export function PublicLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);

  function openMenu() {
    setMenuWanted(true);
    setMenuOpen(true);
  }

  return (
    <>
      <ParticleFieldLazy />
      <a
        href="#content"
        className="skip-link fixed top-2 left-2 z-50 rounded bg-brand px-4 py-2 text-sm font-semibold text-on-brand"
      >
        Skip to content
      </a>
      <PublicHeader onMenu={openMenu} />
      <main id="content" tabIndex={-1} className="relative min-h-[70dvh]">
        <Outlet />
      </main>
      {footer}
      <BottomBar onMore={openMenu} />
      {menuWanted && (
        <Suspense>
          <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
