import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { askOwnNames, type OwnRelations } from './own-names.ts';

/** Longer than this a press on the button does not wait for the comparison. */
const WORTH_WAITING_MS = 1_500;
const NONE: OwnRelations = new Map();

export interface OwnNames {
  /** `failed`: there is no worker that could answer. */
  readonly is: 'asking' | 'known' | 'failed';
  /** Of the names that are asked about now, never of those before. */
  readonly relations: OwnRelations;
  /** The answer once it is there; null where it fails or takes too long. */
  readonly settled: () => Promise<OwnRelations | null>;
}

/**
 * How new names are related to the organisation's own.
 *
 * @param names ASCII forms; memoised
 * @param own the assets that are there; memoised
 */
export function useOwnNames(names: readonly string[], own: readonly Asset[]): OwnNames {
  const question = useMemo(() => ({ names, own }), [names, own]);
  const [answer, setAnswer] = useState<{ to: object; relations: OwnRelations | null } | null>(null);
  const asked = useRef<Promise<OwnRelations | null>>(Promise.resolve(NONE));
  const isNothing = names.length === 0 || own.length === 0;

  useEffect(() => {
    if (isNothing) {
      asked.current = Promise.resolve(NONE);
      return undefined;
    }
    const { signal, abort } = abortable();
    const { names: which, own: others } = question;
    const asking = askOwnNames(which, others, signal).catch(() => null);
    asked.current = asking;
    void asking.then((relations) => {
      if (!signal.aborted) setAnswer({ to: question, relations });
    });
    return abort;
  }, [question, isNothing]);

  const settled = useCallback(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), WORTH_WAITING_MS);
    });
    const first = await Promise.race([asked.current, enough]);
    clearTimeout(timer);
    return first;
  }, []);

  if (isNothing) return { is: 'known', relations: NONE, settled };
  if (answer?.to !== question) return { is: 'asking', relations: NONE, settled };
  return answer.relations
    ? { is: 'known', relations: answer.relations, settled }
    : { is: 'failed', relations: NONE, settled };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
