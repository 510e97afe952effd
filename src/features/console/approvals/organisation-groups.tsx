/** Headings above the assets of each organisation, where the list is sorted by organisation. */
import type { ReactNode } from 'react';
import { listOf, type RowSource } from '@/components/data-table/rows.ts';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';
import { BackendText } from '@/features/shared/review/BackendText.tsx';
import { count, formatNumber } from '@/lib/format.ts';

/** To sort by: the name, and for organisations of one name which of them. Null where the owner is not known. */
export const ownerKey = ({ owner }: Pick<ApprovalRow, 'owner'>): string | null =>
  owner && `${owner.name}\n${owner.id}`;

/**
 * What stands above the first row of each organisation: its name, how many assets are listed and how many wait.
 *
 * @param rows sorted by `ownerKey`
 * @returns undefined where all rows are of one organisation
 */
export function organisationHeadings(
  rows: RowSource<ApprovalRow>,
): ((position: number) => ReactNode) | undefined {
  const groups = new Map<string | null, ApprovalRow[]>();
  for (const row of listOf(rows)) {
    const key = ownerKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  if (groups.size < 2) return undefined;
  return (position) => {
    const row = rows.at(position);
    const group = row && groups.get(ownerKey(row));
    return group && group[0] === row ? <Heading rows={group} /> : null;
  };
}

function Heading({ rows }: { rows: readonly ApprovalRow[] }) {
  const owner = rows[0]?.owner ?? null;
  const waiting = rows.filter(({ asset }) => !asset.approved).length;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {owner ? <BackendText text={owner.name} inRow /> : 'Organisation not known'}
      <span className="font-normal text-quiet tabular-nums">
        {count(rows.length, 'asset', 'assets')}
        {waiting > 0 && `, ${formatNumber(waiting)} pending`}
      </span>
    </span>
  );
}
