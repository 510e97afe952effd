import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AlertDns } from './alert-dns.ts';
import type { AlertIndex } from './alert-index.ts';
import type { AlertQuestion } from './alert-search.ts';
import { isNarrow, useAsksTechnique } from './use-found-alerts.ts';

/** They are counted once the reader has typed nothing for this long: the rows come first. */
const COUNT_AFTER_MS = 400;
/** The names of a longer list are read for a press alone. */
const LONGEST = 5_000;

/**
 * How many host names the resolver would be asked for now, in the alerts that answer a question. While they are
 * counted anew the last number stays.
 *
 * @returns null where that is not known: before the first answer, while a check runs, of a long list, and while
 *   names are being compared that the question depends on
 */
export function useUnchecked(
  list: AlertIndex,
  question: AlertQuestion,
  { check }: AlertDns,
): number | null {
  const runs = useSyncExternalStore(check.progress.subscribe, () =>
    ['running', 'waiting', 'paused'].includes(check.progress.get().is),
  );
  const compares = useSyncExternalStore(
    list.techniques.subscribe,
    () => list.techniques.state().is === 'comparing',
  );
  const told = useSyncExternalStore(list.told.subscribe, list.told.get);
  const waits = useAsksTechnique(question) && compares;
  const narrow = isNarrow(question);
  const unknown = runs || waits || list.summary.total > LONGEST;
  const [counted, setCounted] = useState<{ list: AlertIndex; many: number } | null>(null);
  useEffect(() => {
    if (unknown) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void list.countUnchecked(narrow ? question : null).then((many) => {
        if (current && many !== null) setCounted({ list, many });
      });
    }, COUNT_AFTER_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `told` changes when the number may
  }, [list, question, narrow, unknown, told]);
  return !unknown && counted?.list === list ? counted.many : null;
}
