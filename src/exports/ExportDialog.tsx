import { useId, useState, type ReactNode } from 'react';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import type { AlertCase } from '@/cases/model/types.ts';
import { Field } from '@/components/Field.tsx';
import { notify } from '@/components/notify.ts';
import { EXPORT_FORMATS, FORMATS, type ExportFormat } from './model/formats.ts';
import { TLP_LEVELS, type Tlp } from './model/types.ts';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Select } from '@/ui/Select.tsx';
import { Failure, Outcome } from './ExportOutcome.tsx';
import {
  CONFIRMED,
  useExportRun,
  type ExportedAlerts,
  type ExportQuestion,
} from './use-export-run.ts';

/** Who may see a file (https://www.first.org/tlp). */
const TLP_WORDS: Readonly<Record<Tlp, string>> = {
  clear: 'Anyone may see it.',
  green: 'For your community, not in public.',
  amber: 'For your organisation and its clients.',
  'amber+strict': 'Only for your organisation.',
};

interface ExportDialogProps {
  alerts: ExportedAlerts;
  /** Chosen in the menu; it can still be changed. */
  format: ExportFormat;
  onClose: () => void;
}

interface Choice extends ExportQuestion {
  readonly tlp: Tlp;
  /** By format: a blocklist is for machines, which need plain names. */
  readonly defanged: Readonly<Partial<Record<ExportFormat, boolean>>>;
}

/** Before a file is written: its content, what is left out and why, and who it is for. */
export function ExportDialog({ alerts, format: first, onClose }: ExportDialogProps) {
  // The list behind may change meanwhile; the dialog keeps what was asked for.
  const [asked] = useState(alerts);
  const [choice, setChoice] = useState<Choice>(() => ({
    format: first,
    tlp: 'amber',
    // People read and forward a table, so its hostile names must not be links.
    defanged: { csv: true },
    includeNew: false,
    includeOutside: alerts.isSelection !== true,
  }));
  const { progress, missing, isPossible, outside, save, restart, readAgain } = useExportRun(
    asked,
    choice,
  );
  const { blocks, tlp, use } = FORMATS[choice.format];
  const busy = progress.is === 'comparing' || progress.is === 'writing';
  const isEmpty = progress.is === 'counted' && progress.counts.kept.length === 0;
  const isReady = progress.is === 'counted' && !isEmpty;
  const defanged = choice.defanged[choice.format] ?? false;
  const change = (some: Partial<Choice>) => setChoice({ ...choice, ...some });

  async function saveFile() {
    const file = await save({ tlp: choice.tlp, defanged });
    if (!file) return;
    notify({ title: `Saved ${file.name} (${counted(file.alerts, 'alert')})`, tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Export ${counted(asked.alerts.length, 'alert')}`}
      place="top"
      footer={
        <>
          <Button onClick={busy ? restart : onClose}>Cancel</Button>
          <Button
            tone={isEmpty || !isPossible ? 'secondary' : 'primary'}
            pending={busy}
            disabled={!isPossible || (!busy && !isReady)}
            onClick={() => void saveFile()}
          >
            Save file
          </Button>
        </>
      }
    >
      <fieldset disabled={busy} className="grid gap-4">
        <Field label="Format" help={use}>
          {(control) => (
            <Select
              {...control}
              value={choice.format}
              onChange={({ currentTarget: { value } }) => {
                const format = EXPORT_FORMATS.find((one) => one === value);
                if (format) change({ format });
              }}
            >
              {EXPORT_FORMATS.map((one) => (
                <option key={one} value={one}>
                  {FORMATS[one].label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {tlp && (
          <Field label="Traffic Light Protocol" help={TLP_WORDS[choice.tlp]}>
            {(control) => (
              <Select
                {...control}
                value={choice.tlp}
                onChange={({ currentTarget: { value } }) => {
                  const level = TLP_LEVELS.find((one) => one === value);
                  if (level) change({ tlp: level });
                }}
              >
                {TLP_LEVELS.map((one) => (
                  <option key={one} value={one}>
                    TLP:{one.toUpperCase()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {!tlp && (
          <Tick
            checked={defanged}
            onChange={(on) => change({ defanged: { ...choice.defanged, [choice.format]: on } })}
            label="Defang the names"
          >
            Written as example[.]in, which no program takes for a link.
          </Tick>
        )}
        {blocks && (
          <Tick
            checked={choice.includeNew}
            onChange={(includeNew) => change({ includeNew })}
            label="Include New"
          >
            Otherwise only what is marked Investigating, Reported or Down is blocked.
          </Tick>
        )}
        {blocks && outside.length > 0 && (
          <Tick
            checked={choice.includeOutside}
            onChange={(includeOutside) => change({ includeOutside })}
            label="Include what is confirmed outside this view"
          >
            {outsideWords(outside)}
          </Tick>
        )}
      </fieldset>
      <div className="mt-4 border-t border-hairline pt-4 text-sm">
        {isPossible ? (
          <Outcome
            progress={progress}
            retry={restart}
            unchecked={!blocks && choice.format !== 'csv' && missing === 'assets'}
          />
        ) : (
          <Failure retry={readAgain}>
            {missing === 'marks'
              ? 'Your marks could not be read. A blocklist could name what you have marked Ours or Not harmful, so none is written.'
              : 'Your assets could not be read. A blocklist could switch off one of them, so none is written.'}
          </Failure>
        )}
      </div>
    </Dialog>
  );
}

/** `3 Reported and 1 Down are outside this view.` */
function outsideWords(outside: readonly AlertCase[]): string {
  const parts = CONFIRMED.flatMap((status) => {
    const many = outside.filter((one) => one.status === status).length;
    return many > 0 ? `${formatNumber(many)} ${STATUS_WORDS[status]}` : [];
  });
  return `${parts.join(', ')} ${outside.length === 1 ? 'is' : 'are'} outside this view.`;
}

interface TickProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** One sentence about it. */
  children: ReactNode;
}

/** A choice about the content of the file. */
function Tick({ checked, onChange, label, children }: TickProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <Checkbox
        id={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="mt-0.5"
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-help`} className="text-xs text-quiet">
          {children}
        </p>
      </div>
    </div>
  );
}
