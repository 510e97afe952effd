import { createContext } from 'react';
import type { Organisation } from '@/api/contract/index.ts';

interface OrganisationActions {
  readonly open: (organisation: Organisation) => void;
  readonly approve: (organisation: Organisation) => void;
  readonly askDelete: (organisation: Organisation) => void;
  /** The ids whose approval is under way. */
  readonly approving: ReadonlySet<string>;
}

/** What the rows can ask of their page; the columns are constants and cannot carry it. */
export const OrganisationActionsContext = createContext<OrganisationActions>({
  open: () => {},
  approve: () => {},
  askDelete: () => {},
  approving: new Set(),
});
