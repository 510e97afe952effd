/** How an asset relates to one approved asset. */
import { CONFIDENT, explain } from './explain.ts';
import { appTitleAsDomains } from './app-titles.ts';
import type { Explanation, Technique } from './types.ts';

/** The fields of an asset that the comparison needs. */
export interface AssetRef {
  readonly id: string;
  /** As the backend sent it: any text. */
  readonly name: string;
  /** The organization's id. */
  readonly owner: string;
  /** True if it is not approved yet. */
  readonly pending?: boolean;
}

/**
 * Relation of a name to another organization's approved one: it imitates it, is the same name, is a subdomain of it, or
 * shares its registered name in another way (above it, or next to it).
 */
export type ConflictKind = 'lookalike' | 'same' | 'below' | 'beside';

export interface FoundConflict {
  readonly id: string;
  /** The asset that it conflicts with. */
  readonly other: string;
  readonly kind: ConflictKind;
  /** The main technique of a lookalike; else null. */
  readonly technique: Technique | null;
  /**
   * Set only for an imitation of a name of its own owner: the indexes of the deceptive graphemes in the asset's Unicode
   * form, from 0.
   */
  readonly highlighted?: readonly number[];
}

function kindOf(explanation: Explanation): ConflictKind | null {
  const { relation, asset, candidate, techniques, similarity } = explanation;
  if (relation === 'same') return 'same';
  if (relation === 'other') {
    // Short names one letter apart may both be honest, which a person decides before an approval.
    return techniques.length > 0 && similarity >= CONFIDENT ? 'lookalike' : null;
  }
  return candidate.ascii.endsWith(`.${asset.ascii}`) ? 'below' : 'beside';
}

/** A name that is taken already outweighs a subdomain of one, and that outweighs a similar name. */
const WEIGHT: Readonly<Record<ConflictKind, number>> = {
  same: 6,
  below: 4,
  beside: 2,
  lookalike: 0,
};

export interface ScoredConflict {
  readonly found: FoundConflict;
  readonly explanation: Explanation;
  readonly weight: number;
}

/** Relation of an asset to an approved one of another owner, or of its own; null if there is none. */
export function compareAssets(asset: AssetRef, other: AssetRef): ScoredConflict | null {
  const explanation = explain(other.name, asset.name);
  if (explanation.kind === 'invalid') return compareTitles(asset, other);
  const kind = kindOf(explanation);
  if (kind === null) return null;
  const technique = explanation.techniques[0]?.technique ?? null;
  return {
    found: { id: asset.id, other: other.id, kind, technique },
    explanation,
    weight: WEIGHT[kind] + explanation.similarity,
  };
}

/**
 * Compares two names of which at least one is a title. Its ending is made up, so no technique is named. Titles of one
 * owner never conflict: they contain the owner's names.
 */
function compareTitles(asset: AssetRef, other: AssetRef): ScoredConflict | null {
  if (asset.owner === other.owner) return null;
  const [ours, theirs] = [appTitleAsDomains(asset.name), appTitleAsDomains(other.name)];
  const isPair = ours.length > 0 && theirs.length > 0;
  for (const made of ours.length > 0 ? ours : [asset.name]) {
    const explanation = explain(theirs[0] ?? other.name, made);
    if (explanation.kind === 'invalid' || kindOf(explanation) === null) continue;
    const kind = isPair && explanation.relation === 'same' ? 'same' : 'lookalike';
    return {
      found: { id: asset.id, other: other.id, kind, technique: null },
      explanation,
      weight: WEIGHT[kind] + explanation.similarity,
    };
  }
  return null;
}
