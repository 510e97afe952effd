import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { useCases } from '@/cases/index.ts';
import { domainOf } from '@/lib/read-name.ts';
import { engine } from '@/lookalike/engine.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { checkNames, judgeName, type NameFacts } from './check-names.ts';
import type { NameState } from './name-state.ts';

/** Milliseconds after which a check no longer delays the registration. */
const WORTH_WAITING_MS = 4_000;

const NO_ALERTS: readonly Alert[] = [];

/** A domain that may be added, and what is known about it. */
export interface CheckedName {
  /** ASCII form. */
  readonly name: string;
  readonly state: NameState;
  /** Undefined while it is checked, null if it could not be compared. */
  readonly facts: NameFacts | null | undefined;
  /** Alerts about it; the same array until they change. */
  readonly alerts: readonly Alert[];
}

/**
 * Asks the engine's worker about names, and looks for alerts about them.
 *
 * @param names ASCII forms
 * @param own the organisation's assets
 * @param list undefined while the alerts are not loaded: then none are found
 * @param signal ends the comparison early
 * @throws as Engine
 */
async function askAboutNames(
  names: readonly string[],
  own: readonly Asset[],
  list: AlertList | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, NameFacts>> {
  const compared = names.map((name) => ({ id: name, name, owner: 'new' }));
  const owned = own.map(({ name }, at) => ({ id: String(at), name, owner: 'own' }));
  const conflicts =
    owned.length > 0 ? await engine().findConflicts(compared, owned, () => {}, signal) : [];
  const explained = conflicts.map(async ({ id, other, kind }) => {
    const asset = own[Number(other)];
    const found = kind === 'lookalike' && asset ? await engine().explain(asset.name, id) : null;
    return found?.kind === 'explanation' ? [[id, found] as const] : [];
  });
  const explanations = new Map((await Promise.all(explained)).flat());
  const alerts = list?.around(new Set(names)) ?? new Map<string, readonly Alert[]>();
  return checkNames(names, own, { conflicts, explanations, alerts });
}

/**
 * Checks domains before they are added, each once.
 *
 * @param names ASCII forms; memoised
 * @param assets the organisation's assets; memoised
 * @param list undefined while the alerts are not loaded
 */
export function useChecks(
  names: readonly string[],
  assets: readonly Asset[],
  list: AlertList | undefined,
): readonly CheckedName[] {
  const cases = useCases();
  const ask = useCallback<Ask>(
    (some, signal) => askAboutNames(some, assets, list, signal),
    [assets, list],
  );
  const answers = useAnswers(names, ask);
  const isLate = useSlow(
    names.some((name) => !answers.has(name)),
    WORTH_WAITING_MS,
  );
  const listed = useMemo(() => new Set(assets.map(({ name }) => domainOf(name))), [assets]);
  return useMemo(
    () =>
      names.map((name): CheckedName => {
        const facts = answers.get(name);
        // Those marked Ours are no warning. While the marks are not known, none is.
        const isWarning = ({ id }: Alert) => id !== '' && cases.byAlert.get(id)?.status !== 'ours';
        const about = cases.known ? (facts?.alerts ?? []).filter(isWarning) : [];
        const alerts = about.length > 0 ? about : NO_ALERTS;
        const state = listed.has(name) ? 'listed' : judgeName(name, facts, alerts.length, isLate);
        return { name, facts, alerts, state };
      }),
    [names, answers, cases, listed, isLate],
  );
}

/** Number of names in one question, so that the first answers of a long list come soon. */
const BATCH = 50;

type Answered = ReadonlyMap<string, NameFacts | null>;
type Ask = (names: readonly string[], signal: AbortSignal) => Promise<Answered>;

const NONE: Answered = new Map();

/**
 * Asks a worker about names, once for each, in batches.
 *
 * @param names ASCII forms; memoised
 * @param ask memoised; a new function drops the answers of the previous one
 * @returns the answers by name: null for a name that could not be answered, missing for one that still waits
 */
function useAnswers(names: readonly string[], ask: Ask): Answered {
  const [kept, setKept] = useState({ ask, answers: NONE });
  const answers = kept.ask === ask ? kept.answers : NONE;
  useEffect(() => {
    const batch = names.filter((name) => !answers.has(name)).slice(0, BATCH);
    if (batch.length === 0) return undefined;
    const controller = new AbortController();
    void ask(batch, controller.signal)
      .catch(() => NONE)
      .then((found) => {
        if (controller.signal.aborted) return;
        const fresh = batch.map((name) => [name, found.get(name) ?? null] as const);
        startTransition(() => setKept({ ask, answers: new Map([...answers, ...fresh]) }));
      });
    return () => controller.abort();
  }, [names, ask, answers]);
  return answers;
}
