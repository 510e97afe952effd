/** Whether a name that an organisation wants watched imitates one that it has already. */
import { beyondAscii } from '@/lib/invisible.ts';
import { restrictionOf } from '@/lib/restricted-suffixes.ts';
import type { Segment, Technique } from './types.ts';

/** Whether a letter of the asset was exchanged for one beyond ASCII. */
export const hasNonAsciiSwap = (alignment: readonly Segment[]): boolean =>
  alignment.some(
    ({ kind, candidate }) =>
      kind === 'changed' &&
      candidate.some((cell) => cell.deceptive?.some(({ text }) => beyondAscii(text))),
  );

/**
 * Whether a likeness to an own name deserves a second thought. The same name under another ending does not; a
 * foreign letter always does.
 *
 * @param technique the main one; null where there is none
 */
export const needsConfirmation = (technique: Technique | null, isForeign: boolean): boolean =>
  isForeign || technique !== 'tld-swap';

/**
 * Whether a name stands where few may register, in plain letters: then a likeness to one's own says little.
 *
 * @param ascii a name in its ASCII form, lower case
 */
export const isUnderRestrictedSuffix = (ascii: string, isForeign: boolean): boolean =>
  !isForeign && restrictionOf(ascii) !== null;
