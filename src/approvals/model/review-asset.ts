/**
 * Decides which pending assets and organisations may be approved after one question ('clear'), and which are
 * reviewed first ('flagged', 'unknown'). Row, details, bulk dialog and organisation all ask this file.
 *
 * The path "approve an asset", from the click to the painted row:
 *  1. approvals/ApprovalList.tsx               loads both lists, opens the question, sends the answer
 *  2. approvals/use-reviews.ts                 has them compared, and reviews each row
 *  3. approvals/model/engine-question.ts       what the engine is asked
 *  4. lookalike/                               compares, in its worker
 *  5. approvals/model/review-asset.ts          clear, flagged or unknown
 *  6. approvals/asset-table.tsx                the row
 *  7. approvals/RowParts.tsx                   its name and its Approve or Review button
 *  8. approvals/DecisionDialog.tsx             the question
 *  9. api/queries/assets.ts                    sends the approval, patches the list
 * 10. api/client.ts                            the call
 * 11. components/table/                       paints the row
 */
import type { Asset, Organization } from '@/api/contract/index.ts';
import { isApp } from '@/assets/model/asset-state.ts';
import { once } from '@/lib/once.ts';
import { ownMailHost } from '@/lib/free-mail-providers.ts';
import { domainOf } from '@/lib/read-name.ts';
import type { ConflictKind, FoundConflict } from '@/lookalike/conflicts.ts';
import type { NameFacts } from '@/lookalike/engine.worker.ts';
import type { Technique } from '@/lookalike/types.ts';

/** Answer of the engine about one list. */
export interface EngineAnswer {
  /** The conflict of each pending asset that has one, by `assetKey`. */
  readonly conflicts: ReadonlyMap<string, FoundConflict>;
  /** Facts of the domain of each asset and of each organisation's mail, by the domain in ASCII. */
  readonly facts: ReadonlyMap<string, NameFacts | undefined>;
  /** Keys of the pending assets that were compared. A name without letters that a domain may have is not compared. */
  readonly compared: ReadonlySet<string>;
}

export type CheckFailure = 'organisations' | 'assets' | 'engine' | 'stopped';

/** The one state of a list. No asset is clear before it is done. */
export type ListCheck =
  | { readonly state: 'checking' }
  | { readonly state: 'done'; readonly answer: EngineAnswer }
  | { readonly state: 'failed'; readonly why: CheckFailure };

/** How a pending asset relates to another one. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly how: ConflictKind;
  /** The main technique of a lookalike; null otherwise. */
  readonly technique: Technique | null;
  readonly other: Asset;
  /** The other asset's organisation; null if no listed one has its `owner_id`. */
  readonly otherOwner: Organization | null;
  /** True if both assets have the same owner. */
  readonly own: boolean;
  /** Positions of the deceptive graphemes, from 0, where the engine names them. */
  readonly highlighted: readonly number[];
}

/** Evidence that a domain belongs to its organisation. Information, never a flag. */
export interface Ownership {
  readonly kind: 'ownership';
  readonly is: 'above' | 'beside' | 'mail' | 'nothing' | 'app';
  /** The nearest approved asset of the organisation with the same registered domain; null if there is none. */
  readonly near: string | null;
}

export type Flag =
  | Conflict
  | { readonly kind: 'public-suffix' }
  /** Other pending assets of its organisation with a flag of their own. */
  | { readonly kind: 'flagged-siblings'; readonly siblings: readonly Asset[] }
  /** For an organisation: its pending assets with a flag of their own, and how many assets it has. */
  | { readonly kind: 'flagged-assets'; readonly assets: readonly Asset[]; readonly total: number };

export type Unknown = {
  readonly kind: 'not-checked';
  readonly why:
    'checking' | CheckFailure | 'no-owner' | 'shared-id' | 'unreadable' | 'assets-not-reported';
};

export type Information =
  | { readonly kind: 'organisation-pending' }
  | { readonly kind: 'organisation-not-reported' }
  | Ownership;

export type Reason = Flag | Unknown | Information;

export interface Review {
  readonly state: 'clear' | 'flagged' | 'unknown';
  /** Flags first, then unknowns, then information. */
  readonly reasons: readonly Reason[];
}

/** The two lists and what is known about them. Made by `reviewContext`, once per list. */
export interface ReviewContext {
  readonly check: ListCheck;
  /** The listed organisations, by id. */
  readonly owners: ReadonlyMap<string, Organization>;
  /**
   * True if the `owner_id`s name listed organisations. If none does, they may name users, and which organisation
   * has which asset is not known.
   */
  readonly areOwnersListed: boolean;
  readonly byOwner: ReadonlyMap<string, readonly Asset[]>;
  /** Ids that several assets have: an approval of one may be of another. */
  readonly sharedIds: ReadonlySet<string>;
  /** Flags of each pending asset that rest on its own name. */
  readonly ownFlags: ReadonlyMap<Asset, readonly Flag[]>;
  /** Pending assets with a flag of their own, by `owner_id`. */
  readonly flagged: ReadonlyMap<string, readonly Asset[]>;
  /** Approved domains in ASCII, the shortest first, by owner and registered domain. */
  readonly approved: ReadonlyMap<string, readonly string[]>;
}

/** Identifies one asset in a question to the engine. Ids may be missing, or be sent twice. */
export const assetKey = once(({ id, owner_id: owner, name }: Asset) =>
  JSON.stringify([id, owner, name]),
);

/** The domain of an asset in ASCII; null if its name is no domain name. */
export const assetDomain = once(({ name }: Asset) => domainOf(name));

/** The host of an organisation's own mail. */
export const mailHost = once(({ email }: Organization) => ownMailHost(email));

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Returns the listed organisations by id. */
export function ownersById(organizations: readonly Organization[]): Map<string, Organization> {
  const owners = new Map(organizations.map((organization) => [organization.id, organization]));
  // An asset without an owner must not find an organisation without an id.
  owners.delete('');
  return owners;
}

/** Prepares both lists for `reviewAsset`. `owners` is empty if they are not loaded, which `check` then says. */
export function reviewContext(
  assets: readonly Asset[],
  owners: ReadonlyMap<string, Organization>,
  check: ListCheck,
): ReviewContext {
  const byOwner = groupBy(assets, ({ owner_id: owner }) => owner);
  const byKey = new Map(assets.map((asset) => [assetKey(asset), asset]));
  const ids = new Set<string>();
  const sharedIds = new Set<string>();
  // An asset may be listed twice.
  for (const { id } of byKey.values()) (ids.has(id) ? sharedIds : ids).add(id);
  // Without an id nothing is approved.
  sharedIds.delete('');
  const pending = assets.filter(({ approved }) => !approved);
  const flags = new Map(pending.map((asset) => [asset, ownFlags(asset, check, owners, byKey)]));
  const flagged = pending.filter(
    (asset) => asset.owner_id !== '' && (flags.get(asset) ?? []).length > 0,
  );
  return {
    check,
    owners,
    areOwnersListed: assets.length === 0 || [...byOwner.keys()].some((owner) => owners.has(owner)),
    byOwner,
    sharedIds,
    approved: approvedDomains(assets, check),
    ownFlags: flags,
    flagged: groupBy(flagged, ({ owner_id: owner }) => owner),
  };
}

const ownedDomain = (owner: string, registered: string) => JSON.stringify([owner, registered]);

function approvedDomains(assets: readonly Asset[], check: ListCheck) {
  if (check.state !== 'done') return new Map<string, string[]>();
  const { facts } = check.answer;
  const approved = assets.flatMap((asset) => {
    const ascii = asset.approved && asset.owner_id !== '' ? assetDomain(asset) : null;
    return ascii === null ? [] : [{ owner: asset.owner_id, ascii }];
  });
  const groups = groupBy(
    approved.toSorted((a, b) => a.ascii.length - b.ascii.length),
    ({ owner, ascii }) => ownedDomain(owner, facts.get(ascii)?.registered ?? ascii),
  );
  return new Map(Array.from(groups, ([key, group]) => [key, group.map(({ ascii }) => ascii)]));
}

/** Flags that rest on the asset's own name. */
function ownFlags(
  asset: Asset,
  check: ListCheck,
  owners: ReviewContext['owners'],
  byKey: ReadonlyMap<string, Asset>,
): Flag[] {
  if (check.state !== 'done') return [];
  const { conflicts, facts } = check.answer;
  const flags: Flag[] = [];
  const found = conflicts.get(assetKey(asset));
  const other = found && byKey.get(found.other);
  if (found && other) {
    flags.push({
      kind: 'conflict',
      how: found.kind,
      technique: found.technique,
      other,
      otherOwner: owners.get(other.owner_id) ?? null,
      own: asset.owner_id !== '' && other.owner_id === asset.owner_id,
      highlighted: found.highlighted ?? [],
    });
  }
  if (facts.get(assetDomain(asset) ?? '')?.isSuffix) flags.push({ kind: 'public-suffix' });
  return flags;
}

function ownershipOf(asset: Asset, owner: Organization, context: ReviewContext): Ownership[] {
  const ascii = assetDomain(asset);
  if (ascii === null) return isApp(asset) ? [{ kind: 'ownership', is: 'app', near: null }] : [];
  if (context.check.state !== 'done') return [];
  const { facts } = context.check.answer;
  const registered = facts.get(ascii)?.registered ?? ascii;
  const approved = context.approved.get(ownedDomain(owner.id, registered)) ?? [];
  const near = approved.filter((name) => name !== ascii);
  const above = near.findLast((name) => ascii.endsWith(`.${name}`));
  const host = mailHost(owner);
  const mail = host !== null && facts.get(host)?.registered === registered;
  const is = above ? 'above' : near.length > 0 ? 'beside' : mail ? 'mail' : 'nothing';
  return [{ kind: 'ownership', is, near: above ?? near[0] ?? null }];
}

/** Why nothing can be said yet, or at all; empty if everything was compared. */
const listUnknown = (check: ListCheck): Unknown[] =>
  check.state === 'done'
    ? []
    : [{ kind: 'not-checked', why: check.state === 'failed' ? check.why : 'checking' }];

/** The title of an app is compared by its letters; any other name that is no domain name may hide some. */
function isUnreadable(asset: Asset, check: ListCheck): boolean {
  const domain = assetDomain(asset);
  if (domain === null && !isApp(asset)) return true;
  if (check.state !== 'done') return false;
  const { compared, facts } = check.answer;
  return !compared.has(assetKey(asset)) || (domain !== null && !facts.get(domain));
}

function stateOf(flags: readonly Flag[], unknown: readonly Unknown[]): Review['state'] {
  if (flags.length > 0) return 'flagged';
  return unknown.length > 0 ? 'unknown' : 'clear';
}

/**
 * Reviews one pending asset: it is clear only if its list was compared to the end, its name is readable, its
 * owner is given, and nothing flags it.
 */
export function reviewAsset(asset: Asset, context: ReviewContext): Review {
  const { owner_id: ownerId } = asset;
  const own = context.ownFlags.get(asset);
  const flags = [...(own ?? [])];
  const siblings = context.flagged.get(ownerId)?.filter((other) => other !== asset) ?? [];
  if (siblings.length > 0) flags.push({ kind: 'flagged-siblings', siblings });
  // An asset of another list was not compared.
  const unknown = listUnknown(own ? context.check : { state: 'checking' });
  if (isUnreadable(asset, context.check)) unknown.push({ kind: 'not-checked', why: 'unreadable' });
  if (ownerId === '') unknown.push({ kind: 'not-checked', why: 'no-owner' });
  if (context.sharedIds.has(asset.id)) unknown.push({ kind: 'not-checked', why: 'shared-id' });
  const owner = context.owners.get(ownerId);
  const information: Information[] = [];
  if (owner) {
    if (!owner.approved) information.push({ kind: 'organisation-pending' });
    information.push(...ownershipOf(asset, owner, context));
  } else if (ownerId !== '' && context.owners.size > 0) {
    information.push({ kind: 'organisation-not-reported' });
  }
  return { state: stateOf(flags, unknown), reasons: [...flags, ...unknown, ...information] };
}

/** Returns the assets of an organisation; null if the backend does not say. */
export function assetsOfOrganization({ id }: Organization, context: ReviewContext) {
  return context.areOwnersListed ? (context.byOwner.get(id) ?? []) : null;
}

/** Reviews one pending organisation: it is flagged if one of its pending assets has a flag of its own. */
export function reviewOrganization(organization: Organization, context: ReviewContext): Review {
  const assets = assetsOfOrganization(organization, context);
  const flagged = context.flagged.get(organization.id) ?? [];
  const flags: Flag[] =
    flagged.length > 0
      ? [{ kind: 'flagged-assets', assets: flagged, total: assets?.length ?? 0 }]
      : [];
  const unknown = listUnknown(context.check);
  if (assets === null) unknown.push({ kind: 'not-checked', why: 'assets-not-reported' });
  return { state: stateOf(flags, unknown), reasons: [...flags, ...unknown] };
}
