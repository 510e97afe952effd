/** The whole app in jsdom: the real route tree in the browser's router. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { routes } from '@/routes.tsx';

/**
 * Opens the app at `path` and waits for the page's heading.
 *
 * @param heading the accessible name of the h1 to wait for; any h1 when left out
 */
export async function openApp(path: string, heading?: string | RegExp) {
  window.history.replaceState(null, '', path);
  const router = createBrowserRouter(routes);
  onTestFinished(() => router.dispose());
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole(
    'heading',
    { level: 1, ...(heading === undefined ? {} : { name: heading }) },
    { timeout: 10_000 },
  );
  return { router, user, ...view };
}
