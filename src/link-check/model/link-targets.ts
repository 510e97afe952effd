/** Finds where a link may pass its visitor on: redirect parameters, mail filters' rewriting, caches. */
import { splitHost } from './host.ts';
import { browserUrl, decodeAll, isNumber } from './read-message.ts';

/** Values of a link that are read, and targets that are returned. */
const MAX_VALUES = 60;
const MAX_TARGETS = 12;

/** A parameter that says where a visitor came from. */
const ORIGIN = /^utm_/i;
/** A parameter that holds an email address. */
const MAILBOX = /mail|user|login|recipient|^id$|^to$/i;
/** `login.do` is a page of the site itself. */
const OWN_PAGE = /^[\w-]+\.do(?:[?;#]|$)/i;
/** A value that a site may put behind `https://`. */
const HOST_FIRST = /^@?[\p{L}\p{N}][^\s/?#:@\\]*\.[^\s/?#:@\\]+/u;

/** Another scheme than http; an address in Base64. */
const UNREADABLE = /^(?!https?:)(?:[a-z][a-z\d+-]*:\/\/|javascript:|vbscript:|data:|aHR0c)/i;

/** A host behind an @ in a path, to which other programs than browsers may go. */
const AFTER_AT = /@([\p{L}\p{N}][\p{L}\p{M}\p{N}.-]{0,252})/gu;

/** A cached page’s path has the host of its own site in it: `/c/s/evil.in/login`. */
const CACHE =
  /(?:^|\.)(?:ampproject\.org|google\.(?:com|co\.in)|archive\.(?:org|is|ph|today)|bingj\.com)$/;

/** Returns the addresses that begin within a text. */
function within(text: string): string[] {
  const starts = Array.from(text.matchAll(/https?:/gi), ({ index }) => index);
  return starts.map((from, at) => text.slice(from, starts[at + 1]));
}

/** Returns the addresses that one value can lead to. */
function targetsOfValue(value: string, key: string): string[] {
  const plain = value
    .replaceAll(/[\t\n\r]/g, '')
    .replaceAll('\\', '/')
    .trim();
  const found = within(plain);
  if (plain.startsWith('//')) found.push(plain);
  const isMailbox = MAILBOX.test(key) && /^[^/@]+@[^/@]+$/.test(plain);
  const name = plain.replace(/^[^/@]*@/, '');
  if (!ORIGIN.test(key) && !isMailbox && !OWN_PAGE.test(name) && HOST_FIRST.test(name)) {
    found.push(`https://${name}`);
  }
  return found;
}

/** Returns the values of a query or a fragment, each with its key; the text itself has no key. */
function valuesIn(text: string): [key: string, value: string][] {
  return text.split(/[&;?]/).map((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? ['', pair] : [pair.slice(0, at), pair.slice(at + 1)];
  });
}

/** A value as it is, and without its percent signs. */
const readings = (value: string): string[] => [value, decodeAll(value.replaceAll('+', ' '))];

/** Proofpoint’s URL Defense 2 writes `-` for `%` and `_` for `/`. */
const unrewritten = (host: string, value: string): string =>
  host === 'urldefense.proofpoint.com' ? value.replaceAll('-', '%').replaceAll('_', '/') : value;

/** Google Translate shows `sbi-kyc.top` at `sbi--kyc-top.translate.goog`. */
function translated(host: string): string {
  const [, written = ''] = /^([a-z\d-]+)\.translate\.goog$/.exec(host) ?? [];
  return written.replaceAll(/-{1,2}/g, (dash) => (dash === '--' ? '-' : '.'));
}

/**
 * Finds the targets of a link.
 *
 * @param url hostile
 * @returns addresses in it on another registered domain, each host once. `isComplete` is false if the link holds values
 *   that are not read: too many, encoded or with another scheme
 */
export function targetsOf(url: URL) {
  const { hostname } = url;
  const path = decodeAll(url.pathname).replaceAll('\\', '/');
  const pairs = [...valuesIn(url.search.slice(1)), ...valuesIn(url.hash.slice(1))];
  const isCache = CACHE.test(hostname);
  const parts = path.split('/').filter((_, at, all) => isCache || (at > 1 && all[at - 1] === ''));
  const found = [
    ...within(path),
    ...parts.slice(0, MAX_VALUES).filter((part) => HOST_FIRST.test(part) && /\p{L}/u.test(part)),
    ...Array.from(path.matchAll(AFTER_AT), ([, name = '']) => name).slice(0, MAX_VALUES),
    translated(hostname),
    ...pairs
      .slice(0, MAX_VALUES)
      .flatMap(([key, value]) =>
        readings(unrewritten(hostname, value)).flatMap((read) => targetsOfValue(read, key)),
      ),
  ];
  const own = splitHost(hostname).registrable;
  const targets = new Map<string, string>();
  for (const text of found) {
    const target = text === '' ? null : browserUrl(text);
    if (!target || targets.has(target.hostname)) continue;
    const { isKnown, registrable } = splitHost(target.hostname);
    if ((isKnown || isNumber(target.hostname)) && registrable !== own)
      targets.set(target.hostname, target.href);
  }
  const isUnread = pairs.some(([, value]) => UNREADABLE.test(decodeAll(value)));
  return {
    targets: Array.from(targets.values()).slice(0, MAX_TARGETS),
    isComplete:
      !isUnread && pairs.length + parts.length <= MAX_VALUES && targets.size <= MAX_TARGETS,
  };
}
