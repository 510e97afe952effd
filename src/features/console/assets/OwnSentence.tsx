import { DomainName } from '@/components/DomainName.tsx';
import { SaidText } from '@/features/shared/explanation/SaidText.tsx';
import type { Doubt } from './doubt.ts';
import { imitates, type ForeignLetter, type OwnRelation } from './relations.ts';

/** How many letters one sentence names. */
const MOST_PLACES = 6;

/** What a new name has to do with one that the organisation has: how it imitates it, or what to know. */
function OwnSentence({ relation }: { relation: OwnRelation }) {
  const { kind, own, approved, says, also, foreign } = relation;
  const name = <DomainName name={own} forms={false} className="inline! align-baseline!" />;
  const have = approved ? 'you already protect' : 'you have already added';
  if (imitates(relation)) {
    return (
      <>
        {foreign.length > 0 ? <ForeignLetters letters={foreign} /> : <SaidText says={says} />}{' '}
        {also !== '' && (
          <>
            <SaidText says={also} />{' '}
          </>
        )}
        This imitates {name}, which {have}.
      </>
    );
  }
  switch (kind) {
    case 'same':
      return <>This one is already in your list.</>;
    case 'lookalike':
      return (
        <>
          The same name under another ending: {have} {name}.
        </>
      );
    case 'below':
      return (
        <>
          A host below {name}, which {have}.
        </>
      );
    case 'beside':
      return (
        <>
          Shares its registered name with {name}, which {have}.
        </>
      );
  }
}

/** All there is to say of a new name: how it imitates another, the letters that are not Latin, what to know. */
export function DoubtSentence({ relation, mixed }: Doubt) {
  const isSaid = relation && imitates(relation) && relation.foreign.length > 0;
  if (mixed === null || isSaid) return relation && <OwnSentence relation={relation} />;
  return (
    <>
      <ForeignLetters letters={mixed.foreign} where=" among Latin letters" />
      {relation && ' '}
      {relation && <OwnSentence relation={relation} />}
    </>
  );
}

interface ForeignLettersProps {
  letters: readonly ForeignLetter[];
  /** Stands behind the character. */
  where?: string;
}

/** 'Letters 2 and 5 are Cyrillic а (U+0430).', a sentence for each character. */
function ForeignLetters({ letters, where = '' }: ForeignLettersProps) {
  const each = new Map(letters.map(({ facts }) => [facts.codePoint, facts]));
  return [...each.values()].map((facts, index) => {
    const same = letters.filter((letter) => letter.facts.codePoint === facts.codePoint);
    return (
      <span key={facts.codePoint}>
        {index > 0 && ' '}
        {placesOf(same)} {same.length === 1 ? 'is' : 'are'} {scriptOf(facts.script)}
        <bdi className="name" translate="no">
          {facts.text}
        </bdi>{' '}
        ({facts.codePoint}){where}.
      </span>
    );
  });
}

const scriptOf = (script: string): string =>
  ['Common', 'Inherited', 'Other', 'Latin'].includes(script) ? '' : `${script} `;

function placesOf(letters: readonly ForeignLetter[]): string {
  const places = letters.slice(0, MOST_PLACES).map(({ place }) => String(place));
  const more = letters.length - places.length;
  if (more > 0) places.push(`${more} more`);
  const last = places.pop() ?? '';
  return places.length === 0 ? `Letter ${last}` : `Letters ${places.join(', ')} and ${last}`;
}
