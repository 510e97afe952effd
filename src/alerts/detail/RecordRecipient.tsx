import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageAction } from '@/components/page-actions.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { useCase } from '@/cases/index.ts';
import { isSentToNone, Takedown } from '@/takedowns/index.ts';
import { Button } from '@/ui/Button.tsx';

interface RecordRecipientProps {
  alert: Alert;
  /** Other alerts about the same name. */
  others: readonly Alert[];
}

/** Asks who an alert was reported to if its mark does not say so. Below the statuses, which it must not move. */
export function RecordRecipient({ alert, others }: RecordRecipientProps) {
  const known = useCase(alert.id);
  const [isOpen, setIsOpen] = useState(false);
  const lacksRecipient = known?.status === 'reported' && isSentToNone(known);
  const isOffered = lacksRecipient && alert.impersonating_domain !== '';
  const button = useRef<HTMLButtonElement>(null);
  function open() {
    // Opened from a toast, which disappears, so the dialog returns the focus to the page.
    button.current?.focus();
    setIsOpen(true);
  }
  usePageAction('record-recipient', isOffered ? open : null);
  if (!isOpen && !isOffered) return null;
  return (
    <>
      <Button
        ref={button}
        icon={<NotebookPen aria-hidden size={16} strokeWidth={1.5} />}
        onClick={open}
        className="max-md:h-12 print:hidden"
      >
        Record recipient
      </Button>
      {isOpen && (
        <Takedown alerts={[alert]} others={others} isSent onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
