import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/ui/Spinner.tsx';

interface OutcomeProps {
  is: 'open' | 'unknown' | 'doubtful' | 'waiting' | 'done' | 'failed' | 'skipped';
  /** What it comes to, in words. */
  children: ReactNode;
}

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What one line of a bulk action has come to: a shape and words. */
export function Outcome({ is, children }: OutcomeProps) {
  if (is === 'failed') {
    return (
      <span className="col-span-full flex gap-1.5 break-words text-high">
        <CircleAlert {...ICON} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{children}</span>
      </span>
    );
  }
  const quiet = is === 'waiting' || is === 'skipped';
  return (
    <span
      className={`inline-flex items-baseline gap-1.5 whitespace-nowrap [&>svg]:self-center ${quiet ? 'text-quiet' : ''}`}
    >
      {is === 'waiting' && <Spinner />}
      {is === 'doubtful' && <TriangleAlert {...ICON} />}
      {is === 'done' && <CircleCheck {...ICON} className="text-brand" />}
      {/* The dashed ring stands for Pending alone. */}
      {is === 'open' && <Circle {...ICON} />}
      {is === 'unknown' && <CircleQuestionMark {...ICON} />}
      {is === 'skipped' && <CircleMinus {...ICON} />}
      {children}
    </span>
  );
}
