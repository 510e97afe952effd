import type { ISourceOptions } from '@tsparticles/engine';

/** Between two frames, in milliseconds: what drifts this slowly needs no more of them. */
export const FRAME_MS = 50;

const COLOURS = { light: '#0B7285', dark: '#2CC5D2' } as const;

export type FieldTheme = keyof typeof COLOURS;

/** What the engine is told to draw: 200 particles, linked when closer than 150 units (specification section 9). */
export function fieldOptions(theme: FieldTheme): ISourceOptions {
  const colour = COLOURS[theme];
  return {
    fullScreen: { enable: false },
    detectRetina: false,
    // The page says when to pause: the engine runs in a worker, where nothing can be looked at.
    pauseOnBlur: false,
    pauseOnOutsideViewport: false,
    resize: { enable: false },
    particles: {
      number: { value: 200, density: { enable: false } },
      paint: { fill: { enable: true, color: { value: colour } } },
      opacity: { value: 0.35 },
      size: { value: { min: 0.8, max: 1.6 } },
      move: { enable: true, speed: 0.4, outModes: { default: 'out' } },
      links: { enable: true, distance: 150, color: colour, opacity: 0.12, width: 1 },
    },
  };
}
