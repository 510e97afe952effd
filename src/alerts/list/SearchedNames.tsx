import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import {
  useKnownAssets,
  matchOwnDomain,
  useOwnNames,
  type OwnNames,
} from '@/assets/model/own-names.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { MailAddress } from '@/components/MailAddress.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import type { UrlTableState } from '@/components/table/url-table-state.ts';
import { config } from '@/config.ts';
import { entriesUnread, isAlertId, type Indicator } from '@/alerts/model/pasted-indicators.ts';
import type { NamedAlerts } from '@/alerts/model/text-search.ts';
import { defang } from '@/lib/defang.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { shortened } from '@/lib/visible-text.ts';
import { engine } from '@/lookalike/engine.ts';
import { Button } from '@/ui/Button.tsx';
import { useCopy } from '@/ui/use-copy.ts';
import { withoutFilters } from './search-takes.ts';

interface SearchedNamesProps {
  /** Search results for the query of the state. */
  named: NamedAlerts;
  state: UrlTableState;
  /** Number of alerts that the table shows; null while it shows the previous result. */
  shown: number | null;
}

const LONGEST_ENTRY = 60;

/**
 * Says what became of each name of a pasted text: how many are among the alerts, how many of those the filters hide,
 * and the others: own names, lookalikes of own names, unknown ones, and entries that are no names.
 */
export function SearchedNames({ named, state, shown }: SearchedNamesProps) {
  const { missing, alerts } = named;
  const unread = useMemo(() => entriesUnread(state.query), [state.query]);
  const { own, alike, others } = useMissingNames(missing);
  const foreign = [...alike.map(({ name }) => name), ...others];
  const isFiltered = Object.keys(state.filters).length > 0;
  const hidden = isFiltered && shown !== null ? alerts - shown : 0;
  const notNames = unread.length === 1 ? 'is not a domain name' : 'are not domain names';
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="tabular-nums">
          {foundWords(named)}
          {hidden > 0 && ` The filters hide ${count(hidden, 'alert')} of this search.`}
        </p>
        {hidden > 0 && (
          <Button
            size="sm"
            className="max-md:h-11"
            onClick={() => state.apply(withoutFilters(state))}
          >
            {hidden === 1 ? 'Show it' : 'Show them'}
          </Button>
        )}
      </div>
      <Names lead={`${formatNumber(unread.length)} ${notNames}: `} items={unread}>
        {(entry) => <HostileText text={shortened(entry, LONGEST_ENTRY)} />}
      </Names>
      <Names lead="Your own, and so not to be reported: " items={own}>
        {(name) => <DomainName name={name} />}
      </Names>
      <Names lead="Not among them, but like your own: " items={alike}>
        {({ name, asset, marked }) => (
          <>
            <MarkedName name={name} marked={marked} /> (like{' '}
            <DomainName name={asset} forms={false} />)
          </>
        )}
      </Names>
      <Names lead="Not among them: " items={others}>
        {(item) =>
          isAlertId(item) ? (
            <span className="font-mono">
              <HostileText text={item} />
            </span>
          ) : (
            <DomainName name={item} />
          )
        }
      </Names>
      {foreign.length > 0 && <WhatNow foreign={foreign} />}
    </div>
  );
}

/** Says how many of the names are among the alerts. */
function foundWords({ items, missing }: NamedAlerts): string {
  const isNumbered = items.some(isAlertId);
  if (items.length > 1) {
    const all = `${formatNumber(items.length)} ${isNumbered ? 'names and numbers' : 'names'}`;
    const found = items.length - missing.length;
    return `${formatNumber(found)} of ${all} ${found === 1 ? 'is' : 'are'} among your alerts.`;
  }
  const what = isNumbered ? 'number' : 'name';
  return `The ${what} in your search is ${missing.length === 0 ? '' : 'not '}among your alerts.`;
}

/** Maximum number of names of a kind that are shown. */
const SHOWN = 20;

interface NamesProps<Item> {
  lead: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

function Names<Item>({ lead, items, children }: NamesProps<Item>) {
  if (items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <p className="wrap-anywhere text-quiet">
      {lead}
      {items.slice(0, SHOWN).map((item, at) => (
        // They are in the order of the search and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {at > 0 && ', '}
          {children(item)}
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
 * them stay `others`, like ids and unlike names; empty until there is a result or a failure.
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
  const { own, alike } = data ?? { own: [], alike: [] };
  if (!isKnown) return { own, alike, others: [] };
  const placed = new Set([...own, ...alike.map(({ name }) => name)]);
  return { own, alike, others: missing.filter((item) => !placed.has(item)) };
}
