import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { AlertTechniques } from './alert-techniques.ts';
import { techniqueLabel } from './technique-label.ts';
import { useTechniqueSentence } from './use-technique-sentence.ts';

/** The techniques of the list that is shown; the columns are constants and cannot carry them. */
export const AlertTechniquesContext = createContext<AlertTechniques | null>(null);

const never = () => () => {};

/** How the alert at this place imitates its asset; asks for it when it is not known yet. */
export function Technique({ index }: { index: number }) {
  const techniques = useContext(AlertTechniquesContext);
  const sentenceOf = useTechniqueSentence();
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
      title={sentenceOf?.(kind)}
    >
      {techniqueLabel(kind)}
    </span>
  );
}
