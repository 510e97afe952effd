/**
 * One press decides on one row, also where an approved row makes room for the next one at once. `npm test`
 * tries each list and each way to press once, `npm run test:full` each way in each list.
 */
import { expect, test } from '../fixtures.ts';
import { sample } from '../support/sample.ts';

const LISTS = [
  { path: '/superadmin/organizations', call: 'GET /organisation/approve' },
  { path: '/superadmin/asset-approvals', call: 'GET /asset/approve' },
] as const;

const PRESSES = LISTS.flatMap((list) =>
  (['a double click', 'a held Enter'] as const).map((press) => ({ ...list, press })),
);

for (const { path, call, press } of sample(PRESSES, 3)) {
  test(`${press} on Approve approves one row of ${path}`, async ({
    page,
    login,
    navigate,
    backend,
  }) => {
    await backend.addRows({ organizations: [{ name: 'Aravali One' }, { name: 'Aravali Two' }] });
    await login('superadmin');
    await navigate(`${path}?status=pending`);
    const approve = page.getByRole('button', { name: /^Approve / });
    await expect(approve.nth(1)).toBeVisible();
    const before = await approve.count();
    const box = await approve.first().boundingBox();
    if (!box) throw new Error('Approve is not laid out');

    if (press === 'a double click') {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.up();
      // The next row stands there now.
      await expect(approve).toHaveCount(before - 1);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
    } else {
      // Rows before it may say Review.
      const place = await page
        .getByRole('row')
        .evaluateAll((rows) =>
          rows.findIndex((row) => row.querySelector('button[aria-label^="Approve "]')),
        );
      await approve.first().focus();
      await page.keyboard.down('Enter');
      await expect(approve).toHaveCount(before - 1);
      // Each `down` of a key that is held is a repetition.
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      // The place is kept, and nothing was opened there.
      await expect(page.getByRole('row').nth(place)).toBeFocused();
      await expect(page.getByRole('dialog', { name: /details$/ })).toHaveCount(0);
    }

    const lists = page.waitForResponse(/\/(?:asset|organisation)\/list/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await lists;
    await expect(approve).toHaveCount(before - 1);
    expect((await backend.state()).calls[call]).toBe(1);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a press straight after a jump through a long list is that row's, motion: ${reducedMotion}`, async ({
    page,
    login,
    navigate,
    backend,
  }) => {
    await page.emulateMedia({ reducedMotion });
    const organizations = Array.from({ length: 170 }, (_, at) => ({ name: `Aravali ${at}` }));
    await backend.addRows({ organizations });
    await login('superadmin');
    await navigate('/superadmin/organizations');
    // Drawn, out of sight: it is brought into view and pressed within one frame, in which the list draws others.
    const last = page.getByRole('button', { name: /^Approve Aravali/ }).last();
    const name = (await last.getAttribute('aria-label'))?.replace('Approve ', '') ?? '';
    await expect(last).not.toBeInViewport();
    await page.getByRole('button', { name: `Approve ${name}`, exact: true }).dblclick();
    await expect(page.getByRole('dialog', { name: `${name} is now active` })).toBeVisible();
    const approved = (await backend.state()).store.organizations.filter((row) => row['approved']);
    expect(approved.map((row) => row['name'])).toEqual([
      expect.stringMatching(/^Sahyadri/),
      expect.stringMatching(/^Marutham/),
      name,
    ]);
  });
}

const LENGTHS = [10, 170].flatMap((many) =>
  (['pointer', 'space bar'] as const).map((press) => ({ many, press })),
);

for (const { many, press } of sample(LENGTHS, 3)) {
  test(`what is pressed stays where it is until the ${press} is let go, in a list of ${many}`, async ({
    page,
    login,
    navigate,
    backend,
  }) => {
    const organizations = Array.from({ length: many }, (_, at) => ({ name: `Aravali ${at}` }));
    await backend.addRows({ organizations });
    await login('superadmin');
    await navigate('/superadmin/organizations');
    const button = page.getByRole('button', { name: 'Approve Aravali 5', exact: true });
    const gone = page.getByRole('button', { name: 'Approve Aravali 2', exact: true });
    await expect(button).toBeVisible();

    // Another super-admin deletes a row above it, and the new list arrives while the button is down.
    const { store } = await backend.state();
    const other = store.organizations.find(({ name }) => name === 'Aravali 2');
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const deleted = await page.request.delete(`${backend.origin}/organisation/delete`, {
      params: { id: String(other?.['id']) },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(deleted.ok()).toBe(true);
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/organisation/list', async (route) => {
      await arriving;
      await route.continue();
    });
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await refresh.click();
    if (press === 'pointer') {
      await button.hover();
      await page.mouse.down();
    } else {
      await button.focus();
      await page.keyboard.down(' ');
    }
    arrive();
    await expect(refresh).not.toHaveAttribute('aria-disabled', 'true');
    await expect(gone).toBeVisible();

    if (press === 'pointer') await page.mouse.up();
    else await page.keyboard.up(' ');
    await expect(page.getByRole('dialog', { name: 'Aravali 5 is now active' })).toBeVisible();
    await expect(gone).toHaveCount(0);
  });
}

test('a double click on Delete asks, and does not answer the question too', async ({
  page,
  login,
  navigate,
  backend,
}) => {
  await login('superadmin');
  await navigate('/superadmin/asset-approvals');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete asset' });
  const answer = question.getByRole('button', { name: 'Yes, Delete' });
  // On a small screen the answer may stand where the row's button was pressed.
  await answer.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(answer).not.toHaveAttribute('aria-disabled');
  await expect(question).toBeVisible();
  expect((await backend.state()).calls['GET /asset/delete']).toBeUndefined();
  await answer.click();
  await expect(question).toHaveCount(0);
  expect((await backend.state()).calls['GET /asset/delete']).toBe(1);
});
