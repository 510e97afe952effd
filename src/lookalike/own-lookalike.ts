/** Detects that a name to be added imitates one of the organisation's own. */
import { beyondAscii } from '@/lib/invisible.ts';
import { restrictionOf } from '@/lib/restricted-suffixes.ts';
import type { Segment, Technique } from './types.ts';

/** True if a letter of the asset was replaced by one beyond ASCII. */
export const hasNonAsciiSwap = (alignment: readonly Segment[]): boolean =>
  alignment.some(
    ({ kind, candidate }) =>
      kind === 'changed' &&
      candidate.some((cell) => cell.deceptive?.some(({ text }) => beyondAscii(text))),
  );

/**
 * True if a likeness to an own name needs a confirmation. The same name under another ending does not; a foreign letter
 * always does.
 *
 * @param technique the main one; null if there is none
 */
export const needsConfirmation = (technique: Technique | null, isForeign: boolean): boolean =>
  isForeign || technique !== 'tld-swap';

/**
 * True if a name is under a restricted suffix and in plain letters: then a likeness to an own name says little.
 *
 * @param ascii a name in its ASCII form, lower case
 */
export const isUnderRestrictedSuffix = (ascii: string, isForeign: boolean): boolean =>
  !isForeign && restrictionOf(ascii) !== null;
