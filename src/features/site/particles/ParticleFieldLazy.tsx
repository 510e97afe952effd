import { useEffect, useState, type ComponentType } from 'react';

/** Fetches and shows the particle field once the page is idle; never under reduced motion. */
export function ParticleFieldLazy() {
  const [Field, setField] = useState<ComponentType | null>(null);
  const [still, setStill] = useState(true);

  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setStill(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    // The field draws off screen; a browser that cannot does without it.
    if (still || Field || typeof OffscreenCanvas === 'undefined') return;
    let gone = false;
    const load = async () => {
      const { ParticleField } = await import('./ParticleField.tsx');
      if (!gone) setField(() => ParticleField);
    };
    // See reload-once.ts: a field that does not load is no loss.
    const start = () =>
      void load().catch((failure: object) => Object.assign(failure, { doneWithout: true }));
    const wait = window.requestIdleCallback ?? ((call: () => void) => window.setTimeout(call, 500));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = wait(start);
    return () => {
      gone = true;
      cancel(handle);
    };
  }, [still, Field]);

  return Field && !still ? <Field /> : null;
}
