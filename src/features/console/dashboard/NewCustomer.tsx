import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Asset } from '@/api/contract/index.ts';
import { AssetName } from '@/features/shared/names/AssetName.tsx';
import { StatusMark } from '@/components/StatusMark.tsx';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { graphemes } from '@/lib/invisible.ts';
import { mixedScriptLetters } from '@/lookalike/scripts.ts';
import { lists } from './counts.ts';
import { DatedList } from './DatedList.tsx';
import { Documentation } from './Documentation.tsx';
import { OwnLookalikes } from './OwnLookalikes.tsx';

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
