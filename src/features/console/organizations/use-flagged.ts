/** Which pending organisations have a name that conflicts with another owner's approved one. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Organization } from '@/api/contract/index.ts';
import { assetListQuery } from '@/api/queries/assets.ts';
import {
  approvalRows,
  flaggedByOwner,
  type ApprovalRow,
} from '@/features/shared/conflicts/approval-rows.ts';
import { useConflicts } from '@/features/shared/conflicts/use-conflicts.ts';

/** The names of an organisation that conflict, and how many names it has. */
export interface FlaggedNames {
  /** At least one. */
  readonly rows: readonly ApprovalRow[];
  readonly total: number;
}

interface Flagged {
  /** By the organisation's id. */
  readonly byOrganization: ReadonlyMap<string, FlaggedNames>;
  /** While it is not known yet which conflict: until then approving opens the details first. */
  readonly undecided: boolean;
}

/**
 * Compares as the approvals do. Where the assets cannot be fetched nothing is flagged: the details then say
 * that they could not be counted.
 *
 * @param organizations undefined while they are on their way
 */
export function useFlagged(organizations: readonly Organization[] | undefined): Flagged {
  const assets = useQuery(assetListQuery());
  const listed = useMemo(
    () => assets.data && organizations && approvalRows(assets.data, organizations),
    [assets.data, organizations],
  );
  const { rows, search, unknown } = useConflicts(listed, organizations !== undefined);
  const byOrganization = useMemo(() => {
    const byOwner = new Map<string, ApprovalRow[]>();
    for (const row of rows) {
      if (!row.owner) continue;
      const names = byOwner.get(row.owner.id);
      if (names) names.push(row);
      else byOwner.set(row.owner.id, [row]);
    }
    return new Map(
      [...byOwner].flatMap(([id, names]): [string, FlaggedNames][] => {
        // What an organisation does to its own names is decided with the names.
        const { others: flagged } = flaggedByOwner(names);
        return flagged.length > 0 ? [[id, { rows: flagged, total: names.length }]] : [];
      }),
    );
  }, [rows]);
  return {
    byOrganization,
    undecided: assets.isLoading || (unknown && search.is === 'running'),
  };
}
