import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNews } from './notify.ts';

const ToastViewport = lazy(async () => ({
  default: (await import('./ToastViewport.tsx')).ToastViewport,
}));

/** The place where toasts appear; mount it once per layout. Loads nothing until the first `notify`. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNews(() => setNeeded(true)), []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastViewport />
    </Suspense>
  ) : null;
}
