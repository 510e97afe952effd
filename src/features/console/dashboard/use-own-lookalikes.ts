import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import type { Highlights } from '@/lookalike/highlights.ts';
import type { GeneratedName, Technique } from '@/lookalike/types.ts';

/** A lookalike, and what deceives in it (null where the engine cannot say). */
export interface LitLookalike {
  readonly name: string;
  readonly technique: Technique;
  readonly marked: Highlights | null;
}

export interface OwnLookalikes {
  readonly shown: readonly LitLookalike[];
  /** How many names there are in all. */
  readonly total: number;
}

/** The most deceptive name of each technique; the most deceptive of these first. */
function bestOf(names: readonly GeneratedName[], most: number): GeneratedName[] {
  const best = new Map<Technique, GeneratedName>();
  for (const name of names) {
    const [technique] = name.techniques;
    if (technique === undefined) continue;
    const known = best.get(technique);
    if (!known || name.deception > known.deception) best.set(technique, name);
  }
  return [...best.values()].toSorted((a, b) => b.deception - a.deception).slice(0, most);
}

async function find(domain: string, most: number, signal: AbortSignal): Promise<OwnLookalikes> {
  const names: GeneratedName[] = [];
  await engine().generate(domain, {}, (batch) => names.push(...batch), signal);
  const best = bestOf(names, most);
  const pairs = best.map(({ domain: candidate }) => ({ asset: domain, candidate }));
  const summaries = await engine().compare(pairs, signal);
  const shown = best.flatMap(({ domain: name, techniques: [technique] }, at) => {
    return technique ? [{ name, technique, marked: summaries[at]?.marked ?? null }] : [];
  });
  return { shown, total: names.length };
}

/**
 * The lookalikes of a name, one of each technique, made in this browser.
 *
 * @param domain in ASCII
 * @param most how many at most
 * @returns undefined while they are made, null when that failed
 */
export function useOwnLookalikes(domain: string, most: number): OwnLookalikes | null | undefined {
  const [found, setFound] = useState<{ domain: string; names: OwnLookalikes | null }>();
  useEffect(() => {
    const job = new AbortController();
    find(domain, most, job.signal).then(
      (names) => {
        if (!job.signal.aborted) setFound({ domain, names });
      },
      () => {
        if (!job.signal.aborted) setFound({ domain, names: null });
      },
    );
    return () => job.abort();
  }, [domain, most]);
  return found?.domain === domain ? found.names : undefined;
}
