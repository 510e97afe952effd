/** A list of which only the rows in view are in the page. */
import { expect, test } from '../fixtures.ts';

test('keeps its place when it becomes long', async ({ page, login, navigate, backend }) => {
  // Rows of two lines: higher than a row is taken to be before it is seen.
  const address = 'A long way from the sea, '.repeat(8);
  const organisations = Array.from({ length: 37 }, (_, at) => ({ name: `Aravali ${at}`, address }));
  await backend.addRows({ organisations });
  await login('superadmin');
  await page.setViewportSize({ width: 1100, height: 800 });
  await navigate('/superadmin/organizations');
  const table = page.getByRole('table', { name: 'Organizations' });
  await expect(table).toHaveAttribute('aria-rowcount', '41');
  await expect(page.getByRole('row')).toHaveCount(41);
  const far = page.getByRole('button', { name: 'Approve Aravali 20', exact: true });
  await far.scrollIntoViewIfNeeded();
  const place = await far.boundingBox();

  await backend.addRows({ organisations: [{ name: 'One more', address }] });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.evaluate((button: HTMLElement) => button.click());
  await expect(table).toHaveAttribute('aria-rowcount', '42');
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(41);
  expect((await far.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
});
