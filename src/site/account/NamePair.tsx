import { heroName } from '@/content/hero.ts';
import { NameText } from '@/components/Prose.tsx';
import { cx } from '@/ui/class-names.ts';

/** The imitated letter. Home replaces one with a look-alike; here two merge into it. */
const LETTER = 'm';
const MERGED = 'rn';
const [BEFORE = '', AFTER = ''] = heroName.split(LETTER);

/** A domain and, below it, an imitation with the letters that merge highlighted. */
export function TwoNames({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx('name leading-tight [&_.highlight]:m-0 [&_.highlight]:p-0', className)}
    >
      <p>{heroName}</p>
      <p>
        {BEFORE}
        <span className="highlight">{MERGED}</span>
        {AFTER}
      </p>
    </div>
  );
}

/** The two domains and the change of the letter. Decoration with a point. */
export function NamePair() {
  return (
    <figure className="border-l border-hairline pl-6">
      <TwoNames className="text-h2" />
      <figcaption className="mt-6 max-w-sm text-sm text-quiet">
        The second domain belongs to someone else: an <NameText>r</NameText> and an{' '}
        <NameText>n</NameText> have replaced the <NameText>m</NameText>. This console finds such
        names.
      </figcaption>
    </figure>
  );
}
