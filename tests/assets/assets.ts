/** Shared by the tests of the assets page: ways to open it, two assets, and how to find what it shows. */
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { answer, on, server } from '../setup/backend.ts';
import { fill } from '../setup/fill.ts';
import { renderApp } from '../setup/render-app.tsx';

/** An approved asset. */
export const ASSET = {
  id: 1,
  name: 'example-shop.in',
  type: 'domain',
  approved: true,
  creation_date: '2026-02-10 09:30:00',
  last_updated_on: null,
  under_watch: true,
  owner_id: 4,
};

/** An asset that waits for approval. */
export const PENDING = {
  ...ASSET,
  id: 2,
  name: 'app.example-shop.in',
  type: 'app',
  approved: false,
  under_watch: false,
};

/** Has the backend answer with these assets. */
export const list = (rows: object[]) => answer('assetList', rows);

/** Opens the page as an admin. */
export async function open(search = '') {
  return renderApp({ as: 'admin', at: `/admin/assets${search}`, heading: 'Assets' });
}

/** The table, once it is there. */
export const table = () => screen.findByRole('table', { name: 'Assets' });

/** The cell of each row below this column heading. */
export function cellsUnder(shown: HTMLElement, heading: string) {
  const headings = within(shown)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(headings).toContain(heading);
  return within(shown)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[headings.indexOf(heading)]);
}

/** The text of each row below Domain. */
export const names = (shown: HTMLElement) =>
  cellsUnder(shown, 'Domain').map((cell) => cell?.textContent);

/** Opens the page, and Add Asset there; `reopen` opens it again, `paste` puts a text into its Domain field. */
export async function openDialog() {
  const app = await open();
  const { user } = app;
  const reopen = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Add Asset' });
    await user.click(button!);
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    const inside = within(dialog);
    return {
      dialog,
      domain: inside.getByLabelText('Domain'),
      name: inside.queryByLabelText('Name'),
    };
  };
  const { dialog, domain, name } = await reopen();
  if (!name) throw new Error('The dialog has no Name field');
  const press = async (button: string | RegExp) =>
    user.click(await within(dialog).findByRole('button', { name: button }));
  const paste = (text: string) => fill(user, domain, text);
  return { ...app, dialog, domain, name, reopen, press, paste };
}

/** The region of Add Asset about the domain in its field. */
export const about = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'What we found' });

/** Texts of Add Asset about each domain in its list. */
export const lines = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'Domains' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** The row of a domain in the list of Add Asset. */
export function lineOf(dialog: HTMLElement, name: string) {
  const rows = within(within(dialog).getByRole('list', { name: 'Domains' })).getAllByRole(
    'listitem',
  );
  const row = rows.find((one) => one.textContent?.startsWith(name));
  if (!row) throw new Error(`No row for ${name}`);
  return row;
}

/** Answers creations by domain: a text refuses it, null drops the connection; others succeed. Returns what was sent. Waits for `until`. */
export function answerAdding(
  refused: Record<string, string | null> = {},
  until: Promise<void> = Promise.resolve(),
) {
  const sent: string[] = [];
  server.use(
    on('assetCreate', async (request) => {
      const { domain } = (await request.json()) as { domain: string };
      sent.push(domain);
      await until;
      const error = refused[domain];
      if (error === null) return HttpResponse.error();
      return error ? HttpResponse.json({ error }, { status: 422 }) : HttpResponse.json({});
    }),
  );
  return sent;
}
