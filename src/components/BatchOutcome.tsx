import { Circle, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/ui/Spinner.tsx';

interface BatchOutcomeProps {
  is: 'open' | 'waiting' | 'done' | 'failed';
  /** The outcome in words. */
  children: ReactNode;
}

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The outcome of one item of a batch: a shape and words. */
export function BatchOutcome({ is, children }: BatchOutcomeProps) {
  if (is === 'failed') {
    return (
      <span className="col-span-full flex gap-1.5 break-words text-high">
        <CircleAlert {...ICON} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </span>
    );
  }
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap [&>svg]:self-center ${is === 'waiting' ? 'text-quiet' : ''}`}
    >
      {is === 'waiting' && <Spinner />}
      {is === 'done' && <CircleCheck {...ICON} className="text-brand" />}
      {/* Only Pending uses the dashed ring. */}
      {is === 'open' && <Circle {...ICON} />}
      {children}
    </span>
  );
}
