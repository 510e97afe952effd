import { useEffect, useEffectEvent } from 'react';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { isLayerOpen } from '@/lib/open-layer.ts';
import type { PreparedNoticeProps } from './PreparedNotice.tsx';

const PreparedNotice = lazyPart(() =>
  import('./PreparedNotice.tsx').then((module) => module.PreparedNotice),
);

/** Escape while the dialog is still on its way: it does not open, and nothing else takes the key. */
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
 * A notice about alerts, to copy, mail, save or print; nothing is sent from here. What was typed is there
 * again when it is opened for the same alerts. Own assets are left out, and it says so. Mount it while it
 * is open.
 */
export function NoticeDialog({ onClose, ...about }: PreparedNoticeProps) {
  useEscapeUnopened(onClose);
  return (
    <DialogBoundary name="The dialog" onClose={onClose}>
      <PreparedNotice {...about} onClose={onClose} />
    </DialogBoundary>
  );
}
