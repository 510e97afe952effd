import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { formatNumber } from '@/lib/format.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import type { Place } from './use-place.ts';

/** Links back to the list as it was, and to the alerts before and after this one; also the keys J and K. */
export function Neighbours({ place: { position, of, previous, next } }: { place: Place }) {
  const { search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !shortcutsOn()) return;
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      if (typing || document.querySelector('dialog[open]')) return;
      const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
      if (to) void navigate({ pathname: paths.admin.alert(to.id), search });
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next, search, navigate]);

  return (
    <nav aria-label="Alerts" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to={{ pathname: paths.admin.alerts(), search }}
        className="inline-flex items-center gap-2 py-1 text-quiet hover:text-ink"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
        Alerts
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <span className="mr-2 text-quiet tabular-nums empty:hidden">
          {of === null && 'Finding its place in the list…'}
          {of !== null && position !== null && `${formatNumber(position)} of ${formatNumber(of)}`}
        </span>
        <Step to={previous} label="Previous alert" hint="K" search={search}>
          <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="rotate-180" />
        </Step>
        <Step to={next} label="Next alert" hint="J" search={search}>
          <ChevronRight aria-hidden size={16} strokeWidth={1.5} />
        </Step>
      </div>
    </nav>
  );
}

interface StepProps {
  to: AlertRow | null;
  label: string;
  hint: string;
  search: string;
  children: ReactNode;
}

function Step({ to, label, hint, search, children }: StepProps) {
  const look = 'grid size-8 place-items-center rounded border border-hairline';
  if (!to) {
    return (
      <span aria-hidden className={cx(look, 'text-quiet opacity-40')}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={{ pathname: paths.admin.alert(to.id), search }}
      aria-label={label}
      title={shortcutsOn() ? `${label} (${hint})` : label}
      aria-keyshortcuts={shortcutsOn() ? hint : undefined}
      className={cx(look, 'hover:bg-ink/6')}
    >
      {children}
    </Link>
  );
}
