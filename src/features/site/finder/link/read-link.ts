/**
 * Reads a link that someone was sent: a URL, an email address or a bare name, defanged or not, or the
 * message around one. Nothing is opened or asked; the name that a browser would go to is all that counts.
 */
import { domainOf } from '@/lib/read-name.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { words } from '@/lib/words.ts';
import { isAppId } from './file-name.ts';
import { readSent, type Sent } from './links-in.ts';
import { isShortener } from './places.ts';

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
      /** Of an email address, what stands before its last @; '' for a link. Hostile. */
      readonly mailbox: string;
      /** What stands behind the name: path, query and fragment, decoded. Hostile. */
      readonly rest: string;
      readonly notes: readonly LinkNote[];
    }
  | { readonly kind: 'ip-address'; readonly address: string; readonly notes: readonly LinkNote[] }
  /** No web address: it runs a script or opens an app. */
  | { readonly kind: 'scheme'; readonly scheme: string }
  /** A payment by UPI: to which address, and what that calls itself ('' where it does not). Hostile. */
  | {
      readonly kind: 'payment';
      readonly payee: string;
      readonly name: string;
      readonly amount: string;
    }
  | { readonly kind: 'none' };

/** Schemes of UPI, and of the apps that read its requests. */
const PAYS = new Set(words('upi phonepe paytmmp tez gpay bhim credpay'));
/** Schemes that call or write to a number: no name stands in them. */
const CALLS: ReadonlySet<string> = new Set(['tel', 'sms', 'smsto']);
const WEB = new Set(['http', 'https', 'ftp', 'ws', 'wss']);

const isPayment = (link: string): boolean =>
  PAYS.has(/^[a-z]+(?=:)/i.exec(link)?.[0].toLowerCase() ?? '') && /[?&]pa=/i.test(link);

/** The name that an SMS shows as its sender: `VM-SBIINB`, `VK-HDFCBK-S`. */
export const SENDER = /^\s*[a-z]{2}-[a-z\d]{5,9}(?:-[a-z])?:?\s*$/i;

/** Google Translate shows another site's pages below its own name: `sbi--kyc-xyz.translate.goog` those of `sbi-kyc.xyz`. */
function translated(host: string): string {
  const [, written] = /^([a-z\d-]+)\.translate\.goog$/i.exec(host) ?? [];
  return written === undefined
    ? host
    : written.replaceAll(/-{1,2}/g, (dash) => (dash === '--' ? '-' : '.'));
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
  if (host.startsWith('[') || /^localhost$/i.test(host)) return host.toLowerCase();
  if (!/^[\da-fx.]+$/i.test(host)) return null;
  const read = parseUrl(`http://${host}/`)?.hostname ?? '';
  return /^\d+(?:\.\d+){3}$/.test(read) ? read : null;
}

/** Another address in path or query: written out, in Google's short form for pages, or as a parameter's value. */
const CARRIED = [
  /(?:https?:|=)[/\\]{2}([^/\\\s?#&"'<>]+)/gi,
  /^\/amp\/(?:s\/)?([^/?#&\s]+\.[^/?#&\s]+)/gi,
  /[?&](?:url|u|to|next|goto|target|dest\w*|redirect\w*|return\w*|continue|link)=([^/?#&\s]+\.[a-z]{2,})(?=[/?#&]|$)/gi,
];

/** What a UPI link asks for (NPCI, UPI Linking Specifications: `pa` is the payee's address, `pn` its name, `am` rupees). */
function paymentOf(link: string): LinkReading {
  const asked = new URLSearchParams(link.split('?')[1] ?? '');
  const amount = asked.get('am') ?? '';
  return {
    kind: 'payment',
    payee: asked.get('pa') ?? '',
    name: asked.get('pn') ?? '',
    amount: /^\d{1,9}(?:\.\d{1,2})?$/.test(amount) ? amount : '',
  };
}

/** A link within another one. */
export interface Carried {
  /** In ASCII form; or an IP address. */
  readonly host: string;
  /** With its path, and without its query. Hostile: any text. */
  readonly link: string;
}

/** Each is judged, so that a link cannot keep the page busy. */
const MAX_CARRIED = 8;

/**
 * The links in the path and query of another one, each host once: of many the first and the last.
 *
 * @param rest what stands behind the name. Hostile: any text
 * @param host the name itself, which is none of them
 */
export function carriedIn(rest: string, host: string): readonly Carried[] {
  const own = domainOf(host);
  const found = new Map<string, string>();
  for (const text of [rest, decoded(rest), decoded(decoded(rest))]) {
    for (const match of CARRIED.flatMap((form) => Array.from(text.matchAll(form)))) {
      const [whole, authority = ''] = match;
      const bare = authority.replace(/^.*@/, '').replace(/:\d*$/, '');
      const name = domainOf(bare) ?? ipAddressOf(bare);
      if (name === null || name === own || found.has(name)) continue;
      const [path = ''] = /^[/\\][^?#&\s"'<>]*/.exec(text.slice(match.index + whole.length)) ?? [];
      found.set(name, `https://${authority}${path}`);
    }
  }
  const all = Array.from(found, ([name, link]) => ({ host: name, link }));
  return all.length > MAX_CARRIED
    ? [...all.slice(0, MAX_CARRIED / 2), ...all.slice(-MAX_CARRIED / 2)]
    : all;
}

/** The links of what was sent that can be judged. */
export const readableOf = ({ links }: Sent): string[] =>
  links.filter((link) => readLink(link).kind !== 'none');

/**
 * Reads what a person was sent: of a message its first link.
 *
 * @param typed any text
 * @returns the name that a browser (or a mail server) would ask for and what else is to be known of the link;
 *   `none` where nothing in the text looks like a link
 */
export function readLink(typed: string): LinkReading {
  const [link = ''] = readSent(typed).links;
  if (SENDER.test(link) || isAppId(link)) return { kind: 'none' };
  // A digit behind the colon is a port, but behind these a number to call.
  const scheme = /^(tel|sms|smsto):|^([a-z][a-z0-9+-]*):(?!\d)|^([a-z][a-z0-9+.-]*):\/\//i
    .exec(link)
    ?.slice(1)
    .find(Boolean)
    ?.toLowerCase();
  if (scheme !== undefined && CALLS.has(scheme)) return { kind: 'none' };
  if (scheme !== undefined && scheme !== 'mailto' && !WEB.has(scheme)) {
    return isPayment(link) ? paymentOf(link) : { kind: 'scheme', scheme };
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
  const written = authority.slice(at + 1).replace(/:\d*$/, '');
  // A slash behind a percent sign ends no host: browsers refuse the whole.
  const isCut = /[\s/\\?#@]/.test(decoded(written));
  const host = (isCut ? written : decoded(written)).replace(/\.+$/, '');
  if (host === '') return { kind: 'none' };

  const notes: LinkNote[] = [];
  if (!isMail && before !== '') notes.push({ kind: 'user-info', text: decoded(before) });
  if (port !== undefined && port !== '80' && port !== '443') notes.push({ kind: 'port', port });
  const carried = isMail ? undefined : carriedIn(rest, host)[0];
  if (carried) notes.push({ kind: 'carries', host: carried.host });
  // 1930 is a number to call; a browser's field alone makes an address of it.
  if (scheme === undefined && /^\d+$/.test(host) && !/^[/\\]{2}/.test(link))
    return { kind: 'none' };
  const ip = ipAddressOf(host);
  if (ip !== null) return { kind: 'ip-address', address: ip, notes };
  if (!host.includes('.') && !/[。．｡]/.test(host)) return { kind: 'none' };
  const shown = translated(host);
  if (isShortener(host)) notes.push({ kind: 'shortener', host });
  return {
    kind: 'name',
    host: isMail ? host : shown,
    isMail,
    mailbox: isMail ? decoded(before) : '',
    rest: decoded(rest),
    notes,
  };
}
