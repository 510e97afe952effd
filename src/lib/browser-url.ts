/** Web addresses as browsers read them. All take any text. */
import { parseUrl } from './parse-url.ts';

/** The schemes that `new URL` reads as web addresses. */
export const WEB = /^(?:https?|ftp|wss?):/i;
const START = /https?:[/\\]/gi;

/** A longer host, including characters that browsers drop, is not read: `new URL` takes seconds for it. */
export const MAX_HOST = 1000;

/** Returns the address that a browser opens for a text; null if it opens none, or if the host is too long to read. */
export function browserUrl(text: string): URL | null {
  const [authority = ''] = text.replace(/^(?:[a-z][a-z\d+-]*:)?[/\\]*/i, '').split(/[/\\?#]/, 1);
  if (authority.length - authority.lastIndexOf('@') > MAX_HOST) return null;
  if (/^[/\\]{2}/.test(text)) return parseUrl(`https:${text}`);
  return parseUrl(WEB.test(text) ? text : `https://${text}`);
}

/** True for a host that is an IP address, as `new URL` gives it. */
export const isIpAddress = (host: string): boolean => /^\d+(?:\.\d+){3}$|^\[/.test(host);

/** Returns the web addresses in a text: each one ends where the next begins. */
export function addressesIn(text: string): string[] {
  const starts = Array.from(text.matchAll(START), ({ index }) => index);
  return starts.map((from, at) => text.slice(from, starts[at + 1]));
}

/** Returns an address without its scheme, its user and a final dot of its host, in which two spellings may differ. */
export const spellingOf = (href: string): string =>
  href.replace(/^[a-z]+:\/\/(?:[^/@]*(@))?([^/]*?)\.?\//, '$1$2/');
