/** Where a panel stands: below its button, or above one that has no room below it. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Popover } from '@/ui/Popover.tsx';

it.each([
  ['in the toolbar', 'below it', 100, { top: '146px', bottom: 'auto' }],
  ['at the lower edge', 'above it', 700, { top: 'auto', bottom: '74px' }],
])('the panel of a button %s stands %s', (_where, _place, top, edges) => {
  // jsdom has no layout: a window of 768 px.
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(20, top, 90, 40),
  );
  render(
    <Popover label="Export" trigger={(props) => <button {...props}>Open</button>}>
      {() => 'CSV'}
    </Popover>,
  );
  const panel = screen.getByLabelText('Export');
  // What a browser tells just before it shows the panel.
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  expect({ top: panel.style.top, bottom: panel.style.bottom }).toEqual(edges);
});
