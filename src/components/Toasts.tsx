import { useEffect, useState } from 'react';
import { loadLayers } from '@/ui/load-layers.ts';
import { lazyPart } from './lazy-part.tsx';
import { onFirstNews } from './notify.ts';

// 20 kB of the library: the page comes first.
const load = () => import('./ToastViewport.tsx');
const ToastViewport = lazyPart(() => load().then((m) => m.ToastViewport));

/** Signs of a user at work, who may soon need a toast or a dialog: the code is fetched while there is a connection. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'];

/** The place where toasts appear; mount it once per layout. Draws nothing until the first `notify`. */
export function Toasts() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => onFirstNews(() => setNeeded(true)), []);
  useEffect(() => {
    const watching = new AbortController();
    const prepare = () => {
      watching.abort();
      // A failure shows with the first toast, or the first dialog.
      void Promise.allSettled([load(), loadLayers()]);
    };
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, prepare, { signal: watching.signal, passive: true });
    }
    return () => watching.abort();
  }, []);
  return needed && <ToastViewport />;
}
