/** The lookalikes of a domain that a visitor types into the hero. Loaded with the first key. */
import { beyondAscii, graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/idna.ts';
import { bestOfEach, isPlain } from '@/lookalike-finder/index.ts';
import { engine } from '@/lookalike/engine.ts';
import { highlightsOf } from '@/lookalike/highlights.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { Explanation, GeneratedName, InvalidName, Technique } from '@/lookalike/types.ts';
import { cellsOf, subjectOf, type Specimen, type SpecimenCell } from './specimen.ts';

/** Techniques in the order shown: homoglyphs between techniques of other kinds. */
const SHOWN: readonly Technique[] = [
  'homoglyph',
  'combosquatting',
  'homoglyph',
  'tld-swap',
  'homoglyph',
  'transposition',
  'homoglyph',
  'omission',
];

/** Starts the worker, so that it is ready when the domain is complete. */
export const startEngine = (): void => engine().ahead();

/**
 * Finds the lookalikes of a domain.
 *
 * @param domain ASCII form
 * @returns null if its ending is unknown, or if it is an ending itself
 * @throws WorkerGone if no worker answers
 */
export async function typedLookalikes(domain: string, signal: AbortSignal) {
  if (await engine().obstacle(domain)) return null;
  const made: GeneratedName[] = [];
  if (!signal.aborted) {
    await engine().generate(domain, {}, (names) => void made.push(...names), signal);
  }
  const { room } = subjectOf(toUnicode(domain));
  const sorted = made.toSorted((a, b) => b.deception - a.deception);
  const best = bestOfEach(domain, sorted, SHOWN, (unicode) => cellsOf(unicode) <= room);
  const found = await Promise.all(best.map(([, name]) => engine().explain(domain, name)));
  return {
    // Those that any keyboard types, but for a domain beyond a to z.
    count: domain.includes('xn--') ? made.length : made.filter(isPlain).length,
    lookalikes: found.flatMap((one) => specimenOf(one) ?? []),
  };
}

const textOf = (cells: readonly { text: string }[]) => cells.map(({ text }) => text).join('');

/** One lookalike as the hero draws it; null if nothing in it differs visibly. */
function specimenOf(found: Explanation | InvalidName): Specimen | null {
  if (found.kind === 'invalid') return null;
  const technique = found.techniques[0]?.technique;
  const { highlighted, gone } = highlightsOf(found);
  if (technique === undefined || highlighted.size + gone.size === 0) return null;
  const cells: SpecimenCell[] = [];
  for (const [at, text] of [...graphemes(found.candidate.unicode), null].entries()) {
    if (gone.has(at) && highlighted.size === 0) cells.push({ text: '', highlighted: true });
    if (text !== null) cells.push(highlighted.has(at) ? { text, highlighted: true } : { text });
  }
  return { cells, caption: captionOf(found, technique) };
}

/** The foreign character if there is one, else the technique and the letters it changed. */
function captionOf({ asset, alignment }: Explanation, technique: Technique): string[] {
  const changed = alignment.filter(({ kind }) => kind !== 'same');
  const foreign = changed
    .flatMap(({ candidate }) => candidate.flatMap(({ deceptive }) => deceptive ?? []))
    .find(({ text }) => beyondAscii(text) && !asset.unicode.includes(text));
  if (foreign) return [foreign.codePoint, foreign.name];
  const [one, another] = changed;
  if (!one || another) return [TECHNIQUE_NAMES[technique]];
  const [put, taken] = [textOf(one.candidate), textOf(one.asset)];
  const words =
    put === '' ? `${taken} left out` : taken === '' ? `${put} added` : `${put} for ${taken}`;
  return [TECHNIQUE_NAMES[technique], words];
}
