/**
 * Evidence behind nginx: locations that pass DNS over HTTPS to the deployer's resolver and RDAP to the registries.
 * Neither is an open proxy, and neither logs a name.
 */

/** The upstream that the deployer's own configuration defines for the resolver. */
export const RESOLVER_UPSTREAM = 'naamraksha_resolver';
/** The deployer's map of registries, below nginx's own folder. */
export const RDAP_MAP = 'snippets/naamraksha-rdap.map';
/** The folder of nginx's cache. */
export const EVIDENCE_CACHE = '/var/cache/naamraksha-evidence';
/** The certificate authorities for the registries, on Debian. */
export const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';

export interface EvidencePaths {
  /** The path of the site in VITE_DOH_URL, and the queries a second of one browser; null if it is elsewhere. */
  readonly doh: { readonly path: string; readonly rate: number } | null;
  /** The path in VITE_RDAP_URL; null if it is not set. */
  readonly rdapPath: string | null;
}

/** The inside of that map as the build ships it (RFC 9224 has the whole list). */
export const SHIPPED_REGISTRIES = `# Top-level domain and the address of its registry's RDAP service.
com https://rdap.verisign.com/com/v1;
in https://rdap.nixiregistry.in/rdap;
net https://rdap.verisign.com/net/v1;
`;

/**
 * Returns the additional lines of the `http` block: the zones of the limits, the cache and the map. Null if no path of
 * the site carries evidence.
 */
export function evidenceHttp({ doh, rdapPath }: EvidencePaths): string | null {
  if (doh === null && rdapPath === null) return null;
  const parts = [
    `# Written by the build of the site; do not edit, the next build writes it anew.
# Include it in the http block (on Debian: a file in /etc/nginx/conf.d).

proxy_cache_path ${EVIDENCE_CACHE} levels=1:2 keys_zone=naamraksha_evidence:10m
  max_size=100m inactive=1h use_temp_path=off;

# What a resolver or registry says of its own limits passes; nginx's own limit is over in a second.
map "$status $upstream_http_retry_after" $naamraksha_retry_after {
  "429 " 1;
  default $upstream_http_retry_after;
}
`,
  ];
  if (doh !== null) {
    parts.push(`
# Twice what one browser asks at most, since people share an address.
limit_req_zone $binary_remote_addr zone=naamraksha_doh:10m rate=${doh.rate * 2}r/s;
`);
  }
  if (rdapPath !== null) {
    parts.push(`
limit_req_zone $binary_remote_addr zone=naamraksha_rdap:10m rate=1r/s;

# No other address than these is ever called.
map $naamraksha_ending $naamraksha_registry {
  default "";
  include ${RDAP_MAP};
}
`);
  }
  return parts.join('');
}

/** Headers that another server must not set in this site's name. */
const HIDDEN = [
  'Alt-Svc',
  'Clear-Site-Data',
  'Link',
  'NEL',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Retry-After',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'Strict-Transport-Security',
];

/**
 * The locations, for the `server` block; empty if no path of the site carries evidence.
 *
 * @param headers name and value of the headers of every proxied answer, the values quoted for nginx
 */
export function evidenceLocations(
  { doh, rdapPath }: EvidencePaths,
  headers: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(headers);
  const shared = [
    '# The log would keep the names that people ask about: nginx writes the request into each line.',
    'access_log off;',
    'error_log /dev/null crit;',
    'limit_req_status 429;',
    '# No cookie, address, language or browser of the reader passes, and no body.',
    'proxy_pass_request_headers off;',
    'proxy_pass_request_body off;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Content-Length "";',
    '# Some registries refuse a call without one.',
    'proxy_set_header User-Agent naamraksha;',
    'proxy_connect_timeout 4s;',
    'proxy_read_timeout 10s;',
    'proxy_redirect off;',
    'proxy_cache naamraksha_evidence;',
    'proxy_cache_lock on;',
    ...[...HIDDEN, ...names.filter((name) => !HIDDEN.includes(name))].map(
      (name) => `proxy_hide_header ${name};`,
    ),
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${value} always;`),
    'add_header Retry-After $naamraksha_retry_after always;',
  ];
  const block = (indent: string) => shared.map((line) => `${indent}${line}`).join('\n');
  const parts: string[] = [];
  if (doh !== null) {
    parts.push(`
# DNS over HTTPS (RFC 8484) by GET. Of the address, the query alone passes.
location = ${doh.path} {
  if ($request_method != GET) { return 405; }
  if ($arg_dns !~ "^[A-Za-z0-9_-]{16,700}$") { return 400; }
  limit_req zone=naamraksha_doh burst=${doh.rate * 2} nodelay;
${block('  ')}
  proxy_set_header Host ${RESOLVER_UPSTREAM};
  proxy_set_header Accept application/dns-message;
  proxy_ignore_headers Set-Cookie Vary;
  # Kept as long as the resolver says; what it says nothing about, a failure for example, is not.
  proxy_cache_key "doh $arg_dns";
  proxy_pass http://${RESOLVER_UPSTREAM}/dns-query?dns=$arg_dns;
}
`);
  }
  if (rdapPath !== null) {
    const registrable =
      '(?<naamraksha_name>(?:[a-z0-9-]{1,63}\\.)+(?<naamraksha_ending>[a-z0-9-]{2,63}))';
    parts.push(`
# RDAP (RFC 9082): one domain, at its own registry. The expression is quoted for its braces.
location ^~ ${rdapPath}/ {
  location ~ "^${escapePath(rdapPath)}/domain/(?=[^/]{1,253}$)${registrable}$" {
    if ($request_method != GET) { return 405; }
    if ($naamraksha_registry = "") { return 501; }
    limit_req zone=naamraksha_rdap burst=10 nodelay;
${block('    ')}
    proxy_ssl_server_name on;
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 4;
    proxy_ssl_trusted_certificate ${AUTHORITIES};
    proxy_set_header Accept application/rdap+json;
    proxy_ignore_headers Cache-Control Expires X-Accel-Expires Set-Cookie Vary;
    proxy_cache_valid 200 404 5m;
    proxy_cache_key "rdap $naamraksha_name";
    # A name in a variable is looked up at each call: the server block needs a resolver.
    proxy_pass $naamraksha_registry/domain/$naamraksha_name;
  }
  # Not the site's 404, which would read as the registry's.
  return 400;
}
`);
  }
  return parts.join('');
}

/** A path of the site within a regular expression. */
function escapePath(path: string): string {
  return path.replace(/[.]/g, '\\.');
}
