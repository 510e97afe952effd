/** Whole names made by moving dots, adding words or changing the suffix. */

import { BAIT_WORDS } from '../dictionary.ts';
import { romanised, SPELLED_LETTERS, spellings } from '../letters.ts';
import { isOneSlip } from '../techniques/brand-in-label.ts';
import type { DomainForms } from '../types.ts';
import { FEW_SUFFIXES, LANDINGS, SUFFIXES } from './suffixes.ts';

export function* subdomain({ label, suffix }: DomainForms): Generator<string> {
  const letters = Array.from(label);
  for (let at = 1; at < letters.length; at += 1) {
    yield `${letters.slice(0, at).join('')}.${letters.slice(at).join('')}.${suffix}`;
  }
}

export function* combosquatting({ label, suffix }: DomainForms): Generator<string> {
  const [ending] = suffix.split('.');
  for (const word of BAIT_WORDS) {
    // An ending that is also a word (bank.in) is the ending written twice: `tldInLabel`.
    if (word !== ending) {
      yield `${label}-${word}.${suffix}`;
      yield `${label}${word}.${suffix}`;
    }
    yield `${word}-${label}.${suffix}`;
    yield `${word}${label}.${suffix}`;
  }
  const parts = label.split('-');
  if (parts.length < 2) return;
  for (const at of parts.keys()) {
    const kept = parts.filter((_, other) => other !== at).join('-');
    if (kept.length < 3) continue;
    for (const word of BAIT_WORDS) {
      if (isOneSlip(parts[at] ?? '', word)) continue;
      yield `${parts.with(at, word).join('-')}.${suffix}`;
    }
  }
}

export function* tldSwap({ label, suffix }: DomainForms): Generator<string> {
  for (const other of SUFFIXES) if (other !== suffix) yield `${label}.${other}`;
}

export function* missingDot({ label, suffix, subdomains }: DomainForms): Generator<string> {
  yield `www${label}.${suffix}`;
  const sub = subdomains.at(-1);
  if (sub !== undefined) yield `${sub}${label}.${suffix}`;
  const [first = '', ...rest] = suffix.split('.');
  if (rest.length > 0) yield `${label}${first}.${rest.join('.')}`;
}

export function* dotToDash({ label, suffix, subdomains }: DomainForms): Generator<string> {
  yield `www-${label}.${suffix}`;
  const sub = subdomains.at(-1);
  if (sub !== undefined) yield `${sub}-${label}.${suffix}`;
  const dashed = suffix.replaceAll('.', '-');
  for (const other of FEW_SUFFIXES) yield `${label}-${dashed}.${other}`;
}

export function* tldInLabel({ label, suffix }: DomainForms): Generator<string> {
  const folded = suffix.replaceAll('.', '');
  for (const other of FEW_SUFFIXES) yield `${label}${folded}.${other}`;
  const [ending = '', ...rest] = suffix.split('.');
  if (rest.length > 0) yield `${label}${ending}.${rest.join('.')}`;
  yield `${label}-${ending}.${suffix}`;
  yield `${label}${ending}.${suffix}`;
}

export function* brandInSubdomain({ label, suffix }: DomainForms): Generator<string> {
  for (const landing of LANDINGS) yield `${label}.${suffix}.${landing}`;
}

/** Labels, not names: the label spelt without its accents, or with one where it has none. */
export function* transliteration({ label }: DomainForms): Generator<string> {
  const latin = romanised(label);
  if (latin !== null) yield latin;
  for (const letter of SPELLED_LETTERS) {
    for (const spelling of spellings(letter)) {
      if (spelling.length < 2) continue;
      for (let at = label.indexOf(spelling); at >= 0; at = label.indexOf(spelling, at + 1)) {
        yield label.slice(0, at) + letter + label.slice(at + spelling.length);
      }
    }
  }
}
