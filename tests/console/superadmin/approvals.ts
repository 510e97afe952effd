/** What the tests of asset approvals share: names of the embedded backend's data, and how the page is read. */
import { screen } from '@testing-library/react';
import type { User } from '../../setup/render-app.tsx';
import { factOf, openAsSuperadmin } from './open.ts';

/** The address of the page. */
export const PAGE = '/superadmin/asset-approvals';

/** A pending name below an approved one of the same organisation. */
export const PENDING = 'cards.sahyadrilokbank.co.in';

/** A pending name of another organisation. */
export const OTHER_PENDING = 'mail.marutham-textiles.com';

/** A pending name whose organisation is pending too. */
export const OF_PENDING_OWNER = 'nilgirikurinji.in';

/** An approved name. */
export const APPROVED = 'sahyadrilokbank.co.in';

/** What each call says once the token is gone. */
export const SIGN_IN_AGAIN = 'Access token not found. Please login again.';

/** Opens the page, or one with filters, as a super-admin. */
export const openPage = (at: string = PAGE) => openAsSuperadmin(at);

/** The button that opens an asset's details: by label, which is much faster over a whole table than by role and name. */
export const details = (name: string) => screen.findByLabelText(`Details of ${name}`);

/** The row of an asset. */
export const row = async (name: string) => (await details(name)).closest('tr') as HTMLElement;

/** The names in the table, from the top. */
export const shown = () =>
  screen.getAllByLabelText(/^Details of/).map((button) => button.textContent);

/** Takes the token away, as another tab would that signs out. */
export const tokenVanishes = () => localStorage.removeItem('access_token');

/** The value beside a label of the open dialog. */
export const fact = factOf('Asset details');

/** Ticks the rows of these assets. */
export async function select(user: User, ...names: string[]) {
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one tick after the other
    await user.click(await screen.findByLabelText(`Select ${name}`));
  }
}
