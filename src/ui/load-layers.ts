/**
 * The code of dialogs and panels, most of it Base UI. It is fetched separately from the page, which does not need it at
 * first: at the first sign of a user, else with the first dialog or panel.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import type * as layersModule from './layers.ts';

type Layers = typeof layersModule;

let layers: Layers | null = null;

/** Fetches the code. A failure is not kept: the next call tries again. */
export async function loadLayers(): Promise<Layers> {
  layers ??= await import('./layers.ts');
  return layers;
}

/**
 * Fetches the code once it is wanted.
 *
 * @param onFail called if it could not be fetched (chunk-load-recovery.ts says why): the user can ask for it again
 * @returns null until the code has come
 */
export function useLayers(isWanted: boolean, onFail: () => void): Layers | null {
  const [loaded, setLoaded] = useState(layers);
  const fail = useEffectEvent(() => onFail());
  useEffect(() => {
    if (loaded || !isWanted) return undefined;
    let isMounted = true;
    loadLayers().then(
      (now) => isMounted && setLoaded(now),
      () => isMounted && fail(),
    );
    return () => {
      isMounted = false;
    };
  }, [loaded, isWanted]);
  return loaded;
}
