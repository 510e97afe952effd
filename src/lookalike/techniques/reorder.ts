/** The same letters in another order: words that change places, or one letter moved. */

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
