import { useState } from 'react';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import type { CaseSubject } from '@/cases/types.ts';
import { CaseStatusShape } from '@/features/shared/cases/CaseStatusMark.tsx';
import { useCase, useCaseState } from '@/features/shared/cases/use-cases.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { PHONE, useMedia } from '@/ui/use-media.ts';
import { StatusStrip } from './StatusStrip.tsx';

/** All statuses on the page itself; on a phone the bottom bar has them. */
export function PageStatus({ subject }: { subject: CaseSubject }) {
  const isPhone = useMedia(PHONE);
  return !isPhone && <StatusStrip subject={subject} />;
}

/**
 * In the bottom bar of a phone: the alert's status, which opens all of them in a sheet. Nothing where the cases
 * cannot be read, nor on wider windows.
 */
export function StatusButton({ subject }: { subject: CaseSubject }) {
  const isPhone = useMedia(PHONE);
  const { is } = useCaseState();
  const status = useCase(subject.alert)?.status ?? 'new';
  const [isOpen, setIsOpen] = useState(false);
  if (!isPhone || is === 'failed') return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={is === 'ready' ? `Status: ${STATUS_WORDS[status]}` : 'Status'}
        disabled={is !== 'ready'}
        onClick={() => setIsOpen(true)}
        className="h-12 min-w-0 flex-1 px-1.5! leading-tight"
      >
        <span className="grid min-w-0 justify-items-center">
          <span className="text-2xs font-normal text-quiet">Status</span>
          <span className="flex max-w-full items-center gap-1 text-xs">
            {is === 'ready' && <CaseStatusShape status={status} />}
            <span className="truncate">{is === 'ready' ? STATUS_WORDS[status] : '…'}</span>
          </span>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={close} title="Status" place="bottom">
        <StatusStrip
          subject={subject}
          onChosen={close}
          className="grid grid-cols-2 *:h-12! *:justify-start *:gap-2"
        />
      </Dialog>
    </>
  );
}
