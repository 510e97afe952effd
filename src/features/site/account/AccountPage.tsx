import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** Stands beside the form where there is room. */
  aside: ReactNode;
  children: ReactNode;
}

/** The frame of login and signup: the form on the left, on wide screens an aside on the right. */
export function AccountPage({ title, lead, aside, children }: AccountPageProps) {
  return (
    <div className="measure grid min-h-[calc(100dvh-4rem)] content-start gap-16 py-12 md:py-16 lg:grid-cols-12">
      <div className="w-full max-w-md lg:col-span-5">
        <h1 className="font-display text-h2 font-bold">{title}</h1>
        <div className="mt-3 text-quiet">{lead}</div>
        <noscript>
          <p className="mt-3">This form needs JavaScript.</p>
        </noscript>
        <div className="mt-8">{children}</div>
      </div>
      <div className="hidden lg:sticky lg:top-28 lg:col-span-6 lg:col-start-7 lg:block lg:self-start">
        {aside}
      </div>
    </div>
  );
}
