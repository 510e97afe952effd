/** sitemap.xml and robots.txt, from the route tree. */
import type { PublicPage } from './prerender-paths.ts';

/** Every page that search engines may show. Addresses hold no character that XML would read. */
export function sitemap(siteUrl: string, pages: readonly PublicPage[]): string {
  const urls = pages
    .filter(({ meta }) => !meta?.noindex)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(siteUrl: string | null): string {
  const lines = ['User-agent: *', 'Disallow: /admin', 'Disallow: /superadmin'];
  if (siteUrl !== null) lines.push(`Sitemap: ${siteUrl}/sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
