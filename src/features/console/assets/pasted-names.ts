/** Reads a pasted list of domain names: what each of them is, before anything is sent. */
import { refang } from '@/lib/defang.ts';
import { domainOf, INVALID_DOMAIN } from '@/lib/read-name.ts';
import {
  type HostnameReading,
  meantDomain,
  readHostname,
  readTypedDomain,
} from '@/lib/hostname.ts';
import { cellText, pastedRows } from './pasted-rows.ts';

/** Read at a time; what is more stays in the box for another time. */
export const MAX_NAMES = 1_000;

/** A name that was read. */
interface ReadName {
  /** As it was pasted. */
  readonly text: string;
  /** Counts from 1. */
  readonly line: number;
  /** What will be added. */
  readonly ascii: string;
  /** Whether a URL was pasted, of which it is the host. */
  readonly isHost: boolean;
}

export type PastedName =
  | ({ readonly is: 'valid' } & ReadName)
  | ({
      readonly is: 'duplicate';
      /** The line that has the same name. */
      readonly of: number;
    } & ReadName)
  | ({ readonly is: 'listed' } & ReadName)
  /** A public suffix or a hosting platform, which has no single owner; see endings.ts. */
  | ({ readonly is: 'ending' } & ReadName)
  | {
      readonly is: 'invalid';
      readonly text: string;
      readonly line: number;
      /** One sentence. */
      readonly reason: string;
      /** The name that was meant, as by an email address; null where there is none. */
      readonly meant: string | null;
      /** Whether it is an email address, of which that name is the domain. */
      readonly isAddress: boolean;
      /** Whether that one is there already. */
      readonly isListed: boolean;
    };

export interface Pasted {
  readonly names: readonly PastedName[];
  /** Names beyond MAX_NAMES, as they were pasted. */
  readonly rest: readonly string[];
  /** Of a table what was not read: see pastedRows. */
  readonly leftOut: readonly string[];
}

/**
 * @param typed names in any written form, one a line; commas, semicolons and tabs separate too. Of the rows of a table
 * the names alone are read
 * @param listed the ASCII forms of the names that are there already
 */
export function readPasted(typed: string, listed: ReadonlySet<string>): Pasted {
  const seen = new Map<string, number>();
  const names: PastedName[] = [];
  const rest: string[] = [];
  const { lines, leftOut } = pastedRows(typed, (cell) => readingOf(cell).ok);
  for (const [index, cells] of lines.entries()) {
    for (const text of cells) {
      if (names.length >= MAX_NAMES) rest.push(text);
      else names.push(readName(text, index + 1, seen, listed));
    }
  }
  return { names, rest, leftOut };
}

/**
 * The names as they are once it is known which are public endings.
 *
 * @param endings ASCII forms
 */
export const withEndings = (
  names: readonly PastedName[],
  endings: ReadonlySet<string>,
): readonly PastedName[] =>
  endings.size === 0
    ? names
    : names.map((name) =>
        name.is === 'valid' && endings.has(name.ascii) ? { ...name, is: 'ending' } : name,
      );

function readName(
  text: string,
  line: number,
  seen: Map<string, number>,
  listed: ReadonlySet<string>,
): PastedName {
  const reading = readingOf(text);
  if (!reading.ok) {
    const meant = meantDomain(text);
    const isListed = meant !== null && listed.has(domainOf(meant) ?? '');
    // Where something unseen is left out, the name is no longer the one that was pasted.
    const isAddress = readTypedDomain(text).ok;
    const reason = whyNot(reading.reason);
    return { is: 'invalid', text, line, reason, meant, isAddress, isListed };
  }
  const { ascii } = reading;
  const name = { text, line, ascii, isHost: reading.isHost };
  const of = seen.get(ascii);
  if (of !== undefined) return { ...name, is: 'duplicate', of };
  seen.set(ascii, line);
  return { ...name, is: listed.has(ascii) ? 'listed' : 'valid' };
}

/** The text as a name, or as a URL of which that is the host (`isHost`). */
function readingOf(text: string): HostnameReading & { readonly isHost: boolean } {
  const whole = readHostname(refang(text));
  const host = whole.ok ? null : readHostOfUrl(text);
  return { ...(host ?? whole), isHost: host !== null };
}

/** The host of a URL, with or without `https://`; null for any other text, such as an email address. */
function readHostOfUrl(text: string): HostnameReading | null {
  const url = refang(text);
  // The domain of an email address is often a provider's: it is offered, not taken.
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(url) && /^[^/?#]*@/.test(url)) return null;
  const reading = readTypedDomain(text);
  return reading.ok ? reading : null;
}

/** The reason without the hint before it, which would be the same in every line. */
function whyNot(reason: string): string {
  const why = reason.slice(INVALID_DOMAIN.length).replace(/^:\s*/, '');
  return why === '' ? 'Not a domain name' : `Not a domain name: ${why}`;
}

/** A name of the box and the one to put in its place. */
export interface Replacement {
  readonly name: PastedName;
  readonly by: string;
}

/** The domain of each email address among some names, where it can be added. */
export const domainsOfAddresses = (names: readonly PastedName[]): Replacement[] =>
  names.flatMap((name) =>
    name.is === 'invalid' && name.isAddress && name.meant !== null && !name.isListed
      ? [{ name, by: name.meant }]
      : [],
  );

/**
 * The box's text with names replaced by others.
 *
 * @param typed what readPasted read
 * @param replacements of names it found there
 */
export function replacedIn(typed: string, ...replacements: readonly Replacement[]): string {
  const byLine = new Map<number, Replacement[]>();
  for (const one of replacements) {
    const others = byLine.get(one.name.line);
    if (others) others.push(one);
    else byLine.set(one.name.line, [one]);
  }
  return typed
    .split(/(\r\n|\n|\r)/)
    .map((piece, at) => {
      // Every second piece is the end of a line.
      const left = at % 2 === 0 ? byLine.get(at / 2 + 1) : undefined;
      if (!left) return piece;
      return piece
        .split(/([,;\t])/)
        .map((part) => {
          const found = left.findIndex(({ name }) => name.text === cellText(part));
          const [one] = found < 0 ? [] : left.splice(found, 1);
          return one ? part.replace(one.name.text, () => one.by) : part;
        })
        .join('');
    })
    .join('');
}

/** The ASCII forms of the names of a list; names that are none are left out. */
export function hostnamesIn(names: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const name of names) {
    const reading = readHostname(name);
    if (reading.ok) found.add(reading.ascii);
  }
  return found;
}
