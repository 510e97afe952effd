/**
 * Splits a pair of names into segments: two rows of mono cells, in runs of one kind. Labels are aligned with labels; a
 * missing part is a gap (`removed`), and the letters next to it are not highlighted.
 */

import { type Alignment, alignLabels, type Step } from './align.ts';
import { graphemes, isPlain } from './characters.ts';
import {
  addedSegment,
  type TextSegment,
  run,
  removedSegment,
  sameSegment,
} from './text-segments.ts';
import { isForeignScript } from './scripts.ts';
import { stepTechnique } from './techniques/multi-edit.ts';
import type { ParsedDomain, SegmentKind, Technique } from './types.ts';

function kindOf(step: Step): SegmentKind {
  if (step.kind === 'same') return 'same';
  if (step.taken === 0) return 'added';
  return step.given === 0 ? 'removed' : 'changed';
}

/** The runs of an alignment: neighbours of one kind and technique are joined, changes stay separate. */
export function stepSegments(
  found: Alignment | null,
  asset: readonly string[],
  candidate: readonly string[],
  techniqueOf = stepTechnique,
): TextSegment[] {
  const runs: {
    kind: SegmentKind;
    technique: Technique | null;
    first: Step;
    last: Step;
    cost: number;
  }[] = [];
  for (const step of found?.steps ?? []) {
    const kind = kindOf(step);
    const technique = techniqueOf(step, asset, candidate);
    const before = runs.at(-1);
    if (before?.kind === kind && before.technique === technique && kind !== 'changed') {
      before.last = step;
      before.cost += step.cost;
    } else {
      runs.push({ kind, technique, first: step, last: step, cost: step.cost });
    }
  }
  return runs.map(({ kind, technique, first, last, cost }) => {
    const left = asset.slice(first.from, last.from + last.taken);
    const right = candidate.slice(first.to, last.to + last.given);
    // The foreign one of a Cyrillic and a Latin i is deceptive, also in the asset.
    const strange =
      technique === 'homoglyph' &&
      right.every(isPlain) &&
      left.some((letter) => isForeignScript(letter, asset));
    return run(kind, left, right, technique, cost, strange);
  });
}

/** Share of a text that its changes may cost before it is shown as replaced by the other. */
const NEAR_SHARE = 0.4;

/** Two texts in the same place: letter by letter if they are similar, else one removed and one added. */
export function nearSegments(
  found: Alignment | null,
  asset: readonly string[],
  candidate: readonly string[],
): TextSegment[] {
  const most = NEAR_SHARE * Math.max(asset.length, candidate.length);
  return found && found.cost <= most
    ? stepSegments(found, asset, candidate)
    : [removedSegment(asset), addedSegment(candidate)];
}

function compare(asset: readonly string[], candidate: readonly string[]): TextSegment[] {
  if (asset.length === 0 || candidate.length === 0)
    return [removedSegment(asset), addedSegment(candidate)];
  if (asset.join('') === candidate.join('')) return [sameSegment(asset)];
  return nearSegments(alignLabels(asset, candidate), asset, candidate);
}

type Label = readonly string[];

interface Names {
  readonly asset: ParsedDomain;
  readonly candidate: ParsedDomain;
}

const toText = (labels: readonly string[]) =>
  graphemes(labels.map((label) => `${label}.`).join(''));

/** The labels in front of the registered ones, label under label if there are equally many. */
function frontSegments(asset: readonly string[], candidate: readonly string[]): TextSegment[] {
  if (asset.length === 0) return [addedSegment(toText(candidate))];
  // True for the same labels with others before or after them.
  const [own, other] = [`${asset.join('.')}.`, `${candidate.join('.')}.`];
  const more = candidate.length - asset.length;
  if (more > 0 && other.endsWith(`.${own}`)) {
    return [addedSegment(toText(candidate.slice(0, more))), sameSegment(toText(asset))];
  }
  if (more > 0 && other.startsWith(own)) {
    return [sameSegment(toText(asset)), addedSegment(toText(candidate.slice(-more)))];
  }
  if (candidate.length > 0 && more < 0 && own.endsWith(`.${other}`)) {
    return [removedSegment(toText(asset.slice(0, -more))), sameSegment(toText(candidate))];
  }
  if (candidate.length > 0 && more < 0 && own.startsWith(other)) {
    return [sameSegment(toText(candidate)), removedSegment(toText(asset.slice(more)))];
  }
  if (asset.length !== candidate.length) return compare(toText(asset), toText(candidate));
  return asset.flatMap((label, at) => [
    ...compare(graphemes(label), graphemes(candidate[at] ?? '')),
    sameSegment(['.']),
  ]);
}

/** The suffix and, if the brand is in a subdomain, what follows it. */
function endSegments(asset: readonly string[], candidate: readonly string[]): TextSegment[] {
  const own = `.${asset.join('.')}`;
  const other = `.${candidate.join('.')}`;
  const both = (text: string) => sameSegment(graphemes(text));
  const more = (text: string) => addedSegment(graphemes(text));
  const less = (text: string) => removedSegment(graphemes(text));
  if (own === other) return [both(own)];
  if (/^[.-]/.test(other.slice(own.length)) && other.startsWith(own)) {
    return [both(own), more(other.slice(own.length))];
  }
  if (other.endsWith(own)) return [more(other.slice(0, -own.length)), both(own)];
  if (own.startsWith(`${other}.`)) return [both(other), less(own.slice(other.length))];
  if (own.endsWith(other)) return [less(own.slice(0, -other.length)), both(other)];
  const left = graphemes(own.slice(1));
  const right = graphemes(other.slice(1));
  // One changed letter is shown as that (.co for .com), any other ending as replaced.
  const near = asset.length === candidate.length && alignLabels(left, right).cost <= 1;
  const exchanged = near ? compare(left, right) : [run('changed', left, right, null)];
  return [both('.'), ...exchanged.map((part): TextSegment => ({ ...part, technique: 'tld-swap' }))];
}

/**
 * Both names around the brand.
 *
 * @param label the runs of the brand and the rest of its label
 * @param at the index of that label in the candidate; by default the registered one
 * @param glued the text before the brand in that label; it may be the asset's own subdomain, as in
 *   `netbanking-brand.in` for `netbanking.brand.in`
 */
export function nameSegments(
  { asset, candidate }: Names,
  label: readonly TextSegment[],
  at = candidate.subdomains.length,
  glued: readonly string[] = [],
): TextSegment[] {
  const before = candidate.labels.slice(0, at);
  const beside = asset.subdomains.length === before.length || glued.length === 0;
  return [
    ...(beside
      ? [...frontSegments(asset.subdomains, before), addedSegment(glued, 'combosquatting')]
      : compare(toText(asset.subdomains), [...toText(before), ...glued])),
    ...label,
    ...endSegments(asset.suffix.split('.'), candidate.labels.slice(at + 1)),
  ];
}

/** Cost of a letter in an ending that is replaced or added whole. */
const ENDING_LETTER = 0.35;
/** Cost of an added ending if the names agree without it. */
const WHOLE_ENDING = 0.6;

/** True if a name equals another with hyphens for its dots: `amazon-in`, however long the ending after it. */
const isDashed = (asset: Label, candidate: Label): boolean =>
  asset.length === candidate.length &&
  asset.every(
    (letter, at) => letter === candidate[at] || (letter === '.' && candidate[at] === '-'),
  );

/** In whole names only the dot that cuts a label is highlighted; inserted words are no misspelling. */
const wholeTechnique: typeof stepTechnique = (step, asset, candidate) =>
  step.kind === 'insert' && candidate[step.to] !== '.'
    ? null
    : stepTechnique(step, asset, candidate);

/**
 * Whole names, including dots, for accounts that move dots: the cheapest of letter by letter, with an ending added
 * after the asset (hdfcbankcom.net), and with another ending (axis.bank.in), of which only the last label may differ.
 *
 * @param front text that people type before the asset, if its dot is concerned: `www.`
 */
export function wholeSegments({ asset, candidate }: Names, front = ''): TextSegment[] {
  const left = graphemes(front + asset.unicode);
  const right = graphemes(candidate.unicode);
  const ends = [asset.labels.slice(-1), candidate.labels.slice(-1)] as const;
  const heads = [
    left.slice(0, left.lastIndexOf('.')),
    right.slice(0, right.lastIndexOf('.')),
  ] as const;
  const letters = Math.max(...ends.flat().map(({ length }) => length));
  const suffixes = [asset.suffix, candidate.suffix] as const;
  const before = [
    left.slice(0, left.length - graphemes(suffixes[0]).length - 1),
    right.slice(0, right.length - graphemes(suffixes[1]).length - 1),
  ] as const;
  // Including the cost of the ending.
  const ways: [Label, Label, cost: number, end: () => TextSegment[]][] = [
    [
      left,
      heads[1],
      isDashed(left, heads[1]) ? 0 : (right.length - heads[1].length) * ENDING_LETTER,
      () => [addedSegment(right.slice(heads[1].length))],
    ],
  ];
  if (ends[0][0] !== ends[1][0]) {
    ways.push([...heads, letters * ENDING_LETTER, () => endSegments(...ends)]);
  }
  if (suffixes[0] !== suffixes[1]) {
    const end = () => endSegments(suffixes[0].split('.'), suffixes[1].split('.'));
    ways.push([...before, WHOLE_ENDING, end]);
  }
  ways.push([left, right, 0, () => []]);
  let least = Infinity;
  let runs = (): TextSegment[] => [];
  for (const [one, two, more, end] of ways) {
    if (more >= least) continue;
    const found = alignLabels(one, two);
    if (found.cost + more >= least) continue;
    least = found.cost + more;
    runs = () => [...stepSegments(found, one, two, wholeTechnique), ...end()];
  }
  return runs();
}
