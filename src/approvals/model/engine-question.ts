/** Asks the lookalike engine about a list of assets. `reviewAsset` reads the answer. */
import type { Asset, Organization } from '@/api/contract/index.ts';
import type { AssetRef } from '@/lookalike/conflicts.ts';
import { engine } from '@/lookalike/engine.ts';
import { assetDomain, assetKey, mailHost, type EngineAnswer } from './review-asset.ts';

export interface EngineQuestion {
  /**
   * Equal for lists of the same names and owners in any order: an approval asks nothing again; a new or deleted asset
   * does.
   */
  readonly key: string;
  readonly pending: readonly AssetRef[];
  /** Pending and approved assets, to compare the pending ones with. */
  readonly all: readonly AssetRef[];
  /** The domains of the assets and of the organisations' email addresses, in ASCII. */
  readonly domains: readonly string[];
}

function ownedName(asset: Asset): AssetRef {
  const id = assetKey(asset);
  // Assets without an owner are not known to have the same one.
  return { id, name: asset.name, owner: asset.owner_id || id, pending: !asset.approved };
}

/** Returns the question about a list, or null if nothing in it is pending. */
export function engineQuestion(
  assets: readonly Asset[],
  organizations: readonly Organization[],
): EngineQuestion | null {
  const pending = assets.filter(({ approved }) => !approved);
  if (pending.length === 0) return null;
  const mailHosts = organizations.flatMap((organization) => mailHost(organization) ?? []);
  return {
    key: JSON.stringify([assets.map(assetKey).toSorted(), mailHosts.toSorted()]),
    pending: pending.map(ownedName),
    all: assets.map(ownedName),
    domains: [...new Set([...assets.flatMap((asset) => assetDomain(asset) ?? []), ...mailHosts])],
  };
}

/**
 * Has a list compared in the engine's worker.
 *
 * @param signal stops the comparison; the promise then rejects, since half an answer is none
 * @throws WorkerGone if the engine cannot answer
 */
export async function askEngine(
  { pending, all, domains }: EngineQuestion,
  signal: AbortSignal,
): Promise<EngineAnswer> {
  const [conflicts, ofPending, ofDomains] = await Promise.all([
    engine().findConflicts(pending, all, () => {}, signal),
    engine().readNames(pending.map(({ name }) => name)),
    engine().readNames(domains),
  ]);
  signal.throwIfAborted();
  return {
    conflicts: new Map(conflicts.map((conflict) => [conflict.id, conflict])),
    facts: new Map(domains.map((domain, at) => [domain, ofDomains[at]])),
    compared: new Set(pending.flatMap(({ id }, at) => (ofPending[at]?.isComparable ? id : []))),
  };
}
