/**
 * The domain of a shared link is in the fragment (`#d=example.in`), which browsers never send. A suspicious link
 * follows it (`#d=example.in&u=...`), with the company's name (`&c=...`).
 */

const DOMAIN = 'd';
const LINK = 'u';
const CALLED = 'c';
const MAX_DOMAIN = 300;
/** Maximum length of text with links to be judged, in characters. */
export const MAX_LINK = 16_384;
const MAX_CALLED = 80;

const valueOf = (hash: string, key: string, max: number): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get(key)?.slice(0, max) ?? '';

/** The domain in a fragment (with or without `#`), or ''. Hostile: any text. */
export const domainFromFragment = (hash: string): string => valueOf(hash, DOMAIN, MAX_DOMAIN);

/** The links to be judged in a fragment, or '': a part of them would be judged wrongly. Hostile: any text. */
export function linkFromFragment(hash: string): string {
  const links = valueOf(hash, LINK, MAX_LINK + 1);
  return links.length > MAX_LINK ? '' : links;
}

/** Returns the company's name from a link's fragment, or ''. Hostile: any text. */
export const calledFromFragment = (hash: string): string => valueOf(hash, CALLED, MAX_CALLED);

interface Shared {
  /** The company's name, typed instead of a domain. */
  readonly called?: string;
  /** The links to be judged. */
  readonly sent?: string;
}

/** The fragment that shares a domain ('' for none) and more; with `#`. An empty part is left out. */
export function fragmentFor(domain: string, { sent = '', called = '' }: Shared = {}): string {
  const values = new URLSearchParams(domain === '' ? {} : { [DOMAIN]: domain });
  if (sent !== '') values.set(LINK, sent.slice(0, MAX_LINK));
  if (called !== '') values.set(CALLED, called.slice(0, MAX_CALLED));
  return `#${values.toString()}`;
}
