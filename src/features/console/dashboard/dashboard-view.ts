/** Which of the two views of the dashboard is shown (design section 3, row 1). */
import { useSearchParams } from 'react-router-dom';
import type { QueryLike } from '@/components/QueryBoundary.tsx';

export type DashboardView = 'live' | 'sample';

const PARAMETER = 'view';

/**
 * The view of the URL (`?view=live`, `?view=sample`), else the default: Sample when the backend has
 * answered that there is nothing, Live in every other case (loading and failure included, so that sample
 * figures never silently stand in for live ones).
 *
 * @param empty true only when all lists have arrived and hold nothing
 */
export function useDashboardView(empty: boolean): [DashboardView, (view: DashboardView) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAMETER);
  const view = asked === 'live' || asked === 'sample' ? asked : empty ? 'sample' : 'live';
  const setView = (next: DashboardView) =>
    setParams(
      (before) => {
        before.set(PARAMETER, next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return [view, setView];
}

/** Whether every list has arrived without a failure and `isEmpty` says that it holds nothing. */
export function arrivedEmpty<Data>(query: QueryLike<Data>, isEmpty: (data: Data) => boolean) {
  return query.data !== undefined && !query.error && isEmpty(query.data);
}
