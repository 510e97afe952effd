/** The demonstration's own part of the page: the bar, above the router's element. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryClient } from '@/api/queries/client.ts';
import { DemoBar } from './DemoBar.tsx';
import { loadForOffline } from './offline.ts';

async function putBack(): Promise<void> {
  const { reset } = await import('./backend.ts');
  await reset();
  void queryClient.invalidateQueries();
}

/** Long enough for the page's own first files. */
const FIRST_MS = 1_000;

export function startBar(place: Element): void {
  hydrateRoot(
    place,
    <StrictMode>
      <DemoBar onReset={putBack} />
    </StrictMode>,
  );
  setTimeout(() => void loadForOffline(), FIRST_MS);
}
