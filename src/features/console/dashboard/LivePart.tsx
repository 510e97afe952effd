import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListLoading } from '@/components/ListLoading.tsx';
import { QueryBoundary, type QueryLike } from '@/components/QueryBoundary.tsx';
import { cx } from '@/ui/class-names.ts';
import { PanelsSkeleton } from './Panel.tsx';

interface LivePartProps<Data> {
  query: QueryLike<Data>;
  /** What the list holds, as a heading: 'Assets'. */
  title: string;
  errorText: (error: unknown) => string;
  /** Said while it loads; or the key of the query, for the usual words and a way to stop it. */
  loading: ReactNode | { readonly queryKey: QueryKey };
  /** Rows of the skeleton's panels. */
  rows: number;
  /** Where panels stand side by side: the height that they have at most, empty or full. */
  room: string;
  /** Where they stand one below the other: the height to begin with, which is what they usually have. */
  waiting?: string;
  children: (data: Data) => ReactNode;
}

/** What is counted from one list of a dashboard; it loads and fails by itself. */
export function LivePart<Data>({
  query,
  title,
  errorText,
  loading,
  rows,
  room,
  waiting,
  children,
}: LivePartProps<Data>) {
  const client = useQueryClient();
  const stoppable = typeof loading === 'object' && loading !== null && 'queryKey' in loading;
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] content-start',
        query.data === undefined && waiting,
        room,
      )}
    >
      <QueryBoundary
        query={query}
        title={title}
        errorText={errorText}
        skeleton={<PanelsSkeleton rows={rows} />}
        loading={
          stoppable ? (
            <ListLoading onCancel={() => void client.cancelQueries({ queryKey: loading.queryKey })}>
              {`Loading ${title.toLowerCase()}...`}
            </ListLoading>
          ) : (
            loading
          )
        }
      >
        {children}
      </QueryBoundary>
    </div>
  );
}
