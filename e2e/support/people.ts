/** Actions of people, in their words: by roles and labels. */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitUntilReady } from '../fixtures.ts';

export interface NewOrganization {
  readonly name: string;
  readonly registrationNumber: string;
  readonly address: string;
  readonly email: string;
  readonly password: string;
}

export const EXAMPLE_SHOP: NewOrganization = {
  name: 'Example Shop',
  registrationNumber: 'U52100KA2020PTC900001',
  address: '1 Church Street, Bengaluru',
  email: 'owner@example-shop.in',
  password: 'correct horse',
};

/** The heading that names the page. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** A row of the page's table that holds `text`. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** Fills in and sends the sign-up form of the page that is open. */
export async function signUp(page: Page, organization: NewOrganization): Promise<void> {
  await page.getByLabel('Company name').fill(organization.name);
  await page.getByLabel('Company registration number').fill(organization.registrationNumber);
  await page.getByLabel('Address').fill(organization.address);
  await page.getByLabel('Email', { exact: true }).fill(organization.email);
  await page.getByLabel('Password', { exact: true }).fill(organization.password);
  await page.getByLabel('Confirm password').fill(organization.password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in and sends the login form of the page that is open. */
export async function logIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Signs the admin in on an origin, whose storage is its own, without the form. */
export async function signInAt(
  origin: string,
  page: Page,
  login: (account: 'admin', page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await waitUntilReady(page);
  await login('admin', page);
}

/** From any page of a console to the login page. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
}

/** Approves a clear asset or organisation: by its row's button, and by Approve in the question. */
export async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Approve ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: /^Approve (?:asset|organisation)$/ });
  await question.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** Goes to another page of the console by its sidebar. */
export async function openConsolePage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Console' })
    .getByRole('link', { name, exact: true })
    .click();
  await expect(heading(page, name)).toBeVisible();
}

/** Opens the Add Asset dialog of the assets page. */
export async function openAddAsset(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Asset' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Asset' });
  await expect(dialog).toBeVisible();
  return dialog;
}
