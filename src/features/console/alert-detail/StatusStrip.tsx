import { STATUS_WORDS } from '@/cases/status-words.ts';
import { CASE_STATUSES, type CaseSubject } from '@/cases/types.ts';
import { CaseStatusShape } from '@/features/shared/cases/CaseStatusMark.tsx';
import { useCase, useCaseActions, useCaseState } from '@/features/shared/cases/use-cases.ts';
import { markAlone } from '@/features/shared/queue/mark-alone.ts';
import { keyHint, shortcutsOn } from '@/lib/shortcuts.ts';
import { Segmented } from '@/ui/Segmented.tsx';

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
 * How far the work on an alert is: all statuses side by side, each with its key, so that one press marks it.
 * Nothing where the cases cannot be read; the case says why (CasePanel).
 */
export function StatusStrip({ subject, onChosen, className = ON_PAGE }: StatusStripProps) {
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
