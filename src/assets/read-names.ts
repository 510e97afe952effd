/** Reads the Domain field and pasted lists. STAND-IN until the one reading of host names is there. */
import { parse } from 'tldts';
import { refang } from '@/lib/defang.ts';
import { domainOf, meantDomain, readHostname, readTypedDomain } from '@/lib/hostname.ts';
import { namesFor } from '@/lib/names-for.ts';

/** What the Domain field holds. */
export interface TypedName {
  /** The domain that would be added, in ASCII; null if the text is not one. */
  readonly ascii: string | null;
  /** Why it is not one; '' if it is. */
  readonly why: string;
  /** Domains that may be meant by a text that is refused, the best first. */
  readonly offers: readonly string[];
  /** True if the offers are only made up from the words. */
  readonly isGuess: boolean;
}

export const registrableOf = (ascii: string): string | null =>
  parse(ascii, { allowPrivateDomains: true }).domain;

export const kindOf = (ascii: string): 'domain' | 'suffix' | 'ip' => {
  const { publicSuffix, isIp } = parse(ascii, { allowPrivateDomains: true });
  return isIp ? 'ip' : publicSuffix === ascii ? 'suffix' : 'domain';
};

/** Reads the Domain field. Nothing is taken off but blanks around the name and a final dot. */
export function readTyped(typed: string): TypedName {
  const reading = readHostname(typed);
  if (reading.ok) return { ascii: reading.ascii, why: '', offers: [], isGuess: false };
  const meant = domainOf(meantDomain(typed) ?? '');
  const offers =
    meant === null ? namesFor(typed) : [...new Set([registrableOf(meant) ?? meant, meant])];
  return { ascii: null, why: reading.reason, offers, isGuess: meant === null };
}

/** Texts of a paste that hold no domain, for one reason. */
export interface Unread {
  readonly reason: string;
  readonly count: number;
  /** The first of them, as pasted. */
  readonly first: { readonly text: string; readonly line: number };
}

export interface PastedNames {
  /** ASCII forms, each once, in order. */
  readonly names: readonly string[];
  readonly unread: readonly Unread[];
}

/** Finds the domains in a pasted list, table or email. */
export async function readPasted(pasted: string): Promise<PastedNames> {
  const names = new Set<string>();
  const unread = new Map<string, Unread>();
  for (const [at, line] of pasted.split('\n').entries()) {
    for (const text of line.split(/[\s,;|]+/)) {
      if (text === '') continue;
      const reading = readTypedDomain(refang(text));
      if (reading.ok) {
        names.add(reading.ascii);
        continue;
      }
      const before = unread.get(reading.reason);
      unread.set(reading.reason, {
        reason: reading.reason,
        count: (before?.count ?? 0) + 1,
        first: before?.first ?? { text, line: at + 1 },
      });
    }
  }
  return { names: [...names], unread: [...unread.values()] };
}
