/** The table of the consoles: its rows, its keys, and where the focus is when its rows change. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DataTable, type KeyedRow } from '@/components/table/DataTable.tsx';
import { arrangeRows } from '@/components/table/rows.ts';
import { TableToolbar } from '@/components/table/TableToolbar.tsx';
import type { TableColumn } from '@/components/table/columns.ts';
import { useLocalTableState } from '@/components/table/table-state.ts';
import { useKeptFocus } from '@/layouts/use-kept-focus.ts';
import { Dialog } from '@/ui/Dialog.tsx';

interface Name {
  readonly id: string;
  readonly name: string;
}

const NONE: readonly string[] = [];
const idOf = ({ id }: Name) => id;
const opens = ({ id }: Name) => id !== 'shut';
const searchIn = ({ name }: Name) => [name];
const rowDrawn = vi.fn<() => void>();

function Counter() {
  rowDrawn();
  const [times, setTimes] = useState(0);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {times} presses
    </button>
  );
}

const COLUMNS: readonly TableColumn<Name>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '1fr',
    card: 'title',
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <>
        <a data-main href={`#${name}`}>
          {name}
        </a>
        <p>about {name}</p>
      </>
    ),
  },
  { id: 'count', header: 'Count', width: '5rem', cell: () => <Counter /> },
];

/** Key M goes to the next row, as after a mark. */
const ROW_KEYS = { m: ({ goToNext }: KeyedRow<Name>) => goToNext(), x: () => {} };

interface PageProps {
  names: readonly Name[];
  returnTo?: string;
}

function Page({ names, returnTo }: PageProps) {
  useKeptFocus();
  const state = useLocalTableState(NONE, { hide: 'none' });
  const [asking, setAsking] = useState(false);
  const rows = arrangeRows(names, { ...state, columns: COLUMNS, searchIn });
  return (
    <main>
      <h1>Names</h1>
      <DataTable
        label="Names"
        columns={COLUMNS}
        rows={rows}
        idOf={idOf}
        opens={opens}
        rowKeys={ROW_KEYS}
        state={state}
        returnTo={returnTo ?? null}
        toolbar={
          <TableToolbar
            noun={['name', 'names']}
            count={rows.length}
            total={names.length}
            state={state}
            columns={COLUMNS}
            searchLabel="Search"
            filters={null}
          />
        }
        nothing={<p>No names</p>}
      />
      <button type="button" onClick={() => setAsking(!asking)}>
        Ask
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Sure?">
        <p>Really?</p>
      </Dialog>
    </main>
  );
}

const some = (count: number, from = 0): Name[] =>
  Array.from({ length: count }, (_, at) => ({ id: `i${at + from}`, name: `name-${at + from}.in` }));

function open(names: readonly Name[], rest: Omit<PageProps, 'names'> = {}) {
  const { rerender } = render(<Page names={names} {...rest} />);
  return {
    user: userEvent.setup(),
    show: (next: readonly Name[]) => rerender(<Page names={next} {...rest} />),
  };
}

const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => link(name).closest('tr');
const dataRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('the focus stays on the same thing', () => {
  it('when rows come in above it', () => {
    const { show } = open(some(5));
    act(() => link('name-2.in').focus());
    show([...some(2, 50), ...some(5)]);
    expect(link('name-2.in')).toHaveFocus();
    expect(row('name-2.in')).toHaveAttribute('aria-rowindex', '6');
  });

  it('when the table is sorted the other way round', async () => {
    const { show } = open(some(5));
    act(() => row('name-1.in')?.focus());
    show(some(5).toReversed());
    await waitFor(() => expect(row('name-1.in')).toHaveFocus());
  });

  it('or goes to the next row when its own is deleted', async () => {
    const { show } = open(some(5));
    act(() => link('name-2.in').focus());
    show(some(5).filter(({ id }) => id !== 'i2'));
    await waitFor(() => expect(row('name-3.in')).toHaveFocus());
  });

  it('or to the row before, when the last one is deleted', async () => {
    const { show } = open(some(5));
    act(() => link('name-4.in').focus());
    show(some(4));
    await waitFor(() => expect(row('name-3.in')).toHaveFocus());
  });

  it('or to the next one that is left, when others come in its place', async () => {
    const { show } = open(some(9));
    act(() => link('name-4.in').focus());
    show([...some(2), ...some(6, 50), ...some(1, 8)]);
    await waitFor(() => expect(row('name-8.in')).toHaveFocus());
  });

  it.each(['before', 'after'])(
    'also when the row is deleted %s the dialog that asked is closed',
    async (when) => {
      const { user, show } = open(some(5));
      act(() => link('name-2.in').focus());
      // Opened as by a shortcut, from the row.
      act(() => screen.getByRole('button', { name: 'Ask' }).click());
      await screen.findByRole('dialog');
      const without = some(5).filter(({ id }) => id !== 'i2');
      if (when === 'before') show(without);
      await user.click(await screen.findByRole('button', { name: 'Close' }));
      if (when === 'after') show(without);
      await waitFor(() => expect(row('name-3.in')).toHaveFocus());
    },
  );

  it('leaves the focus alone when it is elsewhere', async () => {
    const { user, show } = open(some(5));
    act(() => link('name-2.in').focus());
    await user.click(screen.getByRole('searchbox'));
    show(some(1));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

it('what a cell remembers goes with its row', async () => {
  const { user, show } = open(some(3));
  await user.click(within(row('name-0.in')!).getByRole('button'));
  show(some(3).toReversed());
  expect(row('name-0.in')).toHaveTextContent('1 presses');
  expect(row('name-2.in')).toHaveTextContent('0 presses');
});

it('a key in the search draws no row again that stays', async () => {
  const { user } = open(some(3));
  rowDrawn.mockClear();
  await user.type(screen.getByRole('searchbox'), 'n');
  expect(screen.getByRole('searchbox')).toHaveValue('n');
  expect(rowDrawn).not.toHaveBeenCalled();
});

it('rows without an id, or with the same one, are all there', () => {
  open(['', '', 'a', 'a'].map((id, at) => ({ id, name: `name-${at}.in` })));
  expect(dataRows()).toHaveLength(4);
});

it('arrows, Home, End and Page keys move between rows; Enter presses the main link', async () => {
  const { user } = open(some(40));
  await user.type(screen.getByRole('searchbox'), 'name{ArrowDown}');
  const keys = ['ArrowDown', 'PageDown', 'ArrowUp', 'End', 'PageUp', 'Home'];
  const places = [];
  for (const key of keys) {
    await user.keyboard(`{${key}}`);
    // Rows far away are not in the page: the place is the one that assistive technology is told.
    places.push(Number(document.activeElement?.getAttribute('aria-rowindex')) - 2);
  }
  expect(places).toEqual([1, 16, 15, 39, 24, 0]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.hash).toBe('#name-1.in');
});

it.each([
  ['shop  Example', 'Example kyc shop'],
  ['"kyc shop"', 'Example kyc shop'],
  ['"example shop"', ''],
  ['shop nowhere', ''],
])('the search takes each word, and those in quotation marks together: %s', (query, found) => {
  const names = ['Example kyc shop', 'kyc'].map((name) => ({ id: name, name }));
  const [first] = arrangeRows(names, { query, sort: null, columns: COLUMNS, searchIn });
  expect(first?.name ?? '').toBe(found);
});

it('J and K move between rows from anywhere but a field', async () => {
  const { user } = open(some(4));
  const at = () => dataRows().indexOf(document.activeElement as HTMLElement);
  await user.keyboard('jjjk');
  expect(at()).toBe(1);
  await user.type(screen.getByRole('searchbox'), 'jk');
  expect(screen.getByRole('searchbox')).toHaveValue('jk');
});

it('a mark moves on and says so; J next stays, and a held mark marks once', async () => {
  const { user } = open(some(4));
  const hint = 'Moved here after your mark. J stays here.';
  await user.keyboard('jm');
  expect(row('name-1.in')).toHaveAccessibleDescription(hint);
  expect(screen.getAllByText(hint)).toHaveLength(1);
  await user.keyboard('j');
  expect(row('name-1.in')).toHaveFocus();
  expect(row('name-1.in')).toHaveAccessibleDescription('');
  await user.keyboard('{m>3}');
  expect(row('name-2.in')).toHaveFocus();
});

it('a key that meets a new list moves to the row that it meant', async () => {
  const { user, show } = open(some(4));
  await user.keyboard('j');
  act(() => {
    fireEvent.keyDown(document.activeElement!, { key: 'm' });
    show(some(3, 1));
  });
  expect(row('name-1.in')).toHaveFocus();
  expect(row('name-1.in')).toHaveAccessibleDescription(/^Moved here/);
});

describe('a row that opens', () => {
  it('opens when it is pressed anywhere but on a control', async () => {
    const { user } = open(some(3));
    await user.click(screen.getByText('about name-1.in'));
    await waitFor(() => expect(window.location.hash).toBe('#name-1.in'));
    await user.click(await waitFor(() => within(row('name-2.in')!).getByRole('button')));
    expect(window.location.hash).toBe('#name-1.in');
    expect(row('name-2.in')).toHaveTextContent('1 presses');
  });

  it('stays shut when a press that began on a control ends beside it', async () => {
    const { user } = open(some(2));
    window.history.replaceState(null, '', '/');
    const text = screen.getByText('about name-1.in');
    const button = within(row('name-1.in')!).getByRole('button');
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await user.pointer({ keys: '[/MouseLeft]', target: text });
    expect(window.location.hash).toBe('');
    // The next press counts.
    await user.click(text);
    await waitFor(() => expect(window.location.hash).toBe('#name-1.in'));
  });

  it('stays shut while text in it is being selected', async () => {
    open(some(2));
    window.history.replaceState(null, '', '/');
    const text = screen.getByText('about name-1.in');
    window.getSelection()?.selectAllChildren(text);
    act(() => text.click());
    expect(window.location.hash).toBe('');
    window.getSelection()?.removeAllRanges();
    act(() => text.click());
    await waitFor(() => expect(window.location.hash).toBe('#name-1.in'));
  });

  it('leaves a press with Ctrl to its link, which opens a tab', async () => {
    const { user } = open(some(2));
    window.history.replaceState(null, '', '/');
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('about name-1.in'));
    await user.keyboard('{/Control}');
    expect(window.location.hash).toBe('');
  });

  it('is only one that the page says opens', async () => {
    const { user } = open([{ id: 'shut', name: 'shut.in' }]);
    window.history.replaceState(null, '', '/');
    await user.click(screen.getByText('about shut.in'));
    expect(window.location.hash).toBe('');
  });
});

describe('a long list', () => {
  it('is all in the page up to 100 rows, which are the same elements when it becomes longer', async () => {
    const { show } = open(some(100));
    expect(dataRows()).toHaveLength(100);
    const far = row('name-90.in');
    act(() => far?.focus());
    show(some(500));
    await waitFor(() => expect(dataRows().length).toBeLessThan(60));
    await waitFor(() => expect(row('name-90.in')).toBe(far));
    await waitFor(() => expect(far).toHaveFocus());
  });

  it('shows all of what a search leaves, up to 100', async () => {
    const { user } = open(some(500));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('5');
    expect(screen.getByRole('status')).toHaveTextContent('95 of 500');
    await waitFor(() => expect(dataRows()).toHaveLength(95));
  });

  it('shows a window above, and says which rows these are', async () => {
    const { user } = open(some(500));
    const table = screen.getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '501');
    expect(dataRows().length).toBeLessThan(60);
    expect(dataRows()[0]).toHaveAttribute('aria-rowindex', '2');
    act(() => dataRows()[0]?.focus());
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('name-499.in'));
    expect(row('name-499.in')).toHaveAttribute('aria-rowindex', '501');
    await user.keyboard('{ArrowUp}');
    expect(row('name-498.in')).toHaveFocus();
  });

  it('ends before the row that has the focus, and is drawn', async () => {
    const { user, show } = open(some(500));
    act(() => dataRows()[0]?.focus());
    await user.keyboard('{End}');
    show(some(300));
    await waitFor(() => expect(row('name-299.in')).toHaveFocus());
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'name-2.in' } });
    await waitFor(() => expect(dataRows()).toHaveLength(1));
  });
});

describe('coming back to a row', () => {
  it('moves the focus on from the heading', async () => {
    render(<h1 tabIndex={-1}>Before</h1>);
    act(() => screen.getByRole('heading', { name: 'Before' }).focus());
    open(some(300), { returnTo: 'i250' });
    await waitFor(() => expect(row('name-250.in')).toHaveFocus());
  });

  it('takes the focus from nothing else', async () => {
    render(<button type="button">Elsewhere</button>);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    open(some(300), { returnTo: 'i250' });
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });
});
