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
  // Nothing is said of a name before the engine has said it: least of all what was true of the name before.
  const isAsked = !lookalike && subject.pending === true;
  const rows = [
    ['Your name', subject.name],
    ['The eye reads', lookalike?.reads],
    ['Looked up as', lookalike?.resolves],
    ['Differs in', lookalike?.differs],
  ] as const;
  return (
    <dl
      aria-hidden={changes}
      aria-busy={isAsked}
      className="divide-y divide-hairline border-y border-hairline text-sm"
    >
      {rows.map(([term, value], at) => (
        <div key={term} className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
          <dt className="text-quiet">{term}</dt>
          <dd
            className={cx(
              'line-clamp-2',
              at < 3 && 'name',
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
