import { SampleMark, SampleName } from '@/components/SampleMark.tsx';
import type { HelpArea } from '@/content/help.ts';
import { Severity } from '@/components/Severity.tsx';
import { SEVERITIES } from '@/lib/severity.ts';
import { sampleDashboard } from '@/samples/dashboard.ts';
import { Documentation } from './Documentation.tsx';
import { Panel } from './Panel.tsx';

/** The specification's fixed figures, all under one mark. No figure is a link, since it counts no list. */
export function SampleDashboard({ area }: { area: HelpArea }) {
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
        <Panel title="Recent alerts" aside={<SampleMark />}>
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
