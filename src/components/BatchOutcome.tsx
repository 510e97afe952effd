import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { WorkResult } from '@/api/queries/run-batch.ts';
import { Spinner } from '@/ui/Spinner.tsx';

interface BatchOutcomeProps {
  /** Undefined for an item that waits. */
  result: WorkResult | undefined;
  errorText: (error: unknown) => string;
}

/** The outcome of one approval of a batch: a shape and words. */
export function BatchOutcome({ result, errorText }: BatchOutcomeProps) {
  if (result?.is === 'failed') {
    return (
      <span className="col-span-full flex gap-1.5 break-words text-high">
        <CircleAlert className="mt-0.5 shrink-0" />
        <span className="min-w-0">{errorText(result.error)}</span>
      </span>
    );
  }
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap [&>svg]:self-center ${result ? '' : 'text-quiet'}`}
    >
      {!result && <Spinner />}
      {result?.is === 'done' && <CircleCheck className="text-brand" />}
      {/* Only Pending uses the dashed ring. */}
      {result?.is === 'left' && <Circle />}
      {result ? { done: 'Approved', left: 'Not tried' }[result.is] : 'Waiting'}
    </span>
  );
}
