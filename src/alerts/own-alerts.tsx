/** Context around the rows of an alert list: which alerts are about the user's own names. */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import {
  NO_NAMES,
  type NamedAlert,
  type OwnMatch,
  matchOwnDomain,
  type OwnNames,
  useOwnNames,
} from '@/assets/model/own-names.ts';
import type { AlertTechniques } from './model/techniques.ts';
import { AlertTechniquesContext } from './techniques-context.ts';

const OwnNamesContext = createContext<OwnNames>(NO_NAMES);

/** Returns the relation of an alert's name to the user's assets, in a row below `AlertNames`. */
export function useOwn({ asset_name, impersonating_domain }: NamedAlert): OwnMatch | null {
  const own = useContext(OwnNamesContext);
  return useMemo(
    () => matchOwnDomain({ asset_name, impersonating_domain }, own),
    [asset_name, impersonating_domain, own],
  );
}

interface AlertNamesProps {
  /** Techniques of the list whose rows are drawn; null if there is none. */
  techniques: AlertTechniques | null;
  children: ReactNode;
}

/** Context around the rows of an alert list: their techniques, and which are about the user's own names. */
export function AlertNames({ techniques, children }: AlertNamesProps) {
  return (
    <AlertTechniquesContext value={techniques}>
      <OwnNamesContext value={useOwnNames()}>{children}</OwnNamesContext>
    </AlertTechniquesContext>
  );
}
