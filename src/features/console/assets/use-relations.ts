import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import { findEndings } from './endings.ts';
import { inTime } from './in-time.ts';
import { askRelations, type OwnRelations } from './relations.ts';
import { findStrangers, type Strangers } from './strangers.ts';
import type { AlertedNames } from './use-named-alerts.ts';

const NONE: OwnRelations = new Map();
const NO_NAMES: ReadonlySet<string> = new Set();
const NO_STRANGERS: Strangers = new Map();

/** What the engine says of new names; each part is empty where the engine fails at it. */
export interface NamesRead {
  readonly relations: OwnRelations;
  /** Those of the names that are public endings; see endings.ts. */
  readonly endings: ReadonlySet<string>;
}

export interface Relations extends NamesRead {
  /** `failed`: there is no worker that could answer. The relations are of the names asked about now. */
  readonly is: 'asking' | 'known' | 'failed';
  /** Those of the names that share nothing with the organisation's own; see strangers.ts. */
  readonly strangers: Strangers;
  /** The answer once it is there; null where it takes too long. */
  readonly settled: () => Promise<NamesRead | null>;
}

interface Answer extends Pick<Relations, 'strangers' | 'endings'> {
  readonly to: object;
  /** Null where the engine failed. */
  readonly relations: OwnRelations | null;
}

const NOTHING = { relations: NONE, endings: NO_NAMES };

/**
 * How new names are related to the organisation's own, and which are no organisation's.
 *
 * @param names ASCII forms; memoised
 * @param own the assets that are there; memoised
 * @param alerts those of the names that are in alerts; see askRelations
 */
export function useRelations(
  names: readonly string[],
  own: readonly Asset[],
  alerts: AlertedNames,
): Relations {
  const question = useMemo(() => ({ names, own, alerts }), [names, own, alerts]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef<Promise<NamesRead>>(Promise.resolve(NOTHING));
  const isNothing = names.length === 0;

  useEffect(() => {
    if (isNothing) {
      asked.current = Promise.resolve(NOTHING);
      return undefined;
    }
    const { signal, abort } = abortable();
    const { names: which, own: others, alerts: about } = question;
    const asking =
      others.length === 0
        ? Promise.resolve(NONE)
        : askRelations(which, others, about, signal).catch(() => null);
    const ending = findEndings(which).catch(() => NO_NAMES);
    const finding = findStrangers(
      which,
      others.map(({ name }) => name),
    ).catch(() => NO_STRANGERS);
    asked.current = Promise.all([asking, ending]).then(([relations, endings]) => ({
      relations: relations ?? NONE,
      endings,
    }));
    void Promise.all([asking, ending, finding]).then(([relations, endings, strangers]) => {
      if (signal.aborted) return;
      const unlike = [...strangers].filter(([name]) => !relations?.has(name));
      setAnswer({ to: question, relations, endings, strangers: new Map(unlike) });
    });
    return abort;
  }, [question, isNothing]);

  const settled = useCallback(async () => inTime(asked.current), []);

  const nothing = { ...NOTHING, strangers: NO_STRANGERS, settled };
  if (isNothing) return { ...nothing, is: 'known' };
  if (answer?.to !== question) return { ...nothing, is: 'asking' };
  const { relations, endings, strangers } = answer;
  return relations
    ? { is: 'known', relations, endings, strangers, settled }
    : { ...nothing, endings, is: 'failed' };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
