import { useState } from 'react';
import { cx } from '@/ui/class-names.ts';
import type { Specimen, Subject } from './specimen.ts';

interface EvidenceProps {
  subject: Subject;
  lookalike: Specimen | undefined;
  /** Whether the next name follows by itself: a screen reader cannot follow a list that keeps changing. */
  changes: boolean;
}

/** A name up to this length stands on one line in every form, punycode included. */
const SHORT = 20;

/** What the eye reads beside what the network gets: the hero's name as an analyst's note. */
export function Evidence({ subject, lookalike, changes }: EvidenceProps) {
  const [last, setLast] = useState(lookalike);
  if (lookalike && lookalike !== last) setLast(lookalike);
  // Those of the name before, dimmed, until the new ones are there.
  const held = !lookalike && subject.pending === true;
  const shown = held ? last : lookalike;
  const rows = [
    ['Your name', subject.name],
    ['The eye reads', shown?.reads],
    ['Looked up as', shown?.resolves],
    ['Differs in', shown?.differs],
  ] as const;
  return (
    <dl
      aria-hidden={changes}
      aria-busy={held}
      className="divide-y divide-hairline border-y border-hairline text-sm"
    >
      {rows.map(([term, value], at) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
          <dt className="text-quiet">{term}</dt>
          <dd
            className={cx(
              'line-clamp-2',
              at < 3 && 'name',
              held && at > 0 && 'text-quiet',
              // The room stands before the longest form comes.
              subject.name.length > SHORT && at < 3 && 'min-h-11',
            )}
          >
            {value ?? '…'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
