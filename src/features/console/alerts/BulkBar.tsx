import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { CASE_STATUSES, type CaseStatus } from '@/cases/types.ts';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { ExportMenu } from '@/features/shared/exports/ExportMenu.tsx';
import { keptNoticeIds } from '@/features/shared/notices/notice-drafts.ts';
import { NoticeDialog } from '@/features/shared/notices/NoticeDialog.tsx';
import { usePageAction } from '@/components/page-actions.ts';
import { Button } from '@/ui/Button.tsx';
import { statusKeyHint } from '@/features/shared/cases/case-words.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { alertSelection, useSelectedAlerts } from '@/features/shared/queue/alert-selection.ts';
import { subjectOf } from '@/features/shared/queue/triage.ts';
import { formatNumber } from '@/lib/format.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Select } from '@/ui/Select.tsx';

/** The alerts with these ids; null until they are found. */
function useRows(list: AlertIndex, ids: ReadonlySet<string>): readonly AlertRow[] | null {
  const [found, setFound] = useState<{ ids: ReadonlySet<string>; rows: AlertRow[] } | null>(null);
  useEffect(() => {
    if (ids.size === 0) return undefined;
    let current = true;
    void list.withIds([...ids]).then((rows) => {
      if (current && rows) setFound({ ids, rows });
    });
    return () => {
      current = false;
    };
  }, [list, ids]);
  return found?.ids === ids ? found.rows : null;
}

/** Opens the notice again under which the session ended, with its alerts ticked as they were. */
function useKeptNotice(list: AlertIndex, open: (alerts: readonly AlertRow[]) => void): void {
  const user = useUser();
  const [ids] = useState(() => keptNoticeIds(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return undefined;
    let current = true;
    void list.withIds(ids).then((rows) => {
      // Alerts that the backend no longer lists would change what the notice is about.
      if (!current || rows?.length !== ids.length) return;
      given.current = true;
      alertSelection().add(ids);
      open(rows);
    });
    return () => {
      current = false;
    };
  }, [list, ids, open]);
}

/** What can be done with the ticked alerts; at the lower edge while there are any. */
export function BulkBar({ list }: { list: AlertIndex }) {
  const selected = useSelectedAlerts();
  const rows = useRows(list, selected);
  const places = useMemo(() => Uint32Array.from(rows ?? [], ({ index }) => index), [rows]);
  const actions = useCaseActions();
  const [marking, setMarking] = useState(false);
  /** Those that a notice is written about, whatever is ticked meanwhile. */
  const [noticed, setNoticed] = useState<readonly AlertRow[] | null>(null);
  useKeptNotice(list, setNoticed);
  const write = rows && rows.length > 0 ? () => setNoticed(rows) : null;
  usePageAction('prepare-takedown', selected.size > 0 ? write : null);
  const dialog = noticed && <NoticeDialog alerts={noticed} onClose={() => setNoticed(null)} />;
  if (selected.size === 0) return dialog;

  async function mark(status: CaseStatus) {
    setMarking(true);
    try {
      if (rows && (await actions.mark(rows.map(subjectOf), status))) alertSelection().clear();
    } finally {
      setMarking(false);
    }
  }

  return (
    <div
      role="group"
      aria-label="The selected alerts"
      className="sticky bottom-3 z-10 mt-3 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-hairline bg-surface py-2 pr-2 pl-4 shadow-overlay max-md:bottom-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:w-full print:hidden"
    >
      <span
        role="status"
        className="mr-1 font-semibold tabular-nums max-md:-order-2 max-md:grow max-md:basis-3/5"
      >
        {`${formatNumber(selected.size)} selected`}
      </span>
      <Select
        aria-label="Status of the selected alerts"
        {...statusKeyHint()}
        value=""
        disabled={marking || rows === null}
        className="w-36 max-md:w-30 max-md:grow"
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
      <Button
        disabled={write === null}
        onClick={() => write?.()}
        {...keyHint('Prepare a notice about the selected alerts', 'T')}
      >
        Prepare notice
      </Button>
      <ExportMenu alerts={{ list, places, count: places.length, view: 'Selected' }} />
      {dialog}
      <IconButton
        label="Clear selection"
        className="max-md:-order-1"
        icon={<X aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => alertSelection().clear()}
      />
    </div>
  );
}
