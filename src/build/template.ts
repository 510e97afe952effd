/** Turns the built index.html into each page: its head, its root element and its end. */
import { escapeHtml } from '../lib/escape-html.ts';

const SHEET = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/;

/** React writes tags for the head (preloads of pictures) before the markup. */
export function liftHoisted(rendered: string): { hoisted: string; html: string } {
  const [hoisted = ''] = /^(?:<(?:link|meta)\b[^>]*>)*/.exec(rendered) ?? [];
  return { hoisted, html: rendered.slice(hoisted.length) };
}

/**
 * The template with the text of its style sheet instead of a link, so that the first paint waits for one answer, not
 * for two in a row. The sheet's address stays next to it for main.tsx.
 *
 * @param read returns the text of a built file, by its path
 * @throws Error when the template has no sheet, or one that a style element cannot contain
 */
export async function withStyles(
  template: string,
  read: (file: string) => Promise<string>,
): Promise<string> {
  const [tag, href = ''] = SHEET.exec(template) ?? [];
  if (tag === undefined) throw new Error('index.html has no style sheet');
  const css = await read(href);
  if (/<\/style/i.test(css)) throw new Error(`${href} would end its style element`);
  return template.replace(tag, () => `<style data-href="${href}">${css}</style>`);
}

/** Removes the matching tags from the template. */
function lift(template: string, tags: RegExp): { lifted: string[]; rest: string } {
  const lifted: string[] = [];
  const rest = template.replace(tags, (_all, tag: string) => {
    lifted.push(tag);
    return '';
  });
  return { lifted, rest };
}

const SHEETS = /\s*(<style\b[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>)/g;
const SCRIPTS = /\s*((?:<script type="module"|<link rel="modulepreload")[^>]*>(?:<\/script>)?)/g;
const PATIENT = ' fetchpriority="low"';

/**
 * One page of the site. A prerendered page can be read before its scripts have loaded, so they are at the end of the
 * body, at low priority, and leave the line to fonts and pictures. The empty shell of the consoles shows nothing
 * without its scripts, so they are in the head.
 *
 * @param hoisted tags that React wants in the head
 * @param page the path that hydrates this markup, `*` for any missing one, null for the empty shell
 */
export function fill(
  template: string,
  head: HeadInput,
  hoisted: string,
  page: string | null,
  html: string,
): string {
  const isShell = page === null;
  const root = isShell ? '<div id="root">' : `<div id="root" data-page="${page}">`;
  // The site's sheets go before the page's: between two utilities of the same weight the later one wins, and the
  // consoles' sheet repeats every utility.
  const sheets = lift(template, SHEETS);
  const scripts = isShell ? { lifted: [], rest: sheets.rest } : lift(sheets.rest, SCRIPTS);
  if (!isShell && scripts.lifted.length === 0) throw new Error('index.html has no module script');
  if (!scripts.rest.includes('<!--head-->') || !scripts.rest.includes('<div id="root">')) {
    throw new Error('index.html has lost its <!--head--> or its root element');
  }
  const headLines = [
    ...fontTags(head.fonts),
    ...(isShell ? moduleTags(head.modules) : []),
    ...sheets.lifted,
    ...headTags(head),
    hoisted,
  ];
  const lastLines = [
    ...(isShell ? [] : moduleTags(head.modules, PATIENT)),
    ...scripts.lifted.map((tag) => tag.replace(/^<\w+ \w+="\w+"/, `$&${PATIENT}`)),
    '</body>',
  ];
  // Functions, since `$` in the texts would be read as a pattern.
  return scripts.rest
    .replace('<!--head-->', () => headLines.join('\n    ').trim())
    .replace('<div id="root">', () => root + html)
    .replace('</body>', () => lastLines.join('\n    '));
}

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

const fontTags = (hrefs: readonly string[]): string[] =>
  hrefs.map(
    (href) =>
      `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin />`,
  );

/** @param attributes more of them, with a leading space */
const moduleTags = (hrefs: readonly string[], attributes = ''): string[] =>
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
