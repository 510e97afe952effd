import { X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { CASE_STATUSES, type CaseStatus } from '@/cases/model/types.ts';
import { STATUS_WORDS } from '@/cases/model/status-words.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { ExportMenu } from '@/exports/index.ts';
import { SelectionBar } from '@/components/table/SelectionBar.tsx';
import { usePageAction } from '@/components/page-actions.ts';
import { Button } from '@/ui/Button.tsx';
import { statusKeyHint, useCaseActions, useCaseBook } from '@/cases/index.ts';
import { alertSelection, listedAmong, useSelectedAlerts } from '@/alerts/model/alert-selection.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { keyHint } from '@/lib/shortcuts.ts';
import { cutOffTakedown, Takedown } from '@/takedowns/index.ts';
import { IconButton } from '@/ui/IconButton.tsx';
import { Select } from '@/ui/Select.tsx';
import { useMedia } from '@/ui/use-media.ts';
import { useUser } from '@/session/AuthContext.tsx';
import { asksFirst, markTicked, reportedAmong } from '@/alerts/model/triage.ts';
import { useMarkActions } from './use-table-keys.ts';

/** The selected alerts. Those that the list no longer has, perhaps restored by an undo, are unselected. */
function useTicked(list: AlertList, ids: ReadonlySet<string>): readonly Alert[] {
  const rows = useMemo(() => list.withIds(ids), [list, ids]);
  useEffect(() => {
    if (rows.length < ids.size) alertSelection().set(new Set(rows.map(({ id }) => id)));
  }, [rows, ids]);
  return rows;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A window so low that a bar of three lines would cover every row: a phone held sideways, or a page at 200 %. There it
 * has one line, which scrolls sideways.
 */
const LOW = '(max-height: 480px)';

/** The status to mark the selected alerts with, once the button is clicked again. */
interface Asked {
  readonly ids: ReadonlySet<string>;
  readonly status: CaseStatus;
}

interface BulkBarProps {
  list: AlertList;
  /** The rows of the table. Next to an open alert there is none: that has the keys and the palette's actions. */
  listed?: readonly Alert[];
}

/** Actions for the selected alerts. */
export function BulkBar({ list, listed }: BulkBarProps) {
  const floats = listed === undefined;
  const selected = useSelectedAlerts();
  const rows = useTicked(list, selected);
  const away = useMemo(
    () => (listed ? selected.size - listedAmong(listed, selected) : 0),
    [listed, selected],
  );
  const actions = useCaseActions();
  const book = useCaseBook();
  const [asked, setAsked] = useState<Asked | null>(null);
  const asks = asked?.ids === selected ? asked : null;
  /** The alerts of a takedown request. It keeps them, whatever is selected meanwhile. */
  const [noticed, setNoticed] = useState<readonly Alert[] | null>(null);
  const isLow = useMedia(LOW) && !floats;
  useCutOffTakedown(list, setNoticed);
  const write = rows.length > 0 ? () => setNoticed(rows) : null;
  usePageAction('prepare-takedown', selected.size > 0 && !floats ? write : null);
  const dialog = noticed && <Takedown alerts={noticed} onClose={() => setNoticed(null)} />;
  const choose = (status: CaseStatus) => {
    if (asksFirst(selected, status, book)) setAsked({ ids: selected, status });
    else mark(status);
  };
  useMarkActions(selected.size > 0 && !floats ? choose : null);
  if (selected.size === 0) return dialog;

  function mark(status: CaseStatus, but: ReadonlySet<string> = NONE) {
    setAsked(null);
    const marked = rows.filter(({ id }) => !but.has(id));
    void markTicked(actions, marked, status);
  }

  return (
    <SelectionBar
      label="The selected alerts"
      says={summaryOf(selected.size, away, floats)}
      floats={floats}
      oneLine={isLow && asks === null}
    >
      {asks ? (
        <Confirm asked={asks} onYes={(but) => mark(asks.status, but)} onNo={() => setAsked(null)} />
      ) : (
        // On a phone two rows: status and DNS, then the request next to the export's icon button.
        <div
          className={
            isLow
              ? 'flex min-w-0 gap-2 overflow-x-auto p-0.5 *:shrink-0'
              : 'contents max-md:flex max-md:w-full max-md:flex-wrap max-md:gap-2'
          }
        >
          <Select
            aria-label="Status of the selected alerts"
            {...(!floats && statusKeyHint())}
            value=""
            className="w-36 max-md:grow max-md:basis-[calc(50%-0.25rem)] max-md:[&>select]:h-11! md:[&>select]:h-8!"
            onChange={(event) => {
              const status = CASE_STATUSES.find((one) => one === event.currentTarget.value);
              if (status) choose(status);
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
            size="sm"
            className="max-md:h-11 max-md:grow max-md:basis-[calc(100%-3.5rem)]"
            disabled={write === null}
            onClick={() => write?.()}
            {...(!floats && keyHint('Prepare takedown request', 'T'))}
          >
            <span>
              Prepare takedown <span className={floats ? undefined : 'max-sm:hidden'}>request</span>
              {floats && ` for ${formatNumber(selected.size)} selected`}
            </span>
          </Button>
          <ExportMenu
            alerts={{ list, alerts: rows, view: 'Selected', isSelection: true }}
            size="sm"
            says="count"
          />
        </div>
      )}
      {dialog}
      <IconButton
        label="Clear selection"
        className="max-md:-order-1 max-md:size-11! md:size-8!"
        icon={<X aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => alertSelection().clear()}
      />
    </SelectionBar>
  );
}

/** Says how many are selected, and how many of them a search or a filter hides: each action is about all of them. */
function summaryOf(many: number, away: number, floats: boolean): string {
  const selected = `${formatNumber(many)} selected`;
  // The open alert next to it need not be selected.
  if (floats) return `${selected} in the list`;
  return away === 0 ? selected : `${selected} (${formatNumber(away)} filtered out)`;
}

interface ConfirmProps {
  asked: Asked;
  /** `but`: those that stay as they are. */
  onYes: (but: ReadonlySet<string>) => void;
  onNo: () => void;
}

/** The second click. A report that waits for an answer stays Reported unless the user says otherwise. */
function Confirm({ asked: { ids, status }, onYes, onNo }: ConfirmProps) {
  const reported = reportedAmong(ids, status, useCaseBook());
  const first = useRef<HTMLButtonElement>(null);
  const why = useId();
  useEffect(() => first.current?.focus(), []);
  const others = ids.size - reported.size;
  const isMixed = reported.size > 0 && others > 0;
  const words = STATUS_WORDS[status];
  const all = `${count(ids.size, 'alert')} ${words}`;
  const choices = isMixed
    ? [
        { label: `Mark the other ${formatNumber(others)} ${words}`, but: reported },
        { label: `Mark all ${all}`, but: NONE },
      ]
    : [{ label: `Mark ${all}`, but: NONE }];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape says Cancel
    <span
      className="flex flex-wrap items-center gap-2"
      onKeyDown={({ key }) => key === 'Escape' && onNo()}
    >
      {reported.size > 0 && (
        <span id={why} className="mr-1">
          {`${isMixed ? formatNumber(reported.size) : 'All'} of them ${reported.size === 1 ? 'is' : 'are'} Reported.`}
        </span>
      )}
      {choices.map(({ label, but }, at) => (
        <Button
          key={label}
          ref={at === 0 ? first : undefined}
          size="sm"
          tone={at === 0 ? 'primary' : 'secondary'}
          className="max-md:h-11"
          aria-describedby={reported.size > 0 ? why : undefined}
          onClick={() => onYes(but)}
        >
          {label}
        </Button>
      ))}
      <Button size="sm" className="max-md:h-11" onClick={onNo}>
        Cancel
      </Button>
    </span>
  );
}

/** Opens that request again, with its alerts selected as they were. */
function useCutOffTakedown(list: AlertList, open: (alerts: readonly Alert[]) => void): void {
  const user = useUser();
  const [ids] = useState(() => cutOffTakedown(user));
  const given = useRef(false);
  useEffect(() => {
    if (ids === null || given.current) return;
    const rows = list.withIds(ids);
    // Alerts that the backend no longer lists would change what the request is about.
    if (rows.length !== ids.length) return;
    given.current = true;
    alertSelection().add(ids);
    open(rows);
  }, [list, ids, open]);
}
