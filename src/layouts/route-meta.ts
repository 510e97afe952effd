import { config } from '@/config.ts';

/** Title and description of a route; read by the browser (title), the prerenderer and the sitemap. */
export interface RouteMeta {
  /** The page's own title, without the brand. */
  title: string;
  /** True for pages that search engines should leave out. */
  noindex?: boolean;
  /** False for pages that only the browser renders (the consoles). Default: true. */
  prerender?: boolean;
}

/** The text of <title>: the page first, so that tabs can be distinguished. */
export function documentTitle(meta: Pick<RouteMeta, 'title'> | undefined): string {
  return meta ? `${meta.title} · ${config.brand}` : config.brand;
}

/** The meta of the innermost matched route that has one. Input: the `handle`s, outermost first. */
export function innermostMeta(handles: readonly unknown[]): RouteMeta | undefined {
  return handles.findLast(
    (handle): handle is RouteMeta =>
      typeof handle === 'object' && handle !== null && 'title' in handle,
  );
}
