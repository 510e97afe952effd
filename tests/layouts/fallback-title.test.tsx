/** Specification section 2: the fallback page is titled Unexpected Application Error, whatever failed. */
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RootLayout } from '@/layouts/RootLayout.tsx';
import { FallbackPage } from '@/pages/FallbackPage.tsx';

const TITLE = 'Unexpected Application Error';

it('An unmatched or failing route shows a fallback page titled Unexpected Application Error, until the next page (section 2, fallback page)', async () => {
  // React and the router report the failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Fails = (): null => {
    throw new Error('Down');
  };
  const router = createMemoryRouter([
    {
      element: <RootLayout />,
      children: [
        {
          errorElement: <FallbackPage />,
          children: [
            { path: '/', element: <h1>Home</h1>, handle: { title: 'Home' } },
            { path: '/services', element: <Fails />, handle: { title: 'Services' } },
            {
              path: '/about',
              lazy: () => Promise.reject(new Error('No chunk')),
              handle: { title: 'About' },
            },
            { path: '*', element: <FallbackPage />, handle: { title: 'Console' } },
          ],
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  for (const path of ['/services', '/about', '/nowhere', '/services']) {
    await router.navigate(path);
    const name = path === '/nowhere' ? 'There is no page at this address' : TITLE;
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByText(TITLE)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${TITLE} · Naamraksha`));
    await router.navigate('/');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await waitFor(() => expect(document.title).toBe('Home · Naamraksha'));
  }
});
