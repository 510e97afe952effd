import { loadBasic } from '@tsparticles/basic';
import type { Container, Engine, ISourceOptions } from '@tsparticles/engine';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { Particles, ParticlesProvider } from '@tsparticles/react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { currentTheme, subscribeTheme, type Theme } from '@/lib/theme.ts';
import { cx } from '@/ui/class-names.ts';

/** Loads the parts of the engine that the field needs. */
async function prepare(engine: Engine): Promise<void> {
  await loadBasic(engine);
  await loadInteractivityPlugin(engine);
  await loadParticlesLinksInteraction(engine);
}

const PARTICLES = 200;
/** All at once would block a slow phone for a fifth of a second. */
const IN_A_FRAME = 20;

/** Adds the particles that are missing, some in each frame. */
function fill(field: Container): void {
  if (field.destroyed || field.particles.count >= PARTICLES) return;
  field.particles.push(IN_A_FRAME);
  requestAnimationFrame(() => fill(field));
}

/** 200 particles, linked when closer than 150 units (specification section 9). */
function fieldOptions(color: string): ISourceOptions {
  return {
    fullScreen: { enable: false },
    // At a phone's own density it would draw nine times the pixels, and look the same.
    detectRetina: false,
    // The browser scales the drawn field when the window changes.
    resize: { enable: false },
    fpsLimit: 30,
    pauseOnBlur: true,
    particles: {
      number: { value: IN_A_FRAME, density: { enable: false } },
      paint: { fill: { enable: true, color: { value: color } } },
      opacity: { value: 0.35 },
      size: { value: { min: 1, max: 2 } },
      move: { enable: true, speed: 0.4, outModes: { default: 'out' } },
      links: { enable: true, distance: 150, color, opacity: 0.12, width: 1 },
    },
  };
}

/** By theme, in the brand's colour: a canvas has no style sheet. */
const OPTIONS = { light: fieldOptions('#0B7285'), dark: fieldOptions('#2CC5D2') };

/** Measured at 1440 × 900 or more; after that the canvas covers the window, whatever its size. */
function Field({ theme }: { theme: Theme }) {
  const [measured, setMeasured] = useState(false);
  const onLoaded = useCallback((field?: Container) => {
    setMeasured(true);
    if (field) fill(field);
  }, []);
  return (
    <Particles
      options={OPTIONS[theme]}
      particlesLoaded={onLoaded}
      className={cx(
        'animate-fade-in',
        measured ? 'size-full *:object-cover' : 'h-[max(100%,900px)] w-[max(100%,1440px)]',
      )}
    />
  );
}

/** The background of the public pages: one canvas behind the whole page. */
export function ParticleField() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  return (
    <div aria-hidden="true" className="particle-field">
      <ParticlesProvider init={prepare}>
        <Field key={theme} theme={theme} />
      </ParticlesProvider>
    </div>
  );
}
