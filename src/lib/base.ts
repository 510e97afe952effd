/** Path of the site on its host: the root, or a path (DEMO_BASE of the demonstration). */

/** `/demo` for a site below https://host/demo/; empty at the root. The address bar's paths begin with it. */
export const basePath = (): string => import.meta.env.BASE_URL.replace(/\/+$/, '');

/** A path of the address bar as the route tree and paths.ts know it. */
export function routePath(pathname: string): string {
  const base = basePath();
  return base !== '' && `${pathname}/`.startsWith(`${base}/`)
    ? pathname.slice(base.length) || '/'
    : pathname;
}

/** The address of a file of public/, given by its path there, from the slash on. */
export const publicFile = (path: string): string => basePath() + path;
