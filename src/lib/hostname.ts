/** The one-name field of an asset: reads a domain name as typed, and suggests others. */
import { toUnicode } from './idna.ts';
import { codePoint, isUnseen } from './invisible.ts';
import { domainsFromWords } from './domains-from-words.ts';
import { isFreeMail } from './free-mail-providers.ts';
import { hasKnownEnding, isPublicSuffix, registrableOf } from './public-suffix.ts';
import {
  INVALID_DOMAIN,
  LDH,
  type NameReading,
  type ReadName,
  readName,
  withHyphens,
} from './read-name.ts';

/** Reading of a text by the field. */
export type DomainField =
  | { readonly ok: true; readonly ascii: string; readonly unicode: string }
  | {
      readonly ok: false;
      /** INVALID_DOMAIN and why. */
      readonly reason: string;
      /** From suggestDomains. */
      readonly suggestions: readonly string[];
    };

/**
 * Reads the one-name field: apart from blanks around it and a final dot, the typed text must match the pattern of
 * specification section 5. A text that needs other changes is offered changed, never sent.
 *
 * @param typed any text
 */
export function readDomainField(typed: string): DomainField {
  const reading = readName(typed);
  if (!reading.ok) return { ok: false, reason: reading.reason, suggestions: suggestDomains(typed) };
  const why = whyNotTyped(typed, reading);
  return why === null
    ? { ok: true, ascii: reading.ascii, unicode: reading.unicode }
    : { ok: false, reason: `${INVALID_DOMAIN}: ${why}.`, suggestions: suggestDomains(typed) };
}

/** The endings of India's own scripts (.भारत and others), under which NIXI registers no name with a joiner. */
const WITHOUT_JOINERS =
  /\.xn--(?:h2brj9c|h2breg3eve|h2brj9c8c|45brj9c|45br5cyl|gecrj9c|s9brj9c|3hcrj9c|xkc2dl3a5ee0h|fpcrj9c3d|2scrj9c|rvc1e0am3e|mgbbh1a71e|mgbbh1a|mgbgu82a)$/;
const JOINERS = /[\u200c\u200d]/g;

/** Returns why a text with a host is not accepted as typed; null if it is. */
function whyNotTyped(typed: string, reading: ReadName): string | null {
  const { as, kind, ascii, unicode, before, after } = reading;
  if (as === 'email') return 'this looks like an email address';
  if (as === 'url') {
    if (before.includes(':')) return 'leave out http:// or https://';
    return /[/?#\\]/.test(after)
      ? 'leave out everything from the first slash on'
      : 'leave out the port';
  }
  if (kind === 'ip') return 'an IP address is not a domain name';
  const characters = Array.from(typed.trim());
  const unseen = characters.findIndex((c) => isUnseen(c) && !/[\u200c\u200d]/.test(c));
  if (unseen >= 0) {
    return `character ${unseen + 1} is invisible (${codePoint(characters[unseen] ?? '')})`;
  }
  if (as === 'marked') {
    const marks = `${before}${after}`.replaceAll(/\s/g, '');
    return marks === '' ? LDH : `leave out what is around it (${marks})`;
  }
  if (isPublicSuffix(ascii)) {
    return `${unicode} is a public ending, under which others register their names. Enter your own name, such as yourcompany.${unicode}`;
  }
  return WITHOUT_JOINERS.test(ascii) && unicode.search(JOINERS) >= 0
    ? 'names with this ending are registered without the joiner (U+200D) inside'
    : null;
}

/**
 * Returns the domain names that a user may mean by a text that is not accepted as typed: from a URL the registered
 * domain and then the host, from a name with marks around it the name, from one with a dash, a joiner or something
 * invisible the name without it, from a sentence its names, from a company's name the result of domainsFromWords.
 *
 * @param typed any text
 * @returns Unicode forms, the likeliest first, at most four; none for an IP address or a public suffix
 */
export function suggestDomains(typed: string): readonly string[] {
  const visible = Array.from(typed, (c) => (isUnseen(c) ? '' : c)).join('');
  const variants = [typed, withHyphens(typed), typed.replaceAll(JOINERS, ''), visible];
  const meant = variants
    .map((variant) => domainsOf(readName(variant)))
    .find((names) => names.length > 0);
  if (meant) return meant;
  if (readName(typed).ok) return [];
  return domainsFromWords(typed, hasKnownEnding).map(toUnicode).filter(isAccepted);
}

/** The domains of a host that can be accepted unchanged. */
function domainsOf(reading: NameReading): string[] {
  if (!reading.ok || reading.kind === 'ip' || isPublicSuffix(reading.ascii)) return [];
  const { ascii, as } = reading;
  if (as === 'email' && isFreeMail(ascii)) return [];
  const registered = as === 'url' || as === 'email' ? registrableOf(ascii) : null;
  const names = [...new Set([registered ?? ascii, ascii])].map(toUnicode);
  return names.filter(isAccepted);
}

const isAccepted = (name: string): boolean => {
  const reading = readName(name);
  return reading.ok && whyNotTyped(name, reading) === null;
};
