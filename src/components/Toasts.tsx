import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNews } from './notify.ts';

const load = async () => ({ default: (await import('./ToastViewport.tsx')).ToastViewport });
const ToastViewport = lazy(load);

/** Whoever does one of these may soon have news; it may be that the connection is gone, so not only then. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'];

/** The place where toasts appear; mount it once per layout. Draws nothing until the first `notify`. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    const prepare = () => {
      watching.abort();
      void load().catch(() => {});
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, prepare, { signal: watching.signal, passive: true });
    }
    const leave = onFirstNews(() => setNeeded(true));
    return () => {
      watching.abort();
      leave();
    };
  }, []);
  return needed ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
