/**
 * THE DEMONSTRATION (`npm run build:demo`): the same product with the embedded backend in the page. main.tsx
 * starts it; no other build holds any of it.
 */
import { setTransport } from '@/lib/transport.ts';

/** Has the backend in the page answer all calls, and shows the bar. */
export function startDemonstration(): void {
  setTransport(async (address, init) => {
    const { answer } = await import('./backend.ts');
    return answer(address, init);
  });
  const place = document.getElementById('demo');
  if (place) void import('./start.tsx').then(({ startBar }) => startBar(place));
}
