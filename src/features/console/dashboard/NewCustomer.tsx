import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import { fragmentFor } from '@/features/shared/domain-form/fragment.ts';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { formatNumber } from '@/lib/format.ts';
import { TECHNIQUE_NAMES } from '@/lookalike/technique-names.ts';
import { paths } from '@/paths.ts';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { lists } from './counts.ts';
import { DatedList } from './DatedList.tsx';
import { Documentation } from './Documentation.tsx';
import { Panel, PanelNote } from './Panel.tsx';
import { useOwnLookalikes } from './use-own-lookalikes.ts';

/** As many as one registers at the beginning; the Assets page has them all. */
const NAMES = 8;

function mixesAlphabets(name: string): boolean {
  const ascii = domainOf(name);
  return ascii !== null && mixedScriptLetters(graphemes(toUnicode(ascii))).size > 0;
}

/** What holds up a name that is written in two alphabets, and what its owner can do. */
const MixedNote = ({ name }: { name: string }) => (
  <span className="py-2">
    One of your names mixes two alphabets, as lookalikes do. It is reviewed before it is approved,
    and while it waits your other names are reviewed with it.{' '}
    <Link to={lists.assets({ q: name })} className="text-brand-deep underline underline-offset-3">
      Delete it if you did not mean it
    </Link>
  </span>
);

interface NewCustomerProps {
  assets: readonly Asset[];
  /** The name to show lookalikes of, in ASCII; null where none is known. */
  name: string | null;
  /** The three steps to the first alert. */
  steps: ReactNode;
  /** The way to add a name. */
  add: ReactNode;
}

/** The dashboard before the first alert: what to do, what is there, and what could imitate it. */
export function NewCustomer({ assets, name, steps, add }: NewCustomerProps) {
  const mixed = assets.find((asset) => !asset.approved && mixesAlphabets(asset.name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-12">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8 xl:col-span-7">
        {steps}
        <div>
          <DatedList
            title="Your names"
            more={{ label: `All ${assets.length}`, to: lists.assets() }}
            note={mixed && <MixedNote name={mixed.name} />}
            items={assets.slice(0, NAMES).map((asset, at) => ({
              key: `${at} ${asset.id}`,
              name: <AssetName name={asset.name} />,
              to: lists.assets({ q: asset.name }),
              by: <StatusMark approved={asset.approved} approvedLabel="Approved" />,
              date: asset.creation_date,
            }))}
            nothing="No names yet. Add the domain names your customers know you by."
          />
          <div className="pt-4">{add}</div>
        </div>
        <Documentation area="admin" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-8 xl:col-span-5">
        {name !== null && <OwnLookalikes domain={name} />}
      </div>
    </div>
  );
}

const SHOWN = 10;

const ROW = 'flex min-h-10 items-center justify-between gap-4 border-b border-hairline';

/** What could imitate a name, for the time before the first alert. Input: the name in ASCII. */
function OwnLookalikes({ domain }: { domain: string }) {
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
