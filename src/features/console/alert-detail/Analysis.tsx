import { HostileText } from '@/components/HostileText.tsx';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import { TECHNIQUE_NAMES, techniqueInSentence } from '@/lookalike/technique-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/features/shared/explanation/DeceptiveCharacters.tsx';
import { Forms } from './Forms.tsx';
import { Similarity } from './Similarity.tsx';

/** How a name imitates an asset, in words, letter by letter, and in figures. Null while it is computed. */
export function Analysis({ explanation }: { explanation: WordedExplanation | InvalidName | null }) {
  if (explanation === null) return <Loading />;
  if (explanation.kind === 'invalid') {
    return (
      <Notice tone="info">
        No analysis: <HostileText text={explanation.message} />
      </Notice>
    );
  }
  const imitates = explanation.techniques.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="how">
        <h2 id="how" className="text-h4 font-semibold">
          {imitates ? 'How it imitates' : 'How it compares'}
        </h2>
        <Techniques explanation={explanation} />
        {imitates && (
          <>
            <div className="mt-5 rounded-lg border border-hairline bg-surface px-4 pt-4 pb-6 md:px-6">
              <Alignment segments={explanation.alignment} large />
            </div>
            <DeceptiveCharacters segments={explanation.alignment} />
          </>
        )}
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
        {explanation.relation === 'other' && <Similarity explanation={explanation} />}
        <Forms explanation={explanation} />
      </div>
    </div>
  );
}

function Techniques({ explanation }: { explanation: WordedExplanation }) {
  const { techniques, relation } = explanation;
  const [main, ...rest] = techniques;
  // A letter like another is always another letter: said once.
  const others = rest.filter(
    ({ technique }) => !(main?.technique === 'homoglyph' && technique === 'replacement'),
  );
  if (!main) {
    return (
      <p className="mt-2 max-w-prose text-sm">
        {relation === 'same'
          ? 'This is the asset itself, written another way.'
          : relation === 'own-subdomain'
            ? 'This name is below the asset’s own domain: whoever owns the asset controls it.'
            : 'The engine knows no technique that leads from the asset to this name. The provider may have found it by its content.'}
      </p>
    );
  }
  return (
    <>
      <p className="mt-2 max-w-prose text-base">
        <strong className="font-semibold">{TECHNIQUE_NAMES[main.technique]}.</strong>{' '}
        <HostileText text={main.says} />
      </p>
      <p className="mt-1 max-w-prose text-quiet">
        {explanation.confident
          ? explanation.why
          : 'The likeness is weak: look at the site before you act.'}
      </p>
      {others.length > 0 && (
        <ul className="mt-2 grid max-w-prose gap-1 text-quiet">
          {others.map(({ technique, says }) => (
            <li key={technique}>
              Also {techniqueInSentence(technique)}: <HostileText text={says} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid min-h-[36rem] max-w-prose content-start gap-3">
      <span className="sr-only">Comparing the two names…</span>
      <Skeleton className="w-1/3" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-24" />
    </div>
  );
}
