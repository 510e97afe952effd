import { useEffect, useState, type ComponentType } from 'react';
import { useReducedMotion } from '@/ui/use-reduced-motion.ts';

/** After the load, in milliseconds: readers have begun by then. */
const LATER_MS = 1_000;

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Calls back once the document and all it names have come, and some time has passed without work. */
function whenSettled(call: () => void): () => void {
  const idly = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout;
  let timer = 0;
  let idle = 0;
  const wait = () => {
    timer = window.setTimeout(() => (idle = idly(call)), LATER_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    window.clearTimeout(timer);
    cancelIdle(idle);
  };
}

/** Fetches and shows the particle field once the page is at rest; never under reduced motion or Save-Data. */
export function ParticleFieldLazy() {
  const [Field, setField] = useState<ComponentType | null>(null);
  const still = useReducedMotion();

  useEffect(() => {
    // The field is drawn in a worker, which not every browser can.
    if (still || Field || navigator.connection?.saveData || typeof OffscreenCanvas === 'undefined')
      return;
    return whenSettled(() => {
      void import('./ParticleField.tsx').then(
        ({ ParticleField }) => setField(() => ParticleField),
        // See reload-once.ts: the page does without a field that does not load.
        (failure: object) => Object.assign(failure, { doneWithout: true }),
      );
    });
  }, [still, Field]);

  return Field && !still ? <Field /> : null;
}
