/** Specification sections 3, 4 and 9, Theme, in the consoles; before the first paint: e2e/journeys/theme. */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

function systemPrefers(theme: 'dark' | 'light'): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === `(prefers-color-scheme: ${theme})`,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
}

it.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
] as const)(
  'Theme: starts from the stored choice, else from the system dark preference; toggling saves the new choice (stored %s, system %s: %s)',
  async (stored, system, shown) => {
    if (stored) localStorage.setItem('theme', stored);
    systemPrefers(system);
    const { user } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', shown));
    expect(localStorage.getItem('theme')).toBe(stored);
    const other = shown === 'dark' ? 'light' : 'dark';
    await user.click(screen.getByRole('button', { name: `Switch to ${other} theme` }));
    expect(document.documentElement).toHaveAttribute('data-theme', other);
    expect(localStorage.getItem('theme')).toBe(other);
  },
);
