/** Tabs of Approval settings (specification section 3): local, never saved. */
import { Field } from '@/components/Field.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Input, Textarea } from '@/ui/Input.tsx';
import type { ApprovalSettings } from '@/samples/approval-settings.ts';

interface PanelProps {
  settings: ApprovalSettings;
  onChange: (settings: ApprovalSettings) => void;
}

export function GeneralRules({ settings, onChange }: PanelProps) {
  const { rules } = settings;
  return (
    <ul>
      {rules.map((rule, at) => (
        <li key={rule.name} className="flex items-center gap-6 border-b border-hairline py-3.5">
          <div className="min-w-0 flex-1">
            <h2 className="text-sm font-semibold">{rule.name}</h2>
            <p className="text-quiet">
              {rule.type}: {rule.conditions}
            </p>
          </div>
          <Checkbox
            role="switch"
            aria-label={rule.name}
            aria-checked={rule.enabled}
            checked={rule.enabled}
            onChange={({ currentTarget: { checked: enabled } }) =>
              onChange({ ...settings, rules: rules.with(at, { ...rule, enabled }) })
            }
          />
        </li>
      ))}
    </ul>
  );
}

const SLIDER_END = 100;

export function Thresholds({ settings, onChange }: PanelProps) {
  return (
    <div className="grid max-w-md gap-6 pt-3">
      {settings.thresholds.map((threshold, at) => {
        const { name, help, value, type } = threshold;
        const onInput = ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) => {
          const changed = { ...threshold, value: currentTarget.valueAsNumber };
          onChange({ ...settings, thresholds: settings.thresholds.with(at, changed) });
        };
        return (
          <Field key={name} label={name} help={help}>
            {(control) =>
              type === 'slider' ? (
                <div className="flex items-center gap-4">
                  <input
                    {...control}
                    type="range"
                    min={0}
                    max={SLIDER_END}
                    value={value}
                    onChange={onInput}
                    className="h-10 min-w-0 flex-1 accent-brand"
                  />
                  <output
                    htmlFor={control.id}
                    className="w-8 text-right font-semibold tabular-nums"
                  >
                    {value}
                  </output>
                </div>
              ) : (
                <Input
                  {...control}
                  type="number"
                  min={0}
                  inputMode="numeric"
                  // An emptied field stays empty until a figure is typed.
                  value={Number.isNaN(value) ? '' : value}
                  onChange={onInput}
                  className="max-w-32 tabular-nums"
                />
              )
            }
          </Field>
        );
      })}
    </div>
  );
}

const CHANNELS = { email: { label: 'Email', rows: 6 }, sms: { label: 'SMS', rows: 2 } } as const;

export function Notifications({ settings, onChange }: PanelProps) {
  return (
    <ul>
      {settings.channels.map((channel, at) => {
        const { label, rows } = CHANNELS[channel.type];
        const change = (part: Partial<typeof channel>) =>
          onChange({ ...settings, channels: settings.channels.with(at, { ...channel, ...part }) });
        return (
          <li key={channel.type} className="grid gap-3 border-b border-hairline py-4">
            <div className="flex items-center justify-between gap-6">
              <h2 className="text-sm font-semibold">{label}</h2>
              <Checkbox
                role="switch"
                aria-label={label}
                aria-checked={channel.enabled}
                checked={channel.enabled}
                onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
              />
            </div>
            <Field label={`${label} template`} help="{name}, {item} and {date} would be filled in.">
              {(control) => (
                <Textarea
                  {...control}
                  rows={rows}
                  value={channel.template}
                  onChange={(event) => change({ template: event.currentTarget.value })}
                  className="max-w-text"
                />
              )}
            </Field>
          </li>
        );
      })}
    </ul>
  );
}

export function Roles() {
  return <p className="py-6 text-quiet">Role management functionality coming soon</p>;
}
