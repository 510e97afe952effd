import { useId, useState } from 'react';
import { Field } from '@/components/Field.tsx';
import { notify } from '@/components/notify.ts';
import { EXPORT_FORMATS, FORMATS, type ExportFormat } from '@/exports/formats.ts';
import { REASONS } from '@/exports/reasons.ts';
import { TLP_LEVELS } from '@/exports/types.ts';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Select } from '@/ui/Select.tsx';
import { csvDefangs, rememberCsvDefangs } from './csv-names.ts';
import type { Counts } from './export.worker.ts';
import { REASON_WORDS, TLP_WORDS } from './export-words.ts';
import type { ExportChoice, ExportedAlerts, ExportProgress, ExportQuestion } from './export-run.ts';
import { Tick } from './Tick.tsx';
import { useExportRun } from './use-export-run.ts';

interface ExportDialogProps {
  alerts: ExportedAlerts;
  format: ExportFormat;
  onClose: () => void;
}

interface Choice extends ExportQuestion, Pick<ExportChoice, 'tlp' | 'widens'> {
  /** By format: a blocklist is for machines, which need the names as they are. */
  readonly defanged: Readonly<Partial<Record<ExportFormat, boolean>>>;
}

/** Before a file is written: what it will hold, what is left out and why, and for whom it is. */
export function ExportDialog({ alerts, format: first, onClose }: ExportDialogProps) {
  // The list behind may change meanwhile; the dialog keeps to what was asked for.
  const [asked] = useState(alerts);
  const [choice, setChoice] = useState<Choice>(() => ({
    format: first,
    tlp: 'amber',
    defanged: { csv: csvDefangs() },
    includeNew: false,
    // A hosting service that is on no list would be blocked whole: the reader looks first.
    widens: false,
  }));
  const { run, progress, missing, possible, producer, firstSeen, readAgain } = useExportRun(
    asked,
    choice,
  );
  const { blocks, tlp, defangs, use } = FORMATS[choice.format];
  const busy = progress.is === 'comparing' || progress.is === 'writing';
  const counts = progress.is === 'counted' ? progress.counts : null;
  const taken = counts && counts.kept < asked.count ? `${formatNumber(counts.kept)} of ` : '';
  const addsNone = counts?.registrables === 0;
  const defanged = choice.defanged[choice.format] ?? false;
  const change = (some: Partial<Choice>) => setChoice({ ...choice, ...some });

  async function save() {
    const { tlp: level, widens } = choice;
    if (choice.format === 'csv') rememberCsvDefangs(defanged);
    const file = await run.save({ tlp: level, defanged, widens, producer, firstSeen });
    if (!file) return;
    notify({ title: `Saved ${file.name} (${counted(file.alerts, 'alert')})`, tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      // The format was chosen before: this confirms it, and can still be changed.
      title={`Export ${taken}${counted(asked.count, 'alert')} as ${FORMATS[choice.format].label}`}
      place="top"
      footer={
        <>
          <Button onClick={busy ? run.cancel : onClose}>Cancel</Button>
          <Button
            tone="primary"
            pending={busy}
            disabled={!possible || (!busy && (counts === null || counts.kept === 0))}
            onClick={() => void save()}
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
        {defangs && (
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
            {...(counts && !choice.includeNew && { adds: counts.unseen, of: counts.leftOut.new })}
          >
            Otherwise only what is marked Investigating, Reported or Down is blocked.
          </Tick>
        )}
        {choice.format === 'rpz' && (
          <Tick
            checked={choice.widens && !addsNone}
            disabled={addsNone}
            onChange={(widens) => change({ widens })}
            label="Block the registered names, too"
          >
            {counts ? registered(counts.registrables) : 'The registered names above these hosts.'}
          </Tick>
        )}
      </fieldset>
      <div className="mt-4 border-t border-hairline pt-4 text-sm">
        {possible ? (
          <Outcome
            progress={progress}
            total={asked.count}
            retry={run.restart}
            unchecked={!blocks && choice.format !== 'csv' && missing === 'assets'}
          />
        ) : (
          <Impossible missing={missing} retry={readAgain} />
        )}
      </div>
    </Dialog>
  );
}

/** What blocking the registered names adds: some can be those of hosting services that are on no list. */
const registered = (many: number): string =>
  many === 0
    ? 'No registered name to add'
    : `Adds ${counted(many, 'registered name')} with all below: check ${many === 1 ? 'that it is no hosting service' : 'that none is a hosting service'}.`;

interface OutcomeProps {
  progress: ExportProgress;
  total: number;
  retry: () => void;
  /** Own names are not left out, since they are not known. */
  unchecked: boolean;
}

function Outcome({ progress, total, retry, unchecked }: OutcomeProps) {
  if (progress.is === 'failed') {
    return (
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        The file could not be made.
      </Notice>
    );
  }
  if (progress.is === 'counted') {
    return (
      <>
        <Told counts={progress.counts} total={total} />
        {unchecked && (
          <p className="mt-2 text-quiet">
            Your assets could not be read, so alerts about them are not left out.
          </p>
        )}
      </>
    );
  }
  return <Bar progress={progress} />;
}

/** How many alerts the file will hold, and how many it leaves out for each reason. */
function Told({ counts: { kept, leftOut }, total }: { counts: Counts; total: number }) {
  const reasons = REASONS.filter((reason) => leftOut[reason] > 0);
  const of = `${formatNumber(kept)} of ${counted(total, 'alert')}`;
  return (
    <>
      <p role="status" className="font-semibold tabular-nums">
        {kept === total
          ? `${total === 1 ? 'The 1 alert' : `All ${counted(total, 'alert')}`} will be in the file.`
          : `${of} will be in the file.`}
      </p>
      {reasons.length > 0 && (
        <>
          <p className="mt-2 text-quiet">Left out:</p>
          <ul className="mt-1 grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5">
            {reasons.map((reason) => (
              <li key={reason} className="col-span-2 grid grid-cols-subgrid tabular-nums">
                <span className="text-right">{formatNumber(leftOut[reason])}</span>
                <span>{REASON_WORDS[reason]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const DOING = {
  counting: 'Reading the names',
  comparing: 'Comparing the names',
  writing: 'Writing',
};

function Bar({ progress }: { progress: Exclude<ExportProgress, { is: 'counted' | 'failed' }> }) {
  const id = useId();
  const share = 'share' in progress ? progress.share : undefined;
  return (
    <>
      <p id={id} className="tabular-nums">
        {DOING[progress.is]}
        {share === undefined ? '…' : `: ${Math.floor(share * 100)} %`}
      </p>
      <progress
        aria-labelledby={id}
        value={share}
        max={1}
        className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
      />
    </>
  );
}

/** Why there can be no blocklist now. */
function Impossible({ missing, retry }: { missing: 'assets' | 'marks' | null; retry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {missing === 'marks'
        ? 'Your marks could not be read. A blocklist could name what you have marked Ours or Not harmful, so none is written.'
        : 'Your assets could not be read. A blocklist could switch off one of them, so none is written.'}
    </Notice>
  );
}
