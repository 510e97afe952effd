import { useEffect, useState } from 'react';
import type { CaseSubject } from '@/cases/types.ts';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { domainOf } from '@/lib/hostname.ts';
import { labelText } from '@/lib/visible-text.ts';
import { engine } from '@/lookalike/engine.ts';
import type { Marked } from '@/lookalike/lit-graphemes.ts';

/** What the engine marks in an imitating name; null until it has answered, and where it cannot say. */
function useMarked({ asset, domain }: CaseSubject): Marked | null {
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    engine()
      .compare([{ asset, candidate: domain }], asking.signal)
      .then(([found]) => {
        if (!asking.signal.aborted) setMarked(found?.marked ?? null);
      })
      // The name still has its foreign letters lit.
      .catch(() => {});
    return () => asking.abort();
  }, [asset, domain]);
  return marked;
}

/** A toast about one alert: what was done, and below it the name as the alert's page marks it. */
export function CaseNews({ subject, done }: { subject: CaseSubject; done: string }) {
  const { domain } = subject;
  const marked = useMarked(subject);
  return (
    <>
      <span className="block">{capitalized(done)}</span>
      {domainOf(domain) === null ? (
        <span className="block">{labelText(domain, 'Alert without a domain')}</span>
      ) : (
        <MarkedName
          name={domain}
          marked={marked}
          forms={false}
          oneLine
          // In the foot of a sidebar it takes the room below the icon and the X as well.
          className="block! @max-[16rem]:-mr-10 @max-[16rem]:-ml-7 @max-[16rem]:max-w-none! @max-[16rem]:[&_.name]:text-xs!"
        />
      )}
    </>
  );
}
