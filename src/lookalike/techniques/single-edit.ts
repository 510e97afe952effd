/**
 * One edit of one label, by the definitions of dnstwist's and AIL's fuzzers of the same names. Several
 * may hold at once (a doubled letter is a repetition and an addition): all are found, rank decides.
 */

import { areNeighbours, areQwertyNeighbours } from '../keyboard.ts';
import { isVowelSwap, oneBitApart, soundAlike } from '../letters.ts';
import { type Finding, quoted, RANK } from './finding.ts';

/** The lengths of the common start and end; together never longer than the shorter label. */
export interface Overlap {
  readonly head: number;
  readonly tail: number;
}

export function overlap(asset: readonly string[], candidate: readonly string[]): Overlap {
  const shorter = Math.min(asset.length, candidate.length);
  let head = 0;
  while (head < shorter && asset[head] === candidate[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && asset.at(-1 - tail) === candidate.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function replaced(asset: readonly string[], meant: string, written: string): Finding[] {
  const found: Finding[] = [];
  const says = `${quoted(meant)} is replaced by ${quoted(written)}`;
  const nextKey = areNeighbours(meant, written);
  const hyphen = meant === '-' || written === '-';
  const odd = hyphen || asset.length === 1 || (/^[a-z]$/.test(meant) && /^\d$/.test(written));
  const bit = oneBitApart(meant, written);
  if (isVowelSwap(meant, written)) {
    found.push({
      technique: 'vowel-swap',
      rank: RANK.vowelSwap,
      says: `The vowel ${quoted(meant)} is swapped for ${quoted(written)}.`,
    });
  }
  if (nextKey) {
    const here = areQwertyNeighbours(meant, written);
    found.push({
      technique: 'replacement',
      rank: here ? RANK.replacementKey : RANK.replacementSound,
      says: `${says}, the key beside it${here ? '' : ' on some keyboards'}.`,
    });
  } else {
    const sound = soundAlike(meant, written);
    const rank = sound
      ? RANK.replacementSound
      : odd && bit
        ? RANK.replacementOdd
        : RANK.replacement;
    found.push({
      technique: 'replacement',
      rank,
      says: sound ? `${says}, which sounds alike.` : `${says}.`,
    });
  }
  if (bit) {
    found.push({
      technique: 'bitsquatting',
      rank: RANK.bitsquatting,
      says: `${quoted(meant)} and ${quoted(written)} are one flipped memory bit apart.`,
    });
  }
  return found;
}

function inserted(
  asset: readonly string[],
  candidate: readonly string[],
  { head }: Overlap,
): Finding[] {
  const added = candidate[head] ?? '';
  if (added === '-') {
    const found: Finding[] = [
      { technique: 'hyphenation', rank: RANK.hyphenation, says: 'A hyphen is put in.' },
    ];
    if (asset[head - 1] === '-' || asset[head] === '-') {
      found.push({
        technique: 'repetition',
        rank: RANK.repetition,
        says: 'The hyphen is doubled.',
      });
    }
    return found;
  }
  const found: Finding[] = [];
  const doubled = asset[head - 1] === added || asset[head] === added;
  // The letter may stand anywhere in a run of its like: `zomatoo` has it inside or at the end.
  const atEnd = head === asset.length || asset[head] === '-';
  const atStart =
    candidate[0] === added && asset.every((letter, at) => candidate[at + 1] === letter);
  if (doubled) {
    found.push({
      technique: 'repetition',
      rank: RANK.repetition,
      says: `The letter ${quoted(added)} is doubled.`,
    });
  }
  if (added === 's') {
    found.push({
      technique: 'plural',
      rank: atEnd ? RANK.plural : RANK.pluralInside,
      says: atEnd ? 'An "s" makes a plural of it.' : 'An "s" is put in, as of a plural.',
    });
  }
  if (atEnd || atStart) {
    found.push({
      technique: 'addition',
      rank: atEnd ? RANK.addition : RANK.addition + 2,
      says: `${quoted(added)} is added at the ${atEnd ? 'end' : 'start'}.`,
    });
  }
  if (head < asset.length || doubled || asset.length === 1) {
    found.push({
      technique: 'insertion',
      rank: RANK.insertion,
      says: `${quoted(added)} is put in${atStart ? ' before the name' : ''}.`,
    });
  }
  return found;
}

function pluralEs(asset: readonly string[], candidate: readonly string[]): Finding[] {
  const long = candidate.join('');
  for (let at = 1; at <= asset.length; at += 1) {
    if (long === `${asset.slice(0, at).join('')}es${asset.slice(at).join('')}`) {
      const atEnd = at === asset.length;
      return [
        {
          technique: 'plural',
          rank: atEnd ? RANK.plural : RANK.pluralInside,
          says: `"es" is put in${atEnd ? ' at the end' : ''}, as of a plural.`,
        },
      ];
    }
  }
  return [];
}

function omitted(gone: string): Finding {
  return {
    technique: 'omission',
    rank: RANK.omission,
    says: gone === '-' ? 'The hyphen is left out.' : `The letter ${quoted(gone)} is left out.`,
  };
}

/** AIL's vowel swap: one vowel becomes another wherever it stands, or in several places. */
function vowelEverywhere(asset: readonly string[], candidate: readonly string[]): Finding[] {
  const places = Array.from(asset.keys()).filter((at) => asset[at] !== candidate[at]);
  const meant = asset[places[0] ?? 0] ?? '';
  const written = candidate[places[0] ?? 0] ?? '';
  if (places.length < 2 || !isVowelSwap(meant, written)) return [];
  if (places.some((at) => asset[at] !== meant || candidate[at] !== written)) return [];
  const every = asset.every((letter, at) => letter !== meant || places.includes(at));
  return [
    {
      technique: 'vowel-swap',
      rank: RANK.vowelSwap,
      says: `${every ? 'Every' : 'More than one'} ${quoted(meant)} is swapped for ${quoted(written)}.`,
    },
  ];
}

/** Equal length, two places differ: swapped neighbours, or two neighbours written over. */
function twoPlaces(
  asset: readonly string[],
  candidate: readonly string[],
  head: number,
): Finding[] {
  const [first = '', second = ''] = asset.slice(head, head + 2);
  const [third = '', fourth = ''] = candidate.slice(head, head + 2);
  if (first === fourth && second === third) {
    return [
      {
        technique: 'transposition',
        rank: RANK.transposition,
        says: `${quoted(first)} and ${quoted(second)} change places.`,
      },
    ];
  }
  if (third !== fourth && first !== second) return [];
  return [
    {
      technique: 'double-replacement',
      rank: RANK.doubleReplacement,
      says: `${quoted(first + second)} is replaced by ${quoted(third + fourth)}.`,
    },
  ];
}

/** AIL's double replacement at the last letter: one letter becomes a doubled other. */
function doubledFor(
  asset: readonly string[],
  candidate: readonly string[],
  head: number,
): Finding[] {
  const [first = '', second = ''] = candidate.slice(head, head + 2);
  if (asset.length < 3 || first !== second) return [];
  const says = `${quoted(asset[head] ?? '')} is replaced by ${quoted(first + second)}.`;
  return [{ technique: 'double-replacement', rank: RANK.doubleReplacement, says }];
}

/**
 * Every single edit that makes the candidate label of the asset label.
 *
 * @param asset graphemes of the asset's label
 * @param candidate graphemes of the candidate's label, different from the asset's
 */
export function singleEdits(asset: readonly string[], candidate: readonly string[]): Finding[] {
  const grown = candidate.length - asset.length;
  if (grown < -1 || grown > 2) return [];
  const common = overlap(asset, candidate);
  const left = asset.length - common.head - common.tail;
  if (grown === 2) return left === 0 ? pluralEs(asset, candidate) : [];
  if (grown === 1 && left === 1) return doubledFor(asset, candidate, common.head);
  if (grown === 1) return left === 0 ? inserted(asset, candidate, common) : [];
  if (grown === -1) return left === 1 ? [omitted(asset[common.head] ?? '')] : [];
  if (left === 1) {
    return replaced(asset, asset[common.head] ?? '', candidate[common.head] ?? '');
  }
  const vowels = vowelEverywhere(asset, candidate);
  if (left !== 2) return vowels;
  const two = twoPlaces(asset, candidate, common.head);
  const few = asset.length > 2 ? two : two.filter((f) => f.technique === 'transposition');
  return [...vowels, ...few];
}
