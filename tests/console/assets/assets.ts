/** What the tests of the assets page share: ways to open it, two assets, and how to find what it shows. */
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import { answer, on, server } from '../../setup/backend.ts';
import { fill } from '../../setup/fill.ts';
import { renderApp } from '../../setup/render-app.tsx';

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

/** Opens the page, and Add Asset there. */
export async function openDialog() {
  const app = await open();
  await table();
  await app.user.click(screen.getByRole('button', { name: 'Add Asset' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
  const domain = within(dialog).getByLabelText('Domain');
  const submit = () =>
    app.user.click(within(dialog).getByRole('button', { name: /^Add Asset|^Adding/ }));
  return { ...app, dialog, domain, name: within(dialog).getByLabelText('Name'), submit };
}

/** The part of Add Asset that says how the name reads. */
export const reading = (dialog: HTMLElement) =>
  within(dialog).getByRole('region', { name: 'How it reads' });

/** Queries within that part. */
export const reads = (dialog: HTMLElement) => within(reading(dialog));

/** Visits each row once the one before is done; what fails says in which row, by its first cell. */
export async function inTurn<Row extends readonly [string, ...unknown[]]>(
  rows: readonly Row[],
  visit: (row: Row) => Promise<void>,
) {
  for (const row of rows) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one name after another
      await visit(row);
    } catch (error) {
      if (error instanceof Error) error.message = `${row[0]}: ${error.message}`;
      throw error;
    }
  }
}

/** Opens the page, and Add many there; `press` opens that again, `paste` puts a text into its box. */
export async function openMany() {
  const app = await open();
  const press = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Add many' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add many assets' });
    return { dialog, box: within(dialog).getByRole('textbox', { name: 'Domain names' }) };
  };
  const { dialog, box } = await press();
  return { ...app, dialog, box, press, paste: (text: string) => fill(app.user, box, text) };
}

/** What Add many says of each name in its box. */
export const lines = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list', { name: 'What was read' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Answers creations by name; what is not named succeeds. Returns the names that were sent. */
export function answerAdding(refused: Record<string, string> = {}) {
  const sent: string[] = [];
  server.use(
    on('assetCreate', async (request) => {
      const { domain } = (await request.json()) as { domain: string };
      sent.push(domain);
      const error = refused[domain];
      return error ? HttpResponse.json({ error }, { status: 422 }) : HttpResponse.json({});
    }),
  );
  return sent;
}
