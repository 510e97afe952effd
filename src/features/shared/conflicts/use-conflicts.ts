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
  /** The rows given, with what each of them conflicts with. */
  readonly rows: readonly ApprovalRow[];
  readonly search: ConflictSearch;
  /** Whether no comparison has ended yet: until then no row is known to be clean. */
  readonly unknown: boolean;
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

interface Found {
  readonly pending: readonly FoundConflict[];
  /** Between approved assets. */
  readonly pairs: readonly FoundConflict[];
}

const NOTHING: Found = { pending: [], pairs: [] };
const NO_ROWS: readonly ApprovalRow[] = [];

/** A conflict as the other asset sees it; a likeness holds for both. */
const turned = ({ id, other, kind, technique }: FoundConflict): FoundConflict => ({
  id: other,
  other: id,
  kind: kind === 'below' ? 'beside' : kind,
  technique,
});

/** The conflict of each asset, by id; of a pair both assets have one, whichever was found. */
const byAsset = (found: readonly FoundConflict[]): ReadonlyMap<string, FoundConflict> =>
  new Map([...found.map(turned), ...found].map((conflict) => [conflict.id, conflict]));

/** The rows with their conflicts. What was deleted or changed hands since is left to the search under way. */
function marked(rows: readonly ApprovalRow[], { pending, pairs }: Found): readonly ApprovalRow[] {
  if (pending.length === 0 && pairs.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.asset.id, row]));
  const waiting = new Map(pending.map((conflict) => [conflict.id, conflict]));
  const approved = byAsset(pairs);
  return rows.map((row) => {
    const conflict = (row.asset.approved ? approved : waiting).get(row.asset.id);
    const other = conflict && byId.get(conflict.other);
    if (!conflict || !other?.owner || !other.asset.approved) return row;
    const own = other.owner.id === row.owner?.id;
    // Of two approved names of one organisation nothing is left to decide.
    if (own && row.asset.approved) return row;
    const { kind, technique, lit } = conflict;
    const { id, name, creation_date: created } = other.asset;
    const { name: owner, email } = other.owner;
    return { ...row, conflict: { kind, technique, id, name, created, owner, email, own, lit } };
  });
}

/**
 * Compares pending assets with other organizations' approved ones, in the engine's worker, whenever the list has
 * changed. What was found before stays on screen until the new result is there.
 *
 * @param list memoised; undefined while there is none
 * @param ownersKnown false while the organizations are on their way, or could not be fetched
 * @param withPairs whether approved assets are compared with one another, too
 */
export function useConflicts(
  list: readonly ApprovalRow[] | undefined,
  ownersKnown: boolean,
  withPairs = false,
): Conflicts {
  const rows = list ?? NO_ROWS;
  const question = useMemo(() => questionOf(rows), [rows]);
  const { pending, approved, unowned } = question;
  const total = pending.length + (withPairs ? approved.length : 0);
  const isIdle = approved.length === 0 || total === 0;
  const [found, setFound] = useState(NOTHING);
  const [unknown, setUnknown] = useState(true);
  const [answer, setAnswer] = useState<{ to: Question; search: ConflictSearch } | null>(null);
  const job = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (to: Question) => {
      const { signal } = (job.current = new AbortController());
      const answers = (search: ConflictSearch) => {
        if (!signal.aborted) setAnswer({ to, search });
      };
      const compare = async (names: readonly OwnedName[], before: number) =>
        engine().findConflicts(
          names,
          to.approved,
          (done) =>
            answers({
              is: 'running',
              done: before + done,
              total: to.pending.length + (withPairs ? to.approved.length : 0),
            }),
          signal,
        );
      try {
        const first = await compare(to.pending, 0);
        if (signal.aborted) return;
        setFound(({ pairs }) => ({ pending: first, pairs }));
        setUnknown(false);
        const pairs = withPairs ? await compare(to.approved, to.pending.length) : [];
        if (!signal.aborted) setFound({ pending: first, pairs });
        answers({ is: 'done' });
      } catch {
        answers({ is: 'failed' });
      }
    },
    [withPairs],
  );

  useEffect(() => {
    if (isIdle) return undefined;
    void ask(question);
    return () => job.current?.abort();
  }, [question, isIdle, ask]);

  return {
    rows: useMemo(() => marked(rows, found), [rows, found]),
    search: isIdle
      ? { is: 'idle' }
      : answer?.to === question
        ? answer.search
        : { is: 'running', done: 0, total },
    unknown: unknown && !isIdle,
    uncompared: ownersKnown ? unowned : 0,
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
