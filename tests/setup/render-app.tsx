/** The whole app in jsdom: the real route tree in a memory router. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/routes.tsx';

/**
 * Opens the app at `path` and waits for the page's heading.
 *
 * @param heading the accessible name of the h1 to wait for; any h1 when left out
 */
export async function openApp(path: string, heading?: string | RegExp) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const user = userEvent.setup();
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole(
    'heading',
    { level: 1, ...(heading === undefined ? {} : { name: heading }) },
    { timeout: 10_000 },
  );
  return { router, user, ...view };
}
