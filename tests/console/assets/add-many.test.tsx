/** Add many: the round of calls, and what stays in the box (issue "The consoles", 3; design decision 27). */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionState } from '@/lib/session-state.ts';
import { on, server } from '../../setup/backend.ts';
import { answerAdding, lines, openMany } from './assets.ts';

describe('the dialog', () => {
  it('adds them all, closes, and lists them', async () => {
    const { paste, user, dialog } = await openMany();
    await paste('new-shop.in, new-bank.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 2 assets' }));
    expect(await screen.findByText('2 assets were added and wait for approval')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const table = await screen.findByRole('table', { name: 'Assets' });
    expect(await within(table).findByText('new-shop.in')).toBeVisible();
    expect(within(table).getByText('new-bank.in')).toBeVisible();
  });

  it('offers to close, and nothing to add, once all that could be added is there', async () => {
    answerAdding();
    const { paste, user, dialog, box } = await openMany();
    await paste('a.in\nnot a name');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 asset' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '1 of 1 asset added. What is left stays in the box.',
      ),
    );
    await waitFor(() => expect(box).toHaveValue('not a name'));
    expect(within(dialog).queryByRole('button', { name: /^(?:Add|Try)/ })).not.toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus();
  });

  it('reports a partial failure line by line; only what failed stays, for another try', async () => {
    const sent = answerAdding({ 'b.in': 'Taken by someone else' });
    const { paste, user, dialog, box } = await openMany();
    await paste('a.in\nb.in\nc.in\na.in');
    await user.click(await within(dialog).findByRole('button', { name: 'Add 3 assets' }));
    const again = await within(dialog).findByRole('button', { name: 'Try 1 asset again' });
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      '2 of 3 assets added, 1 failed. What is left stays in the box.',
    );
    expect(lines(dialog)).toEqual([
      'a.inAdded',
      'b.inTaken by someone else',
      'c.inAdded',
      'a.inDuplicate of line 1',
    ]);
    await waitFor(() => expect(box).toHaveValue('b.in'));
    answerAdding();
    await user.click(again);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual(['a.in', 'b.in', 'c.in']);
  });

  it('shows how far it is, stops on Stop, and sends nothing twice', async () => {
    const sent: string[] = [];
    const held: (() => void)[] = [];
    server.use(
      on('assetCreate', async (request) => {
        sent.push(((await request.json()) as { domain: string }).domain);
        await new Promise<void>((resolve) => held.push(resolve));
        return HttpResponse.json({});
      }),
    );
    const { paste, user, dialog, box } = await openMany();
    await paste('a.in\nb.in\nc.in\nd.in\ne.in\nf.in');
    const add = await within(dialog).findByRole('button', { name: 'Add 6 assets' });
    await user.dblClick(add);
    await waitFor(() => expect(held).toHaveLength(4));
    await user.click(within(dialog).getByRole('button', { name: 'Adding...' }));
    await user.type(box, '{Enter}x');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByRole('status')).toHaveTextContent('0 of 6 assets added so far');
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    for (const release of held) release();
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        '4 of 6 assets added, 2 not tried',
      ),
    );
    expect(sent).toEqual(['a.in', 'b.in', 'c.in', 'd.in']);
    await waitFor(() => expect(box).toHaveValue('e.in\nf.in'));
  });

  it('keeps what was typed when it is closed by accident, over a reload, until it is cleared', async () => {
    const { paste, user, dialog, unmount } = await openMany();
    await paste('a.in\nnot yet');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText(/^What you pasted is kept in this tab/)).toBeVisible();
    unmount();
    // A reload takes all that is in memory.
    sessionState.close();
    const again = await openMany();
    expect(again.box).toHaveValue('a.in\nnot yet');
    await again.user.click(within(again.dialog).getByRole('button', { name: 'Clear' }));
    expect(again.box).toHaveValue('');
    expect(again.box).toHaveFocus();
    await again.user.keyboard('{Escape}');
    expect((await again.press()).box).toHaveValue('');
  });

  it('forgets it when the person logs out', async () => {
    const { paste, user } = await openMany();
    await paste('a.in');
    await user.keyboard('{Escape}');
    expect(window.sessionStorage.getItem('pasted_names')).toContain('a.in');
    await user.click(screen.getByRole('button', { name: /^Account:/ }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(window.sessionStorage.getItem('pasted_names')).toBeNull();
  });

  it('asks before it closes where the browser keeps nothing', async () => {
    const { paste, user, dialog, box } = await openMany();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await paste('a.in');
    await user.keyboard('{Escape}');
    expect(within(dialog).getByText('There are unsaved changes.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(box).toHaveValue('a.in');
    await user.keyboard('{Escape}');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('says so when there is nothing to add, and sends nothing', async () => {
    const sent = answerAdding();
    const { user, dialog, box } = await openMany();
    await user.click(within(dialog).getByRole('button', { name: 'Add assets' }));
    expect(box).toHaveAccessibleDescription(/There is no name here that can be added/);
    expect(sent).toEqual([]);
  });
});
