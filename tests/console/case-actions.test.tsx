/** Changes of cases as views make them, and the way back. */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { UserProvider } from '@/session/AuthContext.tsx';
import * as news from '@/components/notify.ts';
import { casesOf } from '@/cases/session-cases.ts';
import { useCaseActions, useCaseBook, useCases } from '@/cases/use-cases.ts';

const user = { id: '1', email: 'asha@bank.example', role: 'admin' } as const;
const subjects = ['a', 'b'].map((alert) => ({ alert, asset: 'x.example', domain: 'y.example' }));

function wrapper({ children }: { children: ReactNode }) {
  return <UserProvider user={user}>{children}</UserProvider>;
}

async function open() {
  const { result } = renderHook(
    () => ({ actions: useCaseActions(), book: useCaseBook(), list: useCases() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.known).toBe(true));
  const { actions, book } = result.current;
  const statuses = () => subjects.map(({ alert }) => book.get(alert)?.status ?? 'none');
  return { actions, statuses, list: () => result.current.list };
}

it('takes back the last changes one by one, a bulk as one', async () => {
  const { actions, statuses, list } = await open();
  const before = list();
  await act(() => actions.mark(subjects.slice(0, 1), 'investigating'));
  expect(list()).not.toBe(before);
  await act(() => actions.mark(subjects, 'down'));
  expect(statuses()).toEqual(['down', 'down']);
  await act(() => actions.undoLast());
  expect(statuses()).toEqual(['investigating', 'new']);
  await act(() => actions.undoLast());
  expect(statuses()).toEqual(['new', 'new']);
  expect(await actions.undoLast()).toBeNull();
});

it('a change that changes nothing is not taken back in the place of the one before', async () => {
  const { actions, statuses } = await open();
  await act(() => actions.mark(subjects, 'down'));
  await act(() => actions.mark(subjects, 'down'));
  await act(() => actions.undoLast());
  expect(statuses()).toEqual(['new', 'new']);
});

it('what could not be taken back can be tried again', async () => {
  const { actions, statuses } = await open();
  await act(() => actions.mark(subjects, 'down'));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await act(() => actions.undoLast())).toBeNull();
  expect(statuses()).toEqual(['down', 'down']);
  full.mockRestore();
  await act(() => actions.undoLast());
  expect(statuses()).toEqual(['new', 'new']);
});

it('of a bulk, what was set again elsewhere stays; the rest is taken back, and each is reported', async () => {
  const told = vi.spyOn(news, 'notify').mockReturnValue();
  const { actions, statuses } = await open();
  await act(() => actions.mark(subjects, 'down'));
  const change = { what: 'status', status: 'ours' } as const;
  await casesOf(user.email).database.change([{ subject: subjects[1]!, change }]);
  await act(() => actions.undoLast());
  expect(statuses()).toEqual(['new', 'ours']);
  const words = () => told.mock.calls.map(([{ title }]) => (title as ReactElement<object>).props);
  await waitFor(() =>
    expect(words().slice(-2)).toEqual([
      { subject: subjects[0], done: '“Down” taken back' },
      { subject: subjects[1], done: 'not undone, changed since' },
    ]),
  );
  // There is nothing left to take back.
  expect(await actions.undoLast()).toBeNull();
});

it('a second press on Undo, while the toast fades, says nothing', async () => {
  const told = vi.spyOn(news, 'notify').mockReturnValue();
  const { actions, statuses } = await open();
  await act(() => actions.mark(subjects.slice(0, 1), 'down'));
  await waitFor(() => expect(told).toHaveBeenCalled());
  const { action } = told.mock.lastCall![0];
  action!.onPress();
  action!.onPress();
  await waitFor(() => expect(statuses()[0]).toBe('new'));
  const words = () =>
    told.mock.calls.map(([{ title }]) => (title as ReactElement<{ done: string }>).props.done);
  await waitFor(() => expect(words()).toContain('“Down” taken back'));
  await act(() => actions.note(subjects[0]!, 'Ours?'));
  await waitFor(() => expect(words().at(-1)).toBe('note saved'));
  expect(words()).toEqual(['Down', '“Down” taken back', 'note saved']);
});
