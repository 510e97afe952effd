/** A list of which only the rows in view are in the page. */
import { expect, test } from '../fixtures.ts';

test('keeps its place when it becomes long', async ({ page, login, navigate, backend }) => {
  // Rows of two lines: higher than a row is taken to be before it is seen.
  const address = 'A long way from the sea, '.repeat(8);
  const organizations = Array.from({ length: 97 }, (_, at) => ({ name: `Aravali ${at}`, address }));
  await backend.addRows({ organizations });
  await login('superadmin');
  await page.setViewportSize({ width: 1100, height: 800 });
  await navigate('/superadmin/organizations');
  const table = page.getByRole('table', { name: 'Organisations' });
  await expect(table).toHaveAttribute('aria-rowcount', '101');
  await expect(page.getByRole('row')).toHaveCount(101);
  const far = page.getByRole('button', { name: 'Approve Aravali 20', exact: true });
  await far.scrollIntoViewIfNeeded();
  const place = await far.boundingBox();

  await backend.addRows({ organizations: [{ name: 'One more', address }] });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.evaluate((button: HTMLElement) => button.click());
  await expect(table).toHaveAttribute('aria-rowcount', '102');
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(101);
  expect((await far.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
});

test(
  'keeps its place in the frame in which a row above the view grows',
  { tag: '@full' },
  async ({ page, login, navigate, backend }) => {
    const organizations = Array.from({ length: 170 }, (_, at) => ({ name: `Aravali ${at}` }));
    await backend.addRows({ organizations });
    await login('superadmin');
    await navigate('/superadmin/organizations');
    const far = page.getByRole('button', { name: 'Approve Aravali 40', exact: true });
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '174');
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(far).toBeInViewport({ timeout: 300 });
    }).toPass();
    const moved = await far.evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const before = button.getBoundingClientRect().top;
          const above = [...document.querySelectorAll<HTMLElement>('tbody [data-position]')].find(
            (row) => row.getBoundingClientRect().bottom < 0,
          );
          if (!above) throw new Error('No row is drawn above the view');
          let times = 0;
          // The list's own observer is called before this one, and the frame is painted after it.
          const observer = new ResizeObserver(() => {
            times += 1;
            if (times === 2) resolve(button.getBoundingClientRect().top - before);
            else above.style.height = '120px';
          });
          observer.observe(above);
        }),
    );
    expect(moved).toBeCloseTo(0, 0);
  },
);

test('is a table of links and buttons to assistive technology, which hears where its rows stand', async ({
  page,
  login,
  navigate,
  backend,
}) => {
  const organizations = Array.from({ length: 170 }, (_, at) => ({ name: `Aravali ${at}` }));
  await backend.addRows({ organizations });
  await login('superadmin');
  await navigate('/superadmin/organizations');
  const table = page.getByRole('table', { name: 'Organisations' });
  await expect(table).toHaveAttribute('aria-rowcount', '174');
  await expect(table).toMatchAriaSnapshot(`
    - table "Organisations":
      - rowgroup:
        - row "Select all shown Organisation Email Address Status Join Date Actions":
          - columnheader "Select all shown":
            - checkbox "Select all shown"
          - columnheader "Organisation":
            - button "Organisation"
          - columnheader "Email":
            - button "Email"
          - columnheader "Address":
            - button "Address"
          - columnheader "Status"
          - columnheader "Join Date":
            - button "Join Date"
          - columnheader "Actions"
      - rowgroup:
        - row /Aravali 0/:
          - cell:
            - checkbox "Select Aravali 0"
          - cell /Details of Aravali 0/:
            - link "Details of Aravali 0":
              - /url: /\\?details=\\d+/
            - paragraph: 0 assets
          - cell
          - cell
          - cell "Pending"
          - cell
          - cell /Delete/:
            - button "Approve Aravali 0"
            - button "Delete Aravali 0"
        - row
  `);
  // The room of the rows that are not drawn is no row.
  await page.getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  const rows = table.getByRole('row');
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toHaveAttribute('aria-rowindex', '174');
  await expect(rows.last()).toBeInViewport({ ratio: 1 });
  for (const row of (await rows.all()).slice(1)) {
    await expect(row.getByRole('cell')).toHaveCount(7);
  }
  // Every link and button of a row is a stop of the Tab key.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Details of Marutham/ })).toBeFocused();
});
