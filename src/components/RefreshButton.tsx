import { RotateCw } from 'lucide-react';
import { cx } from '@/ui/class-names.ts';
import { IconButton } from '@/ui/IconButton.tsx';

interface RefreshButtonProps {
  query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What is fetched again, e.g. 'Refresh alerts'. */
  label: string;
}

/** Fetches a list again; turns while it does. */
export function RefreshButton({ query, label }: RefreshButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={query.isFetching || undefined}
      onClick={() => {
        if (!query.isFetching) void query.refetch();
      }}
      icon={
        <RotateCw
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={cx(query.isFetching && 'animate-turn')}
        />
      }
    />
  );
}
