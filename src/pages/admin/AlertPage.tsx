import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '@/components/QueryBoundary.tsx';
import {
  AlertHeading,
  alertsErrorText,
  AlertsLoading,
  AlertSplitView,
  alertsQuery,
} from '@/alerts/index.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';

/** One alert: how the name imitates, its written forms, and what can be done. */
export function Component() {
  const { id = '' } = useParams();
  const alerts = useQuery(alertsQuery());
  return (
    <>
      {alerts.data === undefined && <AlertHeading id={id} />}
      <QueryBoundary
        query={alerts}
        loading={<AlertsLoading />}
        errorText={alertsErrorText}
        skeleton={
          <div aria-hidden className="grid gap-4">
            <Skeleton className="w-1/3" />
            <Skeleton className="h-32" />
          </div>
        }
      >
        {(list) => <AlertSplitView list={list} id={id} />}
      </QueryBoundary>
    </>
  );
}
