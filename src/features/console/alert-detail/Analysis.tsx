import { HostileText } from '@/components/HostileText.tsx';
import { formatShare } from '@/lib/format.ts';
import type { Explanation, InvalidName, WordedExplanation } from '@/lookalike/index.ts';
import { TECHNIQUE_NAMES, techniqueInSentence } from '@/lookalike/technique-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Alignment } from '@/features/shared/explanation/Alignment.tsx';
import { DeceptiveCharacters } from '@/features/shared/explanation/DeceptiveCharacters.tsx';
import { Forms } from './Forms.tsx';

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
  // A homoglyph is always a replacement, too: the page says it once.
  const others = rest.filter(
    ({ technique }) => !(main?.technique === 'homoglyph' && technique === 'replacement'),
  );
  if (!main) {
    return (
      <p className="mt-2 max-w-prose text-sm">
        {relation === 'same'
          ? 'This is the asset itself, written another way.'
          : relation === 'own-subdomain'
            ? 'This name is below the asset’s own domain: the owner of the asset controls it.'
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
          : 'A weak resemblance: check the reported details before you act.'}
      </p>
      {others.length > 0 && (
        <ul className="mt-2 grid max-w-prose gap-1 text-quiet">
          {others.map(({ technique, says }) => (
            <li key={technique}>
              {technique !== 'multiple' && `Also ${techniqueInSentence(technique)}: `}
              <HostileText text={says} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The similarity score, and what it is made of. It never replaces the server's severity. */
function Similarity({ explanation: { similarity, parts } }: { explanation: Explanation }) {
  return (
    <section aria-labelledby="similarity">
      <h2 id="similarity" className="text-h4 font-semibold">
        Similarity
      </h2>
      <p className="mt-2 font-mono text-h2 tabular-nums">{formatShare(similarity)}</p>
      <p className="text-quiet">
        How much of the asset’s name this one still shows. Computed in this browser; it is not the
        severity of the alert.
      </p>
      <table className="mt-3 w-full">
        <caption className="sr-only">What the similarity is made of</caption>
        <tbody className="divide-y divide-hairline border-y border-hairline">
          <tr>
            <th scope="row" className="py-1.5 text-left font-normal">
              The same name
            </th>
            <td className="text-right font-mono tabular-nums">100%</td>
          </tr>
          {parts.map(({ what, takes }) => (
            <tr key={what}>
              <th scope="row" className="py-1.5 pr-4 text-left font-normal break-words">
                <HostileText text={what} />
              </th>
              <td className="text-right font-mono whitespace-nowrap tabular-nums">
                −{formatShare(takes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
