import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FoundConflict, OwnedName } from '@/lookalike/conflicts.ts';
import { engine } from '@/lookalike/engine.ts';
import type { ApprovalRow } from './approval-rows.ts';

export type ConflictSearch =
  /** Nothing to compare, or the owners are not known. */
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly done: number; readonly total: number }
  | { readonly is: 'done' }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed' };

interface Conflicts {
  /** The rows given, with what each pending one conflicts with. */
  readonly rows: readonly ApprovalRow[];
  readonly search: ConflictSearch;
  /** Pending assets that no comparison covers, since their owner is not known. */
  readonly uncompared: number;
  readonly stop: () => void;
  readonly again: () => void;
}

interface Question {
  readonly pending: readonly OwnedName[];
  readonly approved: readonly OwnedName[];
  /** How many pending assets are left out. */
  readonly unowned: number;
}

/** An asset whose organization is known: only then is it known to be another's. */
const nameOf = ({ asset, owner }: ApprovalRow): OwnedName[] =>
  owner && asset.id !== '' ? [{ id: asset.id, name: asset.name, owner: owner.id }] : [];

function questionOf(rows: readonly ApprovalRow[]): Question {
  const waiting = rows.filter(({ asset }) => !asset.approved);
  const pending = waiting.flatMap(nameOf);
  const approved = rows.filter(({ asset }) => asset.approved).flatMap(nameOf);
  return { pending, approved, unowned: waiting.length - pending.length };
}

const isIdle = ({ pending, approved }: Question) => pending.length === 0 || approved.length === 0;

const NOTHING: readonly FoundConflict[] = [];
const NO_ROWS: readonly ApprovalRow[] = [];

/**
 * Compares pending assets with other organizations' approved ones, in the engine's worker, whenever the list has
 * changed. What was found before stays on screen until the new result is there.
 *
 * @param list memoised; undefined while there is none
 * @param ownersKnown false while the organizations are on their way, or could not be fetched
 */
export function useConflicts(
  list: readonly ApprovalRow[] | undefined,
  ownersKnown: boolean,
): Conflicts {
  const rows = list ?? NO_ROWS;
  const question = useMemo(() => questionOf(rows), [rows]);
  const [found, setFound] = useState(NOTHING);
  const [answer, setAnswer] = useState<{ to: Question; search: ConflictSearch } | null>(null);
  const job = useRef<AbortController | null>(null);

  const ask = useCallback(async (to: Question) => {
    const { signal } = (job.current = new AbortController());
    const { pending, approved } = to;
    const answers = (search: ConflictSearch) => {
      if (!signal.aborted) setAnswer({ to, search });
    };
    const onProgress = (done: number) => answers({ is: 'running', done, total: pending.length });
    try {
      const conflicts = await engine().findConflicts(pending, approved, onProgress, signal);
      if (!signal.aborted) setFound(conflicts);
      answers({ is: 'done' });
    } catch {
      answers({ is: 'failed' });
    }
  }, []);

  useEffect(() => {
    if (isIdle(question)) return undefined;
    void ask(question);
    return () => job.current?.abort();
  }, [question, ask]);

  const marked = useMemo(() => {
    if (found.length === 0) return rows;
    const byId = new Map(rows.map((row) => [row.asset.id, row]));
    const conflicts = new Map(found.map((conflict) => [conflict.id, conflict]));
    return rows.map((row) => {
      const conflict = row.asset.approved ? undefined : conflicts.get(row.asset.id);
      const other = conflict && byId.get(conflict.other);
      // The asset was deleted or changed hands since: the search under way decides.
      if (!conflict || !other?.owner || !other.asset.approved) return row;
      if (other.owner.id === row.owner?.id) return row;
      const { kind, technique } = conflict;
      const { name } = other.asset;
      return { ...row, conflict: { kind, technique, name, owner: other.owner.name } };
    });
  }, [rows, found]);

  return {
    rows: marked,
    search: isIdle(question)
      ? { is: 'idle' }
      : answer?.to === question
        ? answer.search
        : { is: 'running', done: 0, total: question.pending.length },
    uncompared: ownersKnown ? question.unowned : 0,
    stop: () => {
      job.current?.abort();
      setAnswer({ to: question, search: { is: 'stopped' } });
    },
    again: () => {
      setAnswer(null);
      void ask(question);
    },
  };
}
