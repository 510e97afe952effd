/** The particle field comes to a page at rest, and is not even fetched where it is not wanted. */
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ParticleFieldLazy } from '@/site/particles/ParticleFieldLazy.tsx';

const fetched = vi.hoisted(() => vi.fn<() => void>());

vi.mock('@/site/particles/ParticleField.tsx', () => {
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

let idle: IdleRequestCallback[];

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (call: IdleRequestCallback) => idle.push(call),
    cancelIdleCallback: () => {},
    OffscreenCanvas: () => {},
  });
});

test('under Save-Data it is not fetched', () => {
  motion(false);
  Object.assign(navigator, { connection: { saveData: true } });
  render(<ParticleFieldLazy />);
  Object.assign(navigator, { connection: undefined });
  expect(idle).toEqual([]);
  expect(fetched).not.toHaveBeenCalled();
});

test('under reduced motion it is not fetched; allowed again, it comes when idle, and goes at once', async () => {
  const query = motion(true);
  render(<ParticleFieldLazy />);
  expect(idle).toEqual([]);

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
