/** A chain of edits, step by step, for a label that no single technique explains. */

import type { Alignment, Step } from '../align.ts';
import { isVowelSwap } from '../letters.ts';
import type { Technique } from '../types.ts';
import { type Finding, finding, quoted, RANK, together } from './finding.ts';
import { glyphClauses, numberWord } from './glyph-clauses.ts';
import { capitalized } from '../../lib/capitalized.ts';

function part(graphemes: readonly string[], from: number, count: number): string {
  return graphemes.slice(from, from + count).join('');
}

/** True if the name, or a word of it, ends before this letter. */
const endsWord = (next: string | undefined) => next === undefined || next === '-' || next === '.';

/** The technique of one step; null if nothing changed. */
export function stepTechnique(
  step: Step,
  asset: readonly string[],
  candidate: readonly string[],
): Technique | null {
  const meant = part(asset, step.from, step.taken);
  const seen = part(candidate, step.to, step.given);
  switch (step.kind) {
    case 'same':
      return null;
    case 'glyph':
      return 'homoglyph';
    case 'spell':
      return 'transliteration';
    case 'swap':
      return 'transposition';
    case 'delete':
      return 'omission';
    case 'replace':
      if (meant === '.') return 'dot-to-dash';
      return isVowelSwap(meant, seen) ? 'vowel-swap' : 'replacement';
    case 'insert':
      if (seen === '-') return 'hyphenation';
      if (seen === candidate[step.to - 1] || seen === asset[step.from]) return 'repetition';
      return endsWord(asset[step.from]) ? 'addition' : 'insertion';
  }
}

/** Describes one step as a clause: `"n" is left out`. */
function clause(step: Step, asset: readonly string[], candidate: readonly string[]): string {
  const meant = part(asset, step.from, step.taken);
  const seen = part(candidate, step.to, step.given);
  switch (step.kind) {
    case 'spell':
      return `${quoted(meant)} is spelt ${quoted(seen)}`;
    case 'swap':
      return `${quoted(meant[0] ?? '')} and ${quoted(meant.slice(1))} change places`;
    case 'delete':
      return meant === '-' ? 'a hyphen is left out' : `${quoted(meant)} is left out`;
    case 'insert':
      return seen === '-' ? 'a hyphen is put in' : `${quoted(seen)} is put in`;
    case 'same':
    case 'glyph':
    case 'replace':
      return `${quoted(meant)} is replaced by ${quoted(seen)}`;
  }
}

/** Each clause once: `a hyphen is put in twice`. */
function countClauses(clauses: readonly string[]): string[] {
  return Array.from(new Set(clauses), (one) => {
    const times = clauses.filter((other) => other === one).length;
    if (times === 1) return one;
    return `${one} ${times === 2 ? 'twice' : `${numberWord(times)} times`}`;
  });
}

/** Up to three clauses as one sentence. */
export function sentence(clauses: readonly string[]): string {
  const shown = clauses.slice(0, 3).join(', ');
  const all = clauses.length > 3 ? `${shown} and ${clauses.length - 3} more` : shown;
  return `${capitalized(all)}.`;
}

const STEP_RANK: Partial<Record<Technique, number>> = {
  homoglyph: RANK.twinGlyph,
  transliteration: RANK.transliteration,
  transposition: RANK.transposition,
  omission: RANK.omission,
  'vowel-swap': RANK.vowelSwap,
  replacement: RANK.replacementSound,
  hyphenation: RANK.hyphenation,
  repetition: RANK.repetition,
  addition: RANK.addition,
  insertion: RANK.insertion,
};

/** The techniques of all steps; and `multiple`, if there are several. */
export function multiEditFindings(
  asset: readonly string[],
  candidate: readonly string[],
  alignment: Alignment,
): Finding[] {
  const stepsOf = new Map<Technique, Step[]>();
  for (const step of alignment.steps) {
    const technique = stepTechnique(step, asset, candidate);
    if (technique) stepsOf.set(technique, [...(stepsOf.get(technique) ?? []), step]);
  }
  const findings = Array.from(stepsOf, ([technique, steps]) => {
    const clauses =
      technique === 'homoglyph'
        ? glyphClauses(steps, asset, candidate)
        : countClauses(steps.map((step) => clause(step, asset, candidate)));
    return finding(technique, STEP_RANK[technique] ?? RANK.multiple, sentence(clauses));
  });
  return findings.length > 1 ? [...findings, together('Several changes at once.')] : findings;
}
