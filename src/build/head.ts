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
  /** Whether the page can be read before its scripts have come: then they wait. */
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

const fontTags = (input: HeadInput): string[] =>
  input.fonts.map(
    (href) =>
      `<link rel="preload" href="${escape(href)}" as="font" type="font/woff2" crossorigin />`,
  );

/** `fetchpriority` has the browser keep back what the first paint can do without. */
const moduleTags = (input: HeadInput): string[] =>
  input.modules.map((href) => {
    const patience = input.readable ? ' fetchpriority="low"' : '';
    return `<link rel="modulepreload" href="${escape(href)}" crossorigin${patience} />`;
  });

/**
 * The tags before the style sheet: the fonts of the first lines, which are asked for while the sheet in the
 * page still arrives; and the scripts, where nothing can be seen without them.
 */
export function firstTags(input: HeadInput): string[] {
  return [...fontTags(input), ...(input.readable ? [] : moduleTags(input))];
}

/**
 * The tags for the end of the body: the scripts of a page that can be read without them. They are asked
 * for after the fonts and at low priority, so that they do not share the line with what is seen.
 */
export function lastTags(input: HeadInput): string[] {
  return input.readable ? moduleTags(input) : [];
}

/** The tags as lines; every text is escaped. */
export function headTags(input: HeadInput): string[] {
  const { title, description, brand, siteUrl, path } = input;
  const address = siteUrl !== null && path !== null ? siteUrl + (path === '/' ? '/' : path) : null;
  const tags = [`<title>${escape(title)}</title>`];
  if (description) tags.push(named('description', description));
  if (input.noindex) tags.push(named('robots', 'noindex'));
  if (address && !input.noindex) tags.push(`<link rel="canonical" href="${escape(address)}" />`);
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
