import { useId, type MouseEvent } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import type { ConsoleLink } from './navigation.ts';
import { useNewAlerts } from '@/cases/index.ts';
import { useWaiting } from './use-waiting.ts';

interface SidebarProps {
  area: 'admin' | 'superadmin';
  links: readonly ConsoleLink[];
  /** Icons only. The labels stay for screen readers and as tooltips. */
  collapsed?: boolean;
  onNavigate?: () => void;
}

/** The list of a console's pages, with the number of waiting items; previews of future pages at the bottom. */
export function Sidebar({ area, links, collapsed = false, onNavigate }: SidebarProps) {
  const waiting = useWaiting(area);
  const previewsId = useId();
  const item = (link: ConsoleLink) => (
    <Item
      key={link.to}
      link={link}
      count={link.counts && waiting[link.counts]}
      collapsed={collapsed}
      onNavigate={onNavigate}
    />
  );
  const previews = links.filter(({ preview }) => preview);
  return (
    <nav aria-label="Console" className="flex min-h-full flex-col">
      <ul className="grid gap-0.5 p-2">{links.filter(({ preview }) => !preview).map(item)}</ul>
      {previews.length > 0 && (
        <div className="mt-auto p-2">
          <h2
            id={previewsId}
            className={cx(
              'border-t border-hairline pt-3 pb-1 text-quiet',
              collapsed ? '-mx-1 text-center text-2xs' : 'px-3 text-xs',
            )}
            title="Pages to come, on sample data"
          >
            Preview
          </h2>
          <ul aria-labelledby={previewsId} className="grid gap-0.5">
            {previews.map(item)}
          </ul>
        </div>
      )}
    </nav>
  );
}

/** Greatest number that fits a badge next to an icon. */
const MOST_IN_BADGE = 999;

interface ItemProps {
  link: ConsoleLink;
  count: number | undefined;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function Item({ link, count = 0, collapsed, onNavigate }: ItemProps) {
  const { to, search = '', label, icon: Icon, end = false, counts, preview = false } = link;
  const what = counts === 'alerts' ? 'open' : 'pending';
  const labelled = count > 0 ? `${label}: ${formatNumber(count)} ${what}` : label;
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /**
   * The router does not see what a list has written into the address. It would resolve the list's own link to the
   * current page, and replace that history entry together with its search.
   */
  function follow(event: MouseEvent) {
    onNavigate?.();
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    if (pathname !== to || window.location.search.slice(1) === search) return;
    event.preventDefault();
    void navigate({ pathname: to, search });
  }

  return (
    <li className="relative flex items-center">
      <NavLink
        to={{ pathname: to, search }}
        end={end}
        title={collapsed ? labelled : undefined}
        onClick={follow}
        className={({ isActive }) =>
          cx(
            'relative flex h-9 min-w-0 flex-1 items-center gap-3 rounded px-3 text-console font-medium pointer-coarse:h-11',
            isActive
              ? 'bg-tint text-brand-deep before:absolute before:inset-y-1.5 before:left-0 before:w-0.5 before:bg-brand'
              : 'text-quiet hover:bg-ink/6 hover:text-ink',
          )
        }
      >
        <Icon strokeDasharray={preview ? '2.5 2' : undefined} className="shrink-0" />
        <span className={cx(collapsed && 'sr-only')}>{label}</span>
      </NavLink>
      {count > 0 && (
        <>
          {/* Next to the link and not in it: the link keeps its name, whatever waits. */}
          <span
            className={cx(
              'pointer-events-none absolute right-3 text-xs text-quiet tabular-nums',
              collapsed && 'sr-only',
            )}
          >
            {counts === 'alerts' && <NewCount />}
            {formatNumber(count)}
            {` ${what}`}
          </span>
          {collapsed && (
            <span
              aria-hidden
              // Next to the icon.
              className="pointer-events-none absolute top-0.5 left-7 text-2xs leading-3.5 text-quiet tabular-nums pointer-coarse:top-1.5"
            >
              {count > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : count}
            </span>
          )}
        </>
      )}
    </li>
  );
}

/** Before the count of the open alerts: the number of those that came since last time. */
function NewCount() {
  const { size } = useNewAlerts();
  if (size === 0) return null;
  return <span className="font-semibold text-brand-deep">{`${formatNumber(size)} new of `}</span>;
}
