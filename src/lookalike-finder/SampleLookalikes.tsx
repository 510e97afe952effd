import { Link } from 'react-router-dom';
import { MarkedName } from '@/components/MarkedName.tsx';
import { heroName } from '@/content/hero.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { fragmentFor } from '@/components/domain-form/fragment.ts';
import { HERO_EXAMPLES } from './hero-examples.ts';

const SHOWN = ['homoglyph', 'combosquatting', 'tld-swap', 'transposition', 'hyphenation'] as const;

/** Shows a sample list before a visitor has typed anything. */
export function SampleLookalikes() {
  return (
    <div>
      <p className="text-sm font-semibold">
        Five that imitate <span className="name font-medium">{heroName}</span>
      </p>
      <ul className="mt-3 border-t border-hairline">
        {SHOWN.map((technique) => (
          <li
            key={technique}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-2.5"
          >
            <MarkedName {...HERO_EXAMPLES[technique]} forms={false} />
            <span className="text-sm text-quiet">{TECHNIQUE_NAMES[technique]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link
          to={{ hash: fragmentFor(heroName) }}
          preventScrollReset
          className="text-brand underline underline-offset-2"
        >
          See the whole list
        </Link>
      </p>
    </div>
  );
}
