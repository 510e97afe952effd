/** What is said of a link. Never that it is safe: a name tells whose it is, not what it does. */
import { graphemes } from '@/lib/invisible.ts';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import { mixedLetters } from '@/lookalike/scripts.ts';
import type { LinkReading } from './read-link.ts';
import { signsOf } from './signs.ts';

type Found = WordedExplanation | InvalidName;

export type VerdictKind =
  /** Compared with nothing: which name it leads to is all that is known. */
  | 'named'
  /** The same, of a name that mixes alphabets in one word. */
  | 'mixed'
  /** The same, of a name or a link that shows what bait is made of. */
  | 'signs'
  /** A name that only passes visitors on, and is not the company's. */
  | 'shortener'
  | 'own'
  | 'imitates'
  | 'may-imitate'
  /** The company's name stands before an @, where it leads nowhere. */
  | 'disguised'
  | 'unknown'
  | 'ip-address'
  | 'no-web-address'
  | 'unreadable';

/** Whether the reader has to keep away from it. */
export const isDanger = (kind: VerdictKind): boolean =>
  kind === 'mixed' ||
  kind === 'imitates' ||
  kind === 'may-imitate' ||
  kind === 'disguised' ||
  kind === 'ip-address' ||
  kind === 'no-web-address';

/**
 * The kind of verdict.
 *
 * @param reading what the link is
 * @param found what the engine says of the link's name beside the company's domain; null where it has none
 * @param compared whether a company's domain was given
 */
export function verdictOf(reading: LinkReading, found: Found | null, compared = true): VerdictKind {
  if (reading.kind === 'ip-address') return 'ip-address';
  if (reading.kind === 'scheme') return 'no-web-address';
  if (reading.kind === 'none' || !found) return 'unreadable';
  if (found.kind === 'invalid') return found.reason === 'ip-address' ? 'ip-address' : 'unreadable';
  const isShort = reading.notes.some((note) => note.kind === 'shortener');
  if (!compared) {
    if (isShort) return 'shortener';
    if (mixedLetters(graphemes(found.candidate.unicode)).size > 0) return 'mixed';
    return signsOf(reading, found.candidate).length > 0 ? 'signs' : 'named';
  }
  if (found.relation !== 'other') return 'own';
  const decoration = reading.notes.find((note) => note.kind === 'user-info');
  if (decoration && names(decoration.text, found)) return 'disguised';
  if (found.techniques.length === 0) return isShort ? 'shortener' : 'unknown';
  return found.confident ? 'imitates' : 'may-imitate';
}

/** Whether a text names the company's registered domain. */
function names(text: string, { asset }: WordedExplanation): boolean {
  const lower = text.toLowerCase();
  return lower.includes(asset.registrable) || lower.includes(registeredName(asset));
}

/** Whether the company's domain stands in a link behind another name, where it says nothing. */
export function isMentioned(reading: LinkReading, found: Found | null): boolean {
  return (
    reading.kind === 'name' &&
    found?.kind === 'explanation' &&
    found.relation === 'other' &&
    names(reading.rest, found)
  );
}

/** The registered part of a name, in Unicode. */
export const registeredName = ({ label, suffix }: { label: string; suffix: string }): string =>
  suffix === '' ? label : `${label}.${suffix}`;
