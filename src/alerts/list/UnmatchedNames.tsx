import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  useKnownAssets,
  matchOwnDomain,
  useOwnNames,
  type OwnNames,
} from '@/assets/model/own-names.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { MailAddress } from '@/components/MailAddress.tsx';
import { config } from '@/config.ts';
import { isAlertId, type Indicator } from '@/alerts/model/pasted-indicators.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { defang } from '@/lib/defang.ts';
import { formatNumber } from '@/lib/format.ts';
import { engine } from '@/lookalike/engine.ts';
import { Button } from '@/ui/Button.tsx';
import { useCopy } from '@/ui/use-copy.ts';

/** Maximum number of names of a kind that are shown. */
const SHOWN = 20;

/** Lists names that no alert is about: own names, lookalikes of own names, and what can be done. */
export function UnmatchedNames({ missing }: { missing: readonly Indicator[] }) {
  const found = useMissingNames(missing);
  if (found === undefined) return null;
  const { own, alike, others } = found;
  const foreign = [...alike.map(({ name }) => name), ...others];
  return (
    <>
      {own.length > 0 && (
        <Names lead="Your own, and so not to be reported: ">
          {own.map((name) => (
            <DomainName key={name} name={name} />
          ))}
        </Names>
      )}
      {alike.length > 0 && (
        <Names lead="Not among them, but like your own: ">
          {alike.map(({ name, asset, marked }) => (
            <span key={name}>
              <MarkedName name={name} marked={marked} /> (like{' '}
              <DomainName name={asset} forms={false} />)
            </span>
          ))}
        </Names>
      )}
      {others.length > 0 && (
        <Names lead="Not among them: ">
          {others.map((item) =>
            isAlertId(item) ? (
              <span key={item} className="font-mono">
                <HostileText text={item} />
              </span>
            ) : (
              <DomainName key={item} name={item} />
            ),
          )}
        </Names>
      )}
      {foreign.length > 0 && <WhatNow foreign={foreign} />}
    </>
  );
}

function Names({ lead, children }: { lead: string; children: readonly ReactNode[] }) {
  const more = children.length - SHOWN;
  return (
    <p className="wrap-anywhere text-quiet">
      {lead}
      {children.slice(0, SHOWN).map((child, at) => (
        // They are in the order of the search and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && ', '}
          {child}
        </span>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </p>
  );
}

/** Where to report an unknown name: we need not know it as a lookalike. */
function WhatNow({ foreign }: { foreign: readonly string[] }) {
  const { copied, copy } = useCopy(foreign.map(defang).join('\n'));
  const them = foreign.length === 1 ? 'it' : 'them';
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
      <Button size="sm" className="max-md:h-11" onClick={copy}>
        {copied ? 'Copied' : `Copy ${them} defanged`}
      </Button>
      <span>
        No alert is about {them}. A name that imitates you: send it to{' '}
        <MailAddress address={config.supportEmail} />.
      </span>
    </p>
  );
}

/** Returns the organisation's own among some names, and those that are like one, with that asset. */
async function compare(
  names: readonly string[],
  assets: readonly string[],
  ownNames: OwnNames,
  signal: AbortSignal,
) {
  const isOwn = (name: string) =>
    matchOwnDomain({ asset_name: '', impersonating_domain: name }, ownNames) !== null;
  const own = names.filter(isOwn);
  const rest = names.filter((name) => !isOwn(name));
  const conflicts = await engine().findConflicts(
    rest.map((name) => ({ id: name, name, owner: 'searched' })),
    assets.map((name) => ({ id: name, name, owner: 'own' })),
    () => {},
    signal,
  );
  const pairs = conflicts
    .filter(({ kind }) => kind === 'lookalike')
    .map(({ id, other }) => ({ asset: other, candidate: id }));
  const summaries = pairs.length === 0 ? [] : await engine().compare(pairs, signal);
  const alike = pairs.map(({ asset, candidate }, at) => ({
    name: candidate,
    asset,
    // Null if the engine cannot say which characters deceive.
    marked: summaries[at]?.marked ?? null,
  }));
  return { own, alike };
}

/**
 * Compares searched names that no alert is about with the organisation's own. If the assets or the engine fail, all of
 * them stay `others`, like ids and unlike names; undefined until there is a result or a failure.
 */
function useMissingNames(missing: readonly Indicator[]) {
  const assets = useKnownAssets();
  const ownNames = useOwnNames();
  const listed = assets.data?.map(({ name }) => name);
  const names = missing.filter((item) => !isAlertId(item));
  const { data, isError } = useQuery({
    queryKey: ['missing-names', names, listed, [...ownNames]],
    queryFn: ({ signal }) => compare(names, listed ?? [], ownNames, signal),
    enabled: listed !== undefined && names.length > 0,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  const isKnown = data !== undefined || isError || assets.isError || names.length === 0;
  if (!isKnown) return undefined;
  const { own, alike } = data ?? { own: [], alike: [] };
  const placed = new Set([...own, ...alike.map(({ name }) => name)]);
  return { own, alike, others: missing.filter((item) => !placed.has(item)) };
}
