import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button.tsx';
import { useSlow } from '@/ui/use-slow.ts';

interface ListLoadingProps {
  /** The running query. */
  query: { readonly queryKey: QueryKey };
  /** E.g. 'Loading assets...'. */
  children: ReactNode;
}

/** Says that a list loads; after two seconds also offers to stop. */
export function ListLoading({ query: { queryKey }, children }: ListLoadingProps) {
  const client = useQueryClient();
  const slow = useSlow(true);
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3">
      {children}
      {slow && (
        <Button size="sm" onClick={() => void client.cancelQueries({ queryKey })}>
          Cancel
        </Button>
      )}
    </div>
  );
}
