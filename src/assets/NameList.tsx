import { useState } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { formatNumber } from '@/lib/format.ts';
import { shortened } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { NameRow } from './NameRow.tsx';
import { roundWords, summaryOf, type NameState } from './name-state.ts';
import type { CheckedName } from './use-checks.ts';
import { createErrorText, type Round } from './use-adding.ts';

const MAX_FIRST = 60;

/** Entries of a paste that are not in the list, for one reason. */
export interface Unread {
  /** The reason, to be read after the number. */
  readonly words: string;
  readonly count: number;
  /** The first of them: hostile text. */
  readonly first: { readonly text: string; readonly line: number };
}

/** States in which the user must decide before the name can be added. */
const PROBLEMS: ReadonlySet<NameState> = new Set(['warned', 'suffix', 'ip', 'failed']);

interface NameListProps {
  checks: readonly CheckedName[];
  /** Texts of the last paste that hold no domain. */
  unread: readonly Unread[];
  /** Domains with a warning that the user wants to add anyway. */
  ticked: ReadonlySet<string>;
  round: Round | null;
  onTick: (name: string, isOn: boolean) => void;
  onUse: (by: string, name: string) => void;
  onRemove: (name: string) => void;
  onRemoveAll: () => void;
}

/** The domains of a list, one row each, and a sentence about all of them. */
export function NameList({
  checks,
  unread,
  ticked,
  round,
  onTick,
  onUse,
  onRemove,
  onRemoveAll,
}: NameListProps) {
  const [onlyProblems, setOnlyProblems] = useState(false);
  const isRunning = round?.isRunning === true;
  const rows = checks.map((check) => ({ ...check, ...outcomeOf(check, round) }));
  const problems = rows.filter(({ state }) => PROBLEMS.has(state)).length;
  const shown = onlyProblems ? rows.filter(({ state }) => PROBLEMS.has(state)) : rows;
  return (
    <section aria-label="Domains to add" className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm">
      <p role="status" className="tabular-nums">
        {round
          ? `${round.isPaused ? 'Paused, because calls got no answer: ' : ''}${roundWords(round.results, round.names.size, isRunning)}.`
          : `${summaryOf(rows.map(({ state }) => state))}.`}
      </p>
      <UnreadTexts unread={unread} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label className="flex min-h-9 w-fit items-center gap-2">
          <Checkbox
            checked={onlyProblems}
            onChange={(event) => setOnlyProblems(event.currentTarget.checked)}
          />
          {`Only problems (${formatNumber(problems)})`}
        </label>
        {!isRunning && (
          <Button size="sm" tone="quiet" onClick={onRemoveAll}>
            Remove all
          </Button>
        )}
      </div>
      <ul aria-label="Domains" className="border-y border-hairline">
        {shown.map((row) => (
          <li
            key={row.name}
            className="border-b border-hairline [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] last:border-b-0"
          >
            <NameRow
              {...row}
              isTicked={ticked.has(row.name)}
              onTick={isRunning ? undefined : onTick}
              onUse={isRunning ? undefined : onUse}
              onRemove={isRunning ? undefined : onRemove}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the state of a domain after the last round, and why it failed. */
function outcomeOf(
  { name, state }: CheckedName,
  round: Round | null,
): { readonly state: NameState; readonly error?: string } {
  if (!round?.names.has(name)) return { state };
  const result = round.results.get(name);
  if (result === undefined) return { state: round.isRunning ? 'adding' : state };
  if (result.is === 'done') return { state: 'added' };
  return result.is === 'failed'
    ? { state: 'failed', error: createErrorText(result.error) }
    : { state };
}

/** Says which entries of the last paste are not in the list, by reason. */
function UnreadTexts({ unread }: { unread: readonly Unread[] }) {
  if (unread.length === 0) return null;
  return (
    <div className="text-quiet">
      <p>Not in this list:</p>
      <ul className="list-disc pl-5">
        {unread.map(({ words, count: many, first: { text, line } }) => (
          <li key={words} className="wrap-anywhere">
            {`${formatNumber(many)} ${words}, first in line ${formatNumber(line)}: `}
            <HostileText text={shortened(text, MAX_FIRST)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
