/**
 * One edit of one label: addition, bitsquatting, double replacement, hyphenation, insertion, omission, plural,
 * repetition, replacement, transposition and vowel swap, by the definitions of the fuzzers of these names in dnstwist
 * (https://github.com/elceef/dnstwist) and AIL typo-squatting (only their definitions). EDITS makes them, `singleEdits`
 * finds them.
 */

import { overlap } from '../align.ts';
import {
  areQwertyNeighbours,
  isVowelSwap,
  neighbours,
  oneBitApart,
  RESPELLED,
  soundAlike,
  vowelsFor,
} from '../letters.ts';
import { scriptOf } from '../scripts.ts';
import type { Technique } from '../types.ts';
import { describeText, type Finding, finding, quoted, RANK } from './finding.ts';

type Label = readonly string[];

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

function replaceAt(label: Label, at: number, text: string, over = 0): string {
  return label.slice(0, at).join('') + text + label.slice(at + over).join('');
}

/** Generators of labels, by technique; the caller drops invalid results and the label itself. */
export const EDITS: Readonly<Partial<Record<Technique, (label: Label) => Iterable<string>>>> = {
  *addition(label) {
    for (let at = 1; at <= label.length; at += 1) {
      if (at < label.length && label[at] !== '-') continue;
      for (const letter of ALPHABET + DIGITS) yield replaceAt(label, at, letter);
    }
  },
  *bitsquatting(label) {
    for (const [at, letter] of label.entries()) {
      for (const other of `${ALPHABET}${DIGITS}-`) {
        if (oneBitApart(letter, other)) yield replaceAt(label, at, other, 1);
      }
    }
  },
  *hyphenation(label) {
    for (let at = 1; at < label.length; at += 1) yield replaceAt(label, at, '-');
  },
  *insertion(label) {
    for (const [at, letter] of label.entries()) {
      for (const key of neighbours(letter)) {
        yield replaceAt(label, at, key);
        yield replaceAt(label, at + 1, key);
      }
    }
  },
  *omission(label) {
    // A letter is removed together with its signs, a sign by itself.
    const isSign = (at: number) => /^\p{M}/u.test(label[at] ?? '');
    for (const at of label.keys()) {
      if (isSign(at) || !isSign(at + 1)) yield replaceAt(label, at, '', 1);
    }
  },
  *plural(label) {
    for (const [at, letter] of label.entries()) {
      const inside = at >= 2 && at < label.length - 2;
      if (inside || at === label.length - 1) {
        yield replaceAt(label, at + 1, 'sxz'.includes(letter) ? 'es' : 's');
      }
    }
  },
  *repetition(label) {
    for (const [at, letter] of label.entries()) yield replaceAt(label, at, letter);
  },
  *replacement(label) {
    for (const [at, letter] of label.entries()) {
      for (const key of neighbours(letter)) yield replaceAt(label, at, key, 1);
    }
    // Lakshmi is also Laxmi, PhonePe also fonepe. A vowel that is spelt with two is another vowel, doubled.
    for (const [letter, spelling] of RESPELLED) {
      const isConsonant = vowelsFor(letter).length === 0;
      for (const at of label.keys()) {
        if (isConsonant && label.length > 2 && label[at] === letter)
          yield replaceAt(label, at, spelling.join(''), 1);
        if (spelling.every((one, to) => label[at + to] === one))
          yield replaceAt(label, at, letter, spelling.length);
      }
    }
  },
  *transposition(label) {
    for (let at = 0; at + 1 < label.length; at += 1) {
      yield replaceAt(label, at, `${label[at + 1] ?? ''}${label[at] ?? ''}`, 2);
    }
  },
  /** In one place, as in dnstwist, or in every place of the vowel, as in AIL. */
  *'vowel-swap'(label) {
    for (const [at, letter] of label.entries()) {
      for (const other of vowelsFor(letter)) {
        if (other === letter) continue;
        yield replaceAt(label, at, other, 1);
        if (label.indexOf(letter) !== at) continue;
        yield label.map((one) => (one === letter ? other : one)).join('');
      }
    }
  },
  /** Two neighbours become a doubled key that touches one of them. AIL tries every character. */
  *'double-replacement'(label) {
    if (label.length < 3) return;
    for (let at = 0; at + 1 < label.length; at += 1) {
      const pair = [label[at] ?? '', label[at + 1] ?? ''];
      const keys = new Set(pair.flatMap((letter) => Array.from(neighbours(letter))));
      for (const key of keys) if (!pair.includes(key)) yield replaceAt(label, at, key + key, 2);
    }
  },
};

function replacement(meant: string, written: string): Finding[] {
  const found: Finding[] = [];
  const says = `${quoted(meant)} is replaced by ${quoted(written)}`;
  const bit = oneBitApart(meant, written);
  if (isVowelSwap(meant, written)) {
    const vowel = /^\p{M}/u.test(meant) ? 'vowel sign' : 'vowel';
    const swap = `The ${vowel} ${quoted(meant)} is swapped for ${quoted(written)}.`;
    found.push(finding('vowel-swap', RANK.vowelSwap, swap));
  }
  if (areQwertyNeighbours(meant, written)) {
    found.push(finding('replacement', RANK.replacementKey, `${says}, the key next to it.`));
  } else if (neighbours(meant).has(written)) {
    const beside = `${says}, the key next to it on some keyboards.`;
    found.push(finding('replacement', RANK.replacementSound, beside));
  } else if (soundAlike(meant, written)) {
    found.push(finding('replacement', RANK.replacementSound, `${says}, which sounds alike.`));
  } else {
    // A finger that misses by more than a key is less likely than a bit that flips.
    found.push(finding('replacement', bit ? RANK.replacementOdd : RANK.replacement, `${says}.`));
  }
  if (bit) {
    const flipped = `${quoted(meant)} and ${quoted(written)} are one flipped memory bit apart.`;
    found.push(finding('bitsquatting', RANK.bitsquatting, flipped));
  }
  return found;
}

function insertion(asset: Label, candidate: Label, head: number): Finding[] {
  const added = candidate[head] ?? '';
  const doubled = asset[head - 1] === added || asset[head] === added;
  if (added === '-') {
    const hyphen = finding('hyphenation', RANK.hyphenation, 'A hyphen is put in.');
    return doubled
      ? [hyphen, finding('repetition', RANK.repetition, 'The hyphen is doubled.')]
      : [hyphen];
  }
  const found: Finding[] = [];
  // The letter may be anywhere in a run of the same letter: `zomatoo` has it inside or at the end.
  const atEnd = head === asset.length || asset[head] === '-';
  const atStart =
    candidate[0] === added && asset.every((letter, at) => candidate[at + 1] === letter);
  if (doubled) {
    const says = `The ${describeText(added)} is doubled.`;
    found.push(finding('repetition', RANK.repetition, says));
  }
  if (added === 's' && takesPlural(asset[head - 1])) found.push(plural(atEnd, 'An “s”'));
  if (atEnd) {
    const word = head < asset.length ? ` of ${quoted(lastWord(asset.slice(0, head)))}` : '';
    found.push(finding('addition', RANK.addition, `${quoted(added)} is added at the end${word}.`));
  }
  // After the last letter it is also an insertion, if the finger hit a key next to that letter.
  const caught = neighbours(asset[head - 1] ?? '').has(added);
  if (head < asset.length || doubled || caught || asset.length === 1) {
    const says = `${quoted(added)} is put in${atStart ? ' before the name' : ''}.`;
    found.push(finding('insertion', RANK.insertion, says));
  }
  return found;
}

/** A Latin s makes plurals only of words in Latin letters. */
function takesPlural(before: string | undefined): boolean {
  return before !== undefined && ['Latin', 'Common'].includes(scriptOf(before));
}

function lastWord(label: Label): string {
  return label.slice(label.lastIndexOf('-') + 1).join('');
}

function plural(atEnd: boolean, added: string): Finding {
  return atEnd
    ? finding('plural', RANK.plural, `${added} makes a plural of it.`)
    : finding('plural', RANK.pluralInside, `${added} is put in, as of a plural.`);
}

function pluralEs(asset: Label, candidate: Label): Finding[] {
  const long = candidate.join('');
  const at = asset.findIndex((_, place) => replaceAt(asset, place + 1, 'es') === long);
  return at < 0 ? [] : [plural(at === asset.length - 1, 'An “es”')];
}

function omission(gone: string): Finding {
  const says = gone === '-' ? 'The hyphen is left out.' : `The ${describeText(gone)} is left out.`;
  return finding('omission', RANK.omission, says);
}

/** One vowel becomes another everywhere, or in several places. */
function vowelEverywhere(asset: Label, candidate: Label): Finding[] {
  const places = Array.from(asset.keys()).filter((at) => asset[at] !== candidate[at]);
  const meant = asset[places[0] ?? 0] ?? '';
  const written = candidate[places[0] ?? 0] ?? '';
  if (places.length < 2 || !isVowelSwap(meant, written)) return [];
  if (places.some((at) => asset[at] !== meant || candidate[at] !== written)) return [];
  const every = asset.every((letter, at) => letter !== meant || places.includes(at));
  const which = every ? 'Every' : 'More than one';
  const says = `${which} ${quoted(meant)} is swapped for ${quoted(written)}.`;
  return [finding('vowel-swap', RANK.vowelSwap, says)];
}

function doubleReplacement(meant: string, seen: string, rank: number): Finding {
  return finding('double-replacement', rank, `${quoted(meant)} is replaced by ${quoted(seen)}.`);
}

/** Equal lengths, two neighbours differ: they change places, or one doubled letter replaces them. */
function twoPlaces(asset: Label, candidate: Label, head: number): Finding[] {
  const [first = '', second = ''] = asset.slice(head, head + 2);
  const [third = '', fourth = ''] = candidate.slice(head, head + 2);
  if (first === fourth && second === third) {
    const says = `${quoted(first)} and ${quoted(second)} change places.`;
    return [finding('transposition', RANK.transposition, says)];
  }
  const doubled = asset.length > 2 && (third === fourth || first === second);
  return doubled ? [doubleReplacement(first + second, third + fourth, RANK.doubleReplacement)] : [];
}

/** AIL's double replacement of the last letter: one letter becomes a doubled other. Ranks after a look-alike (nn for m). */
function doubledFor(asset: Label, candidate: Label, head: number): Finding[] {
  const [first = '', second = ''] = candidate.slice(head, head + 2);
  if (asset.length < 3 || first !== second) return [];
  return [doubleReplacement(asset[head] ?? '', first + second, RANK.doubledForOne)];
}

/**
 * Finds every single edit that turns the asset label into the candidate label. Several may apply at once (a doubled
 * letter is a repetition and an insertion): it returns all, and rank decides.
 *
 * @param asset graphemes of the asset's label
 * @param candidate graphemes of the candidate's label, different from the asset's
 */
export function singleEdits(asset: Label, candidate: Label): Finding[] {
  const grown = candidate.length - asset.length;
  if (grown < -1 || grown > 2) return [];
  const { head, tail } = overlap(asset, candidate);
  const left = asset.length - head - tail;
  if (grown === 2) return left === 0 ? pluralEs(asset, candidate) : [];
  if (grown === 1 && left === 1) return doubledFor(asset, candidate, head);
  if (grown === 1) return left === 0 ? insertion(asset, candidate, head) : [];
  if (grown === -1) return left === 1 ? [omission(asset[head] ?? '')] : [];
  if (left === 1) return replacement(asset[head] ?? '', candidate[head] ?? '');
  const vowels = vowelEverywhere(asset, candidate);
  return left === 2 ? [...vowels, ...twoPlaces(asset, candidate, head)] : vowels;
}
