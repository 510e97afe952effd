/** Shared by the tests of the two approval pages: names of the embedded backend's data, and how pages are read. */
import { screen, within } from '@testing-library/react';
import { renderApp } from '../setup/render-app.tsx';

export const ASSETS = '/superadmin/asset-approvals';
export const ORGANIZATIONS = '/superadmin/organizations';

/** A pending name below an approved one of the same organisation. */
export const PENDING = 'cards.sahyadrilokbank.co.in';
/** A pending name of another organisation. */
export const OTHER_PENDING = 'mail.marutham-textiles.com';
/** A pending lookalike of `marutham-textiles.com`. */
export const LOOKALIKE = 'marutham-text\u0456les.com';
export const APPROVED = 'sahyadrilokbank.co.in';
/** A pending organisation, which asks for the lookalike. */
export const PENDING_ORGANIZATION = 'Nilgiri Kurinji Tea Company';
export const ACTIVE_ORGANIZATION = 'Sahyadri Lok Bank';

/** Words of each call once the token is gone. */
export const SIGN_IN_AGAIN = 'Access token not found. Please login again.';

/** Takes the token away, as another tab would that logs out. */
export const tokenVanishes = () => localStorage.removeItem('access_token');

/** Opens a page as super-admin. */
export const openPage = (at: string) => renderApp({ as: 'superadmin', at });

/** The button that opens the details of a row: by label, which is fast over a whole table. */
export const details = (name: string | RegExp) =>
  screen.findByLabelText(typeof name === 'string' ? `Details of ${name}` : name);

/** The row of an asset or organisation. */
export const row = async (name: string | RegExp) =>
  (await details(name)).closest('tr') as HTMLElement;

/** The table. */
export const table = () => screen.findByRole('table');

/** The names in the table, from the top. */
export const shown = (list: HTMLElement) =>
  within(list)
    .getAllByLabelText(/^Details of/)
    .map((button) => button.getAttribute('aria-label')?.slice('Details of '.length));

/** A button of a row, once it is there. */
export const rowButton = (verb: 'Approve' | 'Review' | 'Delete', name: string) =>
  screen.findByLabelText(new RegExp(`^${verb} ${name.replaceAll('.', String.raw`\.`)}`));

/** The open dialog of this name. */
export const dialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));

/** The value next to a label in the details. */
export async function fact(label: string) {
  const open = within(await screen.findByRole('dialog', { name: / details$/ }));
  return (await open.findByText(label, { selector: 'dt' })).nextElementSibling as HTMLElement;
}
