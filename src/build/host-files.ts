/** dist/_headers and dist/_redirects, which static hosts read. The preview reads the first. */

/** The folders whose file names contain a hash of the content. */
export const HASHED_FOLDERS: readonly string[] = ['/assets/', '/workers/'];
export const HASHED = new RegExp(`^(?:${HASHED_FOLDERS.join('|')})`);
export const HASHED_CACHE = 'public, max-age=31536000, immutable';
export const PAGE_CACHE = 'no-cache';

/** The areas that only the browser renders, from app.html. */
export const SHELL_AREAS: readonly string[] = ['/admin', '/superadmin'];

/** A file next to the built folder, since everything inside is public. */
export function besideOf(clientDir: string, name: string): string {
  return `${clientDir.replace(/\/+$/, '')}.${name}`;
}

/** Content type by file extension. Browsers must believe it (nosniff). */
export const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
/** The types that compression makes smaller. */
export const COMPRESSED = /^(?:text\/|application\/|image\/svg)/;

/**
 * The text of `_headers` (for Netlify, Cloudflare Pages and others). It omits the caching of pages: these hosts have
 * every page revalidated, and join the values if two blocks name one header.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...HASHED_FOLDERS.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${HASHED_CACHE}`]),
    '',
  ].join('\n');
}

/** The headers that a `_headers` text gives to every path. */
export function readHeadersFile(text: string): Record<string, string> {
  const [, block = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(text) ?? [];
  const entries = [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)];
  return Object.fromEntries(entries.map(([, name = '', value = '']) => [name, value]));
}

/** The text of `_redirects`. */
export function redirectsFile(): string {
  return `${SHELL_AREAS.flatMap((area) => [`${area} /app 200`, `${area}/* /app 200`]).join('\n')}\n`;
}
