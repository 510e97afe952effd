import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HelpArea } from '@/content/help.ts';
import { Segmented } from '@/ui/Segmented.tsx';
import { SampleDashboard } from './SampleDashboard.tsx';

const VIEWS = [
  { value: 'live', label: 'Live' },
  { value: 'sample', label: 'Sample' },
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
  const asked = VIEWS.find(({ value }) => value === params.get(PARAMETER));
  // Sample figures never silently stand in for live ones: they are asked for, or not there.
  const view = asked?.value ?? 'live';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* On a phone, where the introduction has several lines, the switch stands beside the title. */}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 max-sm:items-start">
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-h3 font-semibold">Dashboard</h1>
          <p className="text-quiet">
            {view === 'live' ? lead : 'Fixed figures that show what this page is for.'}
          </p>
        </div>
        <Segmented
          label="Figures shown"
          options={VIEWS}
          value={view}
          onChange={(chosen) =>
            setParams({ [PARAMETER]: chosen }, { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {notice}
      {view === 'live' ? children : <SampleDashboard area={area} />}
    </div>
  );
}
