import { NavLink, useLocation } from 'react-router-dom';
import { cx } from '@/ui/class-names.ts';
import { barLinks, finderLink } from './navigation.ts';

const ITEM = 'flex h-14 w-full flex-col items-center justify-center gap-0.5 text-2xs font-medium';

/** The bar at the bottom of small screens. Low windows, and those zoomed in, need its room for the page. */
export function BottomBar() {
  const { pathname } = useLocation();
  // Below the finder's address are pages of their own, whose way is through it.
  const isFinders = (to: string) => to === finderLink.to && pathname.startsWith(`${to}/`);
  return (
    <nav
      aria-label="Quick links"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden [@media(max-height:520px)]:hidden"
    >
      <ul className="grid grid-cols-6">
        {barLinks.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === finderLink.to}
              className={({ isActive }) =>
                cx(ITEM, isActive || isFinders(to) ? 'text-brand' : 'text-quiet')
              }
            >
              <Icon size={20} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
