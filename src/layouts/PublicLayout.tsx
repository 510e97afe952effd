import { useState, type ComponentProps, type ComponentType, type MouseEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyNear } from '@/components/reveal/lazy-near.tsx';
import { ParticleFieldLazy } from '@/features/site/particles/ParticleFieldLazy.tsx';
import { BottomBar } from './public/BottomBar.tsx';
import type { MobileMenu } from './public/MobileMenu.tsx';
import { PublicHeader } from './public/PublicHeader.tsx';

const Footer = lazyNear('footer', async () => (await import('./public/Footer.tsx')).Footer);
/** The same element each time: opening the menu must not ask for it. */
const footer = <Footer />;

/** Goes to the content without a change of address: a page may keep what it shows in the fragment. */
function skip(event: MouseEvent) {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.scrollIntoView();
  content?.focus({ preventScroll: true });
}

/** Around the public pages: skip link, header, footer, and below 769 px the bottom bar and the menu. */
export function PublicLayout() {
  const [menuOpen, setMenuOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof MobileMenu>> | null>(null);

  async function openMenu() {
    try {
      const { MobileMenu } = await import('./public/MobileMenu.tsx');
      setMenu(() => MobileMenu);
      setMenuOpen(true);
    } catch {
      // The page has everything else; what is done about the missing chunk is told (see main.tsx).
    }
  }

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
      <PublicHeader onMenu={() => void openMenu()} />
      <main id="content" tabIndex={-1} className="relative min-h-[70dvh]">
        <Outlet />
      </main>
      {footer}
      <BottomBar onMore={() => void openMenu()} />
      {Menu && <Menu open={menuOpen} onClose={() => setMenuOpen(false)} />}
    </>
  );
}
