import { vi } from 'vitest';

/** Takes the network away, or brings it back, until the test ends. */
export function setAway(isAway: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isAway);
  dispatchEvent(new Event(isAway ? 'offline' : 'online'));
}
