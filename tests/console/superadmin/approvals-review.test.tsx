/** Asset approvals: what is told to judge a name by, its tie, a public ending. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../setup/backend.ts';
import { details, openPage, row, shown } from './approvals.ts';

describe('what ties a name to its organisation', () => {
  const tieOf = async (name: string) => {
    const cells = within(await row(name)).getAllByRole('cell');
    return cells[3]?.textContent;
  };

  const said = (dialog: ReturnType<typeof within>, words: string) =>
    dialog.queryAllByText(
      (_text: string, element: Element | null) =>
        element?.matches('p') === true && element.textContent === words,
    );

  it('is told of each pending name whose organisation is known, and is no flag', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 1 },
      { id: 4, name: 'mail.marutham-textiles.com', owner_id: 2 },
      { id: 5, name: 'tea.in', owner_id: 901 },
      { id: 6, name: 'Sahyadri Lok Mobile', type: 'app', owner_id: 1 },
      { id: 7, name: 'Sahyadri Lok', type: 'brand', owner_id: 1 },
    ]);
    await openPage();
    await details('google.com');
    await waitFor(async () =>
      expect(await tieOf('google.com')).toBe('Nothing ties it to the organisation'),
    );
    expect(await tieOf('pay.sahyadrilokbank.co.in')).toBe('Below an approved name');
    expect(await tieOf('mail.marutham-textiles.com')).toBe('Same domain as its email');
    expect(await tieOf('Sahyadri Lok Mobile')).toBe('An app: no domain to tie it by');
    expect(await tieOf('Sahyadri Lok')).toBe('Not a domain: nothing to tie it by');
    for (const name of ['sahyadrilokbank.co.in', 'tea.in']) {
      expect(await tieOf(name)).toBe('');
    }
    expect(screen.getByRole('button', { name: 'Approve google.com' })).toBeVisible();
  });

  it('is said of each where several are approved, and those that nothing ties come first', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 1 },
      { id: 4, name: 'Sahyadri Lok Mobile', type: 'app', owner_id: 1 },
    ]);
    const { user } = await openPage();
    await within(await row('google.com')).findByText('Sahyadri Lok Bank');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Approve 3 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 3 assets' }));
    expect(said(dialog, 'google.com: nothing ties it to its organisation.')).toHaveLength(1);
    expect(said(dialog, 'Sahyadri Lok Mobile: an app, nothing to tie it by.')).toHaveLength(1);
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'google.comSahyadri Lok Bank · Nothing ties it to the organisation',
      'Sahyadri Lok MobileSahyadri Lok Bank · An app: no domain to tie it by',
      'pay.sahyadrilokbank.co.inSahyadri Lok Bank · Below an approved name',
    ]);
    expect(dialog.getByRole('region', { name: 'Will be approved (3)' })).toBeVisible();
    expect(dialog.queryByRole('list', { name: 'Assets to check first' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Approve 3 assets' })).toBeEnabled();
  });

  it('and a pending owner are counted among those that will be approved, as the ticks change', async () => {
    answer('assetList', [
      { id: 1, name: 'sahyadrilokbank.co.in', owner_id: 1, approved: true },
      { id: 2, name: 'pay.sahyadrilokbank.co.in', owner_id: 1 },
      { id: 3, name: 'google.com', owner_id: 3 },
      { id: 4, name: 'co.in', owner_id: 3 },
    ]);
    const { user } = await openPage();
    await within(await row('co.in')).findByText('(pending)');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Review 3 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 of 3 assets' }));
    expect(dialog.getByText('The owner of one of them is itself still pending.')).toBeVisible();
    const untied = (name: string) => said(dialog, `${name}: nothing ties it to its organisation.`);
    expect([untied('google.com').length, untied('co.in').length]).toEqual([1, 0]);
    const group = (title: string) => within(dialog.getByRole('region', { name: title }));
    expect(group('Will be approved (2)').getAllByText(/organisation pending/)).toHaveLength(1);
    const first = within(dialog.getByRole('list', { name: 'Assets to check first' }));
    expect(first.getByText('co.in')).toBeVisible();
    expect(first.getByText(/organisation pending/)).toBeVisible();
    await user.click(
      dialog.getByRole('checkbox', { name: /^I have checked that Nilgiri .* holds/ }),
    );
    expect(dialog.getByText('The owners of 2 of them are themselves still pending.')).toBeVisible();
    expect([untied('google.com').length, untied('co.in').length]).toEqual([1, 1]);
    expect(group('Will be approved (3)').getAllByText(/organisation pending/)).toHaveLength(2);
  });
});

describe('a public ending among the pending names', () => {
  const LIST = [
    { id: 1, name: 'old.in', owner_id: 1, creation_date: '2026-01-01T00:00:00Z' },
    { id: 2, name: 'co.in', owner_id: 1, creation_date: '2026-01-02T00:00:00Z' },
  ];
  const CHECKED = 'I have checked that Sahyadri Lok Bank holds this name';

  it('comes first, is flagged, and is approved only after a review', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await within(await row('co.in')).findByText('Sahyadri Lok Bank');
    expect(shown()).toEqual(['co.in', 'old.in']);
    expect(await row('co.in')).toHaveTextContent(
      'A public ending, under which others register their names',
    );
    expect(screen.getByText(/^1 pending asset is a public ending/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve co.in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Review co.in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Asset details' }));
    expect(dialog.getByText(/^A public ending/)).toBeVisible();
    const approve = dialog.getByRole('button', { name: 'Approve' });
    expect(approve).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: CHECKED }));
    expect(approve).toBeEnabled();
  });

  it('is no part of several that are approved without a tick of its own', async () => {
    answer('assetList', LIST);
    const { user } = await openPage();
    await within(await row('co.in')).findByText('Sahyadri Lok Bank');
    await user.click(screen.getByRole('checkbox', { name: 'Select all assets shown' }));
    await user.click(screen.getByRole('button', { name: 'Review 2 assets' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 of 2 assets' }));
    expect(dialog.getByText(/^One of them is a public ending, and stays pending/)).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: CHECKED }));
    expect(dialog.getByRole('button', { name: 'Approve 2 assets' })).toBeVisible();
  });
});
