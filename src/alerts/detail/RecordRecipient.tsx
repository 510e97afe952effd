import { NotebookPen } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePageAction } from '@/components/page-actions.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { useCase } from '@/cases/index.ts';
import { isSentToNone, Takedown } from '@/takedowns/index.ts';
import { Button } from '@/ui/Button.tsx';

interface RecordRecipientProps {
  alert: Alert;
  /** Further alerts about the same name. */
  others: readonly Alert[];
}

/**
 * Below the statuses, which it must not move: asks to whom an alert was reported, where a mark alone, by a key for
 * instance, does not say so.
 */
export function RecordRecipient({ alert, others }: RecordRecipientProps) {
  const known = useCase(alert.id);
  const [isOpen, setIsOpen] = useState(false);
  const isUntold = known?.status === 'reported' && isSentToNone(known);
  const isOffered = isUntold && alert.impersonating_domain !== '';
  const button = useRef<HTMLButtonElement>(null);
  function open() {
    // Asked for by a toast, which goes: the dialog gives the focus back to the page.
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
