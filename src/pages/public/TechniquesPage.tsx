import {
  HERO_EXAMPLES,
  HighlightedName,
  TECHNIQUE_GROUPS,
  useExamples,
} from '@/lookalike-finder/index.ts';
import { Fragment } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { heroName } from '@/content/hero.ts';
import { DomainForm } from '@/components/domain-form/DomainForm.tsx';
import { domainFromFragment, fragmentFor } from '@/components/domain-form/fragment.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { TECHNIQUE_TEXT } from '@/lookalike/technique-text.ts';
import { TECHNIQUES, type Technique } from '@/lookalike/types.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';

/** Techniques whose examples have a second line, the punycode form. Its room is kept from the start. */
const FOREIGN: ReadonlySet<Technique> = new Set(['homoglyph', 'transliteration']);

/** The ways a domain is imitated, each with an example that the engine makes of the visitor's own. */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const typed = hydrated ? domainFromFragment(hash) : '';
  const domain = domainOf(typed) ?? heroName;
  const made = useExamples(domain === heroName ? null : domain);

  return (
    <section className="measure py-10 md:py-14">
      <h1 className="max-w-[13.3em] font-display text-title font-bold">How a domain is imitated</h1>
      <p className="mt-6 max-w-[38rem] text-lead text-quiet">
        {TECHNIQUES.length} techniques, by the names analysts use. Your browser makes the examples
        for <span className="name text-ink">{toUnicode(domain)}</span>. What was added is
        highlighted; what was left out leaves a dashed gap.
      </p>
      <div className="mt-8 max-w-xl">
        <DomainForm
          label="Show them on your own domain"
          button="Show examples"
          initial={typed}
          onDomain={(ascii) =>
            void navigate(
              { hash: fragmentFor(ascii) },
              { replace: ascii === domain, preventScrollReset: true },
            )
          }
          help="Nothing leaves this browser."
        />
      </div>
      {TECHNIQUE_GROUPS.map(([title, techniques]) => (
        <Fragment key={title}>
          <h2 className="mt-16 font-display text-h3 font-bold">{title}</h2>
          <ul className="mt-4 border-t border-hairline">
            {techniques.map((technique) => {
              const { sentence, why } = TECHNIQUE_TEXT[technique];
              const prepared = domain === heroName ? HERO_EXAMPLES[technique] : null;
              const example = prepared ? prepared.name : made.get(technique);
              return (
                <li
                  key={technique}
                  id={technique}
                  className="grid gap-x-8 gap-y-2 border-b border-hairline py-5 lg:grid-cols-12"
                >
                  <h3 className="text-lead font-semibold lg:col-span-3">
                    {TECHNIQUE_NAMES[technique]}
                  </h3>
                  <p className="max-w-text text-base text-quiet lg:col-span-5">
                    {sentence} {why}
                  </p>
                  <p
                    className={`text-lead lg:col-span-4 ${FOREIGN.has(technique) ? 'min-h-14' : 'min-h-[1.875rem]'}`}
                  >
                    {example === null && (
                      <span className="text-sm text-quiet">This name offers no example.</span>
                    )}
                    {prepared ? (
                      <MarkedName name={prepared.name} forms={false} marked={prepared.marked} />
                    ) : (
                      example && <HighlightedName asset={domain} name={example} forms={false} />
                    )}
                    {example && example !== toUnicode(example) && (
                      <span className="name mt-1 block text-sm text-quiet">{example}</span>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        </Fragment>
      ))}
      <Link
        to={{ pathname: paths.lookalikes(), hash: fragmentFor(domain) }}
        className={`${buttonClass('primary', 'lg')} mt-10`}
      >
        See every lookalike
      </Link>
    </section>
  );
}
