/** The tags of a prerendered page's <head>. */
import { escapeHtml } from '../lib/escape-html.ts';

export interface HeadInput {
  title: string;
  description?: string | undefined;
  noindex?: boolean | undefined;
  brand: string;
  /** The public address of the site, without a trailing slash; null omits tags that need it. */
  siteUrl: string | null;
  /** The page's path; null for a page with many addresses. */
  path: string | null;
  fonts: readonly string[];
  modules: readonly string[];
  styles: readonly string[];
  /** Structured data for search engines (schema.org). */
  data?: readonly object[];
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const graph = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}" />`;

/** A data block: browsers never run it, and nothing in it can end it. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

export const fontTags = (hrefs: readonly string[]): string[] =>
  hrefs.map(
    (href) =>
      `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin />`,
  );

/** @param attributes more of them, with a leading space */
export const moduleTags = (hrefs: readonly string[], attributes = ''): string[] =>
  hrefs.map(
    (href) => `<link rel="modulepreload" href="${escapeHtml(href)}" crossorigin${attributes} />`,
  );

/** The tags between the style sheet and the end of the head, one a line; every text is escaped. */
export function headTags(input: HeadInput): string[] {
  const { title, description, brand, siteUrl, path } = input;
  const address = siteUrl !== null && path !== null ? siteUrl + (path === '/' ? '/' : path) : null;
  const tags = [`<title>${escapeHtml(title)}</title>`];
  if (description) tags.push(named('description', description));
  if (input.noindex) tags.push(named('robots', 'noindex'));
  if (address && !input.noindex)
    tags.push(`<link rel="canonical" href="${escapeHtml(address)}" />`);
  for (const href of input.styles) {
    tags.push(`<link rel="stylesheet" href="${escapeHtml(href)}" crossorigin />`);
  }
  if (path !== null && !input.noindex) {
    const article = input.data?.some((data) => '@type' in data && data['@type'] === 'BlogPosting');
    tags.push(graph('type', article ? 'article' : 'website'));
    tags.push(graph('site_name', brand), graph('title', title));
    tags.push(graph('locale', 'en_IN'));
    if (description) tags.push(graph('description', description));
    if (address) tags.push(graph('url', address));
    if (siteUrl) tags.push(graph('image', `${siteUrl}/social-card.png`));
    tags.push(named('twitter:card', siteUrl ? 'summary_large_image' : 'summary'));
    for (const data of input.data ?? []) tags.push(jsonLd(data));
  }
  return tags;
}
