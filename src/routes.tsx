/**
 * The root of THE route tree: public pages | guard → admin | guard → superadmin. Every page is its own
 * chunk. The public pages (public-routes.tsx) and the two consoles (console-routes.tsx) join the tree when
 * somebody goes there, so that neither pays for the other.
 */
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { RootLayout } from '@/layouts/RootLayout.tsx';
import { FallbackPage } from '@/pages/FallbackPage.tsx';
import { paths } from '@/paths.ts';

/** The routes that the two parts are put under. */
const ROOT = 'root';
const CONSOLES = 'consoles';

/** Around what talks to the backend. */
export const session = () => import('@/layouts/SessionLayout.tsx');

export const publicPart = () => import('@/public-routes.tsx');
export const consolePart = () => import('@/console-routes.tsx');

/** Whether an address is one of the consoles' own. */
export function isConsolePath(path: string): boolean {
  return [paths.admin.dashboard(), paths.superadmin.dashboard()].some((area) =>
    `${path}/`.startsWith(`${area}/`),
  );
}

/** @param publicRoutes what publicPart brings, where it is there already */
export function routesWith(publicRoutes: readonly RouteObject[] = []): RouteObject[] {
  return [
    {
      id: ROOT,
      element: <RootLayout />,
      errorElement: <FallbackPage />,
      // Nothing: the first page's chunks are loaded before the router starts (see main.tsx).
      hydrateFallbackElement: <></>,
      children: [...publicRoutes, { id: CONSOLES, lazy: session, children: [] }],
    },
  ];
}

/** Every router of these routes is given it: it is asked about addresses that the tree does not know. */
export const completeRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (isConsolePath(path)) patch(CONSOLES, (await consolePart()).consoleRoutes);
  else patch(ROOT, (await publicPart()).publicRoutes);
};
