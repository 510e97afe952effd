import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import type { PreparedNoticeProps } from './PreparedNotice.tsx';

const PreparedNotice = lazyPart(() =>
  import('./PreparedNotice.tsx').then((module) => module.PreparedNotice),
);

/**
 * A notice about alerts, to copy, mail, save or print; nothing is sent from here. What was typed is there
 * again when it is opened for the same alerts. Own assets are left out, and it says so. Mount it while it
 * is open.
 */
export function NoticeDialog({ onClose, ...about }: PreparedNoticeProps) {
  return (
    <DialogBoundary name="The dialog" onClose={onClose}>
      <PreparedNotice {...about} onClose={onClose} />
    </DialogBoundary>
  );
}
