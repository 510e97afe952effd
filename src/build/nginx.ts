/**
 * The configuration with which nginx serves the site like `vite preview` and `_headers`. The build writes it next to
 * its folder, since everything inside is public.
 */
import {
  COMPRESSED,
  HASHED_CACHE,
  HASHED_FOLDERS,
  PAGE_CACHE,
  SHELL_AREAS,
  TYPES,
} from './host-files.ts';
import { evidenceLocations, type EvidencePaths } from './nginx-evidence.ts';

/** The upstream that the deployer's own configuration defines for a proxied backend. */
export const BACKEND_UPSTREAM = 'naamraksha_backend';

export interface NginxInput {
  /** Name and value of every security header. */
  headers: Readonly<Record<string, string>>;
  /** The path at which the backend is proxied (VITE_API_HOST=/api); null if it is elsewhere. */
  apiPath: string | null;
  /** The paths of the site that carry evidence about names; none if missing. */
  evidence?: EvidencePaths;
}

/** The configuration, to be included in a `server` block that has `listen`, `server_name` and `root`. */
export function nginxConfig({ headers, apiPath, evidence }: NginxInput): string {
  const plain = (type: string) => type.split(';')[0] ?? type;
  const data = dataHeaders(headers);
  const proxied = [
    apiPath === null ? '' : proxyLocation(apiPath, data),
    evidence ? evidenceLocations(evidence, data) : '',
  ];
  const types = Object.entries(TYPES);
  // text/html is always in both lists; naming it again makes nginx warn.
  const listed = types.map(([, type]) => type).filter((type) => plain(type) !== 'text/html');
  return `# Written by the build of the site; do not edit, the next build writes it anew.
# Include it in a server block that has listen, server_name and root (the built folder).

server_tokens off;
etag on;

types {
${types.map(([extension, type]) => `  ${plain(type)} ${extension.slice(1)};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${unique(listed.filter((type) => type.includes('charset')).map(plain)).join(' ')};

gzip on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 6;
gzip_min_length 512;
gzip_types ${unique(listed.map(plain).filter((type) => COMPRESSED.test(type))).join(' ')};

# A location with an add_header of its own would drop all of these: what differs is a variable.
set $site_cache "${PAGE_CACHE}";
add_header Cache-Control $site_cache always;
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}

# The status stays 404. An internal redirect begins anew, so the page is not cached as a file.
error_page 404 /404.html;

location = / { try_files /index.html =404; }

# Pages have one address each, without the extension.
location ~ \\.html$ { internal; }

${HASHED_FOLDERS.map(
  (folder) => `location ^~ ${folder} {
  set $site_cache "${HASHED_CACHE}";
  try_files $uri =404;
}`,
).join('\n')}

# The consoles are rendered by the browser, whatever the path below.
${SHELL_AREAS.flatMap((area) => [
  `location = ${area} { try_files /app.html =404; }`,
  `location ^~ ${area}/ { try_files /app.html =404; }`,
]).join('\n')}

# _headers and _redirects are for other hosts; files with a leading dot stay private.
location ~ /[._] { return 404; }
location ^~ /.well-known/ { try_files $uri =404; }

location / {
  rewrite ^(/.+)/$ $1 break;
  try_files $uri.html $uri =404;
}
${proxied.join('')}`;
}

/** Headers of proxied answers: private data, never pages. */
const DATA_HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns quoted headers of data, with HSTS if the site sends it: an add_header in a location drops the site's. */
function dataHeaders(site: Readonly<Record<string, string>>): Record<string, string> {
  const hsts = Object.entries(site).filter(([name]) => name === 'Strict-Transport-Security');
  const all = [...Object.entries(DATA_HEADERS), ...hsts];
  return Object.fromEntries(all.map(([name, value]) => [name, quote(value)]));
}

/**
 * The backend at a path of the site, so that both have one origin. Each header that is set here is hidden from the
 * backend's answer: browsers join two values, and `same-origin, same-origin` is not valid.
 */
function proxyLocation(path: string, headers: Readonly<Record<string, string>>): string {
  return `
location ^~ ${path}/ {
  proxy_pass http://${BACKEND_UPSTREAM}/;
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # No cookie passes: the backend is called with a bearer token alone.
  proxy_set_header Cookie "";
  proxy_hide_header Set-Cookie;
${Object.entries(headers)
  .map(([name, value]) => `  proxy_hide_header ${name};\n  add_header ${name} ${value} always;`)
  .join('\n')}
}
`;
}

/**
 * The path at which a VITE_API_HOST setting proxies the backend; null for any other form of it.
 *
 * @throws Error when nginx would read the path as more than a path
 */
export function apiPathOf(apiHost: string | undefined): string | null {
  const path = apiHost?.trim().replace(/\/+$/, '') ?? '';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  if (!/^(?:\/[\w.~-]+)+$/.test(path)) {
    throw new Error(`VITE_API_HOST is no path that a host could proxy: "${path}".`);
  }
  return path;
}

/** A value in quotes. nginx cannot escape a dollar sign. */
function quote(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot send this header: ${value}`);
  return `"${value.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
