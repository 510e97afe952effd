/** The tags of a prerendered page's <head>. */

export interface HeadInput {
  title: string;
  description?: string | undefined;
  noindex?: boolean | undefined;
  brand: string;
  /** The public address of the site, without a trailing slash; null leaves out what needs it. */
  siteUrl: string | null;
  /** The page's path; null for pages that stand for many addresses. */
  path: string | null;
  fonts: readonly string[];
  modules: readonly string[];
  /** Whether the page can be read before its scripts and fonts have come: then its styles go first. */
  readable?: boolean;
  styles: readonly string[];
  /** Structured data for search engines (schema.org). */
  data?: readonly object[];
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}" />`;
const graph = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escape(content)}" />`;

/** A data block: it never runs, and nothing in it can end it. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** `fetchpriority` has the browser keep back what the first paint can do without. */
const patience = ({ readable }: HeadInput): string => (readable ? ' fetchpriority="low"' : '');

const fontTags = (input: HeadInput): string[] =>
  input.fonts.map(
    (href) =>
      `<link rel="preload" href="${escape(href)}" as="font" type="font/woff2" crossorigin${patience(input)} />`,
  );

const moduleTags = (input: HeadInput): string[] =>
  input.modules.map(
    (href) => `<link rel="modulepreload" href="${escape(href)}" crossorigin${patience(input)} />`,
  );

/**
 * The tags for the end of the body. What a page can be read without, its scripts and fonts, is asked for
 * there, after the style sheet and at low priority: else it shares the line with the sheet that the first
 * paint waits for, for a third of a second on a slow one. The smallest go first: browsers let one through.
 */
export function lastTags(input: HeadInput): string[] {
  return input.readable ? [...moduleTags(input), ...fontTags(input)] : [];
}

/** The tags as lines; every text is escaped. */
export function headTags(input: HeadInput): string[] {
  const { title, description, brand, siteUrl, path } = input;
  const address = siteUrl !== null && path !== null ? siteUrl + (path === '/' ? '/' : path) : null;
  const tags = [`<title>${escape(title)}</title>`];
  if (description) tags.push(named('description', description));
  if (input.noindex) tags.push(named('robots', 'noindex'));
  if (address && !input.noindex) tags.push(`<link rel="canonical" href="${escape(address)}" />`);
  if (!input.readable) tags.push(...fontTags(input), ...moduleTags(input));
  for (const href of input.styles) {
    tags.push(`<link rel="stylesheet" href="${escape(href)}" crossorigin />`);
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
