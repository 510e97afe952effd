import type { ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** Next to the form if there is room. */
  aside: ReactNode;
  /** Follows the form, on wide screens the aside. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The frame of login and signup: the form on the left, on wide screens an aside on the right. */
export function AccountPage({ title, lead, aside, extra, children }: AccountPageProps) {
  return (
    <div className="measure grid min-h-[calc(100dvh-4rem)] content-start gap-x-16 gap-y-8 py-12 md:py-16 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="w-full max-w-md lg:col-span-5 lg:row-span-2">
        <h1 className="font-display text-h2 font-bold">{title}</h1>
        <div className="mt-3 text-quiet">{lead}</div>
        <noscript>
          <p className="mt-3">This form needs JavaScript.</p>
        </noscript>
        <div className="mt-8">{children}</div>
      </div>
      <div
        className={cx(
          'hidden lg:col-span-6 lg:col-start-7 lg:block lg:self-start',
          // Next to a long form it stays in sight; with something below, it would cover that.
          !extra && 'lg:sticky lg:top-28 lg:row-span-2',
        )}
      >
        {aside}
      </div>
      {extra && (
        <div className="w-full max-w-md lg:col-span-6 lg:col-start-7 lg:self-start">{extra}</div>
      )}
    </div>
  );
}
