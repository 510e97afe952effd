import { NavLink } from 'react-router-dom';
import { cx } from '@/ui/class-names.ts';
import type { ConsoleLink } from './navigation.ts';

interface SidebarProps {
  links: readonly ConsoleLink[];
  /** Icons only. The labels stay for screen readers and as tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The list of a console's pages. */
export function Sidebar({ links, collapsed = false, onNavigate }: SidebarProps) {
  return (
    <nav aria-label="Console">
      <ul className="grid gap-0.5 p-2">
        {links.map(({ to, label, icon: Icon, end = false }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={end}
              title={collapsed ? label : undefined}
              onClick={onNavigate}
              className={({ isActive }) =>
                cx(
                  'relative flex h-9 items-center gap-3 rounded px-3 text-console font-medium',
                  isActive
                    ? 'bg-tint text-brand-deep before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:bg-brand'
                    : 'text-quiet hover:bg-ink/6 hover:text-ink',
                )
              }
            >
              <Icon aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
              <span className={cx(collapsed && 'sr-only')}>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
