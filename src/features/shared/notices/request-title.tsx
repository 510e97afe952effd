import type { ReactNode } from 'react';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { count } from '@/lib/format.ts';
import type { Highlights } from '@/lookalike/highlights.ts';

const TITLE = 'Prepare takedown request';

/**
 * The dialog's title. It names what the request is about, so that a reader notices when it is the wrong name.
 *
 * @param marked what the engine found in the name, where there is one name and that is known
 */
export function requestTitle(
  alerts: readonly Pick<ImpersonationAlert, 'impersonating_domain'>[],
  marked: Highlights | null = null,
): ReactNode {
  const [first] = alerts;
  if (first === undefined) return TITLE;
  if (alerts.length > 1) return `${TITLE}: ${count(alerts.length, 'name')}`;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{`${TITLE}:`}</span>{' '}
      <MarkedName
        name={first.impersonating_domain}
        marked={marked}
        forms={false}
        oneLine
        // What is cut is measured in whole characters of the rest of the line: headings set theirs closer.
        className="flex-1 basis-64 tracking-normal"
      />
    </span>
  );
}
