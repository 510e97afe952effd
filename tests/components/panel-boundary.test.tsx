import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';

let broken = true;
function Panel() {
  if (broken) throw new TypeError('bad row');
  return <p>Four rows</p>;
}

test('a failing panel takes nothing else with it, and can be tried again', async () => {
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
