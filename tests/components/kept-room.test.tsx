/** The room of a message that goes by itself. */
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { KeptRoom } from '@/components/KeptRoom.tsx';

it('takes its height with the first message and keeps it, so that nothing below moves', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(46);
  const drawn = (message: string | null) => (
    <div data-testid="form">
      <KeptRoom>{message === null ? null : <p>{message}</p>}</KeptRoom>
    </div>
  );
  const { rerender } = render(drawn(null));
  const form = screen.getByTestId('form');
  expect(form).toBeEmptyDOMElement();
  rerender(drawn('Failed to add user'));
  expect(screen.getByText('Failed to add user')).toBeVisible();
  rerender(drawn(null));
  expect(screen.queryByText('Failed to add user')).toBeNull();
  expect(form.firstElementChild).toHaveStyle({ minHeight: '46px' });
});
