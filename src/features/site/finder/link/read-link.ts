/**
 * Reads a link that someone was sent: a URL, an email address or a bare name, defanged or not, or the
 * message around one. Nothing is opened or asked; the name that a browser would go to is all that counts.
 */
import { refang, refangDots } from '@/lib/defang.ts';
import { domainOf } from '@/lib/hostname.ts';
import { parseUrl } from '@/lib/parse-url.ts';
import { words } from '@/lib/words.ts';
import { joinBroken } from './broken.ts';
import { unglued } from './glued.ts';
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

/** The longest message that is read, in characters: a longer one is refused, since what is cut off may be the bait. */
export const MAX_LENGTH = 50_000;
/** So many links of a message are judged; one with more is refused. */
export const MAX_LINKS = 40;
/** Schemes of UPI, and of the apps that read its requests. */
const PAYS = new Set(words('upi phonepe paytmmp tez gpay bhim credpay'));
/** Schemes that call or write to a number: no name stands in them. */
const CALLS: ReadonlySet<string> = new Set(['tel', 'sms', 'smsto']);
const WEB = new Set(['http', 'https', 'ftp', 'ws', 'wss']);

/** Schemes that a phone or a browser acts upon without slashes. */
const ACTING = 'tel|sms|smsto|upi|mailto|javascript|vbscript|data|intent|market|file|blob';

/** "Visit:example.in": a word, and behind its colon what is a name or an email address. */
const WORD_BEFORE = new RegExp(
  String.raw`^(?!(?:${ACTING}|https?|ftp|wss?):)\p{L}[\p{L}\p{M}\d_-]*:(?=(?:[^\s@/:?#]+@)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?:[/?#:]|$))`,
  'iu',
);

const unwrapped = (token: string): string =>
  token
    .replace(/^[<("'“‘[]+/, '')
    .replace(/[>)"'”’\],;.!।_]+$/, '')
    // "Link:https://example.in"
    .replace(/^[^./?=&@\s]*[:(–-](?=https?:\/\/)/i, '')
    .replace(WORD_BEFORE, '');

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const BEGINS_AS_LINK = /^(?:www\.|[^\s@]+@)\S+\.\S{2}/i;
const BARE = /^[^\s.]+(?:\.[^\s./]+)*\.[^\s./\d]{2,}(?:[/?#:]|$)/;
/**
 * Where a space is missing: "blocked.Please", "anyone.SBI never asks", "Avl.bal", "pls.call", "code.T&C". Visit.Com is
 * written so by phones, and whole addresses in capitals are.
 */
const MISSING_SPACE = [
  /\.(?!(?:Com|In|Co|Net|Org)(?:[/?#:]|$))[A-Z][a-z]+(?:[/?#:]|$)/,
  /[a-z\d]\.(?!(?:COM|IN|CO|NET|ORG|INFO|BIZ|XYZ|TOP|ONLINE|SITE|LIVE|SHOP|CLUB|APP|ME|IO|CC|LINK|CLICK|STORE|ICU|VIP)$)[A-Z&]+$/,
  /^[^/?#]*&[^/?#]*$/,
  /^(?:.*,)?(?:a\/c|ac|avai?l?|avl|avbl|bal|dt|dr|cr|kindly|mr|mrs|ms|pls?|plz|ref|shri|smt|tel|mob)\.[a-z]+$/i,
];
/** Whether what stands before a path may be a name: "share.-SBI" and "us.Thanks,Team" are prose. */
const isHost = (token: string): boolean =>
  (token.split(/[/?#:]/)[0] ?? '')
    .split('.')
    .every((label) => !/^-|-$|[\x21-\x2C\x3B-\x40\x5B-\x5E\x60\x7B-\x7E]/.test(label));
const isGlued = (token: string): boolean => MISSING_SPACE.some((form) => form.test(token));
/** "Pvt.Ltd" is no name of one. */
const FIRM = /^(?:pvt|co|m\/s)\.ltd$/i;
/** An address in four numbers; without a path or a port it may be a version's. */
const NUMBERED = /^\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?[/:]\S/;

/** "Urgent: your parcel" is none. */
const ACTS = new RegExp(String.raw`^(?:${ACTING}):\S`, 'i');

const isPayment = (link: string): boolean =>
  PAYS.has(/^[a-z]+(?=:)/i.exec(link)?.[0].toLowerCase() ?? '') && /[?&]pa=/i.test(link);

/** The name that an SMS shows as its sender: `VM-SBIINB`, `VK-HDFCBK-S`. */
export const SENDER = /^\s*[a-z]{2}-[a-z\d]{5,9}(?:-[a-z])?:?\s*$/i;

/** A comma where a link has its dot: `www.sbi-kyc,in`. Behind a whole name it begins the next word. */
const COMMA_IN_NAME =
  /^((?:https?:\/\/)?www\.|https?:\/\/)([\p{L}\p{N}-]+)(?:[.,](co|gov|bank|org|net))?,(in|com|co|net|org|info|xyz|top|online|site|live)(?=[/?#:]|$)/iu;

const withComma = (token: string): string =>
  token.replace(
    COMMA_IN_NAME,
    (_, start: string, name: string, middle: string | undefined, end: string) =>
      [`${start}${name}`, middle, end].filter(Boolean).join('.'),
  );

/** The words of a text, without what surrounds them. */
const tokensOf = (text: string): string[] =>
  text.split(/\s+/).map((token) => withComma(refang(unwrapped(token))));

/** Signs that look like the colon of a scheme. */
const COLON = /[\u02D0\u02F8\u05C3\u0703\u0704\u1365\u2236\uA789\uFE13\uFE55\uFF1A](?=\/\/)/g;

/** A text with the signs undone that keep an address from being one. */
const withDots = (typed: string): string => refang(refangDots(typed.trim().replaceAll(COLON, ':')));

/**
 * The links of a message that a blank or a line end breaks, as they are joined.
 *
 * @param typed any text
 */
export function brokenLinksIn(typed: string): ReadonlySet<string> {
  const text = withDots(typed);
  const joined = joinBroken(text);
  if (joined === text) return new Set();
  const plain = new Set(tokensOf(text));
  return new Set(tokensOf(joined).filter((token) => !plain.has(token)));
}

/**
 * The links of a message, in its order and each once.
 *
 * @param typed any text
 * @returns as they are written, without what surrounds them; a single word whatever it is
 */
export function linksIn(typed: string): string[] {
  const tokens = tokensOf(unglued(joinBroken(withDots(typed))));
  const [first = ''] = tokens;
  if (tokens.length < 2) return first === '' ? [] : [first];
  const isPlain = (token: string) =>
    HAS_SCHEME.test(token) || BEGINS_AS_LINK.test(token) || ACTS.test(token);
  const isBare = (token: string) =>
    (BARE.test(token) && isHost(token) && !isGlued(token) && !FIRM.test(token)) ||
    NUMBERED.test(token);
  const links = tokens.filter((token) => isPlain(token) || isBare(token));
  return Array.from(new Set(links));
}

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

/** The links of a text that can be judged, as `linksIn` gives them. */
export const readableLinksIn = (typed: string): string[] =>
  linksIn(typed).filter((link) => readLink(link).kind !== 'none');

/**
 * Reads what a person was sent: of a message its first link.
 *
 * @param typed any text
 * @returns the name that a browser (or a mail server) would ask for and what else is to be known of the link;
 *   `none` where nothing in the text looks like a link
 */
export function readLink(typed: string): LinkReading {
  const [link = ''] = linksIn(typed);
  if (SENDER.test(link)) return { kind: 'none' };
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
  const host = decoded(authority.slice(at + 1).replace(/:\d*$/, '')).replace(/\.+$/, '');
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
