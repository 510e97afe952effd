import { CircleUser } from 'lucide-react';
import { useState } from 'react';
import { isAhead, takenBack } from './model/history.ts';
import type { CaseChange, HistoryEntry } from './model/types.ts';
import { DateTime } from '@/components/DateTime.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { cx } from '@/ui/class-names.ts';
import { changeWords } from './case-words.ts';
import { CaseStatusMark } from './CaseStatusMark.tsx';

/** Lists the changes of an alert, newest first: when, who, what. Input: oldest first. */
export function CaseHistory({ history }: { history: readonly HistoryEntry[] }) {
  const gone = takenBack(history);
  const [now] = useState(Date.now);
  const byId = new Map(history.map((entry) => [entry.id, entry]));
  return (
    <ol aria-label="History" className="grid gap-3">
      {history.toReversed().map((entry) => (
        <li key={entry.id} className="border-l-2 border-hairline pl-3">
          <div className={cx('min-w-0', gone.has(entry.id) && 'text-quiet line-through')}>
            <Done change={entry.change} undone={byId} />
            {gone.has(entry.id) && <span className="sr-only"> (taken back)</span>}
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-xs text-quiet">
            <DateTime iso={entry.at} missing="" />
            {isAhead(entry, now) && <span>(dated in the future: a clock was ahead)</span>}
            <span className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
              <CircleUser aria-hidden size={12} strokeWidth={1.5} className="shrink-0" />
              <span className="sr-only">by </span>
              <HostileText text={entry.by} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface DoneProps {
  change: CaseChange;
  /** The entries that an undo may refer to. */
  undone: ReadonlyMap<string, HistoryEntry>;
}

function Done({ change, undone }: DoneProps) {
  switch (change.what) {
    case 'status':
      return <CaseStatusMark status={change.status} />;
    case 'note':
      return (
        <p className="wrap-anywhere whitespace-pre-line">
          {change.note === '' ? changeWords(change) : <HostileText text={change.note} />}
        </p>
      );
    case 'sent':
      return (
        <p className="wrap-anywhere">
          {changeWords(change)} to <HostileText text={change.channel} />
          {change.ticket === '' ? (
            <span className="text-quiet">, no ticket number</span>
          ) : (
            <>
              , ticket <HostileText text={change.ticket} />
            </>
          )}
        </p>
      );
    case 'looked':
      return (
        <p className="wrap-anywhere">
          {changeWords(change)}: <HostileText text={change.said} />
        </p>
      );
    case 'undo': {
      const taken = undone.get(change.entry);
      return (
        <p>
          {changeWords(change)}
          {taken && <>: {changeWords(taken.change)}</>}
        </p>
      );
    }
  }
}
