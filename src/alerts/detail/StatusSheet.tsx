import { useState } from 'react';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { type CaseSubject, CASE_STATUSES } from '@/cases/model/types.ts';
import { CaseStatusShape, useCase, useCaseActions, useCaseState } from '@/cases/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { markAlone } from '@/alerts/model/triage.ts';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { keyHint, shortcutsOn } from '@/lib/shortcuts.ts';
import { Segmented } from '@/ui/Segmented.tsx';

/** On a phone the bottom bar has the statuses; on wider windows the page has all of them. */
export function PageStatus({ subject }: { subject: CaseSubject }) {
  const isPhone = useMedia(PHONE);
  return !isPhone && <StatusStrip subject={subject} />;
}

/**
 * The alert's status in a phone's bottom bar, which opens a sheet of all statuses. Renders nothing if the cases cannot
 * be read, or on wider windows.
 */
export function StatusButton({ subject }: { subject: CaseSubject }) {
  const isPhone = useMedia(PHONE);
  const { is } = useCaseState();
  const status = useCase(subject.alert)?.status ?? 'new';
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone || is === 'failed') return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={is === 'ready' ? `Status: ${STATUS_WORDS[status]}` : 'Status'}
        disabled={is !== 'ready'}
        onClick={() => setIsOpen(true)}
        className="h-12 min-w-0 flex-1 px-1.5! leading-tight"
      >
        <span className="grid min-w-0 justify-items-center">
          <span className="text-2xs font-normal text-quiet">Status</span>
          <span className="flex max-w-full items-center gap-1 text-xs">
            {is === 'ready' && <CaseStatusShape status={status} />}
            <span className="truncate">{is === 'ready' ? STATUS_WORDS[status] : '…'}</span>
          </span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title="Status" place="bottom">
        <StatusStrip
          subject={subject}
          onChosen={close}
          className="grid grid-cols-2 *:h-12! *:justify-start *:gap-2"
        />
      </Dialog>
    </>
  );
}

/** Three columns, or one line, or two columns in the rail. */
const ON_PAGE =
  'grid grid-cols-3 *:gap-1.5 *:px-2! @min-[44rem]:w-fit @min-[44rem]:grid-flow-col @min-[44rem]:grid-cols-none @min-[44rem]:*:px-2.5! @min-[46rem]:w-auto @min-[46rem]:grid-flow-row @min-[46rem]:grid-cols-2 @min-[46rem]:*:justify-start';

interface StatusStripProps {
  subject: CaseSubject;
  /** Called before another status is marked: a toast about it stays below an open dialog. */
  onChosen?: () => void;
  className?: string;
}

/**
 * Status of the case: all statuses side by side, each with its key, so that one press marks it. Renders nothing if the
 * cases cannot be read; the case says why (CasePanel).
 */
function StatusStrip({ subject, onChosen, className = ON_PAGE }: StatusStripProps) {
  const { is } = useCaseState();
  const status = useCase(subject.alert)?.status ?? 'new';
  const actions = useCaseActions();
  if (is === 'failed') return null;
  const keys = shortcutsOn();
  return (
    <div className="print:hidden">
      <Segmented
        label="Status"
        // An alert is not New before its case is known.
        value={is === 'ready' ? status : null}
        disabled={is !== 'ready'}
        onChange={(chosen) => {
          onChosen?.();
          void markAlone(actions, subject, chosen);
        }}
        options={CASE_STATUSES.map((value, at) => {
          const key = String(at + 1);
          const { title, 'aria-keyshortcuts': shortcut } = keyHint(
            `Mark as ${STATUS_WORDS[value]}`,
            key,
          );
          return {
            value,
            title,
            keys: shortcut,
            label: (
              <>
                <CaseStatusShape status={value} />
                {STATUS_WORDS[value]}
                {keys && (
                  <kbd aria-hidden className="font-mono text-2xs font-normal max-md:hidden">
                    {key}
                  </kbd>
                )}
              </>
            ),
          };
        })}
        className={className}
      />
    </div>
  );
}
