/** The pages of the route tree that the build writes as HTML. */
import type { RouteObject } from 'react-router-dom';
import { innermostMeta, type RouteMeta } from '@/layouts/route-meta.ts';

export interface PublicPage {
  path: string;
  meta: RouteMeta | undefined;
}

/**
 * Every public page, in the order of the tree: leaves whose nearest meta does not say
 * `prerender: false`. The splat routes are left out; they share 404.html.
 *
 * @throws Error when a public route has a parameter: the build could not tell its addresses
 */
export function publicPages(routes: readonly RouteObject[]): PublicPage[] {
  return below(routes, '', []);
}

function below(
  routes: readonly RouteObject[],
  base: string,
  handles: readonly unknown[],
): PublicPage[] {
  return routes.flatMap((route) => {
    const path = join(base, route.path);
    const chain = [...handles, route.handle];
    if (route.children) return below(route.children, path, chain);
    const meta = innermostMeta(chain);
    const isPage = route.path !== '*' && (route.path !== undefined || route.index);
    if (!isPage || meta?.prerender === false) return [];
    if (/[:*]/.test(path)) throw new Error(`A prerendered route has a parameter: ${path}`);
    return [{ path: path || '/', meta }];
  });
}

function join(base: string, path: string | undefined): string {
  if (path === undefined) return base;
  if (path.startsWith('/')) return path;
  return `${base.replace(/\/$/, '')}/${path}`;
}
