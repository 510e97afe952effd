import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ApprovalRow, Tie } from '@/features/shared/conflicts/approval-rows.ts';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';
import { askTies, strongestOf, type TieQuestion } from './ties.ts';

interface NameFacts {
  readonly isEnding: boolean;
  /** Undefined where the organisation is not known. */
  readonly tie: Tie | undefined;
}

interface PendingName {
  readonly id: string;
  readonly ascii: string;
  readonly question: TieQuestion | null;
}

const NOTHING: ReadonlyMap<string, NameFacts> = new Map();
const NO_ROWS: readonly ApprovalRow[] = [];

/** The pending names, each with what its organisation is known by; the names of apps are no domains. */
function pendingIn(rows: readonly ApprovalRow[]): PendingName[] {
  const approved = new Map<string, string[]>();
  for (const { asset, owner } of rows) {
    if (!owner) continue;
    const names = approved.get(owner.id) ?? [];
    approved.set(owner.id, names);
    if (asset.approved) names.push(asset.name);
  }
  return rows.flatMap(({ asset: { id, name, approved: isApproved }, owner }) => {
    const ascii = isApproved || id === '' ? null : domainOf(name);
    if (ascii === null) return [];
    const names = owner && approved.get(owner.id);
    return [{ id, ascii, question: names ? { ascii, email: owner.email, approved: names } : null }];
  });
}

async function ask(pending: readonly PendingName[]): Promise<ReadonlyMap<string, NameFacts>> {
  const asked = pending.flatMap(({ question }) => question ?? []);
  const [endings, ties] = await Promise.all([
    engine().endings(pending.map(({ ascii }) => ascii)),
    askTies(asked),
  ]);
  const found = new Map(asked.map((question, at) => [question, ties[at]]));
  return new Map(
    pending.map(({ id, question }, at) => {
      const tie = question ? found.get(question) : undefined;
      return [id, { isEnding: endings[at] === true, tie: tie && strongestOf(tie) }];
    }),
  );
}

/**
 * What the engine tells of the pending names by themselves, whatever they conflict with: which are public
 * endings, and what ties each to its organisation. Two questions for the whole list. What was found before
 * stays until the new answer is there; where the engine fails, nothing is told.
 *
 * @param list memoised; undefined while there is none
 * @returns `unknown` until the first answer, or failure; `told` adds the facts to rows of the list
 */
export function useNameFacts(list: readonly ApprovalRow[] | undefined) {
  const rows = list ?? NO_ROWS;
  const pending = useMemo(() => pendingIn(rows), [rows]);
  const [facts, setFacts] = useState(NOTHING);
  const [unknown, setUnknown] = useState(true);

  useEffect(() => {
    if (pending.length === 0) return undefined;
    let isLate = false;
    const settle = (found: ReadonlyMap<string, NameFacts>) => {
      if (isLate) return;
      setFacts(found);
      setUnknown(false);
    };
    ask(pending).then(settle, () => settle(NOTHING));
    return () => {
      isLate = true;
    };
  }, [pending]);

  const told = useCallback(
    (some: readonly ApprovalRow[]): readonly ApprovalRow[] =>
      facts.size === 0
        ? some
        : some.map((row) => {
            const found = row.asset.approved ? undefined : facts.get(row.asset.id);
            return found ? { ...row, ...found } : row;
          }),
    [facts],
  );
  return { told, unknown: unknown && pending.length > 0 };
}
