/** Suggests names for a text that is no name: separate from read-name.ts, which more pages load. */
import { drain } from './in-slices.ts';
import { type KnowsEnding, namesInLine } from './names-in.ts';
import { readOwnDomain, withoutWww } from './read-name.ts';

/** An ending with a blank next to its dot, as PDFs and keyboards that complete words leave it. */
const SPACED_ENDING =
  /(?:\s[.,]\s*|[.,]\s+)(?:(?:co|bank|gov)\s*[.,]\s*)?(?:in|com|net|org|भारत)\.?\s*$/iu;
/** Only the beginning of a longer text is read, in UTF-16 units. */
const MAX_TEXT = 2000;
/** Words that are never a business by themselves. */
const ENDING_ALONE = /^(?:com|net|org)$/;

/**
 * Names that a user may mean who typed several, a sentence, or the name of a business: "Sahyadri Lok Bank".
 *
 * @param typed any text that is refused as it is
 * @param knowsEnding true if names are registered under the ending of a name; accepts all by default
 * @returns at most four, in ASCII; none for a text without a name and not in Latin letters, or for a bare ending
 */
export function domainsFromWords(
  typed: string,
  knowsEnding: KnowsEnding = () => true,
): readonly string[] {
  if (SPACED_ENDING.test(typed)) {
    const joined = readOwnDomain(typed.replaceAll(/\s*[.,]\s*/g, '.').replaceAll(/[\s&'’]/g, ''));
    if (joined.ok) return [joined.ascii];
  }
  // A comma next to the full stop of a keyboard.
  const dotted = readOwnDomain(typed.replaceAll(',', '.'));
  if (dotted.ok && typed.includes(',')) return [dotted.ascii];
  const { names: found } = drain(namesInLine(typed.slice(0, MAX_TEXT), knowsEnding));
  const hosts = found.flatMap(({ reading }) =>
    reading.kind === 'ip' ? [] : withoutWww(reading.ascii),
  );
  // `exa mple.in` may be one name.
  const isCut = /^\S*[\p{L}\p{N}]\s\S+$/u.test(typed.trim());
  if (hosts.length > 0 && !isCut) return [...new Set(hosts)].slice(0, 4);
  const label = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,&'’]|\.(?=\s|$)/g, '');
  if (!/^[a-z0-9-]{3,40}$/.test(label) || ENDING_ALONE.test(label)) return [];
  const names = ['in', 'co.in', 'com'].map((ending) => `${label}.${ending}`);
  const bank = /^(.{3,})bank$/.exec(label)?.[1];
  return bank === undefined ? names : [...names, `${bank}.bank.in`];
}
