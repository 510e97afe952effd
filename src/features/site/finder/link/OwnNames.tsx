import type { ReactNode, RefObject } from 'react';
import { VerdictHeading, VerdictPanel } from './VerdictBand.tsx';
import { VerdictEnd } from './VerdictEnd.tsx';

interface OwnNamesProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** How many links there are, two or more. */
  count: number;
  /** Asks for another link: the field is emptied. */
  onAnother: () => void;
  /** The links, each with the way to its own verdict. */
  children: ReactNode;
}

/** Of links that all lead to companies' own names: one verdict, and none of them before the others. */
export function OwnNames({ heading, count, onAnother, children }: OwnNamesProps) {
  return (
    <section aria-labelledby="verdict" className="min-h-60">
      <VerdictPanel state="own-names">
        <VerdictHeading ref={heading} state="own-names">
          {count === 2 ? 'Both' : `All ${count}`} lead to the companies’ own names.
        </VerdictHeading>
        <p className="mt-3 max-w-prose">
          That proves nothing about who sent them, nor about a number beside them.
        </p>
        <p className="mt-3 max-w-prose font-semibold">
          Type each name yourself, and look for it there.
        </p>
        <p lang="hi" className="mt-3 max-w-prose leading-[1.6]">
          हर पता खुद टाइप करके खोलें और इसे वहीं देखें।
        </p>
      </VerdictPanel>
      {children}
      <VerdictEnd onAnother={onAnother} />
    </section>
  );
}
