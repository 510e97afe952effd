/**
 * The list's search, filters and order in the fragment of the address, after the domain: a link opens the same list,
 * and so does going back. Not in the address proper, because a search is as private as the domain and no server may see
 * it.
 */
import { useEffect, useState } from 'react';
import {
  useLocalTableState,
  type TableParams,
  type TableState,
} from '@/components/table/table-state.ts';
import { domainFromFragment, fragmentFor } from '@/components/domain-form/fragment.ts';

export const LIST_FILTERS = ['technique', 'dns'];
const KEPT = ['q', 'sort', ...LIST_FILTERS];
const AT_FIRST: TableParams = { hide: 'length' };
const MOST = 300;
/** Delay after the last key, as in the console's tables. */
const DELAY_MS = 250;

/** Reads the list from a fragment or the search part of an address, as a search part. Hostile: any text. */
export function listIn(address: string): string {
  const given = new URLSearchParams(address.replace(/^[#?]/, ''));
  const kept = KEPT.flatMap((name) => {
    const value = given.get(name)?.slice(0, MOST);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/** The list's state, from the address and as it changes. */
export function useListInAddress(): TableState {
  const [first] = useState<TableParams>(() => ({
    ...AT_FIRST,
    ...Object.fromEntries(new URLSearchParams(listIn(window.location.hash))),
  }));
  const state = useLocalTableState(LIST_FILTERS, first);
  const list = listIn(state.search);
  useEffect(() => {
    const timer = setTimeout(() => {
      const { hash } = window.location;
      const domain = domainFromFragment(hash);
      if (domain === '' || listIn(hash) === list) return;
      const next = [fragmentFor(domain), list].filter(Boolean).join('&');
      // With the router's state of this entry, so that Back restores everything.
      window.history.replaceState(window.history.state, '', next);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [list]);
  return state;
}
