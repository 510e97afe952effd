/** Tabs of Approval settings (specification section 3): local, never saved. */
import { useId } from 'react';
import { Field } from '@/components/Field.tsx';
import { Input, Textarea } from '@/ui/Input.tsx';
import type {
  ApprovalRule,
  ApprovalSettings,
  ApprovalThreshold,
  NotificationChannel,
} from '@/samples/types.ts';
import { cx } from '@/ui/class-names.ts';

interface PanelProps {
  settings: ApprovalSettings;
  onChange: (settings: ApprovalSettings) => void;
}

export function GeneralRules({ settings, onChange }: PanelProps) {
  return (
    <ul>
      {settings.rules.map((rule, at) => (
        <Rule
          key={rule.name}
          rule={rule}
          onChange={(enabled) =>
            onChange({ ...settings, rules: settings.rules.with(at, { ...rule, enabled }) })
          }
        />
      ))}
    </ul>
  );
}

function Rule({ rule, onChange }: { rule: ApprovalRule; onChange: (enabled: boolean) => void }) {
  const id = useId();
  return (
    <li className="flex items-center gap-6 border-b border-hairline py-3.5">
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-sm font-semibold">
          {rule.name}
        </h2>
        <p className="text-quiet">
          {rule.type}: {rule.conditions}
        </p>
      </div>
      <Switch labelledBy={id} on={rule.enabled} onChange={onChange} />
    </li>
  );
}

export function Thresholds({ settings, onChange }: PanelProps) {
  return (
    <div className="grid max-w-md gap-6 pt-3">
      {settings.thresholds.map((threshold, at) => (
        <Threshold
          key={threshold.name}
          threshold={threshold}
          onChange={(value) => {
            const thresholds = settings.thresholds.with(at, { ...threshold, value });
            onChange({ ...settings, thresholds });
          }}
        />
      ))}
    </div>
  );
}

interface ThresholdProps {
  threshold: ApprovalThreshold;
  onChange: (value: number) => void;
}

const SLIDER_END = 100;

function Threshold({ threshold: { name, help, value, type }, onChange }: ThresholdProps) {
  return (
    <Field label={name} help={help}>
      {(control) =>
        type === 'slider' ? (
          <div className="flex items-center gap-4">
            <input
              {...control}
              type="range"
              min={0}
              max={SLIDER_END}
              value={value}
              onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
              className="h-10 min-w-0 flex-1 accent-brand"
            />
            <output htmlFor={control.id} className="w-8 text-right font-semibold tabular-nums">
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
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            className="max-w-32 tabular-nums"
          />
        )
      }
    </Field>
  );
}

const CHANNEL_LABELS = { email: 'Email', sms: 'SMS' } as const;

export function Notifications({ settings, onChange }: PanelProps) {
  return (
    <ul>
      {settings.channels.map((channel, at) => (
        <Channel
          key={channel.type}
          channel={channel}
          onChange={(changed) =>
            onChange({ ...settings, channels: settings.channels.with(at, changed) })
          }
        />
      ))}
    </ul>
  );
}

interface ChannelProps {
  channel: NotificationChannel;
  onChange: (channel: NotificationChannel) => void;
}

function Channel({ channel, onChange }: ChannelProps) {
  const id = useId();
  const label = CHANNEL_LABELS[channel.type];
  return (
    <li className="grid gap-3 border-b border-hairline py-4">
      <div className="flex items-center justify-between gap-6">
        <h2 id={id} className="text-sm font-semibold">
          {label}
        </h2>
        <Switch
          labelledBy={id}
          on={channel.enabled}
          onChange={(enabled) => onChange({ ...channel, enabled })}
        />
      </div>
      <Field label={`${label} template`} help="{name}, {item} and {date} would be filled in.">
        {(control) => (
          <Textarea
            {...control}
            rows={channel.type === 'email' ? 6 : 2}
            value={channel.template}
            onChange={(event) => onChange({ ...channel, template: event.currentTarget.value })}
            className="max-w-text"
          />
        )}
      </Field>
    </li>
  );
}

export function Roles() {
  return <p className="py-6 text-quiet">Role management functionality coming soon</p>;
}

interface SwitchProps {
  /** The id of the element that names it. */
  labelledBy: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, at once; says so in a word as well. */
function Switch({ labelledBy, on, onChange }: SwitchProps) {
  return (
    <span className="flex shrink-0 items-center gap-2">
      <span aria-hidden className="w-6 text-right text-xs text-quiet">
        {on ? 'On' : 'Off'}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={labelledBy}
        onClick={() => onChange(!on)}
        className={cx(
          'relative h-6 w-10 rounded-full border transition-colors after:absolute after:-inset-2',
          on ? 'border-transparent bg-brand' : 'border-control bg-surface',
        )}
      >
        <span
          className={cx(
            'absolute top-[3px] size-4 rounded-full transition-[left]',
            on ? 'left-[19px] bg-on-brand' : 'left-[3px] bg-control',
          )}
        />
      </button>
    </span>
  );
}
