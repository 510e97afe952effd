import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNews } from './notify.ts';

const load = async () => ({ default: (await import('./ToastViewport.tsx')).ToastViewport });
const ToastViewport = lazy(load);

/** After what the page itself needs, but early: the first news may be that the connection is gone. */
const LOADED_AFTER_MS = 3_000;

/** The place where toasts appear; mount it once per layout. Draws nothing until the first `notify`. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNews(() => setNeeded(true)), []);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => {}), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  ) : null;
}
