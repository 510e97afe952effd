import { capitalized } from '@/lib/capitalized.ts';
import { techniqueInSentence } from '@/lookalike/technique-names.ts';
import { TECHNIQUES } from '@/lookalike/types.ts';
import { isSplit, type Lookalikes } from './use-lookalikes.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What explains the list of all names: why it holds names that cannot be typed, and which techniques it lacks. */
export function MadeNotes({ lookalikes }: { lookalikes: Lookalikes }) {
  const { byTechnique, stopped } = lookalikes;
  // After a stop, a technique without names may only have been late.
  const idle = stopped ? [] : TECHNIQUES.filter((technique) => !byTechnique.has(technique));
  const splits = isSplit(lookalikes);
  if (!splits && idle.length === 0) return null;
  return (
    <p className="mt-1 max-w-prose text-quiet">
      {splits &&
        'Many registries refuse mixed scripts; some sell them. We list them: they are the hardest to see. '}
      {idle.length > 0 &&
        `${capitalized(list.format(idle.map(techniqueInSentence)))} ${idle.length === 1 ? 'finds' : 'find'} nothing in this name.`}
    </p>
  );
}
