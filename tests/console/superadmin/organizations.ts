/** What the tests of the organisations' page share: names of the embedded backend's data, and how the page is read. */
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { factOf, openAsSuperadmin } from './open.ts';

/** The address of the page. */
export const PAGE = '/superadmin/organizations';

/** An organisation that waits for approval. */
export const PENDING = 'Nilgiri Kurinji Tea Company';

/** An approved organisation. */
export const ACTIVE = 'Sahyadri Lok Bank';

/** Opens the page, or one with filters, as a super-admin. */
export const openPage = (at: string = PAGE) => openAsSuperadmin(at);

/** The row of an organisation: by label, which is much faster over a whole table than by role and name. */
export const row = async (name: string) =>
  (await screen.findByLabelText(new RegExp(`^Details of ${name}`))).closest('tr') as HTMLElement;

/** Waits until an organisation has no row. */
export const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByLabelText(`Details of ${name}`)).toBeNull());

/** The value beside a label of the open dialog. */
export const fact = factOf('Organisation details');

/** Opens the page, and on it the details of an organisation. */
export async function openDetails(name: string) {
  const page = await openPage();
  await page.user.click(await screen.findByRole('button', { name: `Details of ${name}` }));
  return page;
}
