import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';

/** What the engine says of two names. */
export type Found = WordedExplanation | InvalidName;

/** What the engine says of the pair; nothing is asked while there is no host. */
export function useComparison(domain: string, host: string | null) {
  const [answer, setAnswer] = useState<{ key: string; found: Found | null }>();
  const [tries, setTries] = useState(0);
  const key = `${tries} ${domain} ${host ?? ''}`;
  useEffect(() => {
    if (host === null) return;
    let gone = false;
    const tell = (found: Found | null) => {
      if (!gone) setAnswer({ key, found });
    };
    void engine()
      .explain(domain, host)
      .then(tell, () => tell(null));
    return () => {
      gone = true;
    };
  }, [domain, host, key]);
  const current = answer?.key === key ? answer : undefined;
  return {
    found: current?.found ?? null,
    failed: current?.found === null,
    retry: () => setTries(tries + 1),
  };
}
