import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import type { InvalidName, WordedExplanation } from '@/lookalike/index.ts';

/** What the engine says of two names. */
export type Found = WordedExplanation | InvalidName;

/**
 * What the engine says of a company's domain beside the name of each link.
 *
 * @param hosts of each link its name; null where it has none, of which nothing is asked
 * @returns the answers in the order of `hosts`, all at once; null until they are there
 */
export function useComparisons(domain: string, hosts: readonly (string | null)[]) {
  const [answer, setAnswer] = useState<{ key: string; found: (Found | null)[] | null }>();
  const [tries, setTries] = useState(0);
  // No name holds a space.
  const asked = hosts.map((host) => host ?? '').join(' ');
  const key = `${tries} ${domain} ${asked}`;
  useEffect(() => {
    let gone = false;
    const tell = (found: (Found | null)[] | null) => {
      if (!gone) setAnswer({ key, found });
    };
    const ask = async (host: string) => (host === '' ? null : engine().explain(domain, host));
    void Promise.all(asked.split(' ').map(ask)).then(tell, () => tell(null));
    return () => {
      gone = true;
    };
  }, [domain, asked, key]);
  const current = answer?.key === key ? answer : undefined;
  return {
    found: current?.found ?? null,
    failed: current?.found === null,
    retry: () => setTries(tries + 1),
  };
}
