/**
 * What a view draws of a pair of names: two rows of mono cells, in runs of one kind. Labels stand under
 * labels; what is missing is a gap (`removed`), and the letters beside it stay unlit.
 */

import { type Alignment, alignLabels, type Step } from './align.ts';
import { cellWidth, characterFacts, graphemes, isInvisible, isPlain } from './characters.ts';
import { isStranger } from './scripts.ts';
import { stepTechnique } from './techniques/chain.ts';
import type { Cell, DomainForms, Segment, SegmentKind, Technique } from './types.ts';

/** Drawn in place of a character that cannot be seen. */
const UNSEEN = '⬚';

/** Techniques whose added letters are lit one by one; whole added words are not. */
const LIT_ADDITIONS = new Set<Technique | null>([
  'addition',
  'insertion',
  'repetition',
  'hyphenation',
  'plural',
  'homoglyph',
]);

function cell(grapheme: string, lit: boolean): Cell {
  if (!lit && isPlain(grapheme)) return { text: grapheme, width: 1, deceptive: null };
  return {
    text: isInvisible(grapheme) ? UNSEEN : grapheme,
    width: cellWidth(grapheme),
    deceptive: lit ? Array.from(grapheme, characterFacts) : null,
  };
}

function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

/**
 * Builds one run.
 *
 * @param strange the deceptive letters are the asset's
 */
function segment(
  kind: SegmentKind,
  asset: readonly string[],
  candidate: readonly string[],
  technique: Technique | null,
  strange = false,
): Segment {
  const lit = kind === 'changed' || (kind === 'added' && LIT_ADDITIONS.has(technique));
  const left = asset.map((grapheme) => cell(grapheme, strange));
  const right = candidate.map((grapheme) => cell(grapheme, lit && !strange));
  const width = Math.max(widthOf(left), widthOf(right));
  return { kind, asset: left, candidate: right, width, technique };
}

/** Text that both names hold. */
export function same(text: readonly string[]): Segment {
  return segment('same', text, text, null);
}

/** Text that the candidate adds, as a whole. */
export function added(text: readonly string[], technique: Technique | null = null): Segment {
  return segment('added', [], text, technique);
}

/** Text that the candidate leaves out. */
export function removed(text: readonly string[]): Segment {
  return segment('removed', text, [], null);
}

function kindOf(step: Step): SegmentKind {
  if (step.kind === 'same') return 'same';
  if (step.taken === 0) return 'added';
  return step.given === 0 ? 'removed' : 'changed';
}

/** The runs of an alignment: neighbours of one kind and technique are joined, changes stay apart. */
export function stepSegments(
  found: Alignment | null,
  asset: readonly string[],
  candidate: readonly string[],
  techniqueOf = stepTechnique,
): Segment[] {
  const runs: { kind: SegmentKind; technique: Technique | null; first: Step; last: Step }[] = [];
  for (const step of found?.steps ?? []) {
    const kind = kindOf(step);
    const technique = techniqueOf(step, asset, candidate);
    const run = runs.at(-1);
    if (run?.kind === kind && run.technique === technique && kind !== 'changed') run.last = step;
    else runs.push({ kind, technique, first: step, last: step });
  }
  return runs.map(({ kind, technique, first, last }) => {
    const left = asset.slice(first.from, last.from + last.taken);
    const right = candidate.slice(first.to, last.to + last.given);
    // Of a Cyrillic and a Latin i the one that does not belong to its label deceives, also in the asset's.
    const strange =
      technique === 'homoglyph' &&
      right.every(isPlain) &&
      left.some((letter) => isStranger(letter, asset));
    return segment(kind, left, right, technique, strange);
  });
}

/** Share of a text that its changes may cost before it is shown as exchanged for the other. */
const NEAR_SHARE = 0.4;

/** Two texts in the same place: letter by letter where they are near, else one gone and one added. */
export function nearSegments(
  found: Alignment | null,
  asset: readonly string[],
  candidate: readonly string[],
): Segment[] {
  const most = NEAR_SHARE * Math.max(asset.length, candidate.length);
  return found && found.cost <= most
    ? stepSegments(found, asset, candidate)
    : [removed(asset), added(candidate)];
}

function between(asset: readonly string[], candidate: readonly string[]): Segment[] {
  return nearSegments(alignLabels(asset, candidate), asset, candidate);
}

interface Names {
  readonly asset: DomainForms;
  readonly candidate: DomainForms;
}

const dotted = (labels: readonly string[]) =>
  graphemes(labels.map((label) => `${label}.`).join(''));

/** The labels in front of the registered ones, label under label where there are as many. */
function frontSegments(asset: readonly string[], candidate: readonly string[]): Segment[] {
  if (asset.length === 0) return [added(dotted(candidate))];
  if (asset.length !== candidate.length) return between(dotted(asset), dotted(candidate));
  return asset.flatMap((label, at) => [
    ...between(graphemes(label), graphemes(candidate[at] ?? '')),
    same(['.']),
  ]);
}

/** The suffix and, where the brand stands in a subdomain, what follows it. */
function endSegments(asset: readonly string[], candidate: readonly string[]): Segment[] {
  const own = `.${asset.join('.')}`;
  const other = `.${candidate.join('.')}`;
  const both = (text: string) => same(graphemes(text));
  const more = (text: string) => added(graphemes(text));
  const less = (text: string) => removed(graphemes(text));
  if (own === other) return [both(own)];
  if (/^[.-]/.test(other.slice(own.length)) && other.startsWith(own)) {
    return [both(own), more(other.slice(own.length))];
  }
  if (other.endsWith(own)) return [more(other.slice(0, -own.length)), both(own)];
  if (own.startsWith(`${other}.`)) return [both(other), less(own.slice(other.length))];
  if (own.endsWith(other)) return [less(own.slice(0, -other.length)), both(other)];
  const left = graphemes(own.slice(1));
  const right = graphemes(other.slice(1));
  // One letter off is shown as that (.co for .com), any other ending as exchanged for this one.
  const near = asset.length === candidate.length && alignLabels(left, right).cost <= 1;
  const exchanged = near ? between(left, right) : [segment('changed', left, right, null)];
  return [both('.'), ...exchanged.map((run): Segment => ({ ...run, technique: 'tld-swap' }))];
}

/**
 * Both names around the brand.
 *
 * @param label the runs of the brand and of what stands behind it in its label
 * @param at the place of that label in the candidate; by default the registered one
 * @param glued what stands in front of the brand in that label; it may be the asset's own subdomain, as
 *   in `netbanking-brand.in` for `netbanking.brand.in`
 */
export function nameSegments(
  { asset, candidate }: Names,
  label: readonly Segment[],
  at = candidate.subdomains.length,
  glued: readonly string[] = [],
): Segment[] {
  const before = candidate.labels.slice(0, at);
  const beside = asset.subdomains.length === before.length || glued.length === 0;
  return [
    ...(beside
      ? [...frontSegments(asset.subdomains, before), added(glued, 'combosquatting')]
      : between(dotted(asset.subdomains), [...dotted(before), ...glued])),
    ...label,
    ...endSegments(asset.suffix.split('.'), candidate.labels.slice(at + 1)),
  ];
}

/** What a letter of an ending costs that is exchanged or added as a whole. */
const ENDING_LETTER = 0.35;

/** In whole names only the dot that cuts a label is lit; words that are put in are no misspelling. */
const wholeTechnique: typeof stepTechnique = (step, asset, candidate) =>
  step.kind === 'insert' && candidate[step.to] !== '.'
    ? null
    : stepTechnique(step, asset, candidate);

/**
 * Whole names, dots and all, for accounts that move dots: the cheapest of letter by letter, with an
 * ending added behind the asset (hdfcbankcom.net), and with another ending (axis.bank.in).
 *
 * @param front what people type in front of the asset, where a dot of that is concerned: `www.`
 */
export function wholeSegments({ asset, candidate }: Names, front = ''): Segment[] {
  const left = graphemes(front + asset.unicode);
  const right = graphemes(candidate.unicode);
  const ends = [asset.labels.slice(-1), candidate.labels.slice(-1)] as const;
  const heads = [
    left.slice(0, left.lastIndexOf('.')),
    right.slice(0, right.lastIndexOf('.')),
  ] as const;
  const letters = Math.max(...ends.flat().map(({ length }) => length));
  const way = (one: readonly string[], two: readonly string[], more: number, end: Segment[]) => {
    const found = alignLabels(one, two);
    return {
      cost: found.cost + more * ENDING_LETTER,
      runs: () => [...stepSegments(found, one, two, wholeTechnique), ...end],
    };
  };
  const ways = [
    way(left, heads[1], right.length - heads[1].length, [added(right.slice(heads[1].length))]),
    ...(ends[0][0] === ends[1][0] ? [] : [way(...heads, letters, endSegments(...ends))]),
    way(left, right, 0, []),
  ];
  return ways.reduce((one, two) => (two.cost < one.cost ? two : one)).runs();
}

/** Joins runs of one kind that come to stand side by side when pieces are put together. */
export function joined(segments: readonly Segment[]): Segment[] {
  const found: Segment[] = [];
  for (const next of segments) {
    if (next.asset.length + next.candidate.length === 0) continue;
    const last = found.at(-1);
    if (last?.kind === next.kind && next.kind !== 'changed' && last.technique === next.technique) {
      found[found.length - 1] = {
        ...last,
        asset: [...last.asset, ...next.asset],
        candidate: [...last.candidate, ...next.candidate],
        width: last.width + next.width,
      };
    } else {
      found.push(next);
    }
  }
  return found;
}
