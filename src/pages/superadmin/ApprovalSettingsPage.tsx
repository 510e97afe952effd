import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SampleMark } from '@/components/SampleMark.tsx';
import { GeneralRules, Notifications, Roles, Thresholds } from '@/settings/index.ts';
import { sampleApprovalSettings } from '@/samples/approval-settings.ts';
import { Button } from '@/ui/Button.tsx';

const TABS = [
  { id: 'rules', label: 'General Rules', Panel: GeneralRules },
  { id: 'thresholds', label: 'Thresholds', Panel: Thresholds },
  { id: 'notifications', label: 'Notifications', Panel: Notifications },
  { id: 'roles', label: 'Roles & Permissions', Panel: Roles },
] as const;
const PARAMETER = 'tab';

/** On a narrow screen the row of tabs scrolls; at first the address's tab is in view. */
function showSelected(row: HTMLElement | null) {
  row
    ?.querySelector('[aria-selected=true]')
    ?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Rules, thresholds and templates to try out: sample values that only this page keeps. */
export function Component() {
  const [settings, setSettings] = useState(sampleApprovalSettings);
  const [params, setParams] = useSearchParams();
  const current = TABS.find(({ id }) => id === params.get(PARAMETER)) ?? TABS[0];
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h3 font-semibold">Approval settings</h1>
          <SampleMark />
        </div>
        <p className="max-w-text text-quiet">
          Nothing on this page is saved or sent, and no rule here approves anything yet. Leaving it,
          or a reload, brings the sample values back.
        </p>
      </div>
      <Tabs.Root
        value={current.id}
        onValueChange={(tab: string) =>
          setParams({ [PARAMETER]: tab }, { replace: true, preventScrollReset: true })
        }
      >
        <Tabs.List
          ref={showSelected}
          activateOnFocus
          aria-label="Approval settings"
          className="flex scroll-px-12 overflow-x-auto border-b border-hairline max-sm:mask-r-from-[calc(100%-2.5rem)] max-sm:pr-8"
        >
          {TABS.map(({ id, label }) => (
            <Tabs.Tab
              key={id}
              value={id}
              className="-mb-px h-10 shrink-0 border-b-2 border-transparent px-3 font-semibold text-quiet outline-offset-[-2px] hover:text-ink data-active:border-brand data-active:text-brand-deep"
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={current.id} tabIndex={-1} className="pt-2">
          <current.Panel settings={settings} onChange={setSettings} />
        </Tabs.Panel>
      </Tabs.Root>
      <div>
        <Button
          size="sm"
          // A `disabled` button would lose the focus after its work.
          aria-disabled={settings === sampleApprovalSettings}
          onClick={() => setSettings(sampleApprovalSettings)}
        >
          Reset to sample values
        </Button>
      </div>
    </div>
  );
}
