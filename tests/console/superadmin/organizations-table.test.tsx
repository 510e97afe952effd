/** The table of organisations, and how it is fetched (specification sections 2, 3, 4 and 8). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, on, server } from '../../setup/backend.ts';
import { pass, stopClocks } from '../../setup/render-app.tsx';
import { ACTIVE, noRow, openPage, PAGE, PENDING, row } from './organizations.ts';

describe('the table', () => {
  it.each([
    [100, null],
    [150, 'Rows 1 to 100 of 150.'],
  ])('of %i rows is printed without what can only be pressed', async (length, note) => {
    const many = Array.from({ length }, (_, at) => ({ id: at, name: `Aravali ${at}` }));
    answer('organizationList', { organizations: many });
    await openPage();
    await row('Aravali 0');
    // The list listens to the printer once it is there.
    await act(async () => {});
    const names = () => screen.queryAllByLabelText(/^Details of Aravali/).length;
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toBe(100);
    expect(screen.queryByText(/^Rows 1 to/)?.textContent ?? null).toBe(note);
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(names() < 100).toBe(length > 100);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });

  it('table: Organization, Email, Address, Status (section 2, organizations)', async () => {
    await openPage();
    await screen.findByText(/conflicts with a name of another organisation$/);
    const cells = within(await row(PENDING)).getAllByRole('cell');
    expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
      // Why it is reviewed.
      `${PENDING}1 of 3 names conflicts with a name of another organisation`,
      'admin@nilgirikurinji.in',
      '3 Orange Grove Road, Coonoor, Tamil Nadu 643101',
      'Pending',
    ]);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Organisation', 'Email', 'Address', 'Status', 'Actions']);
  });

  it('shows the status Active if approved, else Pending (section 3, organisation; section 4, organisation)', async () => {
    await openPage();
    expect(within(await row(ACTIVE)).getByText('Active')).toBeVisible();
    expect(within(await row(PENDING)).getByText('Pending')).toBeVisible();
  });

  it('is searched by name, email and address, and the search is in the URL', async () => {
    const { user } = await openPage();
    await row(ACTIVE);
    const search = screen.getByRole('searchbox', { name: 'Search organisations' });
    for (const words of ['nilgiri', 'ADMIN@NILGIRIKURINJI', 'coonoor']) {
      await user.clear(search);
      // The rows of the words before are no answer to these.
      await row(ACTIVE);
      await user.paste(words);
      await noRow(ACTIVE);
      expect(await row(PENDING)).toBeVisible();
      expect(screen.getByText('1 of 3 organisations')).toBeVisible();
    }
    await waitFor(() => expect(window.location.search).toBe('?q=coonoor'));
  });

  it('opens filtered by status from the URL', async () => {
    await openPage(`${PAGE}?status=pending`);
    expect(await row(PENDING)).toBeVisible();
    await noRow(ACTIVE);
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending (1)');
  });

  it('says why it is empty', async () => {
    answer('organizationList', { organizations: [] });
    await openPage();
    expect(await screen.findByText('No organisations yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('offers no action for an organisation that came without an id', async () => {
    answer('organizationList', { organizations: [{ name: 'Nameless', approved: false }] });
    await openPage();
    expect(await screen.findByText('No id given')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(?:Approve|Delete|Details)/ })).toBeNull();
  });
});

describe('loading', () => {
  it('says so, and can be stopped after two seconds and started again', async () => {
    stopClocks();
    server.use(on('organizationList', () => new Promise<Response>(() => {})));
    const { user } = await openPage();
    expect(await screen.findByText('Loading organisations...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await pass(2_000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Load' }));
    expect(await row(ACTIVE)).toBeVisible();
  });

  it.each([
    ['words of the server', { error: 'The disk is full' }, 400],
    ['a wrong shape', { status: 'ok' }, 200],
  ])(
    "says 'Failed to fetch organizations' (section 8, organisations) with Retry: %s",
    async (_which, body, status) => {
      answer('organizationList', body, status);
      const { user } = await openPage();
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch organizations');
      server.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await row(ACTIVE)).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('a failed Refresh keeps the rows', async () => {
    const { user } = await openPage();
    await row(ACTIVE);
    answer('organizationList', {}, 400);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch organizations');
    expect(await row(ACTIVE)).toBeVisible();
  });
});
