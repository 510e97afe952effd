import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/Button.tsx';

interface RefreshListProps {
  /** What the page shows; results of `useQuery` fit. */
  queries: readonly { readonly isFetching: boolean; readonly refetch: () => unknown }[];
}

/** The Refresh button of a list: fetches it again, and shows that it does. */
export function RefreshList({ queries }: RefreshListProps) {
  return (
    <Button
      pending={queries.some(({ isFetching }) => isFetching)}
      className="max-sm:w-10 max-sm:px-0"
      icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
      onClick={() => {
        for (const query of queries) void query.refetch();
      }}
    >
      {/* Phones have room for the icon only. */}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
