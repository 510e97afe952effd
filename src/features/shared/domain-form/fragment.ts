/**
 * The domain of a shared link stands in the fragment (`#d=example.in`), which browsers never send; a link
 * that someone was sent stands beside it (`#d=example.in&u=...`).
 */

const DOMAIN = 'd';
const LINK = 'u';
const MAX_DOMAIN = 300;
const MAX_LINK = 2_048;

const valueOf = (hash: string, key: string, max: number): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(key)?.slice(0, max) ?? '';

/** The domain in a fragment (with or without `#`), or ''. Hostile: any text. */
export const domainFromFragment = (hash: string): string => valueOf(hash, DOMAIN, MAX_DOMAIN);

/** The link to be judged in a fragment, or ''. Hostile: any text. */
export const linkFromFragment = (hash: string): string => valueOf(hash, LINK, MAX_LINK);

/** The fragment that shares a domain ('' for none), and a link to be judged beside it, with `#`. */
export function fragmentFor(domain: string, link = ''): string {
  const values = new URLSearchParams(domain === '' ? {} : { [DOMAIN]: domain });
  if (link !== '') values.set(LINK, link.slice(0, MAX_LINK));
  return `#${values.toString()}`;
}
