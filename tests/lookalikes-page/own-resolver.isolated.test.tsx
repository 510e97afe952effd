/** The finder of a build that names its own resolver. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('offers to check which lookalikes exist', async () => {
  // The settings are read once, when the first page asks for them.
  vi.stubEnv('VITE_DOH_URL', '/doh');
  vi.resetModules();
  const { renderApp } = await import('../setup/render-app.tsx');
  await renderApp({ at: '/lookalikes#d=ola.in' });
  const which = within(await screen.findByRole('region', { name: 'Which of these exist?' }));
  expect(await which.findByRole('button', { name: 'Check which exist' })).toBeVisible();
  expect(await which.findByText(/Check DNS to see which are live\.$/)).toBeVisible();
  expect(which.queryByRole('link', { name: /^Have us check/ })).toBeNull();
});
