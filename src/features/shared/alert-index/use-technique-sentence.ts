import { useSyncExternalStore } from 'react';
import type { techniqueSentence } from './technique-sentence.ts';

let sentenceOf: typeof techniqueSentence | undefined;
const listeners = new Set<() => void>();

const SIGNS_OF_LIFE = ['pointermove', 'keydown'] as const;

function load(): void {
  listen(false);
  import('./technique-sentence.ts').then(
    (module) => {
      sentenceOf = module.techniqueSentence;
      for (const listener of listeners) listener();
    },
    // A list without tooltips is a list still; the next page that has them tries again.
    () => {},
  );
}

function listen(on: boolean): void {
  for (const sign of SIGNS_OF_LIFE) {
    if (on) document.addEventListener(sign, load);
    else document.removeEventListener(sign, load);
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && !sentenceOf) listen(true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) listen(false);
  };
}

/**
 * What says in one sentence what a kind means, for tooltips. Undefined until its texts are there, which
 * are fetched when somebody first moves on the page: a tooltip comes no sooner.
 */
export function useTechniqueSentence(): typeof techniqueSentence | undefined {
  return useSyncExternalStore(subscribe, () => sentenceOf);
}
