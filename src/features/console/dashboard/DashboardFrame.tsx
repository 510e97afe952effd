import { lazy, Suspense, type ReactNode } from 'react';
import { cx } from '@/ui/class-names.ts';
import { useDashboardView, type DashboardView } from './dashboard-view.ts';
import { PanelsSkeleton } from './Panel.tsx';

// Its own chunk: it brings the help articles along, and most people see live figures.
const SampleDashboard = lazy(async () => ({
  default: (await import('./SampleDashboard.tsx')).SampleDashboard,
}));

interface DashboardFrameProps {
  area: 'admin' | 'superadmin';
  /** One line below the heading of the live view. */
  lead: string;
  /** True only when all lists have arrived and hold nothing: the sample view is the default then. */
  empty: boolean;
  /** Why there is nothing to count, said above sample figures that were not asked for. */
  emptyReason: ReactNode;
  /** Stands above both views. */
  notice?: ReactNode;
  /** The live view. */
  children: ReactNode;
}

/** Heading, the switch between Live and Sample, and the view that is switched on. */
export function DashboardFrame({
  area,
  lead,
  empty,
  emptyReason,
  notice,
  children,
}: DashboardFrameProps) {
  const [view, setView] = useDashboardView(empty);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 font-semibold">Dashboard</h1>
          <p className="text-quiet">
            {view === 'live' ? lead : 'Fixed figures that show what this page is for.'}
          </p>
        </div>
        <ViewSwitch view={view} onChange={setView} />
      </div>
      {notice}
      {view === 'live' ? (
        children
      ) : (
        <Suspense fallback={<PanelsSkeleton />}>
          <SampleDashboard area={area} reason={empty ? emptyReason : null} />
        </Suspense>
      )}
    </div>
  );
}

const VIEWS = [
  ['live', 'Live'],
  ['sample', 'Sample'],
] as const;

interface ViewSwitchProps {
  view: DashboardView;
  onChange: (view: DashboardView) => void;
}

function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <div
      role="group"
      aria-label="Figures shown"
      className="flex rounded border border-control p-0.5"
    >
      {VIEWS.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className={cx(
            'h-8 rounded-sm px-3.5 font-semibold',
            view === value ? 'bg-tint text-brand-deep' : 'text-quiet hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
