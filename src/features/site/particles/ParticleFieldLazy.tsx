import { useEffect, useState, type ComponentType } from 'react';
import { useReducedMotion } from '@/ui/use-reduced-motion.ts';

/** Fetches and shows the particle field once the page is idle; never under reduced motion. */
export function ParticleFieldLazy() {
  const [Field, setField] = useState<ComponentType | null>(null);
  const still = useReducedMotion();

  useEffect(() => {
    // The field draws off screen, which not every browser can.
    if (still || Field || typeof OffscreenCanvas === 'undefined') return;
    const load = () =>
      import('./ParticleField.tsx').then(
        ({ ParticleField }) => setField(() => ParticleField),
        // See reload-once.ts: the page does without a field that does not load.
        (failure: object) => Object.assign(failure, { doneWithout: true }),
      );
    const whenIdle = window.requestIdleCallback ?? ((call) => window.setTimeout(call, 500));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = whenIdle(() => void load());
    return () => cancel(handle);
  }, [still, Field]);

  return Field && !still ? <Field /> : null;
}
