/** The rows of the approval list: every asset, with what is known of the organization that owns it. */
import type { FilterOption } from '@/components/data-table/FilterSelect.tsx';
import type { Asset, Organization } from '@/api/contract/index.ts';
import { placesBy } from '@/features/shared/alert-index/places-by.ts';
import { isApp, passesAssetFilters } from '@/features/shared/asset-state/asset-state.ts';
import { nameForms } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import type { ConflictKind } from '@/lookalike/conflicts.ts';
import type { Technique } from '@/lookalike/types.ts';
import { sameText } from '@/lib/same-text.ts';
import { labelText } from '@/lib/visible-text.ts';

/**
 * What an asset conflicts with: it imitates, or is, what another organization has registered and the provider
 * has approved, or it imitates its own organization's. Of two approved assets neither is the rightful one as far as the backend tells.
 */
export interface Conflict {
  readonly kind: ConflictKind;
  /** The main technique of a lookalike; else null. */
  readonly technique: Technique | null;
  /** The approved asset. */
  readonly id: string;
  /** Its name as the backend sent it. */
  readonly name: string;
  /** When it was registered; as in Asset. */
  readonly created: string | null;
  /** What the organization that registered it is called. */
  readonly owner: string;
  /** The address of that organization; as in Organization. */
  readonly email: string;
  /** Whether it is the same organization's: then the asset imitates it. */
  readonly own: boolean;
  /** The places of the graphemes that deceive, as in FoundConflict. */
  readonly lit?: readonly number[] | undefined;
}

/**
 * What ties a pending name to its organisation; see features/console/approvals/ties.ts. An app, and any other
 * name that is no domain, has nothing that could be compared.
 */
export type Tie = 'above' | 'beside' | 'mail' | 'nothing' | 'app' | 'noDomain';

export interface ApprovalRow {
  readonly asset: Asset;
  /** The owner, where a listed organization has the id in `owner_id`; else null. */
  readonly owner: Organization | null;
  /** Set where a comparison found a conflict; see use-conflicts.ts. */
  readonly conflict?: Conflict | undefined;
  /** True for a public suffix or a hosting platform, which is no organisation's own. */
  readonly isEnding?: boolean | undefined;
  /** Set where the name is pending and could be compared with what is known of its organisation. */
  readonly tie?: Tie | undefined;
  /** Other names of its organisation that imitate those of others, where this one is pending and clean itself. */
  readonly flaggedBeside?: readonly ApprovalRow[] | undefined;
  /** The texts that the search looks in. */
  readonly search: readonly string[];
}

/**
 * Joins assets with their owners.
 *
 * @param organizations the listed ones; undefined while they are unknown
 */
export function approvalRows(
  assets: readonly Asset[],
  organizations: readonly Organization[] | undefined,
): ApprovalRow[] {
  const byId = new Map(organizations?.map((organization) => [organization.id, organization]));
  // An asset without an owner must not find an organisation without an id.
  byId.delete('');
  return assets.map((asset) => {
    const owner = byId.get(asset.owner_id) ?? null;
    return {
      asset,
      owner,
      tie: owner && !asset.approved && asset.id !== '' ? tieWithoutDomain(asset) : undefined,
      search: [...nameForms(asset.name), asset.type, owner?.name ?? '', owner?.email ?? ''],
    };
  });
}

/** The tie of a name that is no domain, which needs no comparison; undefined for a domain. */
function tieWithoutDomain({ name, type }: Asset): Tie | undefined {
  if (domainOf(name) !== null) return undefined;
  return isApp({ type }) ? 'app' : 'noDomain';
}

/**
 * The URL parameters that filter the list; `owner` is an organization's id, `conflict` is `yes` (pending assets
 * that conflict) or `approved` (approved ones).
 */
export const APPROVAL_FILTERS = ['status', 'type', 'owner', 'conflict'] as const;

/** Whether a row is flagged: `yes` asks for pending assets, `approved` for approved ones. */
const isFlagged = (row: ApprovalRow, which: string): boolean =>
  which === 'approved'
    ? row.asset.approved && row.conflict !== undefined
    : !row.asset.approved && needsReview(row);

/** Whether a row is not approved by one press: it conflicts, or is a public ending. */
export const needsReview = ({ conflict, isEnding = false }: ApprovalRow): boolean =>
  conflict !== undefined || isEnding;

/** Whether its row warns of something: then it is approved after a review alone. */
export const warns = (row: ApprovalRow): boolean =>
  needsReview(row) || row.flaggedBeside !== undefined;

/** The flagged pending rows: those that approving needs a second look at. */
export const flaggedPending = (rows: readonly ApprovalRow[]): ApprovalRow[] =>
  rows.filter((row) => isFlagged(row, 'yes'));

/**
 * Those of them that conflict with another organization's asset, those that imitate their own's, and public
 * endings, which conflict with none.
 */
export function flaggedByOwner(rows: readonly ApprovalRow[]): {
  readonly others: readonly ApprovalRow[];
  readonly own: readonly ApprovalRow[];
  readonly endings: readonly ApprovalRow[];
} {
  const flagged = flaggedPending(rows);
  return {
    others: flagged.filter(({ conflict }) => conflict && !conflict.own),
    own: flagged.filter(({ conflict }) => conflict?.own),
    endings: flagged.filter(({ conflict }) => !conflict),
  };
}

/** What is said of a name that is clean itself, where its organisation has registered one that is not. */
export const BESIDE_FLAGGED = 'Another name of this organisation is flagged';

/**
 * Tells each clean pending row which other pending names of its organisation imitate those of others: a name
 * that looks harmless by itself may be the cover of one that is not.
 *
 * @returns the same array where there is none
 */
export function besideFlagged(rows: readonly ApprovalRow[]): readonly ApprovalRow[] {
  const flagged = flaggedByOwner(rows).others.filter(({ owner }) => owner !== null);
  if (flagged.length === 0) return rows;
  const byOwner = placesBy(flagged, ({ asset }) => asset.owner_id);
  return rows.map((row) => {
    const places = row.asset.approved || needsReview(row) ? [] : byOwner.get(row.asset.owner_id);
    const flaggedBeside = places?.flatMap((place) => flagged[place] ?? []) ?? [];
    return flaggedBeside.length > 0 ? { ...row, flaggedBeside } : row;
  });
}

/** How many pairs of approved assets conflict. */
export function approvedPairs(rows: readonly ApprovalRow[]): number {
  const pairs = rows.flatMap((row) =>
    row.conflict && row.asset.approved
      ? [[row.asset.id, row.conflict.id].toSorted().join('\n')]
      : [],
  );
  return new Set(pairs).size;
}

/** Whether a row passes the chosen filters. */
export function passesApprovalFilters(
  row: ApprovalRow,
  filters: Readonly<Record<string, string>>,
): boolean {
  const { owner, conflict } = filters;
  return (
    passesAssetFilters(row.asset, filters) &&
    (owner === undefined || sameText(row.asset.owner_id, owner)) &&
    (conflict === undefined || isFlagged(row, conflict))
  );
}

/** The values of some rows, with how many of the counted rows have each. */
function tally(
  rows: readonly ApprovalRow[],
  counted: readonly ApprovalRow[],
  valueOf: (row: ApprovalRow) => string,
): [value: string, times: number][] {
  const counts = new Map<string, number>();
  for (const row of rows) if (valueOf(row) !== '') counts.set(valueOf(row), 0);
  for (const row of counted) {
    const times = counts.get(valueOf(row));
    if (times !== undefined) counts.set(valueOf(row), times + 1);
  }
  return [...counts];
}

/**
 * The asset types in the data, in order (specification section 9: "come from the data").
 *
 * @param counted the rows that the search and the other filters leave
 */
export function typeOptions(
  rows: readonly ApprovalRow[],
  counted: readonly ApprovalRow[],
): FilterOption[] {
  return tally(rows, counted, ({ asset }) => asset.type)
    .map(([value, times]) => ({ value, text: `${labelText(value, 'Blank')} (${times})` }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
}

/**
 * The owners in the data that are listed organizations, in order.
 *
 * @param counted the rows that the search and the other filters leave
 */
export function ownerOptions(
  rows: readonly ApprovalRow[],
  counted: readonly ApprovalRow[],
): FilterOption[] {
  const names = new Map<string, string>();
  for (const { asset, owner } of rows) if (owner) names.set(asset.owner_id, owner.name);
  return tally(rows, counted, ({ asset, owner }) => (owner ? asset.owner_id : ''))
    .map(([value, times]) => ({
      value,
      text: `${labelText(names.get(value) ?? '', `Organisation ${value}`)} (${times})`,
    }))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'));
}
