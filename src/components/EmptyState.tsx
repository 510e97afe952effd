import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do next. */
  children?: ReactNode;
  /** A button or a link with the next step. */
  action?: ReactNode;
}

/** Replaces a list that has nothing to show. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-hairline py-10">
      <p className="text-h4 font-semibold">{title}</p>
      {children && <div className="max-w-text text-sm text-quiet">{children}</div>}
      {action}
    </div>
  );
}
