/** The status of an open alert. Neither shows if the cases cannot be read; the case says why (CasePanel). */
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import { type CaseSubject, CASE_STATUSES, type CaseStatus } from '@/cases/model/types.ts';
import { CaseStatusShape, useCase, useCaseActions, useCaseState } from '@/cases/index.ts';
import { markAlone } from '@/alerts/model/triage.ts';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { keyHint, shortcutsOn } from '@/lib/shortcuts.ts';
import { Segmented } from '@/ui/Segmented.tsx';
import { Select } from '@/ui/Select.tsx';

/** The status, null before it is known, and a function that marks the alert. */
function useStatus(subject: CaseSubject) {
  const { is } = useCaseState();
  const known = useCase(subject.alert)?.status ?? 'new';
  const actions = useCaseActions();
  return {
    isPhone: useMedia(PHONE),
    isFailed: is === 'failed',
    status: is === 'ready' ? known : null,
    mark: (status: CaseStatus) => void markAlone(actions, subject, status),
  };
}

/** In a phone's bottom bar: the platform's own list. */
export function StatusSelect({ subject }: { subject: CaseSubject }) {
  const { isPhone, isFailed, status, mark } = useStatus(subject);
  if (!isPhone || isFailed) return null;
  return (
    <Select
      aria-label="Status"
      value={status ?? ''}
      disabled={status === null}
      className="min-w-0 flex-1 [&>select]:h-12!"
      onChange={(event) => {
        const chosen = CASE_STATUSES.find((one) => one === event.currentTarget.value);
        if (chosen) mark(chosen);
      }}
    >
      {status === null && <option value="">Status</option>}
      {CASE_STATUSES.map((value) => (
        <option key={value} value={value}>
          {STATUS_WORDS[value]}
        </option>
      ))}
    </Select>
  );
}

/** On wider windows: all statuses side by side, each with its key, so that one press marks it. */
export function StatusStrip({ subject }: { subject: CaseSubject }) {
  const { isPhone, isFailed, status, mark } = useStatus(subject);
  if (isPhone || isFailed) return null;
  return (
    <div className="print:hidden">
      <Segmented
        label="Status"
        value={status}
        disabled={status === null}
        onChange={mark}
        options={CASE_STATUSES.map((value, at) => {
          const key = String(at + 1);
          const { title, 'aria-keyshortcuts': keys } = keyHint(
            `Mark as ${STATUS_WORDS[value]}`,
            key,
          );
          return {
            value,
            title,
            keys,
            label: (
              <>
                <CaseStatusShape status={value} />
                {STATUS_WORDS[value]}
                {shortcutsOn() && (
                  <kbd aria-hidden className="font-mono text-2xs font-normal">
                    {key}
                  </kbd>
                )}
              </>
            ),
          };
        })}
        // Two columns in the rail.
        className="grid grid-cols-3 *:gap-1.5 *:px-2! @min-[46rem]:grid-cols-2 @min-[46rem]:*:justify-start"
      />
    </div>
  );
}
