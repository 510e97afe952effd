/** Refetches do not change the page while the mouse button is down. */
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '@/api/queries/client.ts';

const fetched = (value: number) =>
  queryClient.fetchQuery({ queryKey: ['pressed'], queryFn: () => value, staleTime: 0 });
const shown = () => queryClient.getQueryData(['pressed']);
/** As long as anything that was asked for later takes. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

test('a list waits while the main button is down, and only then', async () => {
  await fetched(1);
  fireEvent.pointerDown(document.body, { button: 0 });
  // The focus goes to what is pressed.
  fireEvent.blur(document.body);
  const second = fetched(2);
  await aMoment();
  expect(shown()).toBe(1);
  fireEvent.pointerUp(document.body, { button: 0 });
  await second;
  expect(shown()).toBe(2);
  // A right click opens a menu, which stays open.
  fireEvent.pointerDown(document.body, { button: 2 });
  await fetched(3);
  expect(shown()).toBe(3);
});

test('a finger that begins to scroll presses nothing any more', async () => {
  fireEvent.pointerDown(document.body, { button: 0 });
  const fetching = fetched(4);
  fireEvent.pointerCancel(document.body);
  await fetching;
  expect(shown()).toBe(4);
});

test('a release that the page did not hear of is known by the next move', async () => {
  // Lets the cancel that ends every test take effect.
  await aMoment();
  fireEvent.pointerDown(document.body, { button: 0 });
  const fetching = fetched(5);
  fireEvent.pointerMove(document.body, { buttons: 1 });
  await aMoment();
  expect(shown()).toBe(4);
  fireEvent.pointerMove(document.body, { buttons: 0 });
  await fetching;
  expect(shown()).toBe(5);
});
