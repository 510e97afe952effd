import type { TableState } from '@/components/data-table/table-state.ts';
import { FlaggedWords } from '@/features/shared/conflicts/FlaggedWords.tsx';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import type { ConflictSearch } from '@/features/shared/conflicts/use-conflicts.ts';

/** A comparison shorter than this is not worth a word. */
const PATIENCE_MS = 300;

interface ConflictNoticeProps {
  /** How many pending assets conflict with another organisation's. */
  flagged: number;
  /** How many imitate their own organisation's. */
  own: number;
  /** How many others are public endings. */
  endings: number;
  /** How many pairs of approved assets conflict. */
  pairs: number;
  /** Whether there is something to compare, now or once the owners are known. */
  expected: boolean;
  uncompared: number;
  search: ConflictSearch;
  onStop: () => void;
  onAgain: () => void;
  state: TableState;
}

/** How many assets conflict with another organisation's, or why that is not known. */
export function ConflictNotice({
  flagged,
  own,
  endings,
  pairs,
  expected,
  uncompared,
  search,
  onStop,
  onAgain,
  state,
}: ConflictNoticeProps) {
  return (
    <>
      <Searching search={search} onStop={onStop} onAgain={onAgain} />
      {flagged + own + endings > 0 && (
        <Notice tone="warning" action={<ShowOnly which="yes" state={state} />}>
          <FlaggedWords others={flagged} own={own} />
          {endings > 0 && (
            <span className="block">
              {`${count(endings, 'pending asset is a public ending', 'pending assets are public endings')}, under which others register their names.`}
            </span>
          )}
        </Notice>
      )}
      {pairs > 0 && (
        <Notice tone="warning" action={<ShowOnly which="approved" state={state} />}>
          {`${count(pairs, 'approved pair conflicts', 'approved pairs conflict')}: assets of different organisations that were both approved.`}
        </Notice>
      )}
      {uncompared > 0 && (
        <p className="text-quiet">
          {`${count(uncompared, 'pending asset is', 'pending assets are')} not compared with those of other organisations: the owner is not a listed organisation.`}
        </p>
      )}
      {expected && search.is === 'done' && flagged + own + endings + pairs + uncompared === 0 && (
        <p className="text-quiet">
          No pending asset was found to conflict with another organisation’s approved asset.
        </p>
      )}
    </>
  );
}

/** Filters the list to the rows that a notice counts, and takes the filter off again. */
function ShowOnly({ which, state }: { which: 'yes' | 'approved'; state: TableState }) {
  const chosen = state.filters['conflict'] === which;
  return (
    <Button
      size="sm"
      aria-pressed={chosen}
      className="aria-pressed:bg-tint aria-pressed:text-brand-deep"
      onClick={() => state.setFilter('conflict', chosen ? '' : which)}
    >
      Show only these
    </Button>
  );
}

function Searching({
  search,
  onStop,
  onAgain,
}: {
  search: ConflictSearch;
  onStop: () => void;
  onAgain: () => void;
}) {
  const worthAWord = useSlow(search.is === 'running', PATIENCE_MS);
  if (search.is === 'running') {
    if (!worthAWord) return null;
    return (
      <Notice
        tone="info"
        action={
          <Button size="sm" onClick={onStop}>
            Stop
          </Button>
        }
      >
        {`Comparing the assets of different organisations: ${formatNumber(search.done)} of ${formatNumber(search.total)}`}
      </Notice>
    );
  }
  if (search.is !== 'stopped' && search.is !== 'failed') return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={onAgain}>
          Compare
        </Button>
      }
    >
      {search.is === 'stopped'
        ? 'The comparison with other organisations’ assets was stopped: not all conflicts are flagged.'
        : 'The assets of different organisations could not be compared: conflicts are not flagged.'}
    </Notice>
  );
}
