/** The way to the demonstration (VITE_DEMO_URL); without the setting, other tests find no such link. */
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildWith } from '../setup/build-settings.ts';
import { renderApp } from '../setup/render-app.tsx';

test('where a demonstration is published, header and hero lead to its log-in page', async () => {
  buildWith({ demoUrl: 'https://demo.example.in/x' });
  await renderApp({ at: '/', heading: 'Because Your Digital Identity Matters' });
  for (const place of [screen.getByRole('banner'), screen.getByRole('main')]) {
    const link = within(place).getByRole('link', { name: 'Try the console' });
    expect(link).toHaveAttribute('href', 'https://demo.example.in/x/login');
  }
});
