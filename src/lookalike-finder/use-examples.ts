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
  const all = summaries.flatMap(({ kind, techniques, similarity }, at) =>
    techniques.includes(technique) ? [{ at, isMain: kind === technique, similarity }] : [],
  );
  // Some techniques, such as several at once, are never named first.
  const main = all.filter(({ isMain }) => isMain);
  const fitting = main.length > 0 ? main : all;
  const most = Math.max(...fitting.map(({ similarity }) => similarity)) - 1e-9;
  // The first word order is the best: a cut next to a word that the engine knows is made first.
  const equal =
    technique === 'word-order' ? fitting : fitting.filter(({ similarity }) => similarity >= most);
  // Among otherwise equal names the middle one is taken: a change there is easier to miss than at either end.
  const wanted = technique === 'word-order' || BY_BELIEF.has(technique) ? 0 : pairs.length / 2;
  const [best] = equal.toSorted((a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted));
  return best ? (pairs[best.at]?.candidate ?? null) : null;
}

const NONE: ReadonlyMap<Technique, string | null> = new Map();
