/** dist/_headers and dist/_redirects: what a static host must answer with. Preview reads the first. */

/** Files whose name holds their content's hash. */
export const HASHED = /^\/(?:assets|workers)\//;
export const HASHED_CACHE = 'public, max-age=31536000, immutable';
export const PAGE_CACHE = 'no-cache';

/** The parts of the address space that the browser alone renders, from app.html. */
export const SHELL_AREAS: readonly string[] = ['/admin', '/superadmin'];

/** The text of `_headers` (Netlify, Cloudflare Pages and others read it). */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const all = Object.entries({ ...headers, 'Cache-Control': PAGE_CACHE });
  return [
    '/*',
    ...all.map(([name, value]) => `  ${name}: ${value}`),
    ...['/assets/*', '/workers/*'].flatMap((path) => [
      path,
      '  ! Cache-Control',
      `  Cache-Control: ${HASHED_CACHE}`,
    ]),
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
  return `${SHELL_AREAS.flatMap((area) => [`${area} /app.html 200`, `${area}/* /app.html 200`]).join('\n')}\n`;
}
