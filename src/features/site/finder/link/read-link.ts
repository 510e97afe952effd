/**
 * Reads a link that someone was sent: a URL, an email address or a bare name, defanged or not, or the
 * message around one. Nothing is opened or asked; the name that a browser would go to is all that counts.
 */
import { refang } from '@/lib/defang.ts';
import { domainOf } from '@/lib/hostname.ts';
import { parseUrl } from '@/lib/parse-url.ts';

/** What a reader has to know about a link besides its name. Every text in it is hostile. */
export type LinkNote =
  /** What stands before the @ looks like an address and is none. */
  | { readonly kind: 'user-info'; readonly text: string }
  | { readonly kind: 'port'; readonly port: string }
  /** Another name further back, where the page may pass its visitor on to. */
  | { readonly kind: 'carries'; readonly host: string }
  | { readonly kind: 'shortener'; readonly host: string };

export type LinkReading =
  | {
      readonly kind: 'name';
      readonly host: string;
      readonly isMail: boolean;
      /** What stands behind the name: path, query and fragment, decoded. Hostile. */
      readonly rest: string;
      readonly notes: readonly LinkNote[];
    }
  | { readonly kind: 'ip-address'; readonly address: string; readonly notes: readonly LinkNote[] }
  /** No web address: it runs a script, pays or calls. */
  | { readonly kind: 'scheme'; readonly scheme: string }
  | { readonly kind: 'none' };

const MAX_LENGTH = 2_048;
const WEB = new Set(['http', 'https', 'ftp', 'ws', 'wss']);
/** Services that pass visitors on to an address that their links do not show. */
const SHORTENERS = new Set(
  'bit.ly t.co tinyurl.com goo.gl is.gd cutt.ly rb.gy ow.ly buff.ly shorturl.at t.ly lnkd.in s.id'.split(
    ' ',
  ),
);

const unwrapped = (token: string): string =>
  token.replace(/^[<("'“‘[]+/, '').replace(/[>)"'”’\],;.!]+$/, '');

/** The first word of a message that is a link, else the whole text. */
function linkIn(text: string): string {
  const tokens = refang(text.trim())
    .split(/\s+/)
    .map((token) => refang(unwrapped(token)));
  const [first = ''] = tokens;
  if (tokens.length < 2) return first;
  return (
    tokens.find((token) => /^[a-z][a-z0-9+.-]*:\/\//i.test(token)) ??
    tokens.find((token) => /^(?:www\.|[^\s@]+@)\S+\.\S{2}/i.test(token)) ??
    tokens.find((token) => /^[^\s.]+(?:\.[^\s./]+)*\.[^\s./\d]{2,}(?:[/?#:]|$)/.test(token)) ??
    first
  );
}

/** Without percent signs, as browsers read a host. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address in four numbers if a browser takes the host for one (`2130706433`, `0x7f.1`); else null. */
function ipAddressOf(host: string): string | null {
  if (host.startsWith('[')) return host;
  if (!/^[\da-fx.]+$/i.test(host)) return null;
  const read = parseUrl(`http://${host}/`)?.hostname ?? '';
  return /^\d+(?:\.\d+){3}$/.test(read) ? read : null;
}

/** The first other name in path and query. */
function carriedName(rest: string, host: string): string | null {
  for (const text of [rest, decoded(rest), decoded(decoded(rest))]) {
    for (const [, found = ''] of text.matchAll(/(?:https?:|=)[/\\]{2}([^/\\\s?#&"'<>]+)/gi)) {
      const name = domainOf(found.replace(/^.*@/, '').replace(/:\d*$/, ''));
      if (name !== null && name !== domainOf(host)) return name;
    }
  }
  return null;
}

/**
 * Reads what a person was sent.
 *
 * @param typed any text; 2,048 characters of it are read
 * @returns the name that a browser (or a mail server) would ask for and what else is to be known of the link;
 *   `none` where nothing in the text looks like a link
 */
export function readLink(typed: string): LinkReading {
  const link = linkIn(typed.slice(0, MAX_LENGTH));
  const scheme = /^([a-z][a-z0-9+-]*):(?!\d)|^([a-z][a-z0-9+.-]*):\/\//i
    .exec(link)
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase();
  if (scheme !== undefined && scheme !== 'mailto' && !WEB.has(scheme)) {
    return { kind: 'scheme', scheme };
  }
  // A browser reads a backslash as a slash, and any number of slashes as two.
  const address = (scheme === undefined ? link : link.slice(scheme.length + 1)).replace(
    /^[/\\]+/,
    '',
  );
  const end = address.search(/[/\\?#]/);
  const authority = end < 0 ? address : address.slice(0, end);
  const rest = end < 0 ? '' : address.slice(end);
  const at = authority.lastIndexOf('@');
  const before = authority.slice(0, Math.max(0, at));
  const isMail = at >= 0 && (scheme === 'mailto' || (scheme === undefined && !/^[/\\]/.test(rest)));
  const port = /:(\d+)$/.exec(authority)?.[1];
  const host = decoded(authority.slice(at + 1).replace(/:\d*$/, '')).replace(/\.+$/, '');
  if (host === '') return { kind: 'none' };

  const notes: LinkNote[] = [];
  if (!isMail && before !== '') notes.push({ kind: 'user-info', text: decoded(before) });
  if (port !== undefined && port !== '80' && port !== '443') notes.push({ kind: 'port', port });
  const carried = isMail ? null : carriedName(rest, host);
  if (carried !== null) notes.push({ kind: 'carries', host: carried });
  const ip = ipAddressOf(host);
  if (ip !== null) return { kind: 'ip-address', address: ip, notes };
  if (!host.includes('.') && !/[。．｡]/.test(host)) return { kind: 'none' };
  if (SHORTENERS.has(host.toLowerCase())) notes.push({ kind: 'shortener', host });
  return { kind: 'name', host, isMail, rest: decoded(rest), notes };
}
