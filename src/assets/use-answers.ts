import { startTransition, useEffect, useState } from 'react';

/** Names asked about at a time, so that the first answers of a long list come soon. */
const BATCH = 50;

type Ask<Answer> = (
  names: readonly string[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Answer>>;

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Asks a worker about names, once for each, in batches.
 *
 * @param names ASCII forms; memoised
 * @param ask memoised; another function drops what the one before answered
 * @returns the answers by name: null for a name that could not be answered, nothing for one that still waits
 */
export function useAnswers<Answer>(
  names: readonly string[],
  ask: Ask<Answer>,
): ReadonlyMap<string, Answer | null> {
  const [kept, setKept] = useState<{
    ask: Ask<Answer>;
    answers: ReadonlyMap<string, Answer | null>;
  }>({ ask, answers: NONE });
  const answers = kept.ask === ask ? kept.answers : NONE;
  useEffect(() => {
    const batch = names.filter((name) => !answers.has(name)).slice(0, BATCH);
    if (batch.length === 0) return undefined;
    const controller = new AbortController();
    const failed = () => NONE;
    void ask(batch, controller.signal)
      .catch(failed)
      .then((found) => {
        if (controller.signal.aborted) return;
        const fresh = batch.map((name) => [name, found.get(name) ?? null] as const);
        startTransition(() => setKept({ ask, answers: new Map([...answers, ...fresh]) }));
      });
    return () => controller.abort();
  }, [names, ask, answers]);
  return answers;
}
