import { useEffect, useState, type ComponentType } from 'react';
import { useReducedMotion } from '@/ui/use-reduced-motion.ts';

/** Calls back once the document has loaded and the browser is idle. Returns a function that cancels. */
function whenIdle(call: () => void): () => void {
  const later = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  let idle = 0;
  const wait = () => {
    idle = later(call);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel(idle);
  };
}

/** Shows the particle field once the page is idle; never under reduced motion or Save-Data. */
export function ParticleFieldLazy() {
  const [Field, setField] = useState<ComponentType | null>(null);
  const still = useReducedMotion();

  useEffect(() => {
    // The engine draws on an OffscreenCanvas. Some browsers lack it, and some do not report Save-Data.
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (still || Field || connection?.saveData || typeof OffscreenCanvas === 'undefined') return;
    return whenIdle(() => {
      void import('./ParticleField.tsx').then(
        ({ ParticleField }) => setField(() => ParticleField),
        // See chunk-load-recovery.ts: the page does without a field that does not load.
        (failure: object) => Object.assign(failure, { doneWithout: true }),
      );
    });
  }, [still, Field]);

  return Field && !still ? <Field /> : null;
}
