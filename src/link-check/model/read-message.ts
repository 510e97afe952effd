/**
 * Finds everything in a text that could be a link.
 *
 * Each piece between blanks first goes to `new URL` unchanged, so that the host that a browser opens is always found.
 * Tolerant readings (defanged, glued, with a blank in the middle) then add links. They replace none.
 */
import { addressesIn, browserUrl, isIpAddress, MAX_HOST, WEB } from '@/lib/browser-url.ts';
import { decodeAll, foldText } from '@/lib/decode-text.ts';
import { MISTYPED, refang, refangDots, refangLink } from '@/lib/defang.ts';
import { words } from '@/lib/words.ts';
import { splitHost } from './host.ts';
import * as lists from './lists.ts';

/** Anything in a text that could be a link. Every string in it is hostile. */
export interface Link {
  /** As it is written; a joined one without its blank. */
  readonly text: string;
  /** `app`: its scheme starts an app. `raw`: its scheme is no web address. `program`: a file’s name. */
  readonly as: 'web' | 'mail' | 'app' | 'raw' | 'program' | 'unread';
  /** Host as `new URL` gives it; '' if there is no host. */
  readonly host: string;
  /** The whole address as `new URL` reads it; '' if it is no web address. */
  readonly href: string;
  /** Scheme without the colon; '' if none is written. */
  readonly scheme: string;
  /** The part of an email address before its last @. */
  readonly mailbox: string;
  /** The link that contains this one, or ''. */
  readonly from: string;
}

/** Blanks of a text. U+FEFF is none: browsers drop it inside a host. */
const BLANKS = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
const SCHEME = /^([a-z][a-z\d+-]*):/i;
const APPS = new Set(words(lists.APP_SCHEMES));
const PAYMENTS = new Set(words(lists.PAYMENT_SCHEMES));
const RAW = new Set(words(lists.RAW_SCHEMES));
/** Schemes that are also words of sentences. */
const WORDS = /^(?:about|brave|chrome|edge|feed|file|firefox|jar|mk|opera|res|resource|shell)$/;
/** The ending of a program’s file, anywhere in a text. */
export const PROGRAM = new RegExp(
  `(?<=[^\\s.])\\.(${words(lists.PROGRAM_ENDINGS).join('|')})(?![a-z\\d@=-]|\\.[\\p{L}\\p{N}])`,
  'iu',
);
const PROGRAMS = new RegExp(PROGRAM, 'giu');
const SCHEMES = /(?<![a-z\d])([a-z][a-z\d+-]{0,30}):(?=\S)/gi;
/** An IP address as browsers read it, without a scheme: four numbers, or fewer with a hexadecimal one. */
const NUMBER = /^(?=(?:[^.]+\.){3}|0x)(?:0x[\da-f]+|\d+)(?:\.(?:0x[\da-f]+|\d+)){1,3}$/i;
const FILES = new Set(words(lists.FILE_ENDINGS));
export const SENTENCE = new Set(words(lists.SENTENCE_WORDS));
const MAIL = /^([^\s@/:?#\\]+)@([^\s@/:?#\\]+)$/;
/** An ID to which UPI pays, by the handles that NPCI gives to banks and apps. */
const PAYEE = new RegExp(
  `(?<![\\w.@-]|pa=)([\\w.-]{2,64})@(?:${words(lists.UPI_HANDLES).join('|')})(?![\\w@-]|\\.[\\p{L}\\p{N}])`,
  'giu',
);
/** A bank’s report of a payment, up to the ID that was paid; a request to pay is none. */
const PAID =
  /\b(?:sent|debited|paid|credited)\b(?:(?!\.\s|\b(?:send|pay|transfer|revers|refund))[^?!,:;\n]){0,100}$/i;
/** A program’s file with a blank beside its dot: `SBI YONO .apk`. “Any .apk file” is none. */
const BROKEN_PROGRAM =
  /(?<![\p{L}\p{M}\p{N}])(?!(?:an?|any|the|no|of|or|and|from|as|in|unknown|such|your)\b)([\p{L}\p{N}][\w-]{1,63})(?:\s\.|\.\s)(apks?|xapk|exe|msi)(?![\w@-]|\.\w|\s(?:file|app|link)s?\b)/giu;
/** A dot in other signs or words: `evil<dot>top`, `evil•top`, `evil,top/kyc`, `evil डॉट in`. */
const ODD_DOT =
  /\s?<\s?(?:dot|\.)\s?>\s?|[·•∙⋅]|\s(?:डॉट|d0t)\s|(?<=[a-z]{3}),(?=[a-z]{2,12}\/\w)/giu;
/** A name under an ending that is none, with its path (`evil.c0m/login`), or a page in a file (`statement.html`). */
const NO_SUFFIX =
  /^(?:www\.[^.]+\.[^.]+|[^/]+\.(?:[xs]?html?|svg)|[\w.-]*[\w-]{3}\.[a-z][^\s./]{2,}\/[\w-]{3}.*)$/iu;
/** An email address with a path or markup glued to it: `nodal@bank.in/call`, `"email":"care@bank.in"`. */
const GLUED_MAIL = /^(?:[^@]*["'([<>=])?([\w.+-]+)@[^@]*$/;
/** A mailto: address in markup: `href="mailto:care@bank.in">`, `[Write](mailto:care@bank.in)`. */
const MARKED_MAIL = /^(.*?[^\p{L}\p{N}])mailto:([^\s"'<>()[\]]*)(.*)$/isu;
/** Labels that are endings more often than names. */
const ENDINGS = /^(?:in|com|org|net|co|io)$/;
/** A sign in a host that a sentence has after a link: `bank.in,evil.in`. */
const ODD_SIGN = /[^a-z\d.:[\]-]/;
/** The part of an address before its path, and signs that a path seldom has: a phone may end the link there. */
const BEFORE_PATH = /^(?:[a-z]+:)?[/\\]*[^/\\?#]*/i;
const CUT = /[^\w\-.~:/?#@!$&*+=%]/;

/** Returns a piece without the signs around it. Loops, since a regular expression would take quadratic time. */
function trimSigns(piece: string): string {
  let from = 0;
  let to = piece.length;
  while (from < to && /[^\p{L}\p{N}/\\]/u.test(piece.charAt(from))) from += 1;
  while (to > from && /[^\p{L}\p{M}\p{N}/]/u.test(piece.charAt(to - 1))) to -= 1;
  return piece.slice(from, to);
}

/** True for an IP address and for a name under a suffix under which names are registered. */
const isReachable = (host: string): boolean => isIpAddress(host) || splitHost(host).isKnown;

/** Returns the host of a text that is a name under a public suffix, or ''. */
function hostIn(text: string): string {
  const host = browserUrl(text)?.hostname ?? '';
  return splitHost(host).isKnown ? host : '';
}

export function webLink(text: string, url: URL, from = ''): Link {
  const scheme = WEB.test(text) ? url.protocol.slice(0, -1) : '';
  const { hostname: host, href } = url;
  return { text, as: 'web', host, href, scheme, mailbox: '', from };
}

/** Reads pieces of a text, and collects their links, each once. */
class Reader {
  readonly links: Link[] = [];
  /** Tolerant readings only add hosts: a part without one is no link. */
  isTolerant = false;
  readonly #seen = new Set<string>();

  addWeb(text: string, url: URL): void {
    this.#push(webLink(text, url));
    const shorter = shorterHost(url.hostname);
    if (shorter !== '') this.#host(shorter);
  }

  #add(text: string, as: Link['as'], fields: Partial<Link> = {}): void {
    if (this.isTolerant && (as === 'unread' || as === 'program')) return;
    const none = { host: '', href: '', scheme: '', mailbox: '', from: '' };
    this.#push({ ...none, ...fields, text, as });
  }

  #push(link: Link): void {
    const key = `${link.as} ${link.href || link.text}`;
    if (!this.#seen.has(key)) this.links.push(link);
    this.#seen.add(key);
  }

  /** Reads one piece, with at most so many words glued to it. */
  read(piece: string, words = 5): void {
    const [prefix = '', name = ''] = SCHEME.exec(piece) ?? [];
    const rest = piece.slice(prefix.length);
    if (WEB.test(piece) || /^[/\\]{2}/.test(piece)) this.#address(piece);
    // No browser opens it: a tolerant reading.
    else if (MISTYPED.test(piece)) return;
    else if (name === '' || rest === '') this.#bare(piece);
    else if (/^mailto$/i.test(name)) this.#mailto(piece, rest);
    else if (this.readOther(name, rest)) {
      for (const address of addressesIn(decodeAll(rest))) this.#address(address);
    } else {
      // A word of the sentence, glued to its link: `Click:https://…`. One with a hyphen may be a scheme.
      if (words === 0 || (/[-+]/.test(name) && rest.includes('.'))) this.#add(piece, 'unread');
      if (words === 0) this.#scan(rest);
      else this.read(rest, words - 1);
    }
  }

  /** Adds an address with another scheme than a web address’s. Returns true if it is one. */
  readOther(name: string, rest: string): boolean {
    const scheme = name.toLowerCase();
    const text = `${name}:${rest}`;
    if (scheme === 'data' && !/^(?:[a-z][\w.+-]*\/[\w.+-]+)?[,;]/i.test(rest)) return false;
    if (RAW.has(scheme)) {
      // “The file:https://…”, “Data:1.5GB/day”
      if (WORDS.test(scheme) && !rest.includes('/')) return false;
      this.#add(text, WORDS.test(scheme) && WEB.test(rest) ? 'unread' : 'raw', { scheme });
      return true;
    }
    // “UPI:632912345678”: a payment’s number in a bank’s message.
    const isPayment = PAYMENTS.has(scheme) && rest.includes('?');
    const isApp = APPS.has(scheme) || isPayment || /^[/\\]{2}/.test(rest);
    if (isApp) this.#add(text, 'app', { scheme });
    // Without its app a browser opens it.
    if (scheme === 'intent') this.#opened(`https:${rest.replace(/#.*$/s, '')}`, isReachable);
    return isApp;
  }

  /** Adds texts that are no link, and yet lead to a payment or a program: IDs of UPI, files whose names have a blank. */
  readOthers(text: string): void {
    for (const { 0: id, index } of text.matchAll(PAYEE)) {
      const before = text.slice(Math.max(0, index - 160), index);
      if (!PAID.test(before)) this.#add(id, 'unread', { mailbox: id });
    }
    for (const [, name = '', ending = ''] of text.matchAll(BROKEN_PROGRAM)) {
      this.#add(`${name}.${ending}`, 'program');
    }
  }

  /** Adds what a browser opens: the piece as it is, and without the signs around it. */
  #opened(piece: string, isOpened: (host: string) => boolean): boolean {
    const hosts = new Set<string>();
    for (const text of new Set([trimSigns(piece), piece])) {
      const url = browserUrl(text);
      if (!url || hosts.has(url.hostname) || !isOpened(url.hostname)) continue;
      hosts.add(url.hostname);
      this.addWeb(text, url);
      if (ODD_SIGN.test(url.hostname)) this.#scan(text);
    }
    const path = piece.slice(BEFORE_PATH.exec(piece)?.[0].length);
    const cut = path.search(CUT);
    if (hosts.size > 0 && cut >= 0) this.#scan(path.slice(cut));
    return hosts.size > 0;
  }

  /** Reads an address with a scheme or two slashes. */
  #address(piece: string): void {
    const host = browserUrl(piece)?.hostname ?? '';
    if (this.#opened(piece, isReachable)) return;
    const [first = piece, ...others] = addressesIn(piece);
    if (others.length === 0 || scanNames(first).length === 0) this.#add(piece, 'unread', { host });
    this.#scan(first);
    for (const address of others) this.#address(address);
  }

  /** Reads a piece without a scheme. */
  #bare(piece: string): void {
    const [, markup = '', mail, after = ''] = MARKED_MAIL.exec(piece) ?? [];
    if (mail !== undefined && hasNoHost(markup)) {
      this.#scan(markup);
      this.#mailto(mail, mail);
      this.#scan(after);
      return;
    }
    const text = trimSigns(piece);
    const url = browserUrl(piece);
    const host = hostIn(piece);
    const [, box = '', at = ''] = MAIL.exec(text.replace(/^[\p{L}\p{M}-]*:/u, '')) ?? [];
    const glued = at === '' ? gluedMail(text) : null;
    const [name, under] = glued ? [glued.mailbox, glued.host] : [box, at];
    const whole = glued ? `${name}@${under}` : text;
    const mailHost = under === '' ? '' : this.#mail(whole, name, under);
    if (glued) this.#scan(glued.rest);
    // `evil.in|care@bank.in`
    if (/[^\p{L}\p{M}\p{N}.+_-]/u.test(box)) this.#scan(box);
    // A dot behind the host is the sentence’s.
    if (mailHost !== '' && (host === '' || host.replace(/\.$/, '') === mailHost)) return;
    if (url && host !== '' && ODD_SIGN.test(host)) {
      this.#add(piece, 'unread', { host });
      this.#scan(piece);
    } else if (!this.#opened(piece, (read) => read.startsWith('[') || splitHost(read).isKnown)) {
      const isTooLong = url === null && piece.length > MAX_HOST && piece.includes('.');
      if (isTooLong) this.#add(piece, 'unread');
      const inner = addressesIn(piece);
      const isFound = this.#scan(piece.slice(0, piece.length - inner.join('').length));
      if (!isFound && NO_SUFFIX.test(text)) {
        this.#add(text, 'unread', { host: text.split('/')[0] ?? '' });
      }
      for (const address of inner) this.#address(address);
    }
  }

  /** Adds a host that a text begins with, if it is an IP address or names are registered under its suffix. */
  #host(text: string): void {
    const url = browserUrl(text);
    if (url && isReachable(url.hostname)) this.addWeb(text, url);
  }

  /** Adds an email address. Returns its host; '' if nobody can have one there. */
  #mail(text: string, mailbox: string, written: string): string {
    const host = hostIn(written) || hostIn(scanNames(written)[0]?.name ?? '');
    if (host === '') return '';
    this.#add(text, 'mail', { mailbox, host });
    const shorter = shorterHost(host);
    if (shorter !== '') this.#mail(`${mailbox}@${shorter}`, mailbox, shorter);
    return host;
  }

  /** Reads every recipient of a mailto: address (RFC 6068). */
  #mailto(piece: string, rest: string): void {
    const [to = '', ...more] = rest.replace(/#.*$/s, '').split('?');
    const headers = more.join('?').matchAll(/(?:^|&)(?:to|cc|bcc)=([^&]*)/gi);
    const fields = [to, ...Array.from(headers, ([, value = '']) => value)].filter(Boolean);
    for (const one of fields.flatMap((field) => decodeAll(field).split(/[,;]/))) {
      const [text = '', mailbox = '', host = ''] = MAIL.exec(trimSigns(one)) ?? [];
      if (hostIn(host) === '') this.#add(piece, 'unread');
      else this.#mail(text, mailbox, host);
    }
    this.#scan(rest.slice(to.length));
  }

  /** Adds everything in a text that can be a link by itself: names, numbers, programs, schemes. True for a name. */
  #scan(text: string): boolean {
    const ending = trimSigns(text).split('.').at(-1)?.toLowerCase() ?? '';
    let isFound = false;
    for (const read of new Set([decodeAll(text), foldText(text)])) {
      const names = scanNames(read);
      isFound ||= names.length > 0;
      for (const { name, at } of names) {
        const before = /[\w.+-]+@$/.exec(read.slice(Math.max(0, at - 64), at))?.[0];
        if (before === undefined) this.#host(name);
        else this.#mail(before + name, before.slice(0, -1), name.split(/[/?#:]/)[0] ?? '');
      }
      for (const { 0: end, index } of read.matchAll(PROGRAMS)) {
        const before = read.slice(Math.max(0, index - 64), index);
        const name = before.split(/[\s/\\]/).at(-1) ?? '';
        this.#add(`${name.replace(/^[^\p{L}\p{N}]+/u, '')}${end}`, 'program');
      }
      for (const { 0: prefix, 1: name = '', index } of read.matchAll(SCHEMES)) {
        const at = index + prefix.length;
        const [rest = ''] = read.slice(at, at + MAX_PATH).split(/[\s"'<>]/, 1);
        if (!WEB.test(prefix)) this.readOther(name, rest);
      }
    }
    if (isFound && FILES.has(ending)) this.#add(text, 'unread', { host: ending });
    return isFound;
  }
}

/** True for a text in which each host is an email address’s. */
const hasNoHost = (text: string): boolean =>
  scanNames(text).every(({ at }) => text.charAt(at - 1) === '@');

/** Reads an email address with something glued to it; null for any other text. What looks like a host is no mailbox. */
function gluedMail(text: string): { mailbox: string; host: string; rest: string } | null {
  const [, mailbox] = GLUED_MAIL.exec(text) ?? [];
  const url = mailbox === undefined ? null : browserUrl(text);
  if (mailbox === undefined || !url || hostIn(text) === '') return null;
  const { username, password, hostname: host, pathname, search, hash } = url;
  if (!hasNoHost(decodeAll(`${username} ${password}`))) return null;
  return { mailbox, host, rest: pathname + search + hash };
}

/** Returns the host that is meant if the last label is a word of the sentence (`bank.in.Do not share`), or ''. */
function shorterHost(host: string): string {
  const { label, labels, name, suffix } = splitHost(host);
  const last = suffix.split('.').at(-1) ?? '';
  const isWord = suffix.includes('.') && last !== 'in' && SENTENCE.has(last);
  const isBehindEnding = ENDINGS.test(label) && labels.join('.') !== name;
  return isWord || isBehindEnding ? host.slice(0, host.lastIndexOf('.')) : '';
}

/** Runs of characters that names consist of; plain ones also separately, because Hindi is glued to them. */
const RUNS = [/[\p{L}\p{M}\p{N}_.-]+/gu, /[a-z\d_.-]+/gi];
/** A letter before a plain run with which it may be one word. Letters of Indian scripts are none. */
const LETTER = /(?![\u0900-\u0dff])\p{L}/u;
/** Length of what is read together with a preceding name, in characters. */
const MAX_PATH = 2000;

/** Returns a name without up to five labels after its public suffix (`bank.in.Please-do`); '' if it has none. */
function cutToSuffix(name: string): string {
  if (NUMBER.test(name)) return name;
  let host = name;
  for (let cut = 0; cut < 5 && host.includes('.'); cut += 1) {
    if (splitHost(host).isKnown) return host;
    // Hindi glued to an ending: `gov.inपर`.
    const plain = host.replace(/(?<=[a-z\d])[^\0-\x7f]{1,63}$/i, '');
    host =
      plain === host
        ? host.slice(0, Math.max(host.lastIndexOf('.'), host.lastIndexOf('-'), 0))
        : plain;
  }
  return '';
}

/** Returns the names in a text that can be hosts, each with its path and its place. */
function scanNames(text: string): { name: string; at: number }[] {
  const found = new Map<string, number>();
  for (const form of RUNS) {
    let read = 0;
    for (const { 0: run, index } of text.matchAll(form)) {
      if (index < read || LETTER.test(text.charAt(index - 1))) continue;
      let at = index;
      for (const part of run.split('..')) {
        const name = part.replace(/^[._-]{1,3}/, '').replace(/[._-]{1,3}$/, '');
        const host = cutToSuffix(name);
        if (host !== '') {
          const end = at + part.indexOf(name) + host.length;
          const after = host === name ? text.slice(end, end + MAX_PATH) : '';
          const [whole = '', path = ''] =
            /^(?::\d+)?([/?#][\w\-.~:/?#@!$&*+=%]*)?/.exec(after) ?? [];
          found.set(host + path, end - host.length);
          read = end + whole.length;
        }
        at += part.length + 2;
      }
    }
  }
  return Array.from(found, ([name, at]) => ({ name, at }));
}

const isLinkLike = (piece: string): boolean => /^(?:https?:|www\.)/i.test(piece);

/** True if a blank between two pieces may be in the middle of a link. */
function isBroken(one: string, last: string, next: string): boolean {
  if (SENTENCE.has(one.toLowerCase())) return false;
  // After its host a link leads to the same host, broken or not.
  if (one.length > MAX_HOST || /^(?:[a-z]+:[/\\]*)?[^/\\?#:]+(?::\d+)?[/\\?#]/i.test(one))
    return false;
  if (/^[.@]/.test(next) || /^[.@]$/.test(last) || one.endsWith('@')) return true;
  if (/^[-_:]./.test(next)) return isLinkLike(one) || one.includes('.');
  if (/^https?:\/\/[^./\\]*$/i.test(one)) return true;
  return isLinkLike(one) && one.endsWith('.') && /^[a-z]{2,12}(?:[/?#.]\S*)?$/.test(next);
}

/** Returns the texts that are joined over a blank in the middle of a link. */
function joinBroken(pieces: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  let joined = '';
  for (const [at, next] of pieces.entries()) {
    const goesOn = isBroken(joined, pieces[at - 1] ?? '', next);
    if (goesOn) found.delete(joined);
    joined = goesOn ? joined + next : next;
    if (goesOn) found.add(joined);
  }
  return found;
}

/** Returns the address that a browser opens for the whole text, blanks included: it drops line ends and tabs. */
function wholeUrl(text: string): URL | null {
  const url = browserUrl(text.replace(/^[a-z]+:(?=https?:)/i, ''));
  const isOne = !/[^\S\t\n\r]/.test(text) || text.includes('@');
  return url && isOne && isReachable(url.hostname) ? url : null;
}

/** True for a plain word, which is no link. */
const isWord = (piece: string): boolean => /^[\w-]*$/.test(piece);

/**
 * Finds the links of a text, those that a browser opens first.
 *
 * @param text hostile; at most 64,000 characters, which the caller checks
 */
export function readMessage(text: string): readonly Link[] {
  const reader = new Reader();
  const pieces = text
    .split(BLANKS)
    .map((piece) => piece.replace(/^[\0-\x20]+/, ''))
    .filter(Boolean);
  const seen = new Set(pieces);
  for (const piece of seen) if (!isWord(piece)) reader.read(piece);
  reader.readOthers(text);
  // Browsers drop tabs and line ends in a scheme, too.
  const [prefix = '', name = ''] = SCHEME.exec(text.trim().replaceAll(/[\t\n\r]/g, '')) ?? [];
  if (!text.includes(prefix) && [RAW, APPS, PAYMENTS].some((all) => all.has(name.toLowerCase()))) {
    reader.readOther(name, `/${text.trim().slice(prefix.length)}`);
  }
  const whole = pieces.length > 1 ? wholeUrl(text.trim()) : null;
  if (whole && reader.links.every(({ host }) => host !== whole.hostname)) {
    reader.addWeb(text.trim(), whole);
  }
  reader.isTolerant = true;
  for (const joined of joinBroken(pieces)) reader.read(joined);
  // Brackets around a dot may have blanks in them.
  const undone = refangDots(text)
    .replaceAll(ODD_DOT, '.')
    .replaceAll(/\bwww\s([\w-]+)\s(?=[a-z]{2})/gi, 'www.$1.');
  for (const piece of new Set(refang(undone).split(BLANKS))) {
    const tried = isWord(piece) ? '' : refangLink(piece);
    if (tried !== '' && !seen.has(tried)) reader.read(tried);
  }
  return reader.links;
}
