/** Registers one asset: what is refused, and that a name is compared before it is added (specification sections 3, 4, 5, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, on, server } from '../../setup/backend.ts';
import { findNews } from '../../setup/news.ts';
import { pass, stopClocks } from '../../setup/render-app.tsx';
import { workers } from '../../setup/workers.ts';
import { list, open, openDialog, reading, reads, table } from './assets.ts';

describe('add asset', () => {
  it("helps with 'Enter the domain name without http:// or https://' (section 5, add asset) and fills the name", async () => {
    const { user, domain, name } = await openDialog();
    expect(domain).toHaveAccessibleDescription('Enter the domain name without http:// or https://');
    await user.type(domain, 'Example-Shop.in');
    expect(name).toHaveValue('example-shop.in');
    await user.clear(name);
    await user.type(name, 'Our shop');
    await user.type(domain, 'x');
    expect(name).toHaveValue('Our shop');
  });

  it('A successful asset creation reloads the list (section 4, add asset; section 3, new asset): closed, and listed as Pending', async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'new-shop.in');
    const before = backend.calls.get('GET /asset/list') ?? 0;
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const cell = await within(await table()).findByText('new-shop.in');
    expect(cell.closest('tr')).toHaveTextContent('Pending');
    expect(backend.calls.get('GET /asset/list')).toBe(before + 1);
  });

  it('shows what an internationalised name is added as, and adds that', async () => {
    const { user, domain, name, submit, dialog } = await openDialog();
    await user.type(domain, 'münchen.de');
    expect(within(dialog).getByText('xn--mnchen-3ya.de')).toBeVisible();
    expect(name).toHaveValue('münchen.de');
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.db.assets.find((row) => row.name === 'xn--mnchen-3ya.de')).toBeDefined();
  });

  it('Name and domain required (section 5, add asset)', async () => {
    const { user, domain, name, submit } = await openDialog();
    await user.type(domain, 'new-shop.in');
    await user.clear(name);
    await submit();
    await waitFor(() => expect(name).toBeInvalid());
  });

  it("shows 'Adding...' while submitting (section 4, add asset) and sends once, however often it is pressed", async () => {
    const { user, domain, dialog, submit } = await openDialog();
    let answer = () => {};
    let sent = 0;
    server.use(
      on('assetCreate', async () => {
        sent += 1;
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.json({ message: 'added' }, { status: 201 });
      }),
    );
    await user.type(domain, 'new-shop.in');
    await submit();
    await user.click(await within(dialog).findByRole('button', { name: 'Adding...' }));
    await user.type(domain, '{Enter}');
    await user.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(sent).toBe(1));
    answer();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toBe(1);
  });

  it("shows a refusal in the dialog: the server's words, else 'Failed to create asset' (section 8, assets)", async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'sahyadrilokbank.co.in');
    await submit();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/already registered/);
    answer('assetCreate', {}, 409);
    await submit();
    expect(
      await within(dialog).findByText('Failed to create asset', { selector: '[role=alert] *' }),
    ).toBeVisible();
    expect(domain).toHaveValue('sahyadrilokbank.co.in');
  });

  it('is done, also where the list cannot be fetched again: both are said, and the rows stay', async () => {
    const { user, domain, submit, dialog } = await openDialog();
    await user.type(domain, 'new-shop.in');
    answer('assetList', {}, 404);
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await findNews('new-shop.in was added and awaits approval')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error: Failed to fetch assets\s*Not refreshed: this is as it was at \d\d:\d\d\./,
    );
    expect(screen.getByRole('button', { name: 'Delete sahyadrilokbank.com' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Delete new-shop.in' })).toBeVisible();
  });

  it('keeps what was typed when it is closed by accident', async () => {
    const { user, domain } = await openDialog();
    await user.type(domain, 'half-typ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(domain).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add Asset' }));
    const again = await screen.findByLabelText('Domain');
    expect(again).toHaveValue('half-typ');
    await user.keyboard('other.in');
    expect(again).toHaveValue('other.in');
  });

  it('shows an imitation before it is added, however fast the button is pressed, and says nothing of what was typed before', async () => {
    workers.holds = (method) => method === 'findConflicts';
    const { user, domain, dialog, submit } = await openDialog();
    await user.click(domain);
    await user.paste('sahyadrilobkank.com');
    await submit();
    workers.release();
    const anyway = await within(dialog).findByRole('button', { name: 'Add anyway' });
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    workers.holds = (method) => method === 'findConflicts';
    await user.type(domain, '{Backspace}');
    expect(reads(dialog).queryByRole('status')).toBeNull();
    await user.type(domain, 'm');
    workers.release();
    await reads(dialog).findByText(/This imitates/);
    // Enter leads to the warning; the button alone adds.
    await user.type(domain, '{Enter}');
    expect(reading(dialog)).toHaveFocus();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await user.click(anyway);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  // What the pattern is: tests/lib/hostname.test.ts.
  it.each(['https://example.in', 'localhost'])(
    "refuses %s with 'Please enter a valid domain name' and keeps it (section 5, add asset)",
    async (typed) => {
      const { user, domain, submit } = await openDialog();
      await user.click(domain);
      await user.paste(typed);
      await submit();
      await waitFor(() => expect(domain).toBeInvalid());
      expect(domain).toHaveAccessibleDescription(/Please enter a valid domain name/);
      expect(screen.getAllByText(/leave out http:|needs an ending/i)).toHaveLength(1);
      expect(domain).toHaveValue(typed);
      expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    },
  );

  const ENDING = (name: string) =>
    `${name} is a public ending, under which others register their names. Enter your own name, such as yourcompany.${name}.`;

  it.each(['co.in', 'gov.in', 'github.io'])(
    'refuses %s, under which others register, and says what to enter',
    async (name) => {
      const { user, domain, dialog, submit } = await openDialog();
      await user.type(domain, name);
      expect(await reads(dialog).findByText(ENDING(name))).toBeVisible();
      await submit();
      await waitFor(() => expect(domain).toBeInvalid());
      expect(screen.getAllByText(ENDING(name))).toHaveLength(1);
      expect(domain).toHaveAccessibleDescription(expect.stringContaining(ENDING(name)));
      await user.clear(domain);
      await user.type(domain, `tea.${name}`);
      expect(domain).toBeValid();
      await submit();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(backend.db.assets.find((row) => row.name === name)).toBeUndefined();
    },
  );

  it('refuses a public ending as the first name of all, however fast the button is pressed', async () => {
    list([]);
    workers.holds = (method) => method === 'endings';
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Add Asset' }))[0]!);
    const domain = await screen.findByLabelText('Domain');
    await user.type(domain, 'co.in');
    const dialog = within(screen.getByRole('dialog', { name: 'Add Asset' }));
    await user.click(dialog.getByRole('button', { name: 'Add Asset' }));
    workers.release();
    await waitFor(() => expect(domain).toBeInvalid());
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
  });

  it('says that the comparison is late and adds the name unchecked only when pressed again', async () => {
    workers.holds = (method) => method === 'endings';
    const { user, domain, dialog, submit } = await openDialog();
    await user.type(domain, 'new-shop.in');
    stopClocks();
    await submit();
    await pass(4_000);
    const words = /not been checked yet, which takes longer than usual/;
    expect(await reads(dialog).findByText(words)).toBeVisible();
    expect(backend.calls.get('POST /asset/create')).toBeUndefined();
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });

  it('leaves the decision to the backend where the engine fails', async () => {
    workers.dies = (method) => ['endings', 'findConflicts', 'registrables'].includes(method);
    const { user, domain, dialog, submit } = await openDialog();
    await user.type(domain, 'gov.in');
    expect(await reads(dialog).findByText(/could not be compared/)).toBeVisible();
    await submit();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(backend.calls.get('POST /asset/create')).toBe(1);
  });
});
