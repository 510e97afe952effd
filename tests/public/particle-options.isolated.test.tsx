/** Specification section 9 and design section 9: what the particle field is told to draw, and when not to. */
import { render, screen } from '@testing-library/react';
import type { ISourceOptions } from '@tsparticles/engine';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ParticleField } from '@/features/site/particles/ParticleField.tsx';

let drawn: ISourceOptions | undefined;

// The engine draws on a canvas, which jsdom has not.
vi.mock('@tsparticles/react', () => ({
  ParticlesProvider: ({ children }: { children: ReactNode }) => children,
  Particles: ({ options }: { options: ISourceOptions }) => {
    drawn = options;
    return <canvas data-testid="field" />;
  },
}));

test('200 particles, linked when closer than 150 units, 30 frames a second, paused when unseen (section 9, particles)', () => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <ParticleField />
    </MemoryRouter>,
  );
  expect(drawn).toMatchObject({
    fpsLimit: 30,
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    particles: { number: { value: 200, density: { enable: false } } },
  });
  const links = drawn?.particles?.links as { enable: boolean; distance: number; opacity: number };
  expect(links).toMatchObject({ enable: true, distance: 150 });
  // Away from heroes the whole field is drawn at half its strength.
  expect(screen.getByTestId('field').parentElement).toHaveClass('opacity-50');
  expect(links.opacity * 0.5).toBeLessThanOrEqual(0.08);
});
