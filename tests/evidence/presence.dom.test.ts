/** When the page counts as away: a hidden tab, or no network. */
import { expect, test, vi } from 'vitest';
import { browserPresence } from '@/evidence/presence.ts';

test('a hidden tab and an offline browser are away, and both are told', () => {
  const told = vi.fn<() => void>();
  const leave = browserPresence.subscribe(told);
  expect(browserPresence.isAway()).toBe(false);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect([browserPresence.isAway(), told.mock.calls.length]).toEqual([true, 1]);
  visibility.mockReturnValue('visible');

  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect([browserPresence.isAway(), told.mock.calls.length]).toEqual([true, 2]);
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect([browserPresence.isAway(), told.mock.calls.length]).toEqual([false, 3]);

  leave();
  dispatchEvent(new Event('offline'));
  expect(told).toHaveBeenCalledTimes(3);
});
