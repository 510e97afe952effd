/** A served page that names the demonstration's resolver has the page that explains its answers. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// Before the route tree is read.
vi.hoisted(() =>
  document.head.insertAdjacentHTML('beforeend', '<meta name="evidence" content="/evidence">'),
);
const { renderApp } = await import('../setup/render-app.tsx');

test('it is next to the finder, in the footer and in the menu, and says who answers', async () => {
  const { user } = await renderApp({ at: '/lookalikes' });
  const link = (where: string, name: string) =>
    within(screen.getByRole(where, { name })).getByRole('link', { name: 'Reading the answers' });
  expect(link('navigation', 'Footer')).toHaveAttribute('href', '/lookalikes/evidence');
  await user.click(link('navigation', 'Tools'));
  expect(await screen.findByText('The demonstration resolver:')).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Reading the answers' }),
  ).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  await waitFor(() =>
    expect(link('navigation', 'Menu')).toHaveAttribute('href', '/lookalikes/evidence'),
  );
});

test('its field leads to the finder, and an example is marked as one', async () => {
  const { user, router } = await renderApp({
    at: '/lookalikes/evidence',
    heading: 'Reading the answers',
  });
  const example = screen.getByRole('figure');
  expect(within(example).getByText('Example')).toBeVisible();
  for (const part of ['In DNS', 'Accepts mail', /^Registered /]) {
    expect(within(example).getByText(part)).toBeVisible();
  }
  await user.type(screen.getByLabelText('Your domain'), 'ola.in{Enter}');
  expect(router.state.location.pathname + router.state.location.hash).toBe('/lookalikes#d=ola.in');
});
