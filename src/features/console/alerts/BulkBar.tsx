import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CASE_STATUSES, type CaseStatus } from '@/cases/types.ts';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { alertSelection, useSelectedAlerts } from '@/features/shared/queue/alert-selection.ts';
import { subjectOf } from '@/features/shared/queue/triage.ts';
import { formatNumber } from '@/lib/format.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Select } from '@/ui/Select.tsx';

interface BulkBarProps {
  list: AlertIndex;
  /** What else can be done with the ticked alerts. */
  children?: ReactNode;
}

/** What can be done with the ticked alerts; at the lower edge while there are any. */
export function BulkBar({ list, children }: BulkBarProps) {
  const selected = useSelectedAlerts();
  const actions = useCaseActions();
  const [marking, setMarking] = useState(false);
  if (selected.size === 0) return null;

  async function mark(status: CaseStatus) {
    setMarking(true);
    try {
      const rows = await list.withIds([...selected]);
      if (rows && (await actions.mark(rows.map(subjectOf), status))) alertSelection().clear();
    } finally {
      setMarking(false);
    }
  }

  return (
    <div
      role="group"
      aria-label="The selected alerts"
      className="sticky bottom-3 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-hairline bg-surface py-2 pr-2 pl-4 shadow-overlay max-md:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] print:hidden"
    >
      <span role="status" className="mr-1 font-semibold tabular-nums">
        {`${formatNumber(selected.size)} selected`}
      </span>
      <Select
        aria-label="Status of the selected alerts"
        value=""
        disabled={marking}
        className="w-36"
        onChange={(event) => {
          const status = CASE_STATUSES.find((one) => one === event.currentTarget.value);
          if (status) void mark(status);
        }}
      >
        <option value="">Set status</option>
        {CASE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_WORDS[status]}
          </option>
        ))}
      </Select>
      {children}
      <IconButton
        label="Clear selection"
        icon={<X aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => alertSelection().clear()}
      />
    </div>
  );
}
