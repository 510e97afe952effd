import { useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SampleMark } from '@/components/SampleMark.tsx';
import { reduceApprovalSettings } from '@/features/console/approval-settings/approval-settings.ts';
import {
  GeneralRules,
  Notifications,
  Roles,
  Thresholds,
} from '@/features/console/approval-settings/panels.tsx';
import { Tabs } from '@/features/console/approval-settings/Tabs.tsx';
import { sampleApprovalSettings } from '@/samples/approval-settings.ts';
import { Button } from '@/ui/Button.tsx';

const TABS = ['rules', 'thresholds', 'notifications', 'roles'] as const;
const PARAMETER = 'tab';

/** Rules, thresholds and templates to try out: sample values, kept on this page alone. */
export function Component() {
  const [settings, change] = useReducer(reduceApprovalSettings, sampleApprovalSettings);
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAMETER);
  const current = TABS.find((tab) => tab === asked) ?? 'rules';
  const panel = { settings, change };
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-h3 font-semibold">Approval settings</h1>
          <SampleMark />
        </div>
        <p className="max-w-prose text-quiet">
          Nothing on this page is saved or sent, and no rule here approves anything: the backend has
          no call for it. Leaving it, or a reload, brings the sample values back.
        </p>
      </div>
      <Tabs
        label="Approval settings"
        current={current}
        onChange={(tab) =>
          setParams({ [PARAMETER]: tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'rules', label: 'General Rules', panel: <GeneralRules {...panel} /> },
          { id: 'thresholds', label: 'Thresholds', panel: <Thresholds {...panel} /> },
          { id: 'notifications', label: 'Notifications', panel: <Notifications {...panel} /> },
          { id: 'roles', label: 'Roles & Permissions', panel: <Roles /> },
        ]}
      />
      <div>
        <Button
          size="sm"
          // Not `disabled`: the focus is on it when it has done its work. Done twice, it does nothing.
          aria-disabled={settings === sampleApprovalSettings}
          onClick={() => change({ do: 'reset', to: sampleApprovalSettings })}
        >
          Back to the sample values
        </Button>
      </div>
    </div>
  );
}
