import { loadBasic } from '@tsparticles/basic';
import type { Engine, ISourceOptions } from '@tsparticles/engine';
import { loadParticlesLinksInteraction } from '@tsparticles/interaction-particles-links';
import { loadInteractivityPlugin } from '@tsparticles/plugin-interactivity';
import { Particles, ParticlesProvider } from '@tsparticles/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { currentTheme, subscribeTheme } from '@/lib/theme.ts';
import { paths } from '@/paths.ts';
import { cx } from '@/ui/class-names.ts';

// The engine compares both by identity, so they are constants of the module.
async function init(engine: Engine): Promise<void> {
  await loadBasic(engine);
  await loadInteractivityPlugin(engine);
  await loadParticlesLinksInteraction(engine);
}

function options(colour: string): ISourceOptions {
  return {
    fullScreen: { enable: false },
    detectRetina: false,
    fpsLimit: 30,
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    particles: {
      number: { value: 200, density: { enable: false } },
      paint: { fill: { enable: true, color: { value: colour } } },
      opacity: { value: 0.4 },
      size: { value: { min: 0.8, max: 1.6 } },
      move: { enable: true, speed: 0.4, outModes: { default: 'out' } },
      // Halved outside heroes by the field's own opacity: 0.08 at most there.
      links: { enable: true, distance: 150, color: colour, opacity: 0.16, width: 1 },
    },
  };
}

const themes = { light: options('#0B7285'), dark: options('#2CC5D2') };

/** Whether a hero is on the screen; away from heroes the field is fainter. */
function useHeroInView(): boolean {
  const { pathname } = useLocation();
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const hero =
      pathname === paths.home() && document.getElementById('hero-title')?.closest('section');
    if (!hero) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    observer.observe(hero);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [pathname]);
  return inView;
}

/**
 * The background of the public pages: 200 particles, linked when closer than 150 units, 30 frames a
 * second. Small screens see the middle of a field made for larger ones: the density stays the same.
 */
export function ParticleField() {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'light' as const);
  const inView = useHeroInView();
  return (
    <div
      aria-hidden="true"
      className={cx(
        'particle-field pointer-events-none animate-fade-in transition-opacity duration-500',
        inView ? 'opacity-100' : 'opacity-50',
      )}
    >
      <ParticlesProvider init={init}>
        <Particles id="particles" options={themes[theme]} className="size-full" />
      </ParticlesProvider>
    </div>
  );
}
