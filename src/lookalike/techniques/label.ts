/** Explains a label's changes: every technique that explains it by itself, else the cheapest chain of edits. */

import { align, type Alignment, alignLabels } from '../align.ts';
import { indicClusters } from '../indic-scripts.ts';
import { multiEditFindings } from './multi-edit.ts';
import { singleEdits } from './edits.ts';
import { type Finding, RANK } from './finding.ts';
import { homoglyph } from './homoglyph.ts';
import { respelledNasals, findTransliteration } from './transliteration.ts';
import { reordering, turnOver } from './word-order.ts';

/** Share of a label that a chain of edits may cost before the two labels are unrelated. */
const CHAIN_SHARE = 0.25;
/** Extra cost of every change beyond the first, if people notice it or it shifts the rest. */
const MORE_CHANGES = 0.25;
/** Anyone who looks at the name notices a step of this cost. */
const SEEN = 0.5;
/** Letters that move together cost no more than this. */
const MOVED = 0.8;
/** Share of a label that a spelling in other letters costs: it reads the same and looks different. */
const SPELT_SHARE = 0.3;
/** Share that another spelling of the nasals costs. */
const NASAL_SHARE = 0.06;

export interface LabelFindings {
  readonly findings: readonly Finding[];
  /** The alignment to show, also of unrelated labels; null if their lengths differ too much. */
  readonly alignment: Alignment | null;
  /** Cost of the change in letters; may be lower than the sum of the alignment's steps. */
  readonly cost: number;
  /** True if no single technique explains the change: the findings are the steps of a chain. */
  readonly isChain: boolean;
}

const NOTHING: LabelFindings = { findings: [], alignment: null, cost: 0, isChain: false };

/**
 * Single edits of graphemes and, if marks are joined to letters, also of code points: "the sign of दि is left out" says
 * more than "one letter became another".
 */
function editsOf(asset: readonly string[], candidate: readonly string[]): Finding[] {
  const one = asset.join('');
  const two = candidate.join('');
  const whole = singleEdits(asset, candidate);
  if (!/\p{M}/u.test(one + two)) return whole;
  // Where letters are joined (क्षा), whole clusters change places.
  const joined = singleEdits(indicClusters(one), indicClusters(two)).filter(
    ({ technique }) => technique === 'transposition',
  );
  return [...singleEdits(Array.from(one), Array.from(two)), ...whole, ...joined];
}

/**
 * Finds every technique that turns the asset label into the candidate label.
 *
 * @param asset graphemes of the asset's label
 * @param candidate graphemes of the candidate's label, different from the asset's
 * @returns findings in no order, empty if the labels are unrelated
 */
export function labelFindings(
  asset: readonly string[],
  candidate: readonly string[],
): LabelFindings {
  if (candidate.length > asset.length * 3 || candidate.length * 3 < asset.length) return NOTHING;
  const findings = editsOf(asset, candidate);
  const swapped = findings.some(({ technique }) => technique === 'transposition');
  const glyphs = align(asset, candidate, true);
  const imitated = glyphs && homoglyph(asset, candidate, glyphs);
  // Two letters that change places (il, li) are a simpler explanation than two look-alikes.
  if (imitated) findings.push(swapped ? { ...imitated, rank: RANK.transposition + 1 } : imitated);
  const moved = swapped ? null : reordering(asset, candidate);
  if (moved) findings.push(moved);
  const nasals = respelledNasals(asset, candidate);
  if (nasals) findings.push(nasals);
  const spelt = findTransliteration(asset, candidate);
  if (spelt && !nasals) findings.push(spelt);
  const edits = alignLabels(asset, candidate);
  if (findings.length === 0) {
    const fits = asset.length > 3 && edits.cost / asset.length <= CHAIN_SHARE;
    const chain = fits ? multiEditFindings(asset, candidate, edits) : [];
    return { findings: chain, alignment: edits, cost: edits.cost, isChain: true };
  }
  const best = imitated && glyphs && glyphs.cost <= edits.cost ? glyphs : edits;
  const changes = best.steps.filter(
    (step) => step.cost >= SEEN || (step.kind === 'glyph' && step.taken !== step.given),
  );
  let cost = best.cost + MORE_CHANGES * Math.max(0, changes.length - 1);
  if (moved) cost = Math.min(cost, MOVED);
  if (spelt) cost = Math.min(cost, asset.length * SPELT_SHARE);
  if (nasals) cost = Math.min(cost, asset.length * NASAL_SHARE);
  // The picture shows the same as the sentence above it.
  const { technique } = findings.reduce((one, two) => (two.rank < one.rank ? two : one));
  const parts = technique === 'word-order' ? turnOver(asset, candidate) : null;
  const alignment = parts ?? (technique === 'homoglyph' ? best : edits);
  return { findings, alignment, cost, isChain: false };
}
