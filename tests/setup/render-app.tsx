/** The whole app in jsdom: the real route tree in the browser's router, over the embedded backend. */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { routes } from '@/routes.tsx';
import { loadLayers } from '@/ui/load-layers.ts';
import { signIn, type Account } from './backend.ts';

interface Opening {
  /** The account whose session is stored beforehand; null or left out changes nothing: signed out at first. */
  readonly as?: Account | null;
  /** The path, with search and hash. */
  readonly at: string;
  /** The accessible name of the h1 to wait for; any h1 when left out. */
  readonly heading?: string | RegExp;
  /** The state of the history's entry, as it is there after a reload. */
  readonly state?: unknown;
}

/** Opens the app at a path, and waits for the page's heading. */
export async function renderApp({ as = null, at, heading, state }: Opening) {
  if (as) signIn(as);
  // As after the first move of the mouse.
  await loadLayers();
  window.history.replaceState(state === undefined ? null : { usr: state, idx: 0 }, '', at);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  const view = render(<RouterProvider router={router} />);
  const name = heading === undefined ? {} : { name: heading };
  // A dialog that opens with the page hides it.
  await screen.findByRole('heading', { level: 1, hidden: true, ...name }, { timeout: 40_000 });
  return { router, user, ...view };
}

/** Type of `user` in the result of renderApp. */
export type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Clocks run by hand from here on; promises still settle by themselves. */
export const stopClocks = () => vi.useFakeTimers({ shouldAdvanceTime: true });

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
