/** The pages of the route tree that the build writes as HTML. */
import type { RouteObject } from 'react-router-dom';
import { innermostMeta, type RouteMeta } from '@/layouts/route-meta.ts';

export interface PublicPage {
  path: string;
  meta: RouteMeta | undefined;
}

/**
 * Every public page, in the order of the tree: leaves whose nearest meta does not say `prerender: false`. The splat
 * routes are omitted; they share 404.html.
 *
 * @throws Error when a public route has a parameter: the build could not know its addresses
 */
export function publicPages(routes: readonly RouteObject[]): PublicPage[] {
  const pages = leaves(routes, '', []).filter(({ meta }) => meta?.prerender !== false);
  const open = pages.find(({ path }) => /[:*]/.test(path));
  if (open) throw new Error(`A prerendered route has a parameter: ${open.path}`);
  return pages;
}

/** Every address below the consoles that has no parameter, in the order of the tree. */
export function shellPaths(routes: readonly RouteObject[]): string[] {
  return leaves(routes, '', []).flatMap(({ path, meta }) =>
    meta?.prerender === false && !/[:*]/.test(path) ? [path] : [],
  );
}

/** All pages of the tree: its leaves but the splat routes. */
function leaves(
  routes: readonly RouteObject[],
  base: string,
  handles: readonly unknown[],
): PublicPage[] {
  return routes.flatMap((route) => {
    const path = join(base, route.path);
    const chain = [...handles, route.handle];
    if (route.children) return leaves(route.children, path, chain);
    const isPage = route.path !== '*' && (route.path !== undefined || route.index);
    return isPage ? [{ path: path || '/', meta: innermostMeta(chain) }] : [];
  });
}

function join(base: string, path: string | undefined): string {
  if (path === undefined) return base;
  if (path.startsWith('/')) return path;
  return `${base.replace(/\/$/, '')}/${path}`;
}
