import { HostileText } from '@/components/HostileText.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/features/shared/explanation/DeceptiveCharacters.tsx';
import { useExplanation } from '@/features/shared/explanation/use-explanation.ts';
import { TECHNIQUE_NAMES, techniqueInSentence } from '@/lookalike/technique-names.ts';
import type { Explanation } from '@/lookalike/types.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import type { Conflict } from '@/features/shared/conflicts/approval-rows.ts';
import { ConflictSentence } from './ConflictSentence.tsx';

/** Why a pending asset is flagged: the sentence, the two names letter by letter, what deceives. */
export function ConflictDetails({ name, conflict }: { name: string; conflict: Conflict }) {
  return (
    <div className="mb-4">
      <Notice tone="warning">
        <ConflictSentence conflict={conflict} />.{' '}
        {conflict.kind === 'lookalike'
          ? 'Ask the organization what it needs the name for before you approve it.'
          : 'Ask both organizations whose name it is before you approve it.'}
      </Notice>
      {conflict.kind === 'lookalike' && <Comparison name={name} other={conflict.name} />}
    </div>
  );
}

function Comparison({ name, other }: { name: string; other: string }) {
  const { explanation, failed, retry } = useExplanation(other, name);
  if (failed) {
    return (
      <Notice
        tone="error"
        className="mt-3"
        action={
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        }
      >
        The two names could not be compared letter by letter.
      </Notice>
    );
  }
  if (explanation === null) {
    return (
      <div role="status" className="mt-3">
        <span className="sr-only">Comparing the two names…</span>
        <Skeleton className="h-24" />
      </div>
    );
  }
  return explanation.kind === 'explanation' ? <Explained explanation={explanation} /> : null;
}

function Explained({ explanation: { alignment, techniques } }: { explanation: Explanation }) {
  const [main, ...others] = techniques;
  return (
    <section aria-label="Comparison, letter by letter" className="mt-3 text-sm">
      <div className="border-y border-hairline py-2">
        <Alignment segments={alignment} labels={['Approved', 'Pending']} />
      </div>
      <DeceptiveCharacters segments={alignment} />
      {main && (
        <p className="mt-2">
          <strong className="font-semibold">{TECHNIQUE_NAMES[main.technique]}.</strong>{' '}
          <HostileText text={main.says} />
        </p>
      )}
      {others.map(({ technique, says }) => (
        <p key={technique} className="mt-1 text-quiet">
          Also {techniqueInSentence(technique)}: <HostileText text={says} />
        </p>
      ))}
    </section>
  );
}
