/** Finds where a link may pass its visitor on: redirect parameters, mail filters' rewriting, caches. */
import { addressesIn, browserUrl, isIpAddress } from '@/lib/browser-url.ts';
import { decodeAll, decodeBase64, decodeProofpoint, foldText } from '@/lib/decode-text.ts';
import { splitHost } from './host.ts';

/** Limits: values of a link that are read, hosts of its targets, and addresses that are followed for them. */
const MAX_VALUES = 60;
const MAX_HOSTS = 12;
const MAX_FOLLOWED = 24;

/** A parameter that says where a visitor came from. */
const ORIGIN = /^utm_/i;
/** A parameter that holds an email address. */
const MAILBOX = /^(?:e?-?mail|user|login|recipient)(?:[_-]?(?:id|name|address))?$|^(?:id|to)$/i;
/** A parameter that leads on: nothing in it is a page of the site itself. */
const ONWARD =
  /url|next|redir|return|continue|goto|dest|target|^(?:link|out|to|exit|forward|jump)$/i;
/** `login.do` is a page of the site itself, `forms.zip` a file, `19.07` a number. */
const OWN_PAGE = /^(?:[\w.-]+\.(?:ai|do|md|mov|pl|ps|py|sh|zip)|\d+(?:\.\d+){1,2})(?:[?;#]|$)/i;
/** A value that a site may put after `https://`, or after its own name. */
const HOST_FIRST = /^[\p{L}\p{N}][^\s/?#:@\\]*\.[^\s/?#:@\\]+/u;
/** Signs between the names in a value: `{"url":"evil.in"}`. */
const SIGNS = /[\s"'`<>()[\]{}|^,;:=$!*~+/?#]+/;

/** Another scheme than http; markup; an address in Base64, also twice, or in hexadecimal. */
const UNREADABLE =
  /(?:^|[^a-z\d])(?!https?:)(?:[a-z][a-z\d+-]{0,20}:\/\/|(?:javascript|vbscript|data|view-source|upi|intent|tel|sms|market):)|<[a-z!/]|^aHR0c|^YUhSMGN|^68747470/i;

/** Control characters, at which some programs end an address. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\0-\x08\v\f\x0e-\x1f\x7f]/;

/** An address that is written in full: with its scheme, or with two slashes and a dot. */
const WHOLE = /^https?:[/\\]|^\/\/[^/?#]*\./i;

/** An IPv6 address, whose last bracket may be taken for the end of a sentence. */
const IPV6 = /\[([\da-f:.]{2,45})/gi;

/** A host after an @ in a path, which programs other than browsers may open. */
const AFTER_AT = /@([\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,252})/gu;

/** A cached page’s path contains the host of its own site: `/c/s/evil.in/login`. */
const CACHE =
  /(?:^|\.)(?:ampproject\.org|google\.(?:com|co\.in)|archive\.(?:org|is|ph|today|md|vn)|bingj\.com)$/;

/** A phone number. Times of day have colons, places and amounts commas. */
const PHONE = /(?<!\p{Nd})(?:00)?\p{Nd}(?:[^\p{L}\p{Nd}:,]{0,2}\p{Nd}){9,11}(?![\p{Nd}:])/u;
/** Words beside a number: a sentence, or a request to call. */
const WORDED =
  /\p{L}\s|\s\p{L}|call|dial|helpline|customer.?care|toll.?free|whats.?app|number|कॉल|हेल्पलाइन/iu;
/** Parameters that a site shows on its page. */
const SHOWN = /^(?:q|k|query|text|search|keyword|msg|message|error|title)$/i;

/** Returns a value as browsers read it. */
const plainValue = (value: string): string =>
  value
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll(/[。．｡]/g, '.')
    .replaceAll('\\', '/')
    .trim();

const wholeAddresses = (plain: string): string[] =>
  plain.startsWith('//') ? [...addressesIn(plain), plain] : addressesIn(plain);

function targetsOfValue(value: string, key: string): string[] {
  const plain = plainValue(value);
  if (OPENID_NAME.test(plain)) return [];
  const found = wholeAddresses(plain);
  const [, mailbox = ''] = /^([^/@]+)@[^/@]+$/.exec(plain) ?? [];
  const isMailbox = MAILBOX.test(key) && mailbox !== '' && !splitHost(mailbox).isKnown;
  if (ORIGIN.test(key) || isMailbox) return found;
  const names = [plain, ...plain.split(SIGNS)].map((part) =>
    part.replace(/^[^/@]*@/, '').replace(/^[^\p{L}\p{N}]+/u, ''),
  );
  const isHost = (name: string) => ONWARD.test(key) || !OWN_PAGE.test(name);
  const hosts = names.filter((name) => HOST_FIRST.test(name) && isHost(name));
  return [...found, ...hosts, ...Array.from(plain.matchAll(IPV6), ([, ip = '']) => `[${ip}]`)];
}

/** Returns the values of a query or a fragment, each with its key; the text itself has no key. */
function valuesIn(text: string): [key: string, value: string][] {
  return text.split(/[&;?]/).map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
  });
}

/** A value unchanged, without its percent signs, and without its Base64. */
function readings(value: string): string[] {
  const plain = decodeAll(value.replaceAll('+', ' '));
  // The parts of a token (JWT, RFC 7519) have dots between them.
  return [plain, value, ...decodeAll(value).split('.').map(decodeBase64)];
}

/** A value that names an app in the Play store, which reads like a host: `com.phonepe.app`. */
const isApp = ({ hostname }: URL, key: string): boolean =>
  hostname === 'play.google.com' && key === 'id';

/** A name of OpenID 2.0, which looks like an address and leads nowhere. Amazon’s sign-in page has some in its query. */
const OPENID_NAME = /^http:\/\/specs\.openid\.net\/auth\/2\.0(?:\/identifier_select)?$/;

/** Returns the address of a page on a link’s own host, by its path in a parameter: `?next=/login/device`. */
function pageOfSite(url: URL, value: string, key: string): string[] {
  const plain = plainValue(value);
  const isPath = key !== '' && !ORIGIN.test(key) && /^\/(?!\/)/.test(plain);
  return isPath ? [new URL(plain, url).href] : [];
}

/** A page of SBI Card, whose names read like hosts: `credit-cards.page`. */
const isCardPage = ({ hostname }: URL, part: string): boolean =>
  /^(?:www\.)?sbicard\.com$/.test(hostname) && /^[\w-]+\.page$/.test(part);

/** Returns a value without what Proofpoint’s URL Defense 2 makes of it. */
const undoRewrite = ({ hostname, pathname }: URL, value: string): string =>
  hostname === 'urldefense.proofpoint.com' && pathname.startsWith('/v2/')
    ? decodeProofpoint(value)
    : value;

/** Its version 3 has the address in the path: `/v3/__https://evil.in__;!!…`. */
const rewrittenPath = (path: string): string => /^\/v3\/__(.+?)__;/s.exec(path)?.[1] ?? '';

/** Google Translate shows `sbi-kyc.top` at `sbi--kyc-top.translate.goog`. */
function decodeTranslateHost(host: string): string {
  const [, written = ''] = /^([a-z\d-]+)\.translate\.goog$/.exec(host) ?? [];
  return written.replaceAll(/-{1,2}/g, (dash) => (dash === '--' ? '-' : '.'));
}

/** Returns the texts of one address that may be addresses, and tells if all of its values were read. */
function textsIn(url: URL, isThorough: boolean) {
  const { hostname } = url;
  const path = decodeAll(url.pathname).replaceAll('\\', '/');
  const pairs = [...valuesIn(url.search.slice(1)), ...valuesIn(url.hash.slice(1))];
  const isEach = isThorough || CACHE.test(hostname);
  const segments = path.split('/');
  const parts = segments.filter(
    (part, at) =>
      (isEach && /\p{L}/u.test(part) && !isCardPage(url, part)) ||
      (at > 1 && segments[at - 1] === ''),
  );
  const texts = [
    ...addressesIn(path),
    rewrittenPath(path),
    ...parts.slice(0, MAX_VALUES).flatMap((part) => targetsOfValue(part, '')),
    ...segments.slice(0, MAX_VALUES).flatMap((part) => targetsOfValue(decodeBase64(part), '')),
    ...Array.from(path.matchAll(AFTER_AT), ([, name = '']) => name).slice(0, MAX_VALUES),
    decodeTranslateHost(hostname),
    ...pairs
      .slice(0, MAX_VALUES)
      .flatMap(([key, value]) => [
        ...wholeAddresses(plainValue(decodeAll(key))),
        ...readings(undoRewrite(url, value)).flatMap((read) => [
          ...(isApp(url, key) ? wholeAddresses(plainValue(read)) : targetsOfValue(read, key)),
          ...pageOfSite(url, read, key),
        ]),
      ]),
  ];
  const isUnread = [path, ...segments, ...pairs.map(([, value]) => decodeAll(value))].some(
    (value) =>
      // Between encoded slashes, which only some servers read as such.
      value === '..' ||
      UNREADABLE.test(value.replaceAll(/[\t\n\r]/g, '')) ||
      CONTROL.test(value) ||
      /%(?:25|[23][\da-f])/i.test(value),
  );
  return { texts, isComplete: !isUnread && pairs.length + parts.length <= MAX_VALUES };
}

/** True if a page may show a phone number that whoever sent its link wrote: `?q=Call+98…`. An id is none. */
export function showsNumber({ pathname, search, hash }: URL): boolean {
  const parts = pathname.split('/').map((part): [string, string] => ['', part]);
  return [...parts, ...valuesIn(search.slice(1)), ...valuesIn(hash.slice(1))].some(
    ([key, value]) => {
      const text = foldText(value.replaceAll('+', ' '));
      return !ORIGIN.test(key) && PHONE.test(text) && (SHOWN.test(key) || WORDED.test(text));
    },
  );
}

/**
 * Finds the targets of a link, and theirs.
 *
 * @param url hostile
 * @param isThorough true if a part of the path that looks like a host also counts
 * @returns addresses in it, also those of other pages of its site. `isComplete` is false if the link holds values that
 *   are not read: too many, encoded, with another scheme, or with an unknown ending
 */
export function targetsOf(url: URL, isThorough: boolean) {
  const followed = new Set([url.href]);
  const hosts = new Set<string>();
  let isComplete = true;
  // Iterating a set also gives what is added meanwhile.
  for (const href of followed) {
    const read = textsIn(new URL(href), isThorough && href === url.href);
    isComplete &&= read.isComplete;
    for (const text of read.texts) {
      const target = browserUrl(text);
      const hostname = target?.hostname ?? '';
      if (!target || !(isIpAddress(hostname) || splitHost(hostname).isKnown)) {
        isComplete &&= !WHOLE.test(text);
        continue;
      }
      hosts.add(hostname);
      if (followed.size <= MAX_FOLLOWED) followed.add(target.href);
    }
  }
  followed.delete(url.href);
  return {
    targets: Array.from(followed),
    isComplete: isComplete && followed.size < MAX_FOLLOWED && hosts.size <= MAX_HOSTS,
  };
}
