import { useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { CaseSubject } from './model/types.ts';
import { askPage } from '@/components/page-actions.ts';
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

interface CaseToastProps {
  /** At most as many as fit a toast. */
  subjects: readonly CaseSubject[];
  done: string;
  /** End of the sentence on the page of the alert: what the user may press next; '' for nothing. */
  hint: string;
  /** True after a mark Reported without a recipient. For a single alert the toast offers to add one. */
  asksRecipient?: boolean | undefined;
}

/** A toast about alerts: what was done, and each name with its highlights. */
export function CaseToast({ subjects, done, hint, asksRecipient = false }: CaseToastProps) {
  const [first, ...more] = subjects;
  const isThere = alertAt(useLocation().pathname) === first?.alert;
  return (
    <>
      <span className="block">{capitalized(done) + (isThere ? hint : '')}</span>
      {subjects.map((subject) => (
        <SubjectName key={subject.alert} subject={subject} />
      ))}
      {asksRecipient && first && more.length === 0 && <AddRecipient subject={first} />}
    </>
  );
}

const useIsOwn = ({ asset, domain }: CaseSubject): boolean =>
  matchOwnDomain({ asset_name: asset, impersonating_domain: domain }, useOwnNames()) !== null;

/**
 * Links to the question for the recipient, on the page of the alert; renders nothing if a name is not to be reported.
 */
function AddRecipient({ subject }: { subject: CaseSubject }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOwn = useIsOwn(subject);
  if (isOwn || subject.domain === '') return null;
  return (
    <button
      type="button"
      className="min-h-6 text-brand underline underline-offset-2 max-md:min-h-11"
      onClick={() => {
        askPage('record-recipient');
        if (alertAt(pathname) === subject.alert) return;
        const isListed = pathname.startsWith(paths.admin.alerts());
        void navigate({
          pathname: paths.admin.alert(subject.alert),
          search: isListed ? search : '',
        });
      }}
    >
      Add recipient
    </button>
  );
}

function SubjectName({ subject }: { subject: CaseSubject }) {
  const { domain } = subject;
  const isOwn = useIsOwn(subject);
  const marked = useMarked(subject);
  if (domainOf(domain) === null) {
    return <span className="block">{labelText(domain, 'Alert without a domain')}</span>;
  }
  return (
    <MarkedName
      name={domain}
      marked={isOwn ? NO_HIGHLIGHTS : marked}
      forms={false}
      oneLine
      // At the bottom of a sidebar it also uses the room below the icon and the X.
      className="block! @max-[16rem]:-mr-10 @max-[16rem]:-ml-7 @max-[16rem]:max-w-none! @max-[16rem]:text-xs! @max-[16rem]:[&_.name]:text-xs!"
    />
  );
}
