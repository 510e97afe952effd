/** Shortcuts of one character can be switched off (WCAG 2.1.4). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serveEvidence } from '../setup/evidence.ts';
import { renderApp } from '../setup/render-app.tsx';
import { filter } from '../setup/filter.ts';

const PLACES = [
  ['admin', '/admin/settings', '/admin/assets'],
  ['superadmin', '/superadmin/settings', '/superadmin/organizations'],
] as const;

it.each(PLACES)('%s: / is off and on again by the settings', async (who, settings, list) => {
  const { user, router } = await renderApp({ as: who, at: settings, heading: 'Settings' });
  for (const on of [false, true]) {
    void router.navigate(settings);
    const choice = await screen.findByRole('checkbox', { name: /^Keyboard shortcuts/ });
    expect(choice).toHaveProperty('checked', !on);
    await user.click(choice);
    void router.navigate(list);
    const search = await screen.findByRole('searchbox');
    await user.keyboard('/');
    expect(document.activeElement === search).toBe(on);
  }
});

it('J and K are off with it', async () => {
  localStorage.setItem('shortcuts', 'off');
  const { user, router } = await renderApp({ as: 'admin', at: '/admin/alerts/1' });
  // The keys wait for the alert's place in the list.
  const alerts = within(await screen.findByRole('navigation', { name: 'Alerts' }));
  await alerts.findByText(/^\d+ of \d+$/);
  const here = router.state.location.pathname;
  await user.keyboard('j');
  expect(router.state.location.pathname).toBe(here);
  localStorage.removeItem('shortcuts');
  await user.keyboard('j');
  await waitFor(() => expect(router.state.location.pathname).not.toBe(here));
});

it('a select keeps its letters, by which it finds an option, and leaves / to the search', async () => {
  const { user } = await renderApp({ as: 'superadmin', at: '/superadmin/organizations' });
  const search = await screen.findByRole('searchbox');
  const status = await filter(user, 'Status');
  status.focus();
  await user.keyboard('j');
  expect(status).toHaveFocus();
  await user.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});

it('nothing names a key that does nothing', async () => {
  localStorage.setItem('shortcuts', 'off');
  const { router } = await renderApp({ as: 'admin', at: '/admin/assets' });
  expect(await screen.findByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.queryByText('/', { selector: 'kbd' })).toBeNull();
  void router.navigate('/admin/alerts/1');
  const next = await screen.findByRole('link', { name: 'Next alert' });
  expect(next).toHaveAttribute('title', 'Next alert');
  expect(next).not.toHaveAttribute('aria-keyshortcuts');
  const down = await screen.findByRole('button', { name: 'Down' });
  expect(down).toHaveAttribute('title', 'Mark as Down');
  expect(down).not.toHaveAttribute('aria-keyshortcuts');
  localStorage.removeItem('shortcuts');
});

it('tooltips name the keys', async () => {
  const { router } = await renderApp({ as: 'admin', at: '/admin/alerts/1' });
  expect(await screen.findByTitle('Next alert (J)')).toHaveAttribute('aria-keyshortcuts', 'J');
  const down = await screen.findByTitle('Mark as Down (4)');
  expect(down).toHaveAttribute('aria-keyshortcuts', '4');
  expect(await screen.findByTitle('Note (N)')).toBeVisible();
  void router.navigate('/admin/alerts');
  expect(await screen.findByTitle(/^Export \d+ alerts \(E\)$/)).toBeVisible();
});

it('L goes to what looks a name up, where the site is set up for it, and asks nothing by itself', async () => {
  const evidence = serveEvidence();
  const { user } = await renderApp({ as: 'admin', at: '/admin/alerts/1' });
  const both = await screen.findByRole('button', { name: 'Look up both' });
  await user.keyboard('l');
  await waitFor(() => expect(both).toHaveFocus());
  expect(Object.values(evidence.asked).every((calls) => calls === 0)).toBe(true);
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('Go to look up DNS and registration')).toBeVisible();
});
