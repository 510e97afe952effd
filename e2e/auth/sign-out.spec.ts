/** Who is signed in is the same in every tab, and a sign-out ends it everywhere (design section 5). */
import { ACCOUNTS, expect, test } from '../fixtures.ts';
import { heading, logIn, logOut, rowOf } from '../support/people.ts';

test('signing out in one tab signs the others out; signing in reaches them too', async ({
  page,
  context,
  login,
  navigate,
}) => {
  await login('admin');
  const other = await context.newPage();
  await navigate('/admin/alerts');
  await navigate('/admin/assets', other);
  await expect(heading(page, 'Alerts')).toBeVisible();
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(1);

  await logOut(page);
  await expect(heading(other, 'Log in')).toBeVisible();
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await logIn(page, ACCOUNTS.admin);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The other tab was asked to log in on the assets page, and is now let in there.
  await expect(heading(other, 'Assets')).toBeVisible();
});

test('another person in one tab ends what the first one sees in the others', async ({
  context,
  login,
  navigate,
}) => {
  await login('admin');
  const other = await context.newPage();
  await navigate('/admin/assets', other);
  await expect(rowOf(other, 'sahyadrilokbank.com')).toHaveCount(1);

  await login('superadmin');
  await expect(heading(other, 'Access Denied')).toBeVisible();
  await expect(other.getByText('superadmin@naamraksha.example')).toBeVisible();
  await expect(other.getByText('sahyadrilokbank.com')).toHaveCount(0);
});
