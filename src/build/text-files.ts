/** robots.txt, sitemap.xml and security.txt. */
import { paths } from '../paths.ts';
import type { PublicPage } from './pages.ts';

/** Every page that search engines may show. Addresses contain no character that XML would read. */
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

const DAY = 24 * 60 * 60 * 1000;
/** The RFC asks for less than a year, so that an abandoned site stops promising an answer. */
const VALID_DAYS = 364;

export interface SecurityTxtInput {
  /** The mailbox that reports go to. */
  email: string;
  /** The public address of the site, without a trailing slash; null omits the lines that need it. */
  siteUrl: string | null;
  /** The time of the build. */
  now: Date;
}

/** /.well-known/security.txt: the contact for vulnerabilities. https://www.rfc-editor.org/rfc/rfc9116 */
export function securityTxt({ email, siteUrl, now }: SecurityTxtInput): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY);
  const lines = [
    `Contact: mailto:${encodeURI(email)}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
  ];
  if (siteUrl !== null) {
    lines.push(`Policy: ${siteUrl}${paths.security()}`);
    lines.push(`Canonical: ${siteUrl}/.well-known/security.txt`);
  }
  return `${lines.join('\n')}\n`;
}
