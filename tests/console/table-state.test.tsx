/** A table's state in the URL. */
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useLocalTableState } from '@/components/table/table-state.ts';
import { URL_DELAY_MS, useTableState } from '@/components/table/url-table-state.ts';

const FILTERS = ['status', 'type'];

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
      <button type="button" onClick={state.clear}>
        Clear
      </button>
      <Link to="/">All</Link>
      <Link to="/row">Row</Link>
      <button type="button" onClick={() => void state.settle()}>
        Settle
      </button>
      <output>{JSON.stringify([state.query, state.sort, state.filters])}</output>
    </>
  );
}

/** The page, and that of a row, which waits for `rowLoads`. */
function open(url: string, rowLoads: Promise<void> = Promise.resolve()) {
  window.history.replaceState({ usr: { kept: true }, key: 'first', idx: 0 }, '', url);
  const router = createBrowserRouter([
    {
      element: (
        <NuqsAdapter>
          <Outlet />
        </NuqsAdapter>
      ),
      children: [
        { path: '/', element: <Page /> },
        {
          path: '/row',
          element: <p>The page of a row</p>,
          loader: () => rowLoads.then(() => null),
        },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  return { router, user };
}

const search = () => screen.findByRole('textbox', { name: 'Search' });
const shown = () => screen.getByRole('status').textContent;
const address = () => window.location.pathname + window.location.search;

describe('table state in the URL', () => {
  it('reads search, sort and filters from the URL and leaves foreign parameters alone', async () => {
    const { user } = open('/?q=a&sort=-name&status=pending&other=1');
    expect(await search()).toHaveValue('a');
    await waitFor(() =>
      expect(shown()).toBe('["a",{"column":"name","descending":true},{"status":"pending"}]'),
    );
    await user.type(await search(), 'b');
    await waitFor(() => expect(window.location.search).toContain('q=ab'));
    expect(window.location.search).toContain('other=1');
  });

  it('shows what is typed at once and replaces the URL 250 ms after the last key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user } = open('/');
    const input = await search();
    const entries = window.history.length;
    await user.click(input);
    await user.paste('one');
    expect(input).toHaveValue('one');
    await act(() => vi.advanceTimersByTimeAsync(URL_DELAY_MS - 50));
    await user.paste(' two');
    await act(() => vi.advanceTimersByTimeAsync(URL_DELAY_MS - 50));
    expect(window.location.search).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(window.location.search).toBe('?q=one+two');
    expect(window.history.length).toBe(entries);
  });

  it('leaves the state of the history entry as it was', async () => {
    const { router, user } = open('/');
    await user.type(await search(), 'a');
    await waitFor(() => expect(window.location.search).toBe('?q=a'));
    expect(window.history.state).toMatchObject({ usr: { kept: true } });
    expect(router.state.location.state).toEqual({ kept: true });
  });

  it('keeps a search that is not in the URL yet when something is clicked', async () => {
    const { user } = open('/');
    await user.type(await search(), 'a');
    await user.click(screen.getByRole('button', { name: 'Pending' }));
    await user.click(screen.getByRole('button', { name: 'Sort' }));
    expect(shown()).toBe('["a",{"column":"name","descending":true},{"status":"pending"}]');
    // A slow machine writes the search before the clicks.
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
        status: 'pending',
        sort: '-name',
        q: 'a',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(shown()).toBe('["",{"column":"name","descending":true},{}]');
    await waitFor(() => expect(window.location.search).toBe('?sort=-name'));
  });

  it('lets the URL win when a link changes it, and on Back', async () => {
    const { router, user } = open('/?q=a');
    await user.type(await search(), 'b');
    await waitFor(() => expect(window.location.search).toBe('?q=ab'));
    await act(() => router.navigate('/?status=approved'));
    expect(await search()).toHaveValue('');
    await waitFor(() => expect(shown()).toBe('["",null,{"status":"approved"}]'));
    act(() => window.history.back());
    await waitFor(async () => expect(await search()).toHaveValue('ab'));
  });

  it('does not call the user back who opens a page right after typing', async () => {
    let letThrough = () => {};
    const { router, user } = open('/', new Promise((resolve) => (letThrough = resolve)));
    await user.type(await search(), 'a');
    await user.click(screen.getByRole('link', { name: 'Row' }));
    // The page of the row takes longer than the URL to follow.
    await waitFor(() => expect(address()).toBe('/?q=a'));
    expect(router.state.navigation.location?.pathname).toBe('/row');
    letThrough();
    expect(await screen.findByText('The page of a row')).toBeVisible();
    expect(address()).toBe('/row');
    act(() => window.history.back());
    await waitFor(async () => expect(await search()).toHaveValue('a'));
  });

  it('writes what was just typed to the URL when asked to', async () => {
    const { user } = open('/');
    await user.type(await search(), 'a');
    await user.click(screen.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(window.location.search).toBe('?q=a'), { timeout: 200 });
  });

  it('keeps what is typed when something else writes the address, too', async () => {
    const { user } = open('/');
    const input = await search();
    await user.type(input, 'a');
    await waitFor(() => expect(window.location.search).toBe('?q=a'));
    await user.type(input, 'b');
    await act(async () => window.history.replaceState(window.history.state, '', '/?q=a'));
    expect(input).toHaveValue('ab');
    await user.type(input, 'c');
    await waitFor(() => expect(window.location.search).toBe('?q=abc'));
  });

  it('does not bring back what was typed and taken back', async () => {
    const { user } = open('/');
    const input = await search();
    await user.type(input, 'a');
    await waitFor(() => expect(window.location.search).toBe('?q=a'));
    await user.type(input, 'b');
    await user.clear(input);
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(input).toHaveValue('');
  });
});

it('a table that keeps its state to itself keeps one filter when another is set', () => {
  const initial = { hide: 'length' };
  const { result } = renderHook(() => useLocalTableState(FILTERS, initial));
  act(() => result.current.setFilter('status', 'pending'));
  act(() => result.current.setFilter('type', 'domain'));
  expect(result.current.filters).toEqual({ status: 'pending', type: 'domain' });
  act(() => result.current.setFilter('status', ''));
  expect(result.current.filters).toEqual({ type: 'domain' });
  expect(result.current.hidden).toEqual(['length']);
  act(() => result.current.setQuery('a'));
  act(() => result.current.clear());
  expect([result.current.query, result.current.filters]).toEqual(['', {}]);
});
