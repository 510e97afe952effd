/** Which addresses of the route tree become HTML files. */
import type { RouteObject } from 'react-router-dom';
import { innermostMeta, type RouteMeta } from '@/layouts/route-meta.ts';

/** The addresses of each public route with a parameter. Key: the route's pattern. */
const dynamicPaths: Readonly<Record<string, () => readonly string[]>> = {};

export interface PublicPage {
  path: string;
  meta: RouteMeta | undefined;
}

/**
 * Every public page of the tree, in its order: leaves whose nearest meta does not say
 * `prerender: false`. The splat routes are left out; they share 404.html.
 *
 * @throws Error when a public route has a parameter and no list of its addresses is given here
 */
export function publicPages(routes: readonly RouteObject[]): PublicPage[] {
  const pages: PublicPage[] = [];
  visit(routes, '', [], pages);
  return pages;
}

function visit(
  routes: readonly RouteObject[],
  base: string,
  handles: readonly unknown[],
  pages: PublicPage[],
): void {
  for (const route of routes) {
    const path = join(base, route.path);
    const chain = [...handles, route.handle];
    if (route.children) visit(route.children, path, chain, pages);
    else if (route.path !== '*' && (route.path !== undefined || route.index)) {
      const meta = innermostMeta(chain);
      if (meta?.prerender === false) continue;
      for (const address of addresses(path)) pages.push({ path: address, meta });
    }
  }
}

function join(base: string, path: string | undefined): string {
  if (path === undefined) return base;
  if (path.startsWith('/')) return path;
  return `${base.replace(/\/$/, '')}/${path}`;
}

function addresses(pattern: string): readonly string[] {
  if (!/[:*]/.test(pattern)) return [pattern || '/'];
  const list = dynamicPaths[pattern];
  if (!list) throw new Error(`src/build/prerender-paths.ts lists no addresses for ${pattern}`);
  return list();
}
