import { heroName } from '@/content/hero.ts';
import { NameText } from '@/features/shared/names/Prose.tsx';

/** What is imitated in the name, and the letters that stand for it: where Home turns one, here two merge. */
const LETTER = 'm';
const MERGED = 'rn';
const [BEFORE = '', AFTER = ''] = heroName.split(LETTER);

/** Two names one above the other, the letters that merge lit. Decoration with a point. */
export function NamePair() {
  return (
    <figure className="border-l border-hairline pl-6">
      <div aria-hidden="true" className="name text-h2 leading-tight [&_.lit]:m-0 [&_.lit]:p-0">
        <p>{heroName}</p>
        <p>
          {BEFORE}
          <span className="lit">{MERGED}</span>
          {AFTER}
        </p>
      </div>
      <figcaption className="mt-6 max-w-sm text-sm text-quiet">
        The second name belongs to someone else: an <NameText>r</NameText> and an{' '}
        <NameText>n</NameText> have replaced the <NameText>m</NameText>. This console finds such
        names.
      </figcaption>
    </figure>
  );
}
