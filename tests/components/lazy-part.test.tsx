/** Parts that are fetched when somebody is about to need them. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '@/components/lazy-part.tsx';

function Greeting({ name }: { name: string }) {
  return (
    <label>
      Hello, {name}
      <input />
    </label>
  );
}

function setUp(load: () => Promise<typeof Greeting>) {
  const { Part, soon } = lazyPart(load);
  function Page() {
    const [pressed, setPressed] = useState(0);
    return (
      <>
        <button {...soon} onClick={() => setPressed(pressed + 1)}>
          Open
        </button>
        {pressed > 0 && (
          <Suspense fallback="Fetching">
            <Part name="Pune" />
          </Suspense>
        )}
      </>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

it('is fetched once, when a pointer or the focus comes near, and drawn when it is opened', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const user = setUp(load);
  expect(load).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('button'));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByText('Hello, Pune')).toBeNull();
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Hello, Pune')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('waits in its Suspense when the press comes before its code', async () => {
  let arrive: (part: typeof Greeting) => void = () => {};
  const user = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await user.click(screen.getByRole('button'));
  expect(screen.getByText('Fetching')).toBeVisible();
  arrive(Greeting);
  expect(await screen.findByText('Hello, Pune')).toBeVisible();
  await user.type(screen.getByRole('textbox'), 'typed');
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('typed');
});

it('is fetched again after a failure, when somebody is about to open it once more', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new Error('no connection')).mockResolvedValue(Greeting);
  const user = setUp(load);
  await user.hover(screen.getByRole('button'));
  await user.unhover(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('Hello, Pune')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
