import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import { roundsOf, testable, type Candidate, type Named, type Round, TESTED } from './rounds.ts';

/** Enough for every letter of a long name. */
const ENOUGH = 1_500;
/** Of each technique, to be explained by the engine: the test shows fifteen in all. */
const EXPLAINED = 300;

/**
 * The rounds of a domain's test, made by the engine.
 *
 * @param asset ASCII form
 * @returns null while they are made; none where the name offers no test, or the engine does not answer
 */
export function useRounds(asset: string): readonly Round[] | null {
  const [made, setMade] = useState<{ asset: string; rounds: readonly Round[] }>();

  useEffect(() => {
    const job = new AbortController();
    void (async () => {
      let rounds: readonly Round[] = [];
      try {
        rounds = roundsOf(asset, await candidatesOf(asset, job.signal));
      } catch {
        // The list below says that the engine does not answer.
      }
      if (!job.signal.aborted) setMade({ asset, rounds });
    })();
    return () => job.abort();
  }, [asset]);

  return made?.asset === asset ? made.rounds : null;
}

async function candidatesOf(asset: string, signal: AbortSignal): Promise<Candidate[]> {
  const names = new Map<string, Named>();
  for (const technique of TESTED) {
    const domains: string[] = [];
    await engine().generate(
      asset,
      { techniques: [technique], limit: ENOUGH },
      (batch) => domains.push(...batch.map(({ domain }) => domain)),
      signal,
    );
    if (signal.aborted) return [];
    for (const named of testable(asset, domains, EXPLAINED)) names.set(named.domain, named);
  }
  const found = [...names.values()];
  const pairs = found.map(({ domain: candidate }) => ({ asset, candidate }));
  const summaries = await engine().compare(pairs, signal);
  return summaries.flatMap(({ kind, techniques: [technique], similarity }, at) => {
    const named = found[at];
    return named && technique !== undefined && kind === technique
      ? [{ ...named, technique, similarity }]
      : [];
  });
}
