import { useEffect, useEffectEvent } from 'react';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { isLayerOpen } from '@/lib/open-layer.ts';
import type { PreparedTakedownProps } from './PreparedTakedown.tsx';

const PreparedTakedown = lazyPart(() =>
  import('./PreparedTakedown.tsx').then((module) => module.PreparedTakedown),
);

/** Escape before the sheet has opened: it does not open, and nothing else handles the key. */
function useEscapeUnopened(onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isLayerOpen()) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/**
 * A takedown request about one or several alerts. Typed text returns when it is opened again for the same alerts. Mount
 * it while it is open.
 */
export function Takedown({ onClose, ...about }: PreparedTakedownProps) {
  useEscapeUnopened(onClose);
  return (
    <DialogBoundary name="The takedown request" onClose={onClose}>
      <PreparedTakedown {...about} onClose={onClose} />
    </DialogBoundary>
  );
}
