/** The demonstration's own part of the page: the bar, above the router's element. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryClient } from '@/api/queries/client.ts';
import { DemoBar } from './DemoBar.tsx';

async function putBack(): Promise<void> {
  const { reset } = await import('./backend.ts');
  await reset();
  void queryClient.invalidateQueries();
}

export function startBar(place: Element): void {
  hydrateRoot(
    place,
    <StrictMode>
      <DemoBar onReset={putBack} />
    </StrictMode>,
  );
}
