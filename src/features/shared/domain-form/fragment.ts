/** The domain of a shared link, in the fragment (`#d=example.in`): browsers send no fragment to servers. */

const KEY = 'd';

/** The domain in a fragment (with or without `#`), '' when there is none. Any text, hostile. */
export function domainFromFragment(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get(KEY)?.slice(0, 300) ?? '';
}

/** The fragment that shares a domain, with `#`. */
export function fragmentFor(domain: string): string {
  return `#${new URLSearchParams({ [KEY]: domain }).toString()}`;
}
