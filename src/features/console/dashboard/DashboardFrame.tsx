import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HelpArea } from '@/content/help.ts';
import { cx } from '@/ui/class-names.ts';
import { SampleDashboard } from './SampleDashboard.tsx';

const VIEWS = [
  { id: 'live', label: 'Live' },
  { id: 'sample', label: 'Sample' },
] as const;
const PARAMETER = 'view';

interface DashboardFrameProps {
  area: HelpArea;
  /** One line below the heading of the live view. */
  lead: string;
  /** Stands above both views. */
  notice?: ReactNode;
  /** The live view. */
  children: ReactNode;
}

/** Heading, the switch between Live and Sample, and the view that is on (design section 3, row 1). */
export function DashboardFrame({ area, lead, notice, children }: DashboardFrameProps) {
  const [params, setParams] = useSearchParams();
  const asked = VIEWS.find(({ id }) => id === params.get(PARAMETER));
  // Sample figures never silently stand in for live ones: they are asked for, or not there.
  const view = asked?.id ?? 'live';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-h3 font-semibold">Dashboard</h1>
          <p className="text-quiet">
            {view === 'live' ? lead : 'Fixed figures that show what this page is for.'}
          </p>
        </div>
        <div
          role="group"
          aria-label="Figures shown"
          className="flex rounded border border-control p-0.5"
        >
          {VIEWS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={view === id}
              onClick={() =>
                setParams({ [PARAMETER]: id }, { replace: true, preventScrollReset: true })
              }
              className={cx(
                'h-8 rounded-sm px-3.5 font-semibold',
                view === id ? 'bg-tint text-brand-deep' : 'text-quiet hover:text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {notice}
      {view === 'live' ? children : <SampleDashboard area={area} />}
    </div>
  );
}
