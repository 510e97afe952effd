import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/Button.tsx';

interface RefreshButtonProps {
  /** What the page shows; results of `useQuery` fit. */
  queries: readonly { readonly isFetching: boolean; readonly refetch: () => unknown }[];
  /** What is fetched again, where the page holds more: 'Refresh alerts'. */
  label?: string;
}

/** The Refresh button of a list: fetches it again, and shows that it does. */
export function RefreshButton({ queries, label }: RefreshButtonProps) {
  return (
    <Button
      pending={queries.some(({ isFetching }) => isFetching)}
      aria-label={label}
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
