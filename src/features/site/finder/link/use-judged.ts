import { useEffect, useState } from 'react';
import { engine } from '@/lookalike/engine.ts';
import { judgeSent } from './judge-sent.ts';
import type { Judged } from './judged.ts';

/**
 * The links of what was sent with their verdicts, the worst first.
 *
 * @param domain the company's (ASCII form); '' where none was given
 * @param sent any text. Hostile
 * @param called what the company was called where that is no address; ''. With a domain it is the name that stood for
 *   it. Hostile: any text
 * @returns `judged` is null until all are there
 */
export function useJudged(domain: string, sent: string, called: string) {
  const [answer, setAnswer] = useState<{ key: string; judged: readonly Judged[] | null }>();
  const [tries, setTries] = useState(0);
  // No domain holds a space.
  const key = `${tries} ${domain} ${called} ${sent}`;
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (judged: readonly Judged[] | null) => {
      if (!leaving.signal.aborted) setAnswer({ key, judged });
    };
    const meant = domain === '' ? { called } : { byName: called !== '' };
    void judgeSent(sent, domain, engine(), leaving.signal, meant).then(tell, () => tell(null));
    return () => leaving.abort();
  }, [domain, sent, called, key]);
  const current = answer?.key === key ? answer : undefined;
  return {
    judged: current?.judged ?? null,
    failed: current?.judged === null,
    retry: () => setTries(tries + 1),
  };
}
