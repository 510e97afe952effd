import { Link } from 'react-router-dom';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { paths } from '@/paths.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { Panel, PanelNote } from './Panel.tsx';
import { useOwnLookalikes } from './use-own-lookalikes.ts';

const SHOWN = 10;

const ROW = 'flex min-h-10 items-center justify-between gap-4 border-b border-hairline';

/** What could imitate a name, for the time before the first alert. Input: the name in ASCII. */
export function OwnLookalikes({ domain }: { domain: string }) {
  const found = useOwnLookalikes(domain, SHOWN);
  return (
    <Panel title={`While you wait: the lookalikes of ${toUnicode(domain)}`}>
      {found === null ? (
        <PanelNote>The lookalikes could not be made in this browser.</PanelNote>
      ) : (
        <>
          <p className="py-2.5 text-quiet">
            These are possibilities, one for each technique. Whether any is registered, only a
            registry can say; once your asset is approved, we watch which of them appear.
          </p>
          <ul aria-busy={found === undefined} className="border-t border-hairline">
            {found === undefined
              ? Array.from({ length: SHOWN }, (_, row) => (
                  <li key={row} className={ROW}>
                    <Skeleton className="w-2/5" />
                  </li>
                ))
              : found.shown.map(({ name, technique, marked }) => (
                  <li key={name} className={ROW}>
                    <span className="flex min-w-0">
                      <MarkedName name={name} marked={marked} forms={false} oneLine />
                    </span>
                    <span className="shrink-0 text-quiet">{TECHNIQUE_NAMES[technique]}</span>
                  </li>
                ))}
          </ul>
          <p className="min-h-11 pt-3">
            {found && (
              <Link
                to={{ pathname: paths.lookalikes(), hash: fragmentFor(domain) }}
                className="font-semibold text-brand-deep underline underline-offset-3"
              >
                See all {formatNumber(found.total)} in the lookalike finder
              </Link>
            )}
          </p>
        </>
      )}
    </Panel>
  );
}
