/** Names that are offered to a person whose text is none: apart from read-name.ts, which more pages load. */
import { readOwnDomain } from './read-name.ts';

/** An ending with a blank beside its dot, as a PDF or a keyboard that completes words leaves it. */
const SPACED_ENDING =
  /(?:\s[.,]\s*|[.,]\s+)(?:(?:co|bank|gov)\s*[.,]\s*)?(?:in|com|net|org|भारत)\.?\s*$/iu;
/** What is typed for a business is none of these by itself. */
const ENDING_ALONE = /^(?:com|net|org)$/;

/**
 * Names that a person may mean who typed what a business is called: "Sahyadri Lok Bank".
 *
 * @param typed any text
 * @returns at most four, in ASCII; none for a text that is no name in Latin letters, or an ending alone
 */
export function namesFor(typed: string): readonly string[] {
  if (SPACED_ENDING.test(typed)) {
    const joined = readOwnDomain(typed.replaceAll(/\s*[.,]\s*/g, '.').replaceAll(/[\s&'’]/g, ''));
    if (joined.ok) return [joined.ascii];
  }
  // A comma beside the full stop of a keyboard.
  const dotted = readOwnDomain(typed.replaceAll(',', '.'));
  if (dotted.ok && typed.includes(',')) return [dotted.ascii];
  const label = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,&'’]|\.(?=\s|$)/g, '');
  if (!/^[a-z0-9-]{3,40}$/.test(label) || ENDING_ALONE.test(label)) return [];
  const names = ['in', 'co.in', 'com'].map((ending) => `${label}.${ending}`);
  const bank = /^(.{3,})bank$/.exec(label)?.[1];
  return bank === undefined ? names : [...names, `${bank}.bank.in`];
}

/** The question that stands before such names, of which there is one at least. */
export const askWhich = (names: readonly string[]): string =>
  names.length === 1 ? 'Is it this one?' : 'Is it one of these?';
