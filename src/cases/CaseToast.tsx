import { useEffect, useState } from 'react';
import { matchPath } from 'react-router-dom';
import type { CaseSubject } from './model/types.ts';
import { matchOwnDomain, useOwnNames } from '@/assets/model/own-names.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { engine } from '@/lookalike/engine.ts';
import { NO_HIGHLIGHTS, type Highlights } from '@/lookalike/highlights.ts';
import { paths } from '@/paths.ts';

/** The id of the alert whose page a path is; undefined for any other. */
export const alertAt = (pathname: string): string | undefined =>
  matchPath(`${paths.admin.alerts()}/:id`, pathname)?.params.id;

/** Returns the engine's highlights of an imitating name; null until it has answered, and if it cannot say. */
function useMarked({ asset, domain }: CaseSubject): Highlights | null {
  const [marked, setMarked] = useState<Highlights | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    engine()
      .compare([{ asset, candidate: domain }], asking.signal)
      .then(([found]) => {
        if (!asking.signal.aborted) setMarked(found?.marked ?? null);
      })
      // The name still has its foreign letters highlighted.
      .catch(() => {});
    return () => asking.abort();
  }, [asset, domain]);
  return marked;
}

/** A toast about one alert: what was done, and its name with its highlights. */
export function CaseToast({ subject, done }: { subject: CaseSubject; done: string }) {
  const { asset, domain } = subject;
  const alert = { asset_name: asset, impersonating_domain: domain };
  const isOwn = matchOwnDomain(alert, useOwnNames()) !== null;
  const marked = useMarked(subject);
  return (
    <>
      <span className="block">{capitalized(done)}</span>
      {domainOf(domain) === null ? (
        <span className="block">{labelText(domain, 'Alert without a domain')}</span>
      ) : (
        <MarkedName
          name={domain}
          marked={isOwn ? NO_HIGHLIGHTS : marked}
          forms={false}
          oneLine
          // At the bottom of a sidebar it also uses the room below the icon and the X.
          className="block! @max-[16rem]:-mr-10 @max-[16rem]:-ml-7 @max-[16rem]:max-w-none! @max-[16rem]:text-xs! @max-[16rem]:[&_.name]:text-xs!"
        />
      )}
    </>
  );
}
