/** Which row's details are open. */
import { useQueryState } from 'nuqs';
import { useState } from 'react';

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
 * detailsOf) asks for. Opening a row leaves the URL alone.
 */
export function useDetails(): Details {
  const [asked, setAsked] = useQueryState(PARAMETER);
  const [opened, setOpened] = useState<string | null>(null);
  return {
    id: opened ?? asked,
    open: setOpened,
    close: () => {
      setOpened(null);
      if (asked !== null) void setAsked(null);
    },
  };
}
