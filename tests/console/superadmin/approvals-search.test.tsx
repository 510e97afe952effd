/** Asset approvals: search and filters (specification sections 2 and 9). */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../setup/backend.ts';
import type { User } from '../../setup/render-app.tsx';
import {
  details,
  OF_PENDING_OWNER,
  openPage,
  OTHER_PENDING,
  PAGE,
  PENDING,
  row,
  shown,
} from './approvals.ts';

describe('search', () => {
  /** Searches for these words only, and waits until all rows were there before. */
  async function searchFor(user: User, words: string, all: number) {
    const search = screen.getByRole('searchbox');
    await user.clear(search);
    // The rows of the words before are no answer to these.
    await waitFor(() => expect(shown()).toHaveLength(all));
    await user.paste(words);
  }

  it('finds assets by the name, plain, defanged and in a URL, by the type and by the owner, and is in the URL', async () => {
    const { user } = await openPage();
    await within(await row(PENDING)).findByText('Sahyadri Lok Bank');
    const finds = async (which: string, words: string, names: readonly unknown[]) => {
      await searchFor(user, words, 14);
      // With its name beside what is found, a failure says which it was.
      await waitFor(() => expect([which, new Set(shown())]).toEqual([which, new Set(names)]));
      await waitFor(() =>
        expect([which, new URLSearchParams(window.location.search).get('q')]).toEqual([
          which,
          words,
        ]),
      );
    };
    await finds('the name', 'CARDS.sahyadri', [PENDING]);
    await finds('a defanged name', 'cards[.]sahyadrilokbank[.]co[.]in', [PENDING]);
    await finds('a defanged URL', 'hxxps://cards[.]sahyadrilokbank[.]co[.]in/login', [PENDING]);
    await finds('the type', 'mail domain', ['mail.sahyadrilokbank.co.in', OTHER_PENDING]);
    await finds('the owner', 'nilgiri kurinji tea', [
      OF_PENDING_OWNER,
      'shop.nilgirikurinji.in',
      expect.stringContaining('marutham-text'),
    ]);
  });

  it('finds what was typed as well as the name that it may be a written form of', async () => {
    answer('assetList', [
      { id: 1, name: 'evil.com', owner_id: 9 },
      { id: 2, name: 'other.de', owner_id: 9 },
      { id: 3, name: 'Green Dot Bank' },
    ]);
    const { user } = await openPage();
    await details('other.de');
    await searchFor(user, 'green dot bank', 3);
    await waitFor(() => expect(shown()).toEqual(['Green Dot Bank']));
    await searchFor(user, 'evil dot com', 3);
    await waitFor(() => expect(shown()).toEqual(['evil.com']));
  });

  it('finds an internationalised name in both of its written forms', async () => {
    answer('assetList', [
      { id: 1, name: 'xn--mnchen-3ya.de' },
      { id: 2, name: 'other.de' },
    ]);
    const { user } = await openPage();
    await details('other.de');
    for (const words of ['münch', 'xn--mn']) {
      // oxlint-disable-next-line no-await-in-loop -- one name after another
      await searchFor(user, words, 2);
      // oxlint-disable-next-line no-await-in-loop -- one name after another
      await waitFor(() => expect(shown()).toHaveLength(1));
      expect(shown()[0]).toContain('münchen.de');
    }
  });
});

describe('filters', () => {
  it('filters: status all/pending/approved, and asset type (section 2, asset approvals)', async () => {
    const { user } = await openPage();
    await details(PENDING);
    const status = screen.getByRole('combobox', { name: 'Status' });
    expect(
      within(status)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All statuses', 'Pending (6)', 'Approved (8)']);
    await user.selectOptions(status, 'Pending (6)');
    expect(screen.getByText('6 of 14 assets')).toBeVisible();
    await user.selectOptions(status, 'Approved (8)');
    expect(screen.getByText('8 of 14 assets')).toBeVisible();
    await user.selectOptions(status, 'All statuses');
    expect(screen.getByText('14 assets')).toBeVisible();
    await user.selectOptions(status, 'Pending (6)');
    await waitFor(() => expect(window.location.search).toBe('?status=pending'));
  });

  it('asset types for filtering come from the data (section 9, asset types)', async () => {
    answer('assetList', [
      { id: 1, name: 'a.in', type: 'wallet' },
      { id: 2, name: 'b.in', type: 'brand' },
      { id: 3, name: 'c.in', type: 'wallet', approved: true },
      { id: 4, name: 'd.in' },
    ]);
    const { user } = await openPage();
    await details('a.in');
    const type = screen.getByRole('combobox', { name: 'Asset type' });
    const types = () =>
      within(type)
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(types()).toEqual(['All types', 'brand (1)', 'wallet (2)']);
    await user.selectOptions(type, 'wallet (2)');
    expect(shown()).toEqual(['a.in', 'c.in']);
    // Each filter counts what the others leave.
    const status = screen.getByRole('combobox', { name: 'Status' });
    await user.selectOptions(status, within(status).getByRole('option', { name: /^Approved/ }));
    expect(types()).toEqual(['All types', 'brand (0)', 'wallet (1)']);
    expect(status).toHaveDisplayValue('Approved (1)');
  });

  it('come from the URL, and can be cleared', async () => {
    const { user } = await openPage(`${PAGE}?status=pending&type=domain&owner=3`);
    expect(await details(OF_PENDING_OWNER)).toBeVisible();
    expect(await screen.findByText('2 of 14 assets')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect(screen.getByText('14 assets')).toBeVisible();
  });
});
