import { NavLink } from 'react-router-dom';
import { asksAnyone } from '@/evidence-config.ts';
import { useEvidence } from '@/features/shared/evidence/use-evidence.ts';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useKnownDomain } from '@/features/shared/domain-form/known-domain.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';

const TOOLS = [
  { to: paths.lookalikes(), label: 'Lookalike finder' },
  { to: paths.checkLink(), label: 'Is this link real?' },
  { to: paths.techniques(), label: 'Techniques' },
] as const;
const EVIDENCE = { to: paths.evidence(), label: 'Is anyone using it?' } as const;

/** From one of the finder's pages to the others, with the domain. */
export function ToolNav() {
  const domain = useKnownDomain();
  const tools = asksAnyone(useEvidence()) ? [...TOOLS, EVIDENCE] : TOOLS;
  return (
    <nav aria-label="Finder" className="border-b border-hairline">
      <ul className="measure flex flex-wrap gap-x-5 sm:gap-x-8">
        {tools.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={{ pathname: to, hash: domain === '' ? '' : fragmentFor(domain) }}
              end
              className={({ isActive }) =>
                cx(
                  'block border-b-2 py-2.5 text-sm font-medium hover:text-ink',
                  isActive ? 'border-brand text-ink' : 'border-transparent text-quiet',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
