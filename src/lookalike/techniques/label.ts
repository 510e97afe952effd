/** What was done to a label: every single explanation that fits, else the cheapest chain of edits. */

import { align, type Alignment, type Step } from '../align.ts';
import { isVowelSwap, romanised } from '../letters.ts';
import type { Technique } from '../types.ts';
import { type Finding, quoted, RANK } from './finding.ts';
import { reordered } from './reorder.ts';
import { singleEdits } from './single-edit.ts';

/** Share of a label that look-alikes may cost before the likeness is a coincidence. */
const GLYPH_SHARE = 0.7;
/** The same for a chain of edits. */
const CHAIN_SHARE = 0.25;

export interface LabelFindings {
  readonly findings: readonly Finding[];
  /** The alignment to show, also of unrelated labels; null when their lengths are too far apart. */
  readonly alignment: Alignment | null;
  /** What the change costs, in letters; may be less than the alignment's steps add up to. */
  readonly cost: number;
}

export const NOTHING: LabelFindings = { findings: [], alignment: null, cost: 0 };
/** Letters that keep together as they move cost no more than this. */
const MOVED = 1;

function part(graphemes: readonly string[], from: number, count: number): string {
  return graphemes.slice(from, from + count).join('');
}

function standsFor(step: Step, asset: readonly string[], candidate: readonly string[]): string {
  const seen = part(candidate, step.to, step.given);
  return `${quoted(seen)} stands for ${quoted(part(asset, step.from, step.taken))}`;
}

function listed(sentences: readonly string[]): string {
  const shown = sentences.slice(0, 3).join(', ');
  return sentences.length > 3 ? `${shown} and ${sentences.length - 3} more` : shown;
}

function homoglyph(
  asset: readonly string[],
  candidate: readonly string[],
  alignment: Alignment,
): Finding | null {
  const glyphs = alignment.steps.filter((step) => step.kind === 'glyph');
  if (glyphs.length === 0 || alignment.cost / asset.length > GLYPH_SHARE) return null;
  const mean = alignment.cost / glyphs.length;
  const runs = glyphs.every((step) => step.taken !== step.given);
  let rank: number = RANK.looseGlyph;
  if (mean <= 0.36) rank = RANK.twinGlyph;
  else if (runs) rank = RANK.looseRun;
  const says = listed(glyphs.map((step) => standsFor(step, asset, candidate)));
  return { technique: 'homoglyph', rank, says: `${says}.` };
}

function spelledOut(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const from = asset.join('');
  const to = candidate.join('');
  const bare = to.replaceAll('-', '');
  const latin = romanised(from)?.replaceAll('-', '');
  const back = latin === bare ? undefined : romanised(to)?.replaceAll('-', '');
  if (latin !== bare && back !== from.replaceAll('-', '')) return null;
  return {
    technique: 'transliteration',
    rank: RANK.transliteration,
    says: `${quoted(from)} is spelt ${quoted(to)} in other letters.`,
  };
}

/** The technique of one step of a chain. */
function techniqueOf(
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
      return isVowelSwap(meant, seen) ? 'vowel-swap' : 'replacement';
    case 'insert':
      if (seen === '-') return 'hyphenation';
      if (seen === candidate[step.to - 1] || seen === asset[step.from]) return 'repetition';
      return step.from === asset.length || step.from === 0 ? 'addition' : 'insertion';
  }
}

/** The technique shown on a step of an alignment. */
export const stepTechnique = techniqueOf;

const CHAIN_WORDS: Partial<Record<Technique, string>> = {
  homoglyph: 'look-alike characters',
  transliteration: 'spelt-out letters',
  transposition: 'swapped neighbours',
  omission: 'letters left out',
  'vowel-swap': 'swapped vowels',
  replacement: 'replaced letters',
  hyphenation: 'hyphens put in',
  repetition: 'doubled letters',
  addition: 'letters added at an end',
  insertion: 'letters put in',
};

const CHAIN_RANK: Partial<Record<Technique, number>> = {
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

function chained(
  asset: readonly string[],
  candidate: readonly string[],
  alignment: Alignment,
): Finding[] {
  const counts = new Map<Technique, number>();
  for (const step of alignment.steps) {
    const technique = techniqueOf(step, asset, candidate);
    if (technique) counts.set(technique, (counts.get(technique) ?? 0) + 1);
  }
  const findings = Array.from(counts, ([technique, count]): Finding => {
    const words = CHAIN_WORDS[technique] ?? technique;
    const rank = CHAIN_RANK[technique] ?? RANK.multiple;
    return { technique, rank, says: `${count} × ${words}.` };
  });
  if (findings.length > 1) {
    const all = findings.map(({ technique }) => technique).join(', ');
    findings.push({
      technique: 'multiple',
      rank: RANK.multiple,
      says: `Several things were done at once: ${all}.`,
    });
  }
  return findings;
}

function chainFits(asset: readonly string[], cost: number): boolean {
  if (asset.length < 4) return false;
  return cost / asset.length <= CHAIN_SHARE;
}

/**
 * Every technique that makes the candidate label of the asset label.
 *
 * @param asset graphemes of the asset's label
 * @param candidate graphemes of the candidate's label, different from the asset's
 * @returns findings in no order, none when the labels are unrelated
 */
export function labelFindings(
  asset: readonly string[],
  candidate: readonly string[],
): LabelFindings {
  if (candidate.length > asset.length * 3 || candidate.length * 3 < asset.length) return NOTHING;
  const findings = singleEdits(asset, candidate);
  const glyphs = align(asset, candidate, true);
  const imitated = glyphs ? homoglyph(asset, candidate, glyphs) : null;
  if (imitated) findings.push(imitated);
  const moved = reordered(asset, candidate);
  if (moved && !findings.some(({ technique }) => technique === 'transposition')) {
    findings.push(moved);
  }
  const spelled = spelledOut(asset, candidate);
  if (spelled) findings.push(spelled);
  const edits = align(asset, candidate, false);
  if (!edits) return NOTHING;
  if (findings.length > 0) {
    const best = imitated && glyphs && glyphs.cost <= edits.cost ? glyphs : edits;
    return { findings, alignment: best, cost: moved ? Math.min(MOVED, best.cost) : best.cost };
  }
  return chainFits(asset, edits.cost)
    ? { findings: chained(asset, candidate, edits), alignment: edits, cost: edits.cost }
    : { findings: [], alignment: edits, cost: edits.cost };
}
