import { Fragment } from 'react';
import { HostileText } from '@/components/HostileText.tsx';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { highlightsFor } from '@/lookalike/highlights.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';

interface ReportedDetailsProps {
  names: readonly NoticeName[];
  /** Whether the mail, which is read anyway, says what was reported of a name. */
  isInMail: (name: NoticeName) => boolean;
}

/** What was reported of the name, or of those that the mail does not quote, which may speak against a takedown. */
export function ReportedDetails({ names, isInMail }: ReportedDetailsProps) {
  const isAlone = names.length === 1;
  const told = names.filter((name) => name.details.trim() !== '' && (isAlone || !isInMail(name)));
  const [first] = told;
  if (first === undefined) return null;
  if (isAlone) {
    return (
      <p className="text-xs break-words text-quiet">
        As reported: <HostileText text={first.details} />
      </p>
    );
  }
  return (
    <details className="group text-xs">
      <summary className="w-fit cursor-pointer py-1 text-sm font-semibold text-brand">
        As reported of each name
        <span className="mt-0.5 line-clamp-2 text-xs font-normal break-words text-quiet group-open:hidden">
          {[...new Set(told.map(({ details }) => details))].map((one, at) => (
            <Fragment key={one}>
              {at > 0 && ' · '}
              <HostileText text={one} />
            </Fragment>
          ))}
        </span>
      </summary>
      <ul aria-label="As reported of each name" className="border-t border-hairline">
        {told.map(({ alert, domain, details, explanation }) => (
          <li key={alert} className="grid gap-0.5 border-t border-hairline py-2 first:border-t-0">
            <MarkedName
              name={domain}
              marked={explanation && highlightsFor(explanation, domain)}
              forms={false}
            />
            <p className="break-words text-quiet">
              <HostileText text={details} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
