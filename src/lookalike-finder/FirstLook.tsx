import { Link } from 'react-router-dom';
import { DomainName } from '@/components/DomainName.tsx';
import { heroName } from '@/content/hero.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import type { Technique } from '@/lookalike/types.ts';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';

/** Names, and which of their characters are lit: from, to. A test asks the engine for the same. */
const EXAMPLES: readonly (readonly [
  name: string,
  technique: Technique,
  from: number,
  to: number,
])[] = [
  ['yourcornpany.in', 'homoglyph', 6, 8],
  ['yourcomp\u0430ny.in', 'homoglyph', 8, 9],
  ['yourcompany-login.in', 'combosquatting', 11, 17],
  ['yourcompany.co.in', 'tld-swap', 11, 14],
  ['yuorcompany.in', 'transposition', 1, 3],
];

/** What a list looks like, before a visitor has typed anything. */
export function FirstLook() {
  return (
    <div>
      <p className="text-sm font-semibold">
        Five that imitate <span className="name font-medium">{heroName}</span>
      </p>
      <ul className="mt-3 border-t border-hairline">
        {EXAMPLES.map(([name, technique, from, to]) => (
          <li
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline py-2.5"
          >
            <DomainName name={name} forms={false} isLit={(_, at) => at >= from && at < to} />
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
