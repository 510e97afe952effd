/** Word order: the same letters in another order, such as words that change places or one letter that moves. */

import { type Alignment, overlap, type Step } from '../align.ts';
import { isKnownWord } from '../dictionary.ts';
import { indicClusters } from '../indic-scripts.ts';
import type { ParsedDomain } from '../types.ts';
import { describeText, type Finding, finding, quoted, RANK } from './finding.ts';

function swappedParts(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const whole = asset.join('');
  const bare = candidate.join('').replaceAll('-', '');
  const plain = whole.replaceAll('-', '');
  if (bare.length !== plain.length || bare === plain) return null;
  // A rotated string is a part of the string written twice: motorstata in tatamotorstatamotors.
  const at = `${plain}${plain}`.indexOf(bare);
  if (at >= 2 && plain.length - at >= 2) {
    const says = `${quoted(plain.slice(0, at))} and ${quoted(plain.slice(at))} change places.`;
    return finding('word-order', RANK.wordOrder, says);
  }
  const parts = whole.split('-');
  if (parts.length < 2 || parts.toReversed().join('') !== bare) return null;
  return finding('word-order', RANK.wordOrder, 'Its words change places.');
}

function movedLetter(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const { head, tail } = overlap(asset, candidate);
  const middle = asset.slice(head, asset.length - tail);
  const moved = candidate.slice(head, candidate.length - tail).join('');
  const [first = ''] = middle;
  const last = middle.at(-1) ?? '';
  const forward = middle.slice(1).join('') + first === moved;
  const back = last + middle.slice(0, -1).join('') === moved;
  if (!forward && !back) return null;
  const says = `The ${describeText(forward ? first : last)} is moved to another place.`;
  return finding('word-order', RANK.wordOrder, says);
}

/** Finds another order of the same letters. Two neighbours that change places are a transposition instead. */
export function reordering(asset: readonly string[], candidate: readonly string[]): Finding | null {
  if (asset.length < 3) return null;
  return swappedParts(asset, candidate) ?? movedLetter(asset, candidate);
}

/** Cost of each end of a run of letters that moved together. */
const MOVED_HALF = 0.4;

/**
 * Aligns a label with its rotation: the longer part stays, the shorter one moves as a whole. Letter by letter, a piece
 * of the moved word might be taken for one that stayed.
 *
 * @returns null for labels that differ in any other way
 */
export function turnOver(asset: readonly string[], candidate: readonly string[]): Alignment | null {
  const count = asset.length;
  const cut = asset.findIndex(
    (_, at) =>
      at > 0 && asset.every((letter, from) => candidate[(from - at + count) % count] === letter),
  );
  if (cut < 1 || candidate.length !== count) return null;
  const size = Math.min(cut, count - cut);
  // The shorter part moves from the front to the end, or from the end to the front.
  const toEnd = size === cut;
  const [from, to] = toEnd ? [0, count - size] : [cut, 0];
  const stays = asset.flatMap((_, at): Step[] => {
    if (at >= from && at < from + size) return [];
    const place = (at - cut + count) % count;
    return [{ kind: 'same', from: at, taken: 1, to: place, given: 1, cost: 0 }];
  });
  const [asked, written] = toEnd ? [0, count] : [count, 0];
  const out: Step = { kind: 'delete', from, taken: size, to: asked, given: 0, cost: MOVED_HALF };
  const into: Step = { kind: 'insert', from: written, taken: 0, to, given: size, cost: MOVED_HALF };
  return { steps: toEnd ? [out, ...stays, into] : [into, ...stays, out], cost: 2 * MOVED_HALF };
}

/** Makes the label with its two parts swapped: first cut next to a known word, then in the middle. */
export function* wordOrders({ label: whole, suffix }: ParsedDomain): Generator<string> {
  if (whole.includes('-')) {
    const parts = whole.split('-').toReversed();
    yield `${parts.join('-')}.${suffix}`;
    if (parts.join('') !== whole.replaceAll('-', '')) yield `${parts.join('')}.${suffix}`;
    return;
  }
  const label = indicClusters(whole);
  const made: { name: string; far: number }[] = [];
  for (let at = 2; at <= label.length - 2; at += 1) {
    const head = label.slice(0, at).join('');
    const tail = label.slice(at).join('');
    const word = Math.max(...[head, tail].map((part) => (isKnownWord(part) ? part.length : 0)));
    made.push({ name: tail + head, far: Math.abs(at - label.length / 2) - word * label.length });
  }
  for (const { name } of made.toSorted((one, two) => one.far - two.far)) yield `${name}.${suffix}`;
}
