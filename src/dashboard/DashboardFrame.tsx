import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SampleMark, SampleName } from '@/components/SampleMark.tsx';
import { Severity } from '@/components/Severity.tsx';
import type { HelpArea } from '@/content/help.ts';
import { SEVERITIES } from '@/lib/severity.ts';
import { sampleDashboard } from '@/samples/dashboard.ts';
import { Segmented } from '@/ui/Segmented.tsx';
import { Documentation, Panel } from './Panel.tsx';

const VIEWS = [
  { value: 'live', label: 'Live' },
  { value: 'sample', label: 'Sample' },
] as const;
const PARAMETER = 'view';

interface DashboardFrameProps {
  area: HelpArea;
  /** One line below the heading of the live view. */
  lead: string;
  /** Above both views. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Heading, the switch between Live and Sample, and the chosen view. */
export function DashboardFrame({ area, lead, notice, children }: DashboardFrameProps) {
  const [params, setParams] = useSearchParams();
  // Sample figures never silently replace live ones: they are chosen, or absent.
  const view = params.get(PARAMETER) === 'sample' ? 'sample' : 'live';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {/* On a phone, where the introduction has several lines, the switch is next to the title. */}
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
      {view === 'live' ? children : <SampleView area={area} />}
    </div>
  );
}

/** The specification's fixed figures, all under one mark. Figures are no links, since they count no list. */
function SampleView({ area }: { area: HelpArea }) {
  const { totalThreats, change, bySeverity, phishingCampaigns, activeIntegrations, recentAlerts } =
    sampleDashboard;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <SampleMark />
        <span className="text-quiet">None of the figures and alerts below are yours.</span>
      </p>
      <dl className="grid grid-cols-2 border-y border-hairline md:flex md:divide-x md:divide-hairline">
        <Fact label="Total threats" value={totalThreats} note={`+${change}%`} />
        {SEVERITIES.map((level) => (
          <Fact key={level} label={level} value={bySeverity[level]} />
        ))}
        <Fact label="Phishing campaigns" value={phishingCampaigns} />
        <Fact label="Active integrations" value={activeIntegrations} />
      </dl>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title="Recent alerts">
          <ul>
            {recentAlerts.map(({ id, what, score, ...sample }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-hairline py-2.5"
              >
                <span className="min-w-0 flex-1 basis-44">
                  <SampleName sample={sample} />
                  <span className="block text-quiet">{what}</span>
                </span>
                <Severity score={score} />
              </li>
            ))}
          </ul>
        </Panel>
        <Documentation area={area} />
      </div>
    </div>
  );
}

function Fact({ label, value, note }: { label: string; value: number; note?: string }) {
  return (
    <div className="flex-1 py-3.5 md:px-3 md:first:pl-0">
      <dt className="text-quiet">{label}</dt>
      <dd className="flex items-baseline gap-2">
        <span className="text-h3 font-semibold tabular-nums">{value}</span>
        {note && <span className="text-quiet tabular-nums">{note}</span>}
      </dd>
    </div>
  );
}
