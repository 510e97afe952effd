import { RotateCw } from 'lucide-react';
import { askRefusedAgain } from '@/api/client.ts';
import { Button } from '@/ui/Button.tsx';

interface RefreshButtonProps {
  /** The queries that the page shows; results of `useQuery` fit. */
  queries: readonly { readonly isFetching: boolean; readonly refetch: () => unknown }[];
  /** Button label if the page has several lists: 'Refresh alerts'. */
  label?: string;
  /** Called once all queries have ended. */
  onRefreshed?: () => void;
}

/** The Refresh button of a list, an icon: fetches it again, and shows the progress. */
export function RefreshButton({ queries, label = 'Refresh', onRefreshed }: RefreshButtonProps) {
  return (
    <Button
      pending={queries.some(({ isFetching }) => isFetching)}
      aria-label={label}
      title={label}
      className="w-10 px-0! max-md:w-11 pointer-coarse:w-11"
      icon={<RotateCw />}
      onClick={() => {
        askRefusedAgain();
        void Promise.all(queries.map((query) => query.refetch())).then(onRefreshed);
      }}
    />
  );
}
