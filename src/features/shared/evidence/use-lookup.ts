import { useCallback, useEffect, useRef, useState } from 'react';

/** How far one question to the outside has come. */
export type Lookup<Answer> =
  | { readonly is: 'idle' }
  | { readonly is: 'asking' }
  | { readonly is: 'answered'; readonly answer: Answer };

interface LookupControls<Answer> {
  readonly lookup: Lookup<Answer>;
  /** Asks, again where there is an answer already. */
  readonly look: () => void;
  /** Ends the question; what was known before is shown again. */
  readonly cancel: () => void;
}

/** When an answer came, in milliseconds since the epoch. */
interface Dated {
  readonly at: number;
}

/**
 * One question that the reader asks by a press, never by itself.
 *
 * @param kept an answer of before or from another place on the page, or undefined; the newer one is shown
 * @param ask sends the question; rejects only when its signal is aborted
 */
export function useLookup<Answer extends Dated>(
  kept: Answer | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
): LookupControls<Answer> {
  const [given, setGiven] = useState<Answer>();
  const answer = given === undefined || (kept && kept.at > given.at) ? kept : given;
  const [isAsking, setAsking] = useState(false);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAsking(false);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  function look() {
    running.current?.abort();
    const job = new AbortController();
    running.current = job;
    setAsking(true);
    ask(job.signal).then(
      (found) => {
        if (running.current !== job) return;
        running.current = null;
        setGiven(found);
        setAsking(false);
      },
      () => {
        if (running.current === job) cancel();
      },
    );
  }

  const lookup: Lookup<Answer> = isAsking
    ? { is: 'asking' }
    : answer === undefined
      ? { is: 'idle' }
      : { is: 'answered', answer };
  return { lookup, look, cancel };
}
