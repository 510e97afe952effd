import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { formatDate } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { BESIDE_FLAGGED, type Conflict } from '@/features/shared/conflicts/approval-rows.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from '@/features/shared/review/foreign-graphemes.ts';

const START: Readonly<Record<Conflict['kind'], string>> = {
  lookalike: 'Looks like',
  same: 'Already registered by',
  below: 'Lies below',
  beside: 'Shares its registered name with',
};

/** When the other asset of an approved pair was registered. */
function registered(created: string | null): string {
  return created ? `registered ${formatDate(created)}` : 'registration date not given';
}

interface ConflictSentenceProps {
  conflict: Conflict;
  /** Whether both assets are approved: then the date is said, and neither is called the rightful one. */
  both?: boolean;
  /** Whether the technique is named; not beside the comparison, which names it. */
  named?: boolean;
}

/** Which asset this one conflicts with, whose it is, and by which technique, in one sentence. */
export function ConflictSentence({ conflict, both = false, named = true }: ConflictSentenceProps) {
  const { kind, technique, name, owner, created, own } = conflict;
  const date = both ? ` (${registered(created)})` : '';
  const whose = (
    <>
      <HostileText text={labelText(owner, 'an organisation without a name')} />
      {date}
    </>
  );
  if (kind === 'same') {
    return (
      <span>
        {START.same} {whose}
      </span>
    );
  }
  return (
    <span>
      {START[kind]} {own && 'its own '}
      <DomainName
        name={name}
        forms={false}
        isLit={foreignGraphemes(name)}
        className="inline! align-baseline!"
      />
      {!own && (
        <>
          {kind === 'lookalike' ? ' of ' : ', registered by '}
          {whose}
        </>
      )}
      {named && technique && `: ${techniqueInSentence(technique)}`}
    </span>
  );
}

interface MarkProps {
  className?: string | undefined;
  children: ReactNode;
}

function Mark({ className, children }: MarkProps) {
  return (
    <p className={cx('flex items-start gap-1.5 text-xs font-normal text-ink', className)}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** The mark of a row that conflicts: a shape and the sentence. */
export function ConflictMark({
  className,
  ...said
}: ConflictSentenceProps & { className?: string }) {
  return (
    <Mark className={className}>
      <ConflictSentence {...said} />
    </Mark>
  );
}

/** The mark of a row that is clean itself, where its organisation has registered a name that is not. */
export const BesideFlaggedMark = ({ className }: { className?: string }) => (
  <Mark className={className}>{BESIDE_FLAGGED}</Mark>
);

/** What is said of a public suffix or a hosting platform. */
export const ENDING = 'A public ending, under which others register their names';

/** The mark of a row whose name is a public ending. */
export const EndingMark = ({ className }: { className?: string }) => (
  <Mark className={className}>{ENDING}</Mark>
);
