/** A table's state in the URL (design section 10, "big lists": replaced 250 ms after the last key). */
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { URL_DELAY_MS, useTableState } from '@/components/data-table/table-state.ts';

const FILTERS = ['status'];

type RouterState = ReturnType<typeof createMemoryRouter>['state'];

function Page() {
  const state = useTableState(FILTERS);
  return (
    <>
      <input
        aria-label="Search"
        value={state.query}
        onChange={(event) => state.setQuery(event.currentTarget.value)}
      />
      <button type="button" onClick={() => state.setFilter('status', 'pending')}>
        Pending
      </button>
      <button type="button" onClick={() => state.setSort({ column: 'name', descending: true })}>
        Sort
      </button>
      <Link to="/">All</Link>
      <Link to="/row">Row</Link>
      <Link to="/help">Help</Link>
      <output>{JSON.stringify([state.query, state.sort, state.filters])}</output>
    </>
  );
}

/** The page in a router whose navigations wait for `gate`. */
function open(url: string, gate: () => Promise<void> = () => Promise.resolve()) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Page />,
        hydrateFallbackElement: <></>,
        loader: async () => {
          await gate();
          return null;
        },
      },
      {
        path: '/row',
        element: <p>The page of a row</p>,
        loader: async () => {
          await gate();
          return null;
        },
      },
      // Nothing to wait for: the router is there at once.
      { path: '/help', element: <p>The page of help</p> },
    ],
    { initialEntries: [url] },
  );
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const search = () => screen.findByRole('textbox', { name: 'Search' });

describe('table state in the URL', () => {
  it('reads search, sort and filters from the URL and leaves foreign parameters alone', async () => {
    const { router, user } = open('/?q=a&sort=-name&status=pending&other=1');
    expect(await search()).toHaveValue('a');
    expect(screen.getByRole('status')).toHaveTextContent(
      '["a",{"column":"name","descending":true},{"status":"pending"}]',
    );
    await user.type(await search(), 'b');
    await waitFor(() => expect(router.state.location.search).toContain('q=ab'));
    expect(router.state.location.search).toContain('other=1');
  });

  it('shows a change at once and replaces the URL 250 ms after the last one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router } = open('/');
    const input = await search();
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(input);
    await user.paste('one');
    expect(input).toHaveValue('one');
    await act(() => vi.advanceTimersByTimeAsync(URL_DELAY_MS - 50));
    await user.paste(' two');
    await act(() => vi.advanceTimersByTimeAsync(URL_DELAY_MS - 50));
    expect(router.state.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(100));
    await waitFor(() => expect(router.state.location.search).toBe('?q=one+two'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('keeps both of two changes made in one go', async () => {
    const { router, user } = open('/');
    await search();
    await user.click(screen.getByRole('button', { name: 'Pending' }));
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-name&status=pending'));
  });

  it('lets the URL win when a link changes it', async () => {
    const { router, user } = open('/?q=a');
    await user.type(await search(), 'b');
    await waitFor(() => expect(router.state.location.search).toBe('?q=ab'));
    await user.click(screen.getByRole('link', { name: 'All' }));
    await waitFor(async () => expect(await search()).toHaveValue(''));
  });

  it('does not call back who opens a row right after typing, while its page still loads', async () => {
    let letThrough = () => {};
    let slow = false;
    const { router, user } = open('/', () =>
      slow ? new Promise((resolve) => (letThrough = resolve)) : Promise.resolve(),
    );
    const input = await search();
    slow = true;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(input, 'a');
    await user.click(screen.getByRole('link', { name: 'Row' }));
    await act(() => vi.advanceTimersByTimeAsync(2 * URL_DELAY_MS));
    expect(router.state.navigation.location?.pathname).toBe('/row');
    letThrough();
    expect(await screen.findByText('The page of a row')).toBeVisible();
  });

  it.each([
    { name: 'Row', path: '/row', of: (state: RouterState) => state.navigation.location },
    { name: 'Help', path: '/help', of: (state: RouterState) => state.location },
  ])('does not call them back while React has not drawn the way to $path', async (target) => {
    const { router, user } = open('/');
    const input = await search();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.type(input, 'a');
    let times = 0;
    router.subscribe((state) => {
      if (target.of(state)?.pathname !== target.path || times > 0) return;
      times += 1;
      vi.advanceTimersByTime(2 * URL_DELAY_MS);
    });
    await user.click(screen.getByRole('link', { name: target.name }));
    expect(await screen.findByText(/^The page of/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2 * URL_DELAY_MS));
    expect(times).toBe(1);
    expect(router.state.location.pathname + router.state.location.search).toBe(target.path);
  });

  it('does not bring back what was typed and taken back while the URL was slow', async () => {
    let letThrough = () => {};
    let slow = false;
    const { router, user } = open('/', () =>
      slow ? new Promise((resolve) => (letThrough = resolve)) : Promise.resolve(),
    );
    const input = await search();
    slow = true;
    await user.type(input, 'a');
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await user.clear(input);
    expect(input).toHaveValue('');
    slow = false;
    letThrough();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(input).toHaveValue('');
  });
});
