import { useEffect, useState } from 'react';
import { DomainName } from '@/components/DomainName.tsx';
import { HostileText } from '@/components/HostileText.tsx';
import { notify } from '@/components/notify.ts';
import type { AlertIndex } from '@/features/shared/alert-index/alert-index.ts';
import type { NamedAlerts } from '@/features/shared/alert-index/alert-search.ts';
import {
  itemsOf,
  itemText,
  pastedQuery,
  type SearchItem,
} from '@/features/shared/alert-index/search-items.ts';
import { formatNumber } from '@/lib/format.ts';

/** What the search takes of a pasted text, and what the reader is told where that is not all. */
export function searchTakes(pasted: string): string {
  const { query, kept } = pastedQuery(pasted);
  if (kept) {
    const title =
      kept.items === kept.of
        ? `The search took ${kept.of === 1 ? 'the one name' : `the ${formatNumber(kept.of)} names`} in what you pasted`
        : `The search took the first ${formatNumber(kept.items)} of ${formatNumber(kept.of)} names in what you pasted`;
    notify({ title, tone: 'success' });
  }
  return query;
}

/** So many missing names are written out. */
const SHOWN = 20;

/** Of the names in a pasted text: how many are among the alerts, and which are not. */
export function SearchedNames({ list, query }: { list: AlertIndex; query: string }) {
  const [told, setTold] = useState<{ query: string; named: NamedAlerts } | null>(null);
  const isList = itemsOf(query) !== null;
  useEffect(() => {
    if (!isList) return undefined;
    let current = true;
    void list.named(query).then((named) => {
      if (current && named) setTold({ query, named });
    });
    return () => {
      current = false;
    };
  }, [list, query, isList]);

  // While the next answer is on its way the last one would speak of another text.
  if (!isList || told?.query !== query || told.named.of === 0) return null;
  const { of, missing } = told.named;
  const more = missing.length - SHOWN;
  return (
    <div className="grid gap-1">
      <p role="status" className="tabular-nums">
        {of === 1
          ? missing.length === 0
            ? 'The name in your search is among your alerts.'
            : 'The name in your search is not among your alerts.'
          : `${formatNumber(of - missing.length)} of ${formatNumber(of)} names are among your alerts.`}
      </p>
      {missing.length > 0 && (
        <p className="wrap-anywhere text-quiet">
          {'Not among them: '}
          {missing.slice(0, SHOWN).map((item, at) => (
            <span key={itemText(item)}>
              {at > 0 && ', '}
              <Missing item={item} />
            </span>
          ))}
          {more > 0 && ` and ${formatNumber(more)} more`}
        </p>
      )}
    </div>
  );
}

function Missing({ item }: { item: SearchItem }) {
  if (item.is === 'name') return <DomainName name={item.name} />;
  return (
    <span className="font-mono">
      <HostileText text={itemText(item)} />
    </span>
  );
}
