import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { CompareWith } from './CompareWith.tsx';
import { LinkNames } from './LinkNames.tsx';
import { LinkNotes } from './LinkNotes.tsx';
import { readLink } from './read-link.ts';
import { useComparison } from './use-comparison.ts';
import { signsOf } from './signs.ts';
import { registeredName, verdictOf } from './verdict.ts';
import { Sentence, Signs, Why } from './VerdictWords.tsx';
import { WhatToDo } from './WhatToDo.tsx';

interface LinkVerdictProps {
  /** ASCII form; '' to compare with nothing. */
  domain: string;
  /** Hostile: any text. */
  link: string;
  /** Whether the verdict takes the focus, as after a press. */
  takesFocus: boolean;
  /** For the domain that the reader says it should be from (ASCII form). */
  onCompany: (domain: string) => void;
}

/** A reserved name, beside which the engine still says what the link's own name is made of. */
const NO_COMPANY = 'company.invalid';

/** Whose name a link leads to, in one sentence, with both names aligned and what to do now. */
export function LinkVerdict({ domain, link, takesFocus, onCompany }: LinkVerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const reading = readLink(link);
  const host = reading.kind === 'name' ? reading.host : null;
  const { found, failed, retry } = useComparison(domain || NO_COMPANY, host);
  const waiting = host !== null && !found && !failed;
  const kind = verdictOf(reading, found, domain !== '');

  useEffect(() => {
    const element = heading.current;
    if (!takesFocus || waiting || !element) return;
    element.focus({ preventScroll: true });
    // Below the form, as on a phone, it would come into sight with one line of it.
    const low = element.getBoundingClientRect().top > window.innerHeight / 2;
    element.scrollIntoView({ block: low ? 'start' : 'nearest' });
  }, [takesFocus, waiting]);

  return (
    <section aria-labelledby="verdict" aria-busy={waiting} className="min-h-60">
      <h2
        id="verdict"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-2 font-display text-h2 font-bold"
      >
        {waiting || failed ? (
          <span className={cx(waiting && 'sr-only')}>
            {waiting ? 'Reading the link' : 'The link could not be read'}
          </span>
        ) : (
          <Sentence kind={kind} domain={domain} reading={reading} found={found} />
        )}
      </h2>
      {waiting && <Skeleton className="h-9 max-w-lg" />}
      {failed && (
        <Notice
          tone="error"
          className="mt-4"
          action={
            <Button size="sm" onClick={retry}>
              Try again
            </Button>
          }
        >
          The check did not run in this browser. Until it does, do not trust the link.
        </Notice>
      )}
      {!waiting && !failed && (
        <>
          <Why kind={kind} found={found} />
          {kind === 'signs' && found?.kind === 'explanation' && (
            <Signs
              signs={signsOf(reading, found.candidate)}
              registered={registeredName(found.candidate)}
            />
          )}
          <LinkNames domain={domain} reading={reading} found={found} />
          {(kind === 'named' || kind === 'signs' || kind === 'mixed') && (
            <CompareWith onCompany={onCompany} />
          )}
          <LinkNotes kind={kind} domain={domain} reading={reading} found={found} />
          <WhatToDo kind={kind} />
        </>
      )}
    </section>
  );
}
