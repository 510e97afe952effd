/** Which row's details are open. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'details';

/** The search part of a URL that opens the page with the details of one row. */
export const detailsOf = (id: string): string => `?${PARAMETER}=${encodeURIComponent(id)}`;

interface Details {
  /** The id of the row whose details are open, or null. */
  readonly id: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/**
 * The row whose details are open: one opened here, or the one that the URL (`?details=id`, see
 * detailsOf) asks for. Opening a row leaves the URL alone, where a search just typed is on its way.
 */
export function useDetails(): Details {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<string | null>(null);
  return {
    id: opened ?? params.get(PARAMETER),
    open: setOpened,
    close: () => {
      setOpened(null);
      if (!params.has(PARAMETER)) return;
      setParams(
        (before) => {
          before.delete(PARAMETER);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
