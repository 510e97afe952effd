import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { placeText, type Queue } from '@/alerts/list/use-queue.ts';
import { keyHint, shortcutsOn } from '@/lib/shortcuts.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';
import { KeyCap } from '@/ui/KeyCap.tsx';
import { IN_BOTTOM_BAR } from './bottom-bar.tsx';

/**
 * Links back to the list as it was, and to the previous and next alert, which J and K of the list behind it also open.
 * The next alert replaces this one in the browser history, so that Back leads to the list.
 */
export function Neighbours({ queue }: { queue: Queue }) {
  const { search } = useLocation();
  const { found, previous, next } = queue;
  return (
    <nav
      aria-label="Alerts"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:-mt-3 print:hidden"
    >
      <BackToList search={search} />
      <div className="ml-auto flex items-center gap-2">
        <span className="mr-1 text-quiet tabular-nums">
          {found.compared === 'comparing' ? 'Finding its place in the list…' : placeText(queue)}
        </span>
        <Step
          to={previous}
          label="Previous alert"
          hint="K"
          search={search}
          className="max-md:left-4"
        >
          <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="rotate-180" />
        </Step>
        <Step to={next} label="Next alert" hint="J" search={search} className="max-md:right-4">
          <ChevronRight aria-hidden size={16} strokeWidth={1.5} />
        </Step>
      </div>
    </nav>
  );
}

/** The list as it was left. */
export function BackToList({ search }: { search: string }) {
  return (
    <Link
      to={{ pathname: paths.admin.alerts(), search }}
      {...keyHint('Back to the list', 'B')}
      className="inline-flex items-center gap-2 py-1 text-quiet hover:text-ink max-md:min-h-11"
    >
      <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
      Alerts
    </Link>
  );
}

interface StepProps {
  /** The id of an alert; null at the end of the list. */
  to: string | null;
  label: string;
  hint: string;
  search: string;
  /** The bottom bar's left or right side, on a phone. */
  className: string;
  children: ReactNode;
}

function Step({ to, label, hint, search, className, children }: StepProps) {
  const look = cx(
    'flex h-8 min-w-8 items-center justify-center gap-1.5 rounded border border-hairline px-2 max-md:size-12 max-md:bg-surface',
    IN_BOTTOM_BAR,
    className,
  );
  if (to === null) {
    return (
      <span aria-hidden className={cx(look, 'text-quiet opacity-40')}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={{ pathname: paths.admin.alert(to), search }}
      replace
      aria-label={label}
      {...keyHint(label, hint)}
      className={cx(look, 'hover:bg-ink/6')}
    >
      {children}
      {shortcutsOn() && <KeyCap>{hint}</KeyCap>}
    </Link>
  );
}
