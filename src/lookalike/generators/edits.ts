/**
 * Labels made by one edit, by the rules of dnstwist's fuzzers of the same names (rules only; written
 * anew). Each yields Unicode labels, possibly invalid or the label itself: the caller sorts those out.
 */

import { isKnownWord } from '../dictionary.ts';
import { neighbours } from '../keyboard.ts';
import { oneBitApart, vowelsFor } from '../letters.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const LDH = `${ALPHABET}${DIGITS}-`;

type Label = readonly string[];

function put(label: Label, at: number, text: string, over = 0): string {
  return label.slice(0, at).join('') + text + label.slice(at + over).join('');
}

export function* addition(label: Label): Generator<string> {
  for (let at = 1; at <= label.length; at += 1) {
    if (at < label.length && label[at] !== '-') continue;
    for (const letter of ALPHABET + DIGITS) yield put(label, at, letter);
  }
}

export function* bitsquatting(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) {
    for (const other of LDH) if (oneBitApart(letter, other)) yield put(label, at, other, 1);
  }
}

export function* hyphenation(label: Label): Generator<string> {
  for (let at = 1; at < label.length; at += 1) {
    yield put(label, at, '-');
  }
}

export function* insertion(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) {
    for (const key of neighbours(letter)) {
      yield put(label, at, key);
      if (at < label.length - 1) yield put(label, at + 1, key);
    }
  }
}

export function* omission(label: Label): Generator<string> {
  for (const at of label.keys()) yield put(label, at, '', 1);
}

export function* plural(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) {
    const inside = at >= 2 && at < label.length - 2;
    if (inside || at === label.length - 1) {
      yield put(label, at + 1, 'sxz'.includes(letter) ? 'es' : 's');
    }
  }
}

export function* repetition(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) yield put(label, at, letter);
}

export function* replacement(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) {
    for (const key of neighbours(letter)) yield put(label, at, key, 1);
  }
}

export function* transposition(label: Label): Generator<string> {
  for (let at = 0; at + 1 < label.length; at += 1) {
    yield put(label, at, `${label[at + 1] ?? ''}${label[at] ?? ''}`, 2);
  }
}

/** One vowel for another in one place (dnstwist) or wherever it stands (AIL). */
export function* vowelSwap(label: Label): Generator<string> {
  for (const [at, letter] of label.entries()) {
    for (const other of vowelsFor(letter)) {
      if (other === letter) continue;
      yield put(label, at, other, 1);
      if (label.indexOf(letter) !== at) continue;
      yield label.map((one) => (one === letter ? other : one)).join('');
    }
  }
}

/** Two neighbours become a doubled key beside one of them; AIL's algorithm tries every character. */
export function* doubleReplacement(label: Label): Generator<string> {
  if (label.length < 3) return;
  for (let at = 0; at + 1 < label.length; at += 1) {
    const pair = [label[at] ?? '', label[at + 1] ?? ''];
    const keys = new Set(pair.flatMap((letter) => Array.from(neighbours(letter))));
    for (const key of keys) if (!pair.includes(key)) yield put(label, at, key + key, 2);
  }
}

/** Every place where the label can be cut in two parts that change places: beside a known word first, else in the middle. */
export function* wordOrder(label: Label): Generator<string> {
  const whole = label.join('');
  if (whole.includes('-')) {
    const parts = whole.split('-').toReversed();
    yield parts.join('-');
    if (parts.join('') !== whole.replaceAll('-', '')) yield parts.join('');
    return;
  }
  const turned: { name: string; far: number }[] = [];
  for (let at = 2; at <= label.length - 2; at += 1) {
    const head = label.slice(0, at).join('');
    const tail = label.slice(at).join('');
    const word = Math.max(...[head, tail].map((part) => (isKnownWord(part) ? part.length : 0)));
    turned.push({ name: tail + head, far: Math.abs(at - label.length / 2) - word * label.length });
  }
  for (const { name } of turned.toSorted((a, b) => a.far - b.far)) yield name;
}
