import { otherTechniques } from '@/lookalike/other-techniques.ts';
import type { FoundTechnique } from '@/lookalike/types.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { SaidText } from './SaidText.tsx';

/** The techniques after the main one, each in a sentence. Input: all techniques of an explanation. */
export function OtherTechniques({ techniques }: { techniques: readonly FoundTechnique[] }) {
  const others = otherTechniques(techniques);
  if (others.length === 0) return null;
  return (
    <ul className="mt-2 grid max-w-text gap-1 text-quiet">
      {others.map(({ technique, says }) => (
        <li key={technique}>
          {technique !== 'multiple' && `Also ${techniqueInSentence(technique)}: `}
          <SaidText says={says} />
        </li>
      ))}
    </ul>
  );
}
