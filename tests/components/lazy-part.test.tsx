/** Parts of a page whose code is fetched when they are first drawn. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';

function Greeting({ times }: { times: number }) {
  return (
    <label>
      Drawn {times} times
      <input />
    </label>
  );
}

function setUp(load: () => Promise<typeof Greeting>) {
  const Part = lazyPart(load);
  function Page() {
    const [open, setOpen] = useState(false);
    const [times, setTimes] = useState(1);
    return (
      <>
        <button onClick={() => setOpen(!open)}>{open ? 'Close' : 'Open'}</button>
        <button onClick={() => setTimes(times + 1)}>Draw again</button>
        {open && (
          <PanelBoundary name="The greeting">
            <Part times={times} />
          </PanelBoundary>
        )}
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

it('is fetched once, when it is first opened', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>().mockResolvedValue(Greeting);
  const { press } = setUp(load);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  expect(await screen.findByText('Drawn 1 times')).toBeVisible();
  await press('Close');
  await press('Open');
  expect(screen.getByText('Drawn 1 times')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('says that it is loading, and keeps what is typed when it is drawn again', async () => {
  let arrive: (part: typeof Greeting) => void = () => {};
  const { user, press } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await press('Open');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  await press('Draw again');
  arrive(Greeting);
  await user.type(await screen.findByLabelText('Drawn 2 times'), 'typed');
  await press('Draw again');
  expect(screen.getByLabelText('Drawn 3 times')).toHaveValue('typed');
});

it('is fetched again after a failure: by the boundary’s button, and when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<typeof Greeting>>();
  const offline = new TypeError('Failed to fetch dynamically imported module');
  load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline).mockResolvedValue(Greeting);
  const { press } = setUp(load);
  await press('Open');
  expect(await screen.findByText(/^The greeting could not be shown/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await press('Try again');
  expect(await screen.findByText(/^The greeting could not be shown/)).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  await press('Close');
  await press('Open');
  expect(await screen.findByText('Drawn 1 times')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

let broken = true;
function Panel() {
  if (broken) throw new TypeError('bad row');
  return <p>Four rows</p>;
}

it('a failing panel takes nothing else with it, and can be tried again', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  render(
    <main>
      <label>
        Search <input />
      </label>
      <PanelBoundary name="Newest assets">
        <Panel />
      </PanelBoundary>
    </main>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Newest assets could not be shown.');
  await user.type(screen.getByLabelText('Search'), 'kept');

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Four rows')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('kept');
  expect(printed).toHaveBeenCalled();
});
