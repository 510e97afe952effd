import { useState, type MouseEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { ParticleFieldLazy } from '@/features/site/particles/ParticleFieldLazy.tsx';
import { BottomBar } from './public/BottomBar.tsx';
import { Footer } from './public/Footer.tsx';
import { PublicHeader } from './public/PublicHeader.tsx';
import { useTargetPlace } from './use-page-change.ts';

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
        className="skip-link fixed top-2 left-2 z-50 rounded bg-brand px-4 py-2 text-sm font-semibold text-on-brand"
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
