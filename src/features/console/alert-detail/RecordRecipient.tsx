import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { useCase } from '@/features/shared/cases/use-cases.ts';
import { NoticeDialog } from '@/features/shared/notices/NoticeDialog.tsx';
import { isSentToNone } from '@/features/shared/notices/reported-before.ts';
import { Button } from '@/ui/Button.tsx';

interface RecordRecipientProps {
  alert: AlertRow;
  /** Further alerts about the same name. */
  others: readonly AlertRow[];
}

/**
 * Below the statuses, which it must not move: asks to whom an alert was reported, where a mark alone, by a key for
 * instance, does not say so.
 */
export function RecordRecipient({ alert, others }: RecordRecipientProps) {
  const known = useCase(alert.id);
  const [isOpen, setIsOpen] = useState(false);
  const isUntold = known?.status === 'reported' && isSentToNone(known);
  if (!isOpen && (!isUntold || alert.impersonating_domain === '')) return null;
  return (
    <>
      <Button
        icon={<NotebookPen aria-hidden size={16} strokeWidth={1.5} />}
        onClick={() => setIsOpen(true)}
        className="max-md:h-12 print:hidden"
      >
        Record recipient
      </Button>
      {isOpen && (
        <NoticeDialog alerts={[alert]} others={others} isSent onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
