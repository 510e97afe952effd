/** The same letters in another order: words that change places, or one letter moved. */

import type { Alignment, Step } from '../align.ts';
import { type Finding, quoted, RANK } from './finding.ts';
import { overlap } from './single-edit.ts';

function sameLetters(one: readonly string[], two: readonly string[]): boolean {
  if (one.length !== two.length) return false;
  const counts = new Map<string, number>();
  for (const letter of one) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of two) {
    const left = counts.get(letter) ?? 0;
    if (left === 0) return false;
    counts.set(letter, left - 1);
  }
  return true;
}

function swappedParts(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const whole = asset.join('');
  const parts = whole.split('-');
  const written = candidate.join('');
  const bare = written.replaceAll('-', '');
  const plain = whole.replaceAll('-', '');
  if (bare.length !== plain.length || bare === plain) return null;
  // A turned string is a piece of the string written twice: motorstata in tatamotorstatamotors.
  const at = `${plain}${plain}`.indexOf(bare);
  if (at < 2 || plain.length - at < 2) {
    const turned = parts.length > 1 && parts.toReversed().join('') === bare;
    if (!turned) return null;
    return { technique: 'word-order', rank: RANK.wordOrder, says: 'Its words change places.' };
  }
  const says = `${quoted(plain.slice(0, at))} and ${quoted(plain.slice(at))} change places.`;
  return { technique: 'word-order', rank: RANK.wordOrder, says };
}

/**
 * Two parts that change places and nothing else: the longer one stays, the shorter one has moved. Letter
 * by letter a part of the moved word might be taken for one that stayed.
 */
export function turned(asset: readonly string[], candidate: readonly string[]): Alignment | null {
  const count = asset.length;
  const cut = asset.findIndex(
    (_, at) =>
      at > 0 && asset.every((letter, from) => candidate[(from - at + count) % count] === letter),
  );
  if (cut < 1 || candidate.length !== count) return null;
  const size = Math.min(cut, count - cut);
  // The shorter part: from the front to the end, or from the end to the front.
  const [from, to] = size === cut ? [0, count - size] : [cut, 0];
  const stays = asset.flatMap((_, at): Step[] => {
    if (at >= from && at < from + size) return [];
    const place = (at - cut + count) % count;
    return [{ kind: 'same', from: at, taken: 1, to: place, given: 1, cost: 0 }];
  });
  const [asked, written] = size === cut ? [0, count] : [count, 0];
  const out: Step = { kind: 'delete', from, taken: size, to: asked, given: 0, cost: 1 };
  const put: Step = { kind: 'insert', from: written, taken: 0, to, given: size, cost: 1 };
  return { steps: size === cut ? [out, ...stays, put] : [put, ...stays, out], cost: 2 };
}

function movedLetter(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const { head, tail } = overlap(asset, candidate);
  const end = asset.length - tail;
  const middle = asset.slice(head, end).join('');
  const moved = candidate.slice(head, end).join('');
  const first = asset[head] ?? '';
  const last = asset[end - 1] ?? '';
  const forward = middle.slice(first.length) + first === moved;
  const back = last + middle.slice(0, middle.length - last.length) === moved;
  if (!forward && !back) return null;
  const letter = forward ? first : last;
  return {
    technique: 'word-order',
    rank: RANK.wordOrder,
    says: `The letter ${quoted(letter)} is moved to another place.`,
  };
}

/** Another order of the same letters; neighbours that change places are a transposition, not this. */
export function reordered(asset: readonly string[], candidate: readonly string[]): Finding | null {
  if (asset.length < 3) return null;
  const parts = swappedParts(asset, candidate);
  if (parts) return parts;
  return sameLetters(asset, candidate) ? movedLetter(asset, candidate) : null;
}
