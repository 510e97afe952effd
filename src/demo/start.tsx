/** The demonstration's own part of the page: the bar, above the router's element. */
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { queryClient } from '@/api/queries/client.ts';
import { retry } from '@/session/session.ts';
import { DemoBar } from './DemoBar.tsx';
import { loadForOffline } from './offline.ts';
import { owner } from './owner.ts';

/** Fetches everything that the pages show again, from replaced data. */
const fetchAnew = () => queryClient.invalidateQueries();

async function putBack(): Promise<void> {
  const { reset } = await import('./backend.ts');
  await reset();
  void fetchAnew();
}

/** This tab answers from now on, and reads what it could not while another one had the demonstration. */
function goOn(): void {
  if (owner.get() !== 'this-tab') return;
  retry();
  void fetchAnew();
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
  owner.subscribe(goOn);
  setTimeout(() => void loadForOffline(), FIRST_MS);
}
