/**
 * The press that opens a question never answers it, and rows stay where they are. `npm test` tries each list and
 * each way to press once, `npm run test:full` each way in each list.
 */
import { expect, test } from '../fixtures.ts';
import { FULL, sample } from '../support/sample.ts';

const LISTS = [
  {
    path: '/superadmin/organizations',
    call: 'GET /organisation/approve',
    question: 'Approve organisation',
  },
  {
    path: '/superadmin/asset-approvals',
    call: 'GET /asset/approve',
    question: 'Approve asset',
  },
] as const;

/** The double tap last: it is tried in the window of a phone, where a dialog has little room next to the button. */
const PRESSES = ['a double click', 'a held Enter', 'a held space bar', 'a double tap'] as const;

for (const [at, { path, call, question }] of LISTS.entries()) {
  const presses = FULL ? PRESSES : PRESSES.filter((_press, index) => index % LISTS.length === at);
  test(`${presses.join(', ')} on Approve in ${path} ask, and do not answer`, async ({
    page,
    login,
    navigate,
    backend,
  }) => {
    test.slow();
    await backend.addRows({
      organizations: PRESSES.map((press) => ({ name: `Aravali ${press}` })),
      assets: PRESSES.map((_press, index) => ({ name: `aravali-${index}.sahyadri.bank.in` })),
    });
    await login('superadmin');
    await navigate(`${path}?status=pending`);
    for (const [approved, press] of presses.entries()) {
      if (press === 'a double tap') await page.setViewportSize({ width: 390, height: 844 });
      const approve = page.getByRole('button', { name: /^Approve ./ }).first();
      await expect(approve).toBeVisible();
      const name = (await approve.getAttribute('aria-label'))?.replace('Approve ', '') ?? '';
      const dialog = page.getByRole('dialog', { name: question });

      if (press === 'a double click') {
        await approve.dblclick();
      } else if (press === 'a double tap') {
        await approve.scrollIntoViewIfNeeded();
        const box = await approve.boundingBox();
        if (!box) throw new Error('Approve is not laid out');
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await page.mouse.click(x, y);
        await expect(dialog).toBeVisible();
        // Some browsers count the second tap as a first one.
        await page.mouse.click(x, y);
      } else {
        const key = press === 'a held Enter' ? 'Enter' : 'Space';
        await approve.focus();
        // Each `down` of a key that is held is a repetition.
        for (let times = 0; times < 5; times += 1) await page.keyboard.down(key);
        if (key === 'Enter') await expect(dialog).toBeVisible();
        for (let times = 0; times < 5; times += 1) await page.keyboard.down(key);
        await page.keyboard.up(key);
      }
      await expect(dialog).toContainText(name);
      const answer = dialog.getByRole('button', { name: 'Approve', exact: true });
      expect((await backend.state()).calls[call] ?? 0).toBe(approved);

      if (press.startsWith('a held')) {
        await expect(answer).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        await answer.click();
      }
      await expect(dialog).toHaveCount(0);
      const row = page.getByRole('row').filter({ has: page.getByLabel(`Details of ${name}`) });
      await expect(row.getByText(/^(?:Approved|Active)$/)).toBeVisible();
      await expect(row).toBeFocused();
      expect((await backend.state()).calls[call]).toBe(approved + 1);
    }
  });
}

test('no pending lookalike is approved by one press: engine, organisations, Stop', async ({
  page,
  login,
  navigate,
  backend,
  problems,
}) => {
  // The browser says of each file that it did not get.
  problems.allow(/ERR_FAILED|500|worker/);
  const review = page.getByRole('button', { name: /^Review xn--marutham/ });
  const expectReview = async (words: RegExp) => {
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve ./ })).toHaveCount(0);
    await review.click();
    const details = page.getByRole('dialog', { name: 'Asset details' });
    await expect(details.getByRole('button', { name: 'Keep pending' })).toBeFocused();
    await expect(details.getByRole('button', { name: 'Approve', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
  };
  await login('superadmin');
  await test.step('the organisations cannot be loaded', async () => {
    await page.route('**/organisation/list', (route) =>
      route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
    );
    await navigate('/superadmin/asset-approvals');
    await expectReview(/^Not checked: the list of organisations could not be loaded/);
    await page.unroute('**/organisation/list');
  });
  await test.step('the comparison is stopped', async () => {
    // It cannot end before it is stopped.
    await page.route(/engine\.worker/, () => {});
    await navigate('/superadmin/asset-approvals');
    await expectReview(/^Comparing pending assets/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expectReview(/^Not checked: the comparison was stopped/);
    await page.unroute(/engine\.worker/);
  });
  await test.step('the engine is blocked', async () => {
    await page.route(/engine\.worker/, (route) => route.abort());
    await navigate('/superadmin/asset-approvals');
    await expectReview(/^Not checked: the comparison failed/);
  });
  expect((await backend.state()).calls['GET /asset/approve']).toBeUndefined();
});

test('the rows keep their places from the first paint on', async ({ page, login, navigate }) => {
  await login('superadmin');
  await page.addInitScript(() => {
    const orders = new Set<string>();
    const look = () => {
      const tops = [...document.querySelectorAll<HTMLElement>('tbody [data-position]')].map(
        (row) =>
          `${row.querySelector('[data-main]')?.getAttribute('aria-label')} ${Math.round(row.getBoundingClientRect().top)}`,
      );
      if (tops.length > 0) orders.add(tops.join('\n'));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { orders });
  });
  await navigate('/superadmin/asset-approvals');
  await expect(page.getByText('3 need review')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const orders = await page.evaluate(() => [
    ...(window as unknown as { orders: Set<string> }).orders,
  ]);
  expect(orders).toHaveLength(1);
});

const LENGTHS = [10, 170].flatMap((many) =>
  (['pointer', 'space bar'] as const).map((press) => ({ many, press })),
);

for (const { many, press } of sample(LENGTHS, 3)) {
  test(`what is pressed by the ${press} is what is meant, in a list of ${many} that changes`, async ({
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
      await route.fulfill({ response: await route.fetch() });
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
    const answered = page.waitForResponse('**/organisation/list');
    arrive();
    await answered;
    if (press === 'pointer') {
      await expect(refresh).toHaveAttribute('aria-disabled', 'true');
      await expect(gone).toBeVisible();
      await page.mouse.up();
    } else {
      await expect(gone).toHaveCount(0);
      await page.keyboard.up(' ');
    }
    const question = page.getByRole('dialog', { name: 'Approve organisation' });
    await expect(question).toContainText('Aravali 5');
    await page.keyboard.press('Escape');
    await expect(gone).toHaveCount(0);
  });
}

test(
  'a double click on Delete asks, and does not answer the question too',
  { tag: '@full' },
  async ({ page, login, navigate, backend }) => {
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
  },
);
