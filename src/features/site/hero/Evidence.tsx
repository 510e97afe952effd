import { heroName, type HeroLookalike } from '@/content/hero.ts';

interface EvidenceProps {
  lookalike: HeroLookalike;
  /** Whether the next name follows by itself: a screen reader cannot follow a list that keeps changing. */
  changes: boolean;
}

/** What the eye reads beside what the network gets: the hero's name as an analyst's note. */
export function Evidence({ lookalike, changes }: EvidenceProps) {
  const shown = Array.from(heroName).with(lookalike.at, lookalike.glyph).join('');
  return (
    <dl aria-hidden={changes} className="divide-y divide-hairline border-y border-hairline text-sm">
      <div className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
        <dt className="text-quiet">Your name</dt>
        <dd className="name">{heroName}</dd>
      </div>
      <div className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
        <dt className="text-quiet">The eye reads</dt>
        <dd className="name">{shown}</dd>
      </div>
      <div className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
        <dt className="text-quiet">It resolves as</dt>
        <dd className="name">{lookalike.punycode}</dd>
      </div>
      <div className="grid grid-cols-[7.5rem_1fr] gap-3 py-2.5">
        <dt className="text-quiet">Differs in</dt>
        <dd>1 character, {lookalike.codePoint}</dd>
      </div>
    </dl>
  );
}
