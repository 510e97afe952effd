import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNews } from './notify.ts';

const load = async () => ({ default: (await import('./ToastViewport.tsx')).ToastViewport });
const ToastViewport = lazy(load);

/** After what the page itself needs, but early: the first news may be that the connection is gone. */
const LOADED_AFTER_MS = 2_000;

/** The place where toasts appear; mount it once per layout. Draws nothing until the first `notify`. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), LOADED_AFTER_MS);
    const leave = onFirstNews(() => setNeeded(true));
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);
  return needed ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
