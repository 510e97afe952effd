import { TriangleAlert } from 'lucide-react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { cx } from '@/ui/class-names.ts';
import type { Conflict } from '@/features/shared/conflicts/approval-rows.ts';
import { labelText } from '@/lib/visible-text.ts';
import { foreignGraphemes } from './ReviewedName.tsx';

const START: Readonly<Record<Conflict['kind'], string>> = {
  lookalike: 'Looks like',
  same: 'Already registered by',
  below: 'Lies below',
  beside: 'Shares its registered name with',
};

/** Which asset a pending one conflicts with, whose it is, and by which technique, in one sentence. */
export function ConflictSentence({ conflict }: { conflict: Conflict }) {
  const { kind, technique, name, owner } = conflict;
  const whose = <HostileText text={labelText(owner, 'an organization without a name')} />;
  if (kind === 'same') {
    return (
      <span>
        {START.same} {whose}
      </span>
    );
  }
  return (
    <span>
      {START[kind]}{' '}
      <DomainName
        name={name}
        forms={false}
        isLit={foreignGraphemes(name)}
        className="inline! align-baseline!"
      />
      {kind === 'lookalike' ? ' of ' : ', registered by '}
      {whose}
      {technique && `: ${techniqueInSentence(technique)}`}
    </span>
  );
}

/** The mark of a row that conflicts: a shape and the sentence. */
export function ConflictMark({ conflict, className }: { conflict: Conflict; className?: string }) {
  return (
    <p className={cx('flex items-start gap-1.5 text-xs font-normal text-ink', className)}>
      <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <ConflictSentence conflict={conflict} />
      </span>
    </p>
  );
}
