/**
 * Internationalised names: A-labels (`xn--…`) and their Unicode labels (UTS #46, IDNA 2008).
 *
 * `new URL` gives different answers in different places: Chromium does not check a label that is ASCII already, Node 20
 * applies no Bidi rule, and their tables have different Unicode versions. The checks here use what they all share
 * (punycode and the Unicode properties of regular expressions), so that a name is refused everywhere or nowhere. Only
 * letters that are newer than a browser are refused in that browser.
 */
import { decode, encode, toASCII } from 'punycode/punycode.es6.js';

const BEYOND_ASCII = /[^\0-\x7f]/;
/** Letters, marks, numbers, the symbols that some registries sell, and the few signs that IDNA allows. */
const LABEL = /^(?:[a-z0-9-]|(?![\0-\x7f])(?:[\p{L}\p{M}\p{N}\p{S}·͵׳״་・]|\u200c|\u200d))+$/u;
const JOINERS = /[\u200c\u200d]/g;
/** Invisible, and dropped or refused depending on the browser's age. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
/** A joiner is part of the spelling after a virama, and between two Arabic letters (RFC 5892, appendix A). */
const STRAY_JOINER =
  /(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u103a\u17d2])(?:\u200d|(?<!\p{Script=Arabic}\p{M}*)\u200c|\u200c(?!\p{Script=Arabic}))/u;
const RIGHT_TO_LEFT =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ARABIC_DIGIT = /[\u0660-\u0669]/;
const OTHER_DIGIT = /[0-9\u06f0-\u06f9]/;

/** The lower case of each single character: the Σ at the end of a word becomes σ, as in browsers. */
export const lowerCase = (text: string): string =>
  BEYOND_ASCII.test(text) ? Array.from(text, (c) => c.toLowerCase()).join('') : text.toLowerCase();

/** True if a label beyond ASCII can be registered in some zone and is in its registered form. */
function isSound(label: string): boolean {
  const shown = label.replace(JOINERS, '');
  return (
    BEYOND_ASCII.test(shown) &&
    LABEL.test(label) &&
    !IGNORABLE.test(shown) &&
    !STRAY_JOINER.test(label) &&
    !/^(?:\p{M}|-|xn--)|-$/u.test(label) &&
    label.normalize('NFKC') === label &&
    // Cherokee is registered in capitals.
    (lowerCase(label) === label || /\p{Script=Cherokee}/u.test(label)) &&
    // ≠ is an equals sign with a mark through it.
    LABEL.test(label.normalize('NFD'))
  );
}

/** Longest part of a name, in characters of the ASCII form. */
export const MAX_LABEL = 63;

/** The last decoded labels: a name is decoded several times, when it is read, searched and compared. */
const decoded = new Map<string, string | null>();
/** Enough for the names of a long list. */
const MOST_DECODED = 20_000;

/**
 * Decodes an A-label.
 *
 * @param label lower case
 * @returns the label itself if it is no A-label; null if it decodes to no sound Unicode label
 */
export function decodeLabel(label: string): string | null {
  if (!label.startsWith('xn--')) return label;
  if (label.length > MAX_LABEL) return soundLabel(label);
  let unicode = decoded.get(label);
  if (unicode === undefined) {
    unicode = soundLabel(label);
    if (decoded.size === MOST_DECODED) decoded.clear();
    decoded.set(label, unicode);
  }
  return unicode;
}

function soundLabel(label: string): string | null {
  try {
    const unicode = decode(label.slice(4));
    return isSound(unicode) && `xn--${encode(unicode)}` === label ? unicode : null;
  } catch {
    return null;
  }
}

/** The first and last character of a label decide its direction (RFC 5893, section 2). */
function keepsBidiRule(label: string): boolean {
  const letters = Array.from(label.replace(/\p{M}+$/u, ''));
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const isLetter = (c: string) => /[\p{L}\p{M}]/u.test(c);
  const isRtl = (c: string) => RIGHT_TO_LEFT.test(c);
  if (isRtl(first)) {
    const isMixed = letters.some((c) => /\p{L}/u.test(c) && !isRtl(c));
    const endsWell = isRtl(last) || ARABIC_DIGIT.test(last) || OTHER_DIGIT.test(last);
    return !isMixed && endsWell && !(ARABIC_DIGIT.test(label) && OTHER_DIGIT.test(label));
  }
  return (
    isLetter(first) &&
    !letters.some((c) => isRtl(c) || ARABIC_DIGIT.test(c)) &&
    (isLetter(last) || OTHER_DIGIT.test(last))
  );
}

/**
 * The Unicode form of a whole name.
 *
 * @param ascii labels in lower case
 * @returns null if an A-label decodes to no sound label, or the directions of its letters contradict each other
 */
export function soundUnicode(ascii: string): string | null {
  const labels = ascii.split('.').map(decodeLabel);
  if (labels.includes(null)) return null;
  const unicode = labels.join('.');
  if (!RIGHT_TO_LEFT.test(unicode) && !ARABIC_DIGIT.test(unicode)) return unicode;
  return labels.every((label) => keepsBidiRule(label ?? '')) ? unicode : null;
}

/** Returns a name for display, in lower case; an A-label that decodes to no sound label stays unchanged. */
export function toUnicode(name: string): string {
  return name
    .split('.')
    .map((label) => decodeLabel(label.toLowerCase()) ?? label)
    .join('.');
}

/** The letters of a name's A-labels, sound or not: for judging a name, never for display. */
export function spelledLetters(name: string): string {
  return name
    .split('.')
    .map((label) => {
      try {
        return label.startsWith('xn--') ? decode(label.slice(4)) : label;
      } catch {
        return label;
      }
    })
    .join('.');
}

/**
 * The ASCII form of a name or a part of one, for comparing texts. Never through `new URL`, which reads a number as an
 * IPv4 address.
 *
 * @returns null if it has characters (or bad punycode) that cannot be converted
 */
export function toAscii(name: string): string | null {
  try {
    const folded = lowerCase(name.normalize('NFKC')).replace(/[。．｡]/g, '.');
    if (/[\p{Cc}\p{Z}]|(?![\u200c\u200d])\p{Cf}/u.test(folded)) return null;
    const ascii = toASCII(folded);
    // A label cannot be punycode and Unicode at once.
    return ascii.split('.').every((label) => decodeLabel(label) !== null) ? ascii : null;
  } catch {
    return null;
  }
}

/** A name in every form in which a list may have it: unchanged, in Unicode, in ASCII. Any text. */
export function nameForms(name: string): ReadonlySet<string> {
  return new Set([name, toUnicode(name), toAscii(name) ?? name]);
}
