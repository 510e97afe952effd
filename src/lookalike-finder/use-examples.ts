import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import { TECHNIQUES, type GeneratedName, type Technique } from '@/lookalike/types.ts';
import { BY_BELIEF } from './technique-groups.ts';

const ENOUGH = 300;

/**
 * One example of each technique for a domain: of the first few hundred that the engine makes, the one that shows most
 * of the name.
 *
 * @param domain ASCII form; null asks for nothing
 * @returns examples as they arrive; null for a technique that makes none of this name
 */
export function useExamples(domain: string | null): ReadonlyMap<Technique, string | null> {
  const [answer, setAnswer] = useState<{
    domain: string;
    examples: ReadonlyMap<Technique, string | null>;
  }>();

  useEffect(() => {
    if (domain === null) return;
    const job = new AbortController();
    void (async () => {
      const examples = new Map<Technique, string | null>();
      try {
        for (const technique of TECHNIQUES) {
          const example = await bestExample(domain, technique, job.signal);
          if (job.signal.aborted) return;
          examples.set(technique, example);
          setAnswer({ domain, examples: new Map(examples) });
        }
      } catch {
        // The techniques are described without examples.
      }
    })();
    return () => job.abort();
  }, [domain]);

  return answer && answer.domain === domain ? answer.examples : NONE;
}

async function bestExample(
  domain: string,
  technique: Technique,
  signal: AbortSignal,
): Promise<string | null> {
  const pairs: { asset: string; candidate: string }[] = [];
  const take = (names: readonly GeneratedName[]) => {
    for (const name of names) pairs.push({ asset: domain, candidate: name.domain });
  };
  await engine().generate(domain, { techniques: [technique], limit: ENOUGH }, take, signal);
  const summaries = await engine().compare(pairs, signal);
  let best: { name: string; main: boolean; similarity: number; middle: number } | null = null;
  for (const [at, summary] of summaries.entries()) {
    const name = pairs[at]?.candidate;
    if (name === undefined || !summary.techniques.includes(technique)) continue;
    // Some techniques, such as several at once, are never named first.
    const main = summary.kind === technique;
    // The first word order is the best: a cut next to a word that the engine knows is made first.
    if (best?.main === true && (!main || technique === 'word-order')) continue;
    // Among otherwise equal names the middle one is taken: a change there is easier to miss than at either end.
    const wanted = BY_BELIEF.has(technique) ? 0 : pairs.length / 2;
    const middle = -Math.abs(at - wanted);
    if (
      best === null ||
      (main && !best.main) ||
      summary.similarity > best.similarity + 1e-9 ||
      (Math.abs(summary.similarity - best.similarity) <= 1e-9 && middle > best.middle)
    ) {
      best = { name, main, similarity: summary.similarity, middle };
    }
  }
  return best?.name ?? null;
}

const NONE: ReadonlyMap<Technique, string | null> = new Map();
