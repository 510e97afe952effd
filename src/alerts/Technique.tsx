/** The cells of a row that say how an alert's name imitates, and their context around the rows. */
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  NO_NAMES,
  type OwnMatch,
  matchOwnDomain,
  type OwnNames,
  useOwnNames,
} from '@/assets/model/own-names.ts';
import type { Alert } from './model/alert.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { matchKindLabel, matchKindSentence } from '@/lookalike/match-kind.ts';
import { never } from '@/lib/store.ts';
import { cx } from '@/ui/class-names.ts';
import { NO_HIGHLIGHTS } from '@/lookalike/highlights.ts';
import type { AlertTechniques } from './model/techniques.ts';

/** The techniques of the list that is shown; the columns are constants and cannot carry them. */
const AlertTechniquesContext = createContext<AlertTechniques | null>(null);
const OwnNamesContext = createContext<OwnNames>(NO_NAMES);

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

/** Relation of an alert's name to the user's assets. */
function useOwn(alert: Alert): OwnMatch | null {
  const own = useContext(OwnNamesContext);
  return useMemo(() => matchOwnDomain(alert, own), [alert, own]);
}

/**
 * An alert's name with its deceptive characters highlighted, as the engine aligns it with the asset. The organisation's
 * own names have no highlight. On one line, cut before the last highlighted characters.
 */
export function ImpersonatingName({
  alert,
  ...look
}: {
  alert: Alert;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
  className?: string;
}) {
  const { impersonating_domain: name } = alert;
  const techniques = useContext(AlertTechniquesContext);
  const own = useOwn(alert);
  const marked = useSyncExternalStore(techniques?.subscribe ?? never, () =>
    techniques?.markedIn(alert),
  );
  useEffect(() => {
    if (marked === undefined) techniques?.want(alert);
  }, [techniques, alert, marked]);
  // Characters of foreign scripts are highlighted until the engine answers, or if it cannot.
  return <MarkedName name={name} marked={own ? NO_HIGHLIGHTS : marked} {...look} oneLine />;
}

const OWN_WORDS = {
  asset: 'Your asset',
  below: 'Below your asset',
  above: 'Above your asset',
} as const;

/** How an alert's name imitates its asset, in a word; or that it is one of the organisation's own names. */
export function Technique({ alert }: { alert: Alert }) {
  const own = useOwn(alert);
  const techniques = useContext(AlertTechniquesContext);
  const kind = useSyncExternalStore(techniques?.subscribe ?? never, () => {
    if (techniques === null) return 'failed';
    return techniques.of(alert)?.kind ?? (techniques.state().is === 'failed' ? 'failed' : null);
  });
  useEffect(() => {
    if (kind === null && own === null) techniques?.want(alert);
  }, [techniques, alert, kind, own]);

  if (own !== null) return <span className="block truncate text-quiet">{OWN_WORDS[own]}</span>;
  if (kind === 'failed') return <span className="text-quiet">Not compared</span>;
  if (kind === null) {
    return (
      <span className="text-quiet" role="img" aria-label="Being compared">
        …
      </span>
    );
  }
  return (
    <span
      className={cx('block truncate', (kind === 'none' || kind === 'unreadable') && 'text-quiet')}
      title={matchKindSentence(kind)}
    >
      {matchKindLabel(kind)}
    </span>
  );
}
