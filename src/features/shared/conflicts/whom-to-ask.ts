/** Who has to be heard before a name that is warned of is approved: never those who ask for it. */
import { count } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { warns, type ApprovalRow } from './approval-rows.ts';

/** What a super-admin says to have checked. */
export type Check =
  /** With the owner of the imitated name; `whom` is '' where that is not known. */
  | { readonly is: 'asked'; readonly whom: string }
  /** The imitated name is the applicant's, or none is imitated: then that the applicant holds this one. */
  | { readonly is: 'held'; readonly by: string };

/** What the owners of the names are called that these conflict with; '' for one without a name. */
export function ownersOf(rows: readonly ApprovalRow[]): string {
  const [first = '', ...others] = new Set(rows.map(({ conflict }) => conflict?.owner ?? ''));
  if (others.length === 0) return first;
  return `${labelText(first, 'an organisation without a name')} and ${count(others.length, 'other')}`;
}

/** What has to be checked before a row is approved; undefined where nothing warns of it. */
export function checkOf(row: ApprovalRow): Check | undefined {
  const { owner, conflict, flaggedBeside } = row;
  if (!warns(row)) return undefined;
  if (conflict && !conflict.own) return { is: 'asked', whom: conflict.owner };
  if (flaggedBeside) return { is: 'asked', whom: ownersOf(flaggedBeside) };
  return { is: 'held', by: owner?.name ?? '' };
}
