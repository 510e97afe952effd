/** Add Asset with one domain: what is refused, offered, checked and sent (specification sections 3, 4, 5, 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer, backend, gate, on, server } from '../setup/backend.ts';
import { findNews } from '../setup/news.ts';
import { pass, renderApp, stopClocks } from '../setup/render-app.tsx';
import { workers } from '../setup/workers.ts';
import { about, answerAdding, openDialog, table } from './assets.ts';

const calls = () => backend.calls.get('POST /asset/create') ?? 0;

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
    const { paste, press, dialog } = await openDialog();
    await paste('münchen.de');
    expect(await within(dialog).findByText('xn--mnchen-3ya.de')).toBeVisible();
    const before = backend.calls.get('GET /asset/list') ?? 0;
    await press('Add Asset');
    expect(
      await findNews('münchen.dexn--mnchen-3ya.de was added and awaits approval'),
    ).toBeVisible();
    expect(dialog).not.toBeInTheDocument();
    const cell = await within(await table()).findByText('münchen.de');
    expect(cell.closest('tr')).toHaveTextContent('Pending');
    expect(backend.calls.get('GET /asset/list')).toBe(before + 1);
    expect(backend.db.assets.find((row) => row.name === 'xn--mnchen-3ya.de')?.label).toBe(
      'münchen.de',
    );
  });

  it('Name and domain required (section 5, add asset)', async () => {
    const { user, domain, name, press, paste } = await openDialog();
    await press('Add Asset');
    await waitFor(() => expect(domain).toBeInvalid());
    await paste('new-shop.in');
    await user.clear(name);
    await press('Add Asset');
    await waitFor(() => expect(name).toBeInvalid());
    expect(calls()).toBe(0);
  });

  it("shows 'Adding...' while submitting (section 4, add asset) and sends once, however often it is pressed", async () => {
    const { user, domain, dialog, press, paste } = await openDialog();
    const { open: answerIt, opened } = gate();
    let sent = 0;
    server.use(
      on('assetCreate', async () => {
        sent += 1;
        await opened;
        return HttpResponse.json({});
      }),
    );
    await paste('new-shop.in');
    await press('Add Asset');
    await press('Adding...');
    await user.type(domain, '{Enter}');
    await waitFor(() => expect(sent).toBe(1));
    answerIt();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toBe(1);
  });

  it("shows a refusal in the dialog: the server's words, else 'Failed to create asset' (section 8, assets)", async () => {
    const { domain, press, paste, dialog } = await openDialog();
    await paste('sahyadrilokbank.co.in');
    await press('Add Asset');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/already registered/);
    answer('assetCreate', {}, 409);
    await press('Add Asset');
    expect(
      await within(dialog).findByText('Failed to create asset', { selector: '[role=alert] *' }),
    ).toBeVisible();
    expect(domain).toHaveValue('sahyadrilokbank.co.in');
  });

  it('an addition that succeeds is announced even if the list cannot be fetched again', async () => {
    const { user, paste, press } = await openDialog();
    await paste('new-shop.in');
    answer('assetList', {}, 404);
    await press('Add Asset');
    expect(await findNews('new-shop.in was added and awaits approval')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error: Failed to fetch assets/);
    expect(await screen.findByRole('button', { name: 'Delete sahyadrilokbank.com' })).toBeVisible();
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Delete new-shop.in' })).toBeVisible();
  });

  // The pattern itself: tests/lib/hostname.test.ts.
  it.each(['https://example.in', 'localhost'])(
    "refuses %s with 'Please enter a valid domain name' and keeps it (section 5, add asset)",
    async (typed) => {
      const { domain, press, paste } = await openDialog();
      await paste(typed);
      await press('Add Asset');
      await waitFor(() => expect(domain).toBeInvalid());
      expect(domain).toHaveAccessibleDescription(/Please enter a valid domain name/);
      expect(domain).toHaveValue(typed);
      await waitFor(() => expect(domain).toHaveFocus());
      expect(calls()).toBe(0);
    },
  );

  it('offers the registered domain of a pasted address first, and sends only what is in the field', async () => {
    const { domain, name, press, paste, dialog } = await openDialog();
    await paste('https://www.godavarimasale.in/shop');
    const offers = await within(about(dialog)).findAllByRole('button');
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'Use godavarimasale.in',
      'Use www.godavarimasale.in',
    ]);
    await press('Use godavarimasale.in');
    expect(domain).toHaveValue('godavarimasale.in');
    await waitFor(() => expect(domain).toHaveFocus());
    expect(name).toHaveValue('godavarimasale.in');
  });

  it('suggests domains for a company’s name once Add is pressed', async () => {
    const { domain, press, paste, dialog } = await openDialog();
    await paste('Godavari Masale');
    expect(within(about(dialog)).queryByRole('button')).toBeNull();
    await press('Add Asset');
    await waitFor(() => expect(domain).toHaveAccessibleDescription(/has no spaces/));
    await press('Use godavarimasale.co.in');
    expect(domain).toHaveValue('godavarimasale.co.in');
    expect(domain).toBeValid();
  });

  it('refuses a public ending, under which others register', async () => {
    const { domain, press, paste } = await openDialog();
    await paste('co.in');
    await press('Add Asset');
    await waitFor(() => expect(domain).toBeInvalid());
    expect(domain).toHaveAccessibleDescription(/co\.in is a public ending/);
    expect(calls()).toBe(0);
  });

  it('a press during the check is carried out once when it ends', async () => {
    const sent = answerAdding();
    workers.holds = (method) => method === 'findConflicts';
    const { user, dialog, press, paste } = await openDialog();
    await paste('new-shop.in');
    await press('Checking…');
    await user.keyboard('{Enter}');
    // A press next to the dialog does not take it back.
    await user.click(dialog.parentElement!);
    expect(sent).toEqual([]);
    workers.release();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(['new-shop.in']);
  });

  it('a change after the press takes the press back', async () => {
    const sent = answerAdding();
    workers.holds = (method) => method === 'findConflicts';
    const { user, domain, dialog, press, paste } = await openDialog();
    await paste('new-shop.in');
    await press('Checking…');
    await user.type(domain, 'fo');
    workers.release();
    await within(dialog).findByRole('button', { name: 'Add Asset' });
    expect(sent).toEqual([]);
  });

  it('a warning that comes after the press is read before the domain is added', async () => {
    workers.holds = (method) => method === 'findConflicts';
    const { user, domain, dialog, press, paste } = await openDialog();
    await paste('s\u0430hyadrilokbank.com');
    await press('Checking…');
    workers.release();
    expect(await within(dialog).findByText(/This imitates/)).toHaveTextContent(
      'Latin a is replaced by Cyrillic \u0430 (U+0430). This imitates sahyadrilokbank.com, which you already protect.',
    );
    await waitFor(() => expect(about(dialog)).toHaveFocus());
    expect(within(dialog).getByText('\u0430', { selector: 'mark' })).toBeVisible();
    // Enter in the field leads to the warning; only the button adds.
    await user.type(domain, '{Enter}');
    expect(about(dialog)).toHaveFocus();
    expect(calls()).toBe(0);
    await press('Add anyway');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls()).toBe(1);
  });

  it('a check that takes longer than 4 s holds up nothing: the row says so', async () => {
    workers.holds = (method) => method === 'findConflicts';
    const { dialog, press, paste } = await openDialog();
    stopClocks();
    await paste('new-shop.in');
    await press('Checking…');
    await pass(3_900);
    expect(calls()).toBe(0);
    await pass(200);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls()).toBe(1);
  });

  it('a check that fails leaves the decision to the backend', async () => {
    workers.dies = (method) => method === 'findConflicts';
    const { dialog, press, paste } = await openDialog();
    await paste('new-shop.in');
    expect(await within(about(dialog)).findByText('Not compared')).toBeVisible();
    await press('Add Asset');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(calls()).toBe(1);
  });

  it('names the alerts about a domain', async () => {
    const { dialog, paste } = await openDialog();
    await paste('sahyadrilokbank-kyc.com');
    const link = await within(dialog).findByRole('link', { name: 'Alert 6' });
    expect(link).toHaveAttribute('href', '/admin/alerts/6');
    expect(link.closest('p')).toHaveTextContent(
      'Alert 6 (High9.4) is about sahyadrilokbank-kyc.com. If it is yours, mark it Ours there.',
    );
  });

  it.each([
    [
      'a subdomain',
      'verify-pan.online',
      /Alert 14 \(High9\.2\) is about sahyadrilokbank\.co\.in\.verify-pan\.online\./,
    ],
    [
      'a domain above it',
      'sub.sahyadrilokbank-kyc.com',
      /Alert 6 \(High9\.4\) is about sahyadrilokbank-kyc\.com\./,
    ],
  ])('names an alert about %s', async (_where, typed, said) => {
    const { dialog, paste } = await openDialog();
    await paste(typed);
    await waitFor(() => expect(about(dialog)).toHaveTextContent(said));
  });

  it('an alert marked Ours is no warning', async () => {
    const { user, router } = await renderApp({ as: 'admin', at: '/admin/alerts/6' });
    await screen.findByRole('heading', { level: 1, name: /-kyc/ });
    await user.keyboard('6');
    const mark = await screen.findByRole('button', { name: /^Ours/ });
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'));
    await router.navigate('/admin/assets');
    await user.click(await screen.findByRole('button', { name: 'Add Asset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Asset' });
    await user.click(within(dialog).getByLabelText('Domain'));
    await user.paste('sahyadrilokbank-kyc.com');
    expect(await within(dialog).findByText(/This imitates/)).toBeVisible();
    expect(within(dialog).queryByRole('link')).toBeNull();
  });
});

describe('what was typed', () => {
  it('is there again after the dialog was closed, and is typed over', async () => {
    const { user, dialog, paste, reopen } = await openDialog();
    await paste('half-typ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const { domain } = await reopen();
    expect(domain).toHaveValue('half-typ');
    await waitFor(() => expect(domain).toHaveFocus());
    await user.keyboard('other.in');
    expect(domain).toHaveValue('other.in');
  });

  it('is sent in the background if the dialog is closed, and a refusal is reported', async () => {
    const { open: answerIt, opened } = gate();
    server.use(
      on('assetCreate', async () => {
        await opened;
        return HttpResponse.json({ error: 'It exists' }, { status: 409 });
      }),
    );
    const { dialog, paste, press, reopen } = await openDialog();
    await paste('typed.in');
    await press('Add Asset');
    await press('Continue in background');
    expect(dialog).not.toBeInTheDocument();
    answerIt();
    expect(await findNews('typed.in: It exists')).toBeVisible();
    expect((await reopen()).domain).toHaveValue('typed.in');
  });
});
