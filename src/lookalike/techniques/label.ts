/** What was done to a label: every single explanation that fits, else the cheapest chain of edits. */

import { align, type Alignment, placed } from '../align.ts';
import { scriptOf } from '../characters.ts';
import { romanised } from '../letters.ts';
import { chained, clause, sentence } from './chain.ts';
import { type Finding, quoted, RANK } from './finding.ts';
import { reordered, turned } from './reorder.ts';
import { overlap, singleEdits } from './single-edit.ts';

/** Share of a label that look-alikes may cost before the likeness is a coincidence. */
const GLYPH_SHARE = 0.7;
/** The same for a chain of edits. */
const CHAIN_SHARE = 0.25;
/** Look-alikes that cost no more than this on average are seen as the letter itself. */
const TWIN_COST = 0.36;
/** What every change beyond the first costs on top, if it is seen or shifts the rest of the name. */
const MORE_CHANGES = 0.25;
/** From this cost on a step is seen by whoever looks at the name. */
const SEEN = 0.5;
/** Letters that keep together as they move cost no more than this. */
const MOVED = 0.8;
/** Share of a label that a spelling in other letters costs: it reads the same and looks different. */
const SPELT_SHARE = 0.3;

export interface LabelFindings {
  readonly findings: readonly Finding[];
  /** The alignment to show, also of unrelated labels; null when their lengths are too far apart. */
  readonly alignment: Alignment | null;
  /** What the change costs, in letters; may be less than the alignment's steps add up to. */
  readonly cost: number;
  /** No single technique explains the change: the findings are the steps of a chain. */
  readonly isChain: boolean;
}

const NOTHING: LabelFindings = { findings: [], alignment: null, cost: 0, isChain: false };

/**
 * Single edits, of graphemes and, where vowel signs and other marks are joined to letters, of code
 * points as well: the sign that is left out of दि is told better than a letter that is another one.
 */
function editsOf(asset: readonly string[], candidate: readonly string[]): Finding[] {
  const one = asset.join('');
  const two = candidate.join('');
  const whole = singleEdits(asset, candidate);
  if (!/\p{M}/u.test(one + two)) return whole;
  return [...singleEdits(Array.from(one), Array.from(two)), ...whole];
}

/** The one script that all letters of the candidate are in, when none of the asset's are. */
function otherScript(asset: readonly string[], candidate: readonly string[]): string | null {
  const scriptsOf = (label: readonly string[]) =>
    new Set(label.map(scriptOf).filter((script) => script !== 'Common' && script !== 'Inherited'));
  const [script, ...more] = scriptsOf(candidate);
  if (script === undefined || script === 'Other' || more.length > 0) return null;
  return candidate.length < 2 || scriptsOf(asset).has(script) ? null : script;
}

function homoglyph(
  asset: readonly string[],
  candidate: readonly string[],
  alignment: Alignment,
): Finding | null {
  const glyphs = alignment.steps.filter((step) => step.kind === 'glyph');
  if (glyphs.length === 0 || alignment.cost / asset.length > GLYPH_SHARE) return null;
  const runs = glyphs.every((step) => step.taken !== step.given);
  const script = otherScript(asset, candidate);
  let rank: number = RANK.looseGlyph;
  if (alignment.cost / glyphs.length <= TWIN_COST) {
    // Letters of another script that look like these were chosen for their look, not their sound.
    rank = script === null ? RANK.twinGlyph : RANK.twinScript;
  } else if (runs) rank = RANK.looseRun;
  const says = sentence(glyphs.map((step) => clause(step, asset, candidate)));
  return {
    technique: 'homoglyph',
    rank,
    says: script === null ? says : `Every letter is ${script}: ${says}`,
  };
}

function spelledOut(asset: readonly string[], candidate: readonly string[]): Finding | null {
  const from = asset.join('');
  const to = candidate.join('');
  const bare = to.replaceAll('-', '');
  const latin = romanised(from)?.replaceAll('-', '');
  const back = latin === bare ? undefined : romanised(to)?.replaceAll('-', '');
  if (latin !== bare && back !== from.replaceAll('-', '')) return null;
  const says = `${quoted(from)} is spelt ${quoted(to)}, in other letters.`;
  return { technique: 'transliteration', rank: RANK.transliteration, says };
}

/** A single edit has one alignment that a reader expects: everything else stays in its place. */
function alignmentOf(asset: readonly string[], candidate: readonly string[]): Alignment | null {
  const { head, tail } = overlap(asset, candidate);
  const grown = candidate.length - asset.length;
  const left = asset.length - head - tail;
  const single = (left === 1 && grown <= 0 && grown >= -1) || (left === 0 && grown === 1);
  return single ? placed(asset, candidate, head, tail) : align(asset, candidate, false);
}

function chainFits(asset: readonly string[], cost: number): boolean {
  return asset.length > 3 && cost / asset.length <= CHAIN_SHARE;
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
  const findings = editsOf(asset, candidate);
  const swapped = findings.some(({ technique }) => technique === 'transposition');
  const glyphs = align(asset, candidate, true);
  const imitated = glyphs ? homoglyph(asset, candidate, glyphs) : null;
  // Two letters that trade places (il, li) are more simply told as that than as two look-alikes.
  if (imitated) findings.push(swapped ? { ...imitated, rank: RANK.transposition + 1 } : imitated);
  const moved = swapped ? null : reordered(asset, candidate);
  if (moved) findings.push(moved);
  const spelled = spelledOut(asset, candidate);
  if (spelled) findings.push(spelled);
  const edits = alignmentOf(asset, candidate);
  if (!edits) return NOTHING;
  if (findings.length === 0) {
    const chain = chainFits(asset, edits.cost) ? chained(asset, candidate, edits) : [];
    return { findings: chain, alignment: edits, cost: edits.cost, isChain: true };
  }
  const best = imitated && glyphs && glyphs.cost <= edits.cost ? glyphs : edits;
  // What is shown tells the same as the sentence above it.
  const first = findings.reduce((one, two) => (two.rank < one.rank ? two : one));
  const parts = first.technique === 'word-order' ? turned(asset, candidate) : null;
  const shown = parts ?? (first.technique === 'homoglyph' ? best : edits);
  const changes = best.steps.filter(
    (step) => step.cost >= SEEN || (step.kind === 'glyph' && step.taken !== step.given),
  );
  let cost = best.cost + MORE_CHANGES * Math.max(0, changes.length - 1);
  if (moved) cost = Math.min(cost, MOVED);
  if (spelled) cost = Math.min(cost, asset.length * SPELT_SHARE);
  return { findings, alignment: shown, cost, isChain: false };
}
