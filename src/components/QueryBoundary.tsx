import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { askRefusedAgain } from '@/api/client.ts';
import { formatClock } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';

/** The fields of a query result that are used here; the result of `useQuery` fits. */
export interface QueryLike<Data> {
  readonly data: Data | undefined;
  /** Time when the data arrived, in milliseconds since the epoch. */
  readonly dataUpdatedAt?: number;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryBoundaryProps<Data> {
  query: QueryLike<Data>;
  /** Shown while loading, e.g. 'Loading alerts...'; may show progress and a way to cancel. */
  loading: ReactNode;
  /** Returns the message for an error, e.g. `(e) => errorText(e, 'Failed to fetch alerts')`. */
  errorText: (error: unknown) => string;
  /** Rendered instead of the content while it loads. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Loading, error with Retry, or the data. Earlier data stays when a later fetch fails; the failure is then shown above
 * it, with the time of that data.
 *
 * @example
 *   const assets = useQuery(assetListQuery());
 *   <QueryBoundary query={assets} loading="Loading assets..." errorText={…} skeleton={…}>
 *     {(list) => <AssetTable assets={list} />}
 *   </QueryBoundary>
 */
export function QueryBoundary<Data>({
  query,
  loading,
  errorText,
  skeleton,
  children,
}: QueryBoundaryProps<Data>) {
  const retry = () => {
    askRefusedAgain();
    void query.refetch();
  };
  const failed = query.error !== null && query.error !== undefined;
  const failure = failed && (
    <Notice
      tone="error"
      action={
        <Button size="sm" pending={query.isFetching} icon={<RotateCw />} onClick={retry}>
          Retry
        </Button>
      }
    >
      {errorText(query.error)}
      {query.data !== undefined && query.dataUpdatedAt !== undefined && (
        <span className="block">
          {`Not refreshed: this is as it was at ${formatClock(query.dataUpdatedAt)}.`}
        </span>
      )}
    </Notice>
  );
  if (query.data !== undefined) {
    return (
      <>
        {failure && <div className="mb-4">{failure}</div>}
        {children(query.data)}
      </>
    );
  }
  if (failure) return failure;
  if (!query.isFetching) {
    return (
      <Notice
        tone="info"
        action={
          <Button size="sm" onClick={retry}>
            Load
          </Button>
        }
      >
        Loading was stopped.
      </Notice>
    );
  }
  return (
    <div>
      {/* As high as the toolbar that replaces it. */}
      <div role="status" className="mb-3 flex min-h-10 items-center text-quiet">
        {loading}
      </div>
      {skeleton}
    </div>
  );
}
