/** The lookalikes of a name that a visitor types into the hero. Loaded with the first sign of intent. */
import { beyondAscii, graphemes } from '@/lib/invisible.ts';
import { toUnicode } from '@/lib/idna.ts';
import { engine } from '@/lookalike/engine.ts';
import { markedGraphemes } from '@/lookalike/lit-graphemes.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type {
  CharacterFacts,
  Explanation,
  GeneratedName,
  InvalidName,
  Technique,
} from '@/lookalike/types.ts';
import { cellsOf } from './HeroName.tsx';
import { plainCells, type Specimen, type SpecimenCell } from './specimen.ts';

/** What is shown, in this order: letters that look the same between tricks of other kinds. */
const ORDER: readonly Technique[] = [
  'homoglyph',
  'combosquatting',
  'homoglyph',
  'transposition',
  'homoglyph',
  'tld-swap',
  'homoglyph',
  'omission',
  'hyphenation',
  'transliteration',
];
/** Enough to have the best of every letter. */
const MADE: Partial<Record<Technique, number>> = { homoglyph: 2_500, combosquatting: 900 };
/** Cells that one line holds at the largest size (96 px in 1200). */
const LINE = 20;
/** Cyrillic of every day, which is what is used most and looks the same in every face. */
const USUAL = /[\u0430-\u045f]/;
/** The letters that our mono face has; others come from a face of the system and show. */
const IN_FACE = /^[\0-\u052f\u0900-\u097f]*$/;

/**
 * About ten lookalikes of a domain, ready to be set.
 *
 * @param domain ASCII form
 * @throws WorkerGone, WorkerRefused when there is no worker to answer
 */
export async function typedLookalikes(domain: string, signal: AbortSignal): Promise<Specimen[]> {
  const room = Math.max(cellsOf(plainCells(toUnicode(domain))) + 1, lineCells());
  const pools = new Map<Technique, GeneratedName[]>();
  for (const technique of new Set(ORDER)) {
    const made: GeneratedName[] = [];
    const wanted = { techniques: [technique], limit: MADE[technique] ?? 200 };
    // oxlint-disable-next-line no-await-in-loop -- one worker answers them all
    await engine().generate(domain, wanted, (names) => void made.push(...names), signal);
    if (signal.aborted) return [];
    pools.set(technique, best(made, technique, room));
  }
  const names = ORDER.flatMap((technique) => pools.get(technique)?.shift()?.domain ?? []);
  const found = await Promise.all(names.map((name) => engine().explain(domain, name)));
  return found.flatMap((one) => specimenOf(one) ?? []);
}

/** How many cells the line has at the largest size on this screen. */
function lineCells(): number {
  const stage = document.querySelector('.specimen-stage');
  return stage && stage.clientWidth < 1000 ? 0 : LINE;
}

/** Those that fit, most deceptive first; of look-alike letters one for each place. */
function best(made: readonly GeneratedName[], technique: Technique, room: number): GeneratedName[] {
  const fitting = made
    .filter(({ domain }) => {
      const unicode = toUnicode(domain);
      return IN_FACE.test(unicode) && cellsOf(plainCells(unicode)) <= room;
    })
    .toSorted((a, b) => b.deception - a.deception);
  if (technique !== 'homoglyph') {
    // A change in the middle is easier to miss than one at either end.
    const equals = fitting.filter(({ deception }) => deception === fitting[0]?.deception);
    return technique === 'combosquatting' || technique === 'tld-swap'
      ? fitting
      : equals.slice(Math.floor(equals.length / 2));
  }
  const places = new Set<string>();
  const usual = ({ domain }: GeneratedName) => (USUAL.test(toUnicode(domain)) ? 0 : 1);
  return fitting
    .toSorted((a, b) => usual(a) - usual(b))
    .filter(({ domain }) => {
      const foreign = graphemes(toUnicode(domain)).findIndex(beyondAscii);
      const place = foreign < 0 ? 'latin' : String(foreign);
      if (places.has(place)) return false;
      places.add(place);
      return true;
    });
}

/** One lookalike as the hero sets it; null where nothing of it can be shown. */
function specimenOf(found: Explanation | InvalidName): Specimen | null {
  if (found.kind === 'invalid') return null;
  const technique = found.techniques[0]?.technique;
  const { lit, gone } = markedGraphemes(found);
  if (technique === undefined || lit.size + gone.size === 0) return null;
  const cells: SpecimenCell[] = [];
  for (const [at, text] of [...graphemes(found.candidate.unicode), null].entries()) {
    // Where letters moved, what stands in their place says enough.
    if (gone.has(at) && lit.size === 0) cells.push({ text: '', lit: true });
    if (text !== null) cells.push(lit.has(at) ? { text, lit: true } : { text });
  }
  const { differs, facts } = difference(found, technique);
  const [one] = facts;
  return {
    cells,
    caption: one ? [one.codePoint, one.name] : [TECHNIQUE_NAMES[technique], differs],
    // `rn` is read as the `m` that it imitates.
    reads: technique === 'homoglyph' && !one ? found.asset.unicode : found.candidate.unicode,
    resolves: found.candidate.ascii,
    differs,
  };
}

const textOf = (cells: readonly { text: string }[]) => cells.map(({ text }) => text).join('');

/** What was done, in a few words, and the foreign characters it was done with. */
function difference({ asset, candidate, alignment }: Explanation, technique: Technique) {
  const own = new Set(asset.unicode);
  const facts: CharacterFacts[] = alignment.flatMap((segment) =>
    segment.candidate.flatMap((cell) =>
      (cell.deceptive ?? []).filter(({ text }) => beyondAscii(text) && !own.has(text)),
    ),
  );
  if (facts.length > 0) {
    const points = [...new Set(facts.map(({ codePoint }) => codePoint))].slice(0, 3).join(', ');
    const count = facts.length === 1 ? '1 character' : `${facts.length} characters`;
    return { differs: `${count}, ${points}`, facts };
  }
  if (technique === 'tld-swap') {
    return { differs: `the ending: .${candidate.suffix} for .${asset.suffix}`, facts };
  }
  const done: { put: string; taken: string }[] = [];
  for (const [at, segment] of alignment.entries()) {
    if (segment.kind === 'same') continue;
    const [put, taken] = [textOf(segment.candidate), textOf(segment.asset)];
    const last = done.at(-1);
    // Neighbours are one change: "cb" became "bc".
    if (!last || alignment[at - 1]?.kind === 'same') done.push({ put, taken });
    else Object.assign(last, { put: last.put + put, taken: last.taken + taken });
  }
  return { differs: done.slice(0, 2).map(inWords).join(', '), facts };
}

function inWords({ put, taken }: { put: string; taken: string }): string {
  if (put === '') return `${taken} left out`;
  if (taken !== '') return `${put} for ${taken}`;
  return put === '-' ? 'a hyphen added' : `${put} added`;
}
