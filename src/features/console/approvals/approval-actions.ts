import { createContext } from 'react';
import type { ApprovalRow } from '@/features/shared/conflicts/approval-rows.ts';

interface ApprovalActions {
  readonly open: (row: ApprovalRow) => void;
  readonly approve: (row: ApprovalRow) => void;
  readonly askDelete: (row: ApprovalRow) => void;
  /** The ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
  /** Whether the owners' names are known, on their way, or could not be fetched. */
  readonly owners: 'known' | 'loading' | 'unknown';
}

/** What the rows can ask of their page; the columns are constants and cannot carry it. */
export const ApprovalActionsContext = createContext<ApprovalActions>({
  open: () => {},
  approve: () => {},
  askDelete: () => {},
  approving: new Set(),
  owners: 'known',
});
