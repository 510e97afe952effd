/** The theme of the consoles; before the first paint: e2e/journeys/theme.spec.ts. */
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
  'starts from the stored choice, else from the system dark preference; toggling saves the new choice (section 4, theme): stored %s, system %s, so %s',
  async (stored, system, shown) => {
    if (stored) localStorage.setItem('theme', stored);
    systemPrefers(system);
    const { user } = await renderApp({ as: 'admin', at: '/admin/help', heading: 'Help' });
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', shown));
    expect(localStorage.getItem('theme')).toBe(stored);
    const other = shown === 'dark' ? 'light' : 'dark';
    await user.click(await screen.findByRole('button', { name: `Switch to ${other} theme` }));
    expect(document.documentElement).toHaveAttribute('data-theme', other);
    expect(localStorage.getItem('theme')).toBe(other);
  },
);
