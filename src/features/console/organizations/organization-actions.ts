import { createContext } from 'react';
import type { Organization } from '@/api/contract/index.ts';

interface OrganizationActions {
  readonly open: (organization: Organization) => void;
  readonly approve: (organization: Organization) => void;
  readonly askDelete: (organization: Organization) => void;
  /** The ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
}

/** What the rows can ask of their page; the columns are constants and cannot carry it. */
export const OrganizationActionsContext = createContext<OrganizationActions>({
  open: () => {},
  approve: () => {},
  askDelete: () => {},
  approving: new Set(),
});
