/**
 * The code of dialogs and panels, most of it Base UI. It is fetched separately from the page, which does not need it at
 * first: at the first sign of a user, else with the first dialog or panel.
 */
import type * as layersModule from './layers.ts';

type Layers = typeof layersModule;

let layers: Layers | null = null;

/** The code, or null if it has not come yet. */
export const loadedLayers = (): Layers | null => layers;

/** Fetches the code. A failure is not kept: the next call tries again. */
export async function loadLayers(): Promise<Layers> {
  layers ??= await import('./layers.ts');
  return layers;
}
