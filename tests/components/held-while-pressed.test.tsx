/** A list keeps still while something in it is being pressed. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useHeldWhilePressed } from '@/components/data-table/use-held-while-pressed.ts';

function List({ names }: { names: readonly string[] }) {
  const [shown, onPress] = useHeldWhilePressed(names);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the table's body
    <ul onPointerDownCapture={onPress} onKeyDownCapture={onPress}>
      {shown.map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </ul>
  );
}

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

/** A list of two, of which the second is about to be pressed, and a way to take the first away. */
function listOfTwo() {
  const { rerender } = render(<List names={['one.in', 'two.in']} />);
  return {
    button: screen.getByRole('button', { name: 'two.in' }),
    change: () => rerender(<List names={['two.in']} />),
  };
}

beforeEach(() => vi.useFakeTimers());

test('it is as it was until the click has come', () => {
  const { button, change } = listOfTwo();
  fireEvent.pointerDown(button);
  change();
  wait(5_000);
  expect(shown()).toEqual(['one.in', 'two.in']);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(shown()).toEqual(['one.in', 'two.in']);
  wait(0);
  expect(shown()).toEqual(['two.in']);
});

test('a press that ends elsewhere is over 300 ms after it was let go', () => {
  const { button, change } = listOfTwo();
  fireEvent.pointerDown(button);
  change();
  fireEvent.pointerUp(document.body);
  wait(299);
  expect(shown()).toEqual(['one.in', 'two.in']);
  wait(1);
  expect(shown()).toEqual(['two.in']);
});

test('a finger that begins to scroll presses nothing any more', () => {
  const { button, change } = listOfTwo();
  fireEvent.pointerDown(button);
  change();
  fireEvent.pointerCancel(button);
  wait(0);
  expect(shown()).toEqual(['two.in']);
});

test('a second press is not over with the first', () => {
  const { button, change } = listOfTwo();
  fireEvent.pointerDown(button);
  fireEvent.pointerUp(button);
  wait(200);
  fireEvent.pointerDown(button);
  change();
  wait(200);
  expect(shown()).toEqual(['one.in', 'two.in']);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  wait(0);
  expect(shown()).toEqual(['two.in']);
});

test('of the keys, only the space bar holds it', () => {
  const { button, change } = listOfTwo();
  fireEvent.keyDown(button, { key: ' ' });
  change();
  expect(shown()).toEqual(['one.in', 'two.in']);
  fireEvent.keyUp(button, { key: ' ' });
  fireEvent.click(button);
  wait(0);
  expect(shown()).toEqual(['two.in']);
});

test('Enter acts at once', () => {
  const { button, change } = listOfTwo();
  fireEvent.keyDown(button, { key: 'Enter' });
  change();
  expect(shown()).toEqual(['two.in']);
});

test('a press that is over is waited for no more', () => {
  const listening = vi.spyOn(window, 'addEventListener');
  const { button } = listOfTwo();
  listening.mockClear();
  fireEvent.pointerDown(button);
  const signals = listening.mock.calls.map(([, , options]) =>
    typeof options === 'object' ? options.signal : undefined,
  );
  expect(signals).not.toEqual([]);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  wait(0);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
});
