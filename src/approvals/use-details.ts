/** The row whose details are open. */
import { useQueryState } from 'nuqs';
import { useCallback, useState } from 'react';

/** The search part of a URL that opens the page with the details of one row. */
export const detailsSearch = (id: string): string => `?details=${encodeURIComponent(id)}`;

/** Returns the row that was opened here, or the one in the URL (`?details=id`); null if there is none. */
export function useDetails() {
  const [linked, setLinked] = useQueryState('details');
  const [opened, setOpened] = useState<string | null>(null);
  const close = useCallback(() => {
    setOpened(null);
    if (linked !== null) void setLinked(null);
  }, [linked, setLinked]);
  return { id: opened ?? linked, open: setOpened, close };
}
