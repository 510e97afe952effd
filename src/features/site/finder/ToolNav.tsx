import { NavLink } from 'react-router-dom';
import { asksAnyone } from '@/evidence-config.ts';
import { useEvidence } from '@/features/shared/evidence/use-evidence.ts';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useKnownDomain } from '@/features/shared/domain-form/known-domain.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';

/** The words in front of the last are for wider screens: four tools fit a phone's line. */
const TOOLS = [
  { to: paths.lookalikes(), before: 'Lookalike ', label: 'finder' },
  { to: paths.checkLink(), before: 'Is this ', label: 'link real?' },
  { to: paths.techniques(), before: '', label: 'Techniques' },
] as const;
const EVIDENCE = { to: paths.evidence(), before: 'Reading the ', label: 'answers' } as const;

/** From one of the finder's pages to the others, with the domain. */
export function ToolNav() {
  const domain = useKnownDomain();
  const tools = asksAnyone(useEvidence()) ? [...TOOLS, EVIDENCE] : TOOLS;
  return (
    <nav aria-label="Finder" className="border-b border-hairline">
      <ul className="measure flex flex-wrap gap-x-4 whitespace-nowrap sm:gap-x-8">
        {tools.map(({ to, before, label }) => (
          <li key={to}>
            <NavLink
              to={{ pathname: to, hash: domain === '' ? '' : fragmentFor(domain) }}
              end
              aria-label={`${before}${label}`}
              className={({ isActive }) =>
                cx(
                  'block border-b-2 py-2.5 text-console font-medium hover:text-ink sm:text-sm',
                  isActive ? 'border-brand text-ink' : 'border-transparent text-quiet',
                )
              }
            >
              {before !== '' && <span className="max-sm:hidden">{before}</span>}
              <span className="inline-block max-sm:first-letter:uppercase">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
