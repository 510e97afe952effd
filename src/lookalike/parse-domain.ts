/**
 * Reads a name in any written form: Unicode, punycode, upper case, trailing dot, URL, defanged; and writes made-up
 * names in their ASCII form.
 *
 * The mapping follows UTS #46 in its non-transitional form, as far as a browser without its tables can: lower case,
 * NFKC, ideographic full stops, ignorable characters. Punycode decodes the labels, never `new URL()`, which reads the
 * label `8` as the address 0.0.0.8.
 */

import { decode, encode } from 'punycode/punycode.es6.js';

import { refang } from '../lib/defang.ts';

import { isPlain, reorders } from './characters.ts';
import { scriptOf } from './scripts.ts';
import { splitSuffix } from './public-suffix.ts';
import type { ParsedDomain } from './types.ts';

const MAX_NAME = 253;
const MAX_LABEL = 63;
/** Longest part of the input that is read: a host name comes before any long path. */
const MAX_INPUT = 2048;

/** Why a string is no name: one plain sentence that does not contain it. */
const MESSAGES = {
  'not-text': 'It is not text.',
  empty: 'It is empty.',
  'too-long': 'It is longer than the 253 characters a domain name may have.',
  'no-dot': 'It has no dot, so it is a word and not a domain name.',
  'empty-label': 'It has nothing between two dots, or starts with a dot.',
  'label-too-long': 'One of its parts is longer than the 63 characters a label may have.',
  'bad-hyphen': 'One of its parts starts or ends with a hyphen.',
  'bad-character': 'It holds a character that no domain name may have.',
  'reordering-character': 'It holds a character that reorders the text around it.',
  'ip-address': 'It is an IP address, not a name.',
  'bad-suffix': 'Its ending is no possible top-level domain.',
} as const;
type InvalidReason = keyof typeof MESSAGES;

export interface UnreadableDomain {
  readonly reason: InvalidReason;
  readonly message: string;
}

/** Characters that UTS #46 drops: soft hyphen, zero-width space, word joiner, BOM, selectors. */
const IGNORABLE =
  /\u00ad|\u034f|[\u180b-\u180d]|\u180f|\u200b|\u2060|\u2064|\ufeff|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/**
 * Characters of a label: in ASCII those of the DNS; beyond it letters, marks, numbers, symbols (which some zones sell),
 * joiners and the few signs of IDNA.
 */
const LABEL_CHARACTERS =
  /^(?:[a-z0-9_-]|(?![\0-\x7f])[\p{L}\p{M}\p{N}\p{So}\p{Sk}\p{Sm}·・͵׳״\u200c\u200d])+$/u;
/** In its form on the wire: no conversion needed. */
const SIMPLE = /^[a-z0-9.-]+$/;
const FILLERS = /\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/;

/** Checks the decomposed text: ≠ is an equals sign with a mark through it (UTS #46, `UseSTD3ASCIIRules`). */
function isLabelText(text: string): boolean {
  return LABEL_CHARACTERS.test(text.normalize('NFD')) && !FILLERS.test(text);
}

function unreadable(reason: InvalidReason): UnreadableDomain {
  return { reason, message: MESSAGES[reason] };
}

/** Without the quotes, angle brackets or comma that a mail or a list puts around a name. */
function unwrapName(text: string): string {
  return text.replace(/^[<("'“‘\s]{1,3}/, '').replace(/[>)"'”’,;\s]{1,3}$/, '');
}

/** The host part of a URL, an address with user info or port, or a bare name. */
function hostPart(text: string): string {
  let rest = text.replace(/^[a-z][a-z0-9+.-]*:\/\/+/i, '').replace(/^\/\/+/, '');
  const end = rest.search(/[/\\?#]/);
  if (end >= 0) rest = rest.slice(0, end);
  const at = rest.lastIndexOf('@');
  if (at >= 0) rest = rest.slice(at + 1);
  return rest.replace(/:\d{0,5}$/, '');
}

function mapHost(host: string): string {
  const lower = host.toLowerCase();
  if (isPlain(lower)) return lower;
  return lower
    .replace(/[\u3002\uff0e\uff61]/g, '.')
    .normalize('NFKC')
    .replace(IGNORABLE, '')
    .toLowerCase()
    .normalize('NFC');
}

/** The Unicode form of an `xn--` label; the label itself if it does not encode one soundly. */
function decodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    const text = decode(label.slice(4));
    const sound =
      !isPlain(text) &&
      mapHost(text) === text &&
      isLabelText(text) &&
      `xn--${encode(text)}` === label;
    return sound ? text : label;
  } catch {
    return label;
  }
}

/** The ASCII form of a Unicode label; null if it cannot be encoded. */
function encodeLabel(label: string): string | null {
  if (isPlain(label)) return label;
  try {
    return `xn--${encode(label)}`;
  } catch {
    return null;
  }
}

/** Longest label with letters beyond ASCII: `xn--` and the part after the last hyphen take five. */
export const LONGEST_ENCODED = MAX_LABEL - 5;

/** A label as a registry would accept it, in ASCII form; null if no registry would. */
function registrableLabel(label: string): string | null {
  if (label.length > (isPlain(label) ? MAX_LABEL : LONGEST_ENCODED)) return null;
  const ascii = encodeLabel(label);
  if (ascii === null || ascii.length > MAX_LABEL || !/^[a-z0-9-]+$/.test(ascii)) return null;
  if (label.startsWith('-') || label.endsWith('-')) return null;
  // Hyphens in the third and fourth place are reserved for encodings (RFC 5890, 2.3.1).
  if (label.startsWith('--', 2)) return null;
  // No label begins with a mark without a letter (RFC 5891, 4.2.3.2).
  return label.normalize('NFC') !== label || /^\p{M}/u.test(label) ? null : ascii;
}

/**
 * Encodes a made-up name for the DNS.
 *
 * @param name Unicode labels with dots between them, valid or not
 * @returns the ASCII form, or null if no registry would accept the name
 */
export function encodeName(name: string): string | null {
  const labels = name.split('.').map(registrableLabel);
  const ascii = labels.join('.');
  return labels.includes(null) || ascii.length > MAX_NAME ? null : ascii;
}

function checkLabel(unicode: string, ascii: string | null): InvalidReason | null {
  if (unicode === '') return 'empty-label';
  const bad = isPlain(unicode) ? !/^[a-z0-9_-]+$/.test(unicode) : !isLabelText(unicode);
  if (bad) return 'bad-character';
  if (ascii === null || ascii.length > MAX_LABEL) return 'label-too-long';
  if (unicode.startsWith('-') || unicode.endsWith('-')) return 'bad-hyphen';
  return null;
}

function checkName(host: string, asciiLabels: readonly string[]): InvalidReason | null {
  if (asciiLabels.length < 2) return 'no-dot';
  const ascii = asciiLabels.join('.');
  if (ascii.length > MAX_NAME) return 'too-long';
  if (/^[\d.]+$/.test(host)) return 'ip-address';
  const last = asciiLabels.at(-1) ?? '';
  if (!/^[a-z][a-z-]*[a-z0-9]$|^xn--[a-z0-9-]+$/.test(last) || /^[a-z]$/.test(last)) {
    return 'bad-suffix';
  }
  return null;
}

function scriptsOf(label: string): string[] {
  if (isPlain(label)) return /[a-z]/.test(label) ? ['Latin'] : [];
  const found = new Set<string>();
  for (const character of label) found.add(scriptOf(character));
  found.delete('Common');
  found.delete('Inherited');
  return Array.from(found);
}

function build(labels: string[], asciiLabels: string[], platforms: boolean): ParsedDomain {
  const ascii = asciiLabels.join('.');
  const split = splitSuffix(ascii, platforms);
  const at = labels.length - split.count - 1;
  const label = labels[at] ?? '';
  return {
    unicode: labels.join('.'),
    ascii,
    labels,
    suffix: labels.slice(at + 1).join('.'),
    suffixKnown: split.known,
    label,
    registrable: asciiLabels.slice(at).join('.'),
    subdomains: labels.slice(0, at),
    isIdn: ascii.includes('xn--'),
    scripts: scriptsOf(label),
  };
}

function readNew(input: string, platforms: boolean): ParsedDomain | UnreadableDomain {
  const trimmed = input.trim().slice(0, MAX_INPUT);
  if (trimmed === '') return unreadable('empty');
  const raw = SIMPLE.test(trimmed) ? trimmed : hostPart(refang(unwrapName(trimmed)).trim());
  if (reorders(raw)) return unreadable('reordering-character');
  if (raw.length > MAX_NAME * 4) return unreadable('too-long');
  if (raw.startsWith('[')) return unreadable('ip-address');
  const host = mapHost(raw).replace(/\.$/, '');
  if (host === '') return unreadable('empty');

  const labels: string[] = [];
  const asciiLabels: string[] = [];
  for (const part of host.split('.')) {
    const label = decodeLabel(part);
    const ascii = label === part ? encodeLabel(label) : part;
    const problem = checkLabel(label, ascii);
    if (problem) return unreadable(problem);
    labels.push(label);
    asciiLabels.push(ascii ?? '');
  }
  const problem = checkName(host, asciiLabels);
  if (problem) return unreadable(problem);
  const registered = build(labels, asciiLabels, platforms);
  // An underscore is allowed in the DNS and in a subdomain, but no registry sells it.
  if (`${registered.label}${registered.suffix}`.includes('_')) {
    return unreadable('bad-character');
  }
  return registered;
}

const CACHE_SIZE = 256;
const caches = [
  new Map<string, ParsedDomain | UnreadableDomain>(),
  new Map<string, ParsedDomain | UnreadableDomain>(),
];

/**
 * Reads a domain name in any written form.
 *
 * @param input any value. Anything but a string is unreadable; of a string it reads 2,048 characters.
 * @param platforms read `brand.github.io` as the name `brand` under the suffix `github.io`, like its owner; by default
 *   it is the subdomain `brand` of the platform
 * @returns all forms of the name, or why it is none. Never throws. A small cache makes it cheap to compare one asset
 *   with many candidates
 */
export function parseDomain(input: unknown, platforms = false): ParsedDomain | UnreadableDomain {
  if (typeof input !== 'string') return unreadable('not-text');
  const cache = caches[platforms ? 1 : 0];
  if (input.length > MAX_NAME || !cache) return readNew(input, platforms);
  const known = cache.get(input);
  if (known) return known;
  const read = readNew(input, platforms);
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
  cache.set(input, read);
  return read;
}

export function isParsedDomain(read: ParsedDomain | UnreadableDomain): read is ParsedDomain {
  return 'ascii' in read;
}
