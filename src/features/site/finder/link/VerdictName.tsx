import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';

/** A name in a verdict's sentence. */
export const Name = ({ children }: { children: string }) => (
  // In a headline of a phone the mono face is too wide at full size.
  <DomainName
    name={children}
    forms={false}
    isLit={() => false}
    className="max-md:align-baseline max-md:text-[0.75em]"
  />
);

/** A sign that stands with its name, which is a box of its own, at the end of a line too. */
export const With = ({ sign, children }: { sign: ':' | '.' | ','; children: ReactNode }) => (
  <span className="inline-block max-w-full">
    {children}
    {sign}
  </span>
);
