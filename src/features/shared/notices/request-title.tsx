import type { ReactNode } from 'react';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { count } from '@/lib/format.ts';

const TITLE = 'Prepare takedown request';

/** The dialog's title: it names what the request is about, so that nobody writes about another name unawares. */
export function requestTitle(
  alerts: readonly Pick<ImpersonationAlert, 'impersonating_domain'>[],
): ReactNode {
  const [first] = alerts;
  if (first === undefined) return TITLE;
  if (alerts.length > 1) return `${TITLE}: ${count(alerts.length, 'name')}`;
  return (
    <>
      {`${TITLE}: `}
      <DomainName
        name={first.impersonating_domain}
        forms={false}
        className="inline! align-baseline!"
      />
    </>
  );
}
