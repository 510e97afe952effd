import type { ReactNode } from 'react';

/** The facts of a details dialog: label and value, a hairline between them. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid text-sm">{children}</dl>;
}

/** One fact. The value is text; a missing value is said, not left out. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-hairline py-2 last:border-b-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** The words for values that are not in the contract. */
export function MissingValue({ children }: { children: string }) {
  return <span className="text-quiet">{children}</span>;
}
