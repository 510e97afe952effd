/** Design section 9: the particle field is mounted when idle, and not even fetched under reduced motion. */
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ParticleFieldLazy } from '@/features/site/particles/ParticleFieldLazy.tsx';

const fetched = vi.hoisted(() => vi.fn<() => void>());

vi.mock('@/features/site/particles/ParticleField.tsx', () => {
  fetched();
  return { ParticleField: () => <canvas data-testid="field" /> };
});

function motion(reduced: boolean) {
  const query = Object.assign(new EventTarget(), {
    matches: reduced,
    media: '(prefers-reduced-motion: reduce)',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
  return query;
}

test('under reduced motion it is not fetched; allowed again, it comes when idle, and goes at once', async () => {
  const idle: IdleRequestCallback[] = [];
  Object.assign(window, {
    requestIdleCallback: (call: IdleRequestCallback) => idle.push(call),
    cancelIdleCallback: () => {},
    OffscreenCanvas: () => {},
  });
  const query = motion(true);
  render(<ParticleFieldLazy />);
  expect(idle).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();

  query.matches = false;
  act(() => {
    query.dispatchEvent(new Event('change'));
  });
  expect(idle).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();
  idle[0]?.({ didTimeout: false, timeRemaining: () => 10 });
  expect(await screen.findByTestId('field')).toBeInTheDocument();

  query.matches = true;
  act(() => {
    query.dispatchEvent(new Event('change'));
  });
  expect(screen.queryByTestId('field')).toBeNull();
});
