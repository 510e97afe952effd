/** Finds assets: search, filters, order, and the keys (specification section 2; design decision 17). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ASSET, PENDING, inTurn, list, names, open, table } from './assets.ts';

describe('asset list', () => {
  it('searches by name (section 2, assets)', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search assets' }), 'APP.');
    expect(names(await table())).toEqual(['app.example-shop.in']);
    expect(screen.getByText('1 of 2 assets')).toBeVisible();
  });

  it('A Filters toggle opens a panel (section 2, assets); row 17: filters by status, type and watch state, kept in the URL', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    await table();
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = screen.getByRole('region', { name: 'Filters' });
    for (const [label, option, left] of [
      ['Status', 'Pending', 'app.example-shop.in'],
      ['Type', 'domain', 'example-shop.in'],
      ['Watch', 'Not watched', 'app.example-shop.in'],
    ] as const) {
      const select = within(panel).getByRole('combobox', { name: label });
      await user.selectOptions(select, option);
      expect(names(await table())).toEqual([left]);
      await user.selectOptions(select, 'All');
    }
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Status' }), 'Approved');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await waitFor(() => expect(window.location.search).toBe('?status=approved'));
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it.each(['Status', 'Type', 'Watch'])(
    'shows the filter %s, on with a value nothing has',
    async (label) => {
      list([ASSET, PENDING]);
      const { user } = await open(`?${label.toLowerCase()}=gone`);
      expect(await screen.findByText('No assets match')).toBeVisible();
      const select = screen.getByRole('combobox', { name: label });
      expect(select).toHaveDisplayValue('gone');
      await user.selectOptions(select, 'All');
      expect(names(await table())).toHaveLength(2);
    },
  );

  it('finds a name in any written form', async () => {
    list([ASSET, PENDING, { ...ASSET, id: 3, name: 'Green Dot Bank' }]);
    const { user } = await open();
    const search = await screen.findByRole('searchbox');
    const shown = await table();
    const searches = [
      ['app[.]example', 'app.example-shop.in'],
      ['hxxps://app[.]example-shop[.]in/x', 'app.example-shop.in'],
      ['green dot bank', 'Green Dot Bank'],
    ] as const;
    await inTurn(searches, async ([typed, found]) => {
      await user.clear(search);
      await waitFor(() => expect(names(shown)).toHaveLength(3));
      await user.paste(typed);
      await waitFor(() => expect(names(shown)).toEqual([found]));
    });
  });

  it('sorts by a column heading: ascending, descending, as it came', async () => {
    list([ASSET, PENDING]);
    const { user } = await open();
    const shown = await table();
    const heading = within(shown).getByRole('button', { name: 'Domain' });
    const head = within(shown).getByRole('columnheader', { name: 'Domain' });
    await user.click(heading);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(names(shown)).toEqual(['app.example-shop.in', 'example-shop.in']);
    await user.click(heading);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await user.click(heading);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(names(shown)).toEqual(['example-shop.in', 'app.example-shop.in']);
  });

  it('moves between rows with the keys, and / goes to the search box', async () => {
    list([ASSET, PENDING, { ...ASSET, id: 3, name: 'third.in' }]);
    const { user } = await open();
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1);
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('{ArrowDown}');
    expect(rows[0]).toHaveFocus();
    await user.keyboard('{End}');
    expect(rows[2]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(rows[1]).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rows[0]).toHaveFocus();
  });
});
