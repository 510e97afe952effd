/**
 * The visitor's own domain, as last typed on this site: every link to a demo carries it. Only in memory, and in the
 * fragment of the address, which browsers never send.
 */
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Store } from '@/lib/store.ts';
import { paths } from '@/paths.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { domainFromFragment, fragmentFor } from './fragment.ts';

const known = new Store('');

/** Remembers the domain (ASCII form) until the document is left. */
export const rememberDomain = (ascii: string): void => known.set(ascii);

/** The domain that the address names, else the last one that was typed; '' if there is none. Hostile: any text. */
export function useKnownDomain(): string {
  const { hash } = useLocation();
  const typed = useSyncExternalStore(known.subscribe, known.get, () => '');
  // The prerendered HTML is the same for every fragment.
  return (useHydrated() && domainFromFragment(hash)) || typed;
}

/** Target of Request Demo: the contact page, with the visitor's domain. For `<Link to>`. */
export function useDemoTarget(): { pathname: string; hash: string } {
  const domain = useKnownDomain();
  return { pathname: paths.contact(), hash: domain === '' ? '' : fragmentFor(domain) };
}
