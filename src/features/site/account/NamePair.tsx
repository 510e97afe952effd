import { heroLookalikes, heroName } from '@/content/hero.ts';

/** Two names one above the other, a cell a character, the deceptive one lit. Decoration with a point. */
export function NamePair() {
  const [lookalike] = heroLookalikes;
  const imitation = Array.from(heroName).with(lookalike.at, lookalike.glyph);
  return (
    <figure className="border-l border-hairline pl-6">
      <div aria-hidden="true" className="name text-h2 leading-tight [&_.lit]:m-0 [&_.lit]:p-0">
        <p>{heroName}</p>
        <p>
          {imitation.slice(0, lookalike.at).join('')}
          <span className="lit">{lookalike.glyph}</span>
          {imitation.slice(lookalike.at + 1).join('')}
        </p>
      </div>
      <figcaption className="mt-6 max-w-sm text-sm text-quiet">
        The second name belongs to someone else: one of its letters is {lookalike.codePoint}, a
        Cyrillic character. Finding such names is what this console is for.
      </figcaption>
    </figure>
  );
}
