import { NavLink, useLocation } from 'react-router-dom';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { useKnownDomain } from '@/features/shared/domain-form/known-domain.ts';
import { cx } from '@/ui/class-names.ts';
import { finderLink, useToolLinks } from './navigation.ts';

/** Beginnings of labels that a phone leaves out, so that all tools fit one line. */
const WIDE_ONLY = /^(?:Lookalike|Is this|Reading the) /;

/** The free tools, which take the visitor's domain along. Small screens show the row on the tools' pages only. */
export function ToolRow() {
  const domain = useKnownDomain();
  const tools = useToolLinks();
  const { pathname } = useLocation();
  const isTool = pathname.startsWith(finderLink.to);
  return (
    <nav aria-label="Tools" className={cx('border-b border-hairline', !isTool && 'max-md:hidden')}>
      <ul className="measure flex flex-wrap gap-x-4 whitespace-nowrap sm:gap-x-7">
        {tools.map(({ to, label }) => {
          const [before = ''] = WIDE_ONLY.exec(label) ?? [];
          return (
            <li key={to}>
              <NavLink
                to={{ pathname: to, hash: domain === '' ? '' : fragmentFor(domain) }}
                end
                aria-label={label}
                className={({ isActive }) =>
                  cx(
                    'block border-b-2 py-2 text-console font-medium hover:text-ink',
                    isActive ? 'border-brand text-ink' : 'border-transparent text-quiet',
                  )
                }
              >
                <span className="max-sm:hidden">{before}</span>
                <span className="inline-block max-sm:first-letter:uppercase">
                  {label.slice(before.length)}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
