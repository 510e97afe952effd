/** What a route says about itself; read by the browser (title), the prerenderer and the sitemap. */
export interface RouteMeta {
  /** The page's own title, without the brand. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** True for pages that search engines should leave out. */
  noindex?: boolean;
  /** False for pages that only the browser renders (the consoles). Default: true. */
  prerender?: boolean;
}
