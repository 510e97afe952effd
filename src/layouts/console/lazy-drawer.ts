import { lazyPart } from '@/components/lazy-part.tsx';

/** The navigation of narrow screens, fetched when somebody is about to open it. */
export const { Part: Drawer, soon: soonDrawer } = lazyPart(
  async () => (await import('./Drawer.tsx')).Drawer,
);
