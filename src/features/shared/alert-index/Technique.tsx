import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { AlertTechniques } from './alert-techniques.ts';
import type { AlertRow } from './packed-alerts.ts';
import { MarkedName } from '@/features/shared/names/MarkedName.tsx';
import { kindLabel, kindSentence } from '@/lookalike/technique-kinds.ts';
import { never } from '@/lib/store.ts';

/** The techniques of the list that is shown; the columns are constants and cannot carry them. */
export const AlertTechniquesContext = createContext<AlertTechniques | null>(null);

/** The name of an alert with what deceives in it marked, as the engine aligns it with the asset. */
export function ImpersonatingName({
  alert,
  ...look
}: {
  alert: AlertRow;
  /** Also show the punycode form of an internationalised name. */
  forms?: boolean;
  /** On one line, cut before its last lit characters. */
  oneLine?: boolean;
  className?: string;
}) {
  const { index, impersonating_domain: name } = alert;
  const techniques = useContext(AlertTechniquesContext);
  const marked = useSyncExternalStore(techniques?.subscribe ?? never, () =>
    techniques?.markedAt(index),
  );
  useEffect(() => {
    if (marked === undefined) techniques?.want(index);
  }, [techniques, index, marked]);
  // Until the engine answers, and where it cannot, characters of foreign scripts are lit.
  return <MarkedName name={name} marked={marked} {...look} />;
}

/** How the alert at this place imitates its asset; asks for it when it is not known yet. */
export function Technique({ index }: { index: number }) {
  const techniques = useContext(AlertTechniquesContext);
  const kind = useSyncExternalStore(techniques?.subscribe ?? never, () => {
    if (techniques === null) return 'failed';
    return techniques.at(index) ?? (techniques.state().is === 'failed' ? 'failed' : null);
  });
  useEffect(() => {
    if (kind === null) techniques?.want(index);
  }, [techniques, index, kind]);

  if (kind === 'failed') return <span className="text-quiet">Not compared</span>;
  if (kind === null) {
    return (
      <span className="text-quiet" role="img" aria-label="Being compared">
        …
      </span>
    );
  }
  const given = kind !== 'none' && kind !== 'unreadable';
  return (
    <span
      className={given ? 'block truncate' : 'block truncate text-quiet'}
      title={kindSentence(kind)}
    >
      {kindLabel(kind)}
    </span>
  );
}
