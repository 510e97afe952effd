import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { askOwnNames, type OwnRelations } from './own-names.ts';
import { findStrangers } from './strangers.ts';

/** Longer than this a press on the button does not wait for the comparison. */
const WORTH_WAITING_MS = 1_500;
const NONE: OwnRelations = new Map();
const NO_STRANGERS: ReadonlySet<string> = new Set();

export interface OwnNames {
  /** `failed`: there is no worker that could answer. */
  readonly is: 'asking' | 'known' | 'failed';
  /** Of the names that are asked about now, never of those before. */
  readonly relations: OwnRelations;
  /** Those of the names that share nothing with the organisation's own; see strangers.ts. */
  readonly strangers: ReadonlySet<string>;
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
  const [answer, setAnswer] = useState<
    | (Pick<OwnNames, 'strangers'> & {
        to: object;
        relations: OwnRelations | null;
      })
    | null
  >(null);
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
    const ownNames = others.map(({ name }) => name);
    const finding = findStrangers(which, ownNames).catch(() => NO_STRANGERS);
    void Promise.all([asking, finding]).then(([relations, strangers]) => {
      if (signal.aborted) return;
      const unlike = [...strangers].filter((name) => !relations?.has(name));
      setAnswer({ to: question, relations, strangers: new Set(unlike) });
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

  const nothing = { relations: NONE, strangers: NO_STRANGERS, settled };
  if (isNothing) return { ...nothing, is: 'known' };
  if (answer?.to !== question) return { ...nothing, is: 'asking' };
  const { relations, strangers } = answer;
  return relations ? { is: 'known', relations, strangers, settled } : { ...nothing, is: 'failed' };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
