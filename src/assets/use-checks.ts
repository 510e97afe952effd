import { useMemo } from 'react';
import type { Asset } from '@/api/contract/index.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import { useCases } from '@/features/shared/cases/use-cases.ts';
import { domainOf } from '@/lib/hostname.ts';
import { useSlow } from '@/ui/use-slow.ts';
import { alertsAbout, type AlertAbout } from './alerts-about.ts';
import { askAboutNames } from './ask-about-names.ts';
import type { NameFacts } from './check-names.ts';
import { judgeName, type NameState } from './name-state.ts';
import { useAnswers } from './use-answers.ts';

/** A check that takes longer holds up no registration. */
const WORTH_WAITING_MS = 4_000;

const NO_ALERTS: readonly AlertAbout[] = [];

/** A domain that may be added, and what is known of it. */
export interface CheckedName {
  /** ASCII form. */
  readonly name: string;
  readonly state: NameState;
  /** Undefined while it is checked, null if it could not be compared. */
  readonly facts: NameFacts | null | undefined;
  readonly alerts: readonly AlertAbout[];
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
  list: AlertIndex | undefined,
): readonly CheckedName[] {
  const cases = useCases();
  const ask = useMemo(
    () => (some: readonly string[], signal: AbortSignal) =>
      askAboutNames(some, assets, list, signal),
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
        const about = alertsAbout(facts?.alerts, cases);
        const alerts = about.length > 0 ? about : NO_ALERTS;
        const state = listed.has(name) ? 'listed' : judgeName(name, facts, alerts.length, isLate);
        return { name, facts, alerts, state };
      }),
    [names, answers, cases, listed, isLate],
  );
}
