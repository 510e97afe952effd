import { Copy, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { notify } from '@/components/notify.ts';
import type { AlertRow } from '@/features/alerts/packed-alerts.ts';
import { mailtoSales, openMailClient } from '@/features/outreach/outreach.ts';
import { copyText } from '@/lib/copy-text.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Textarea } from '@/ui/Input.tsx';
import { takedownSubject, takedownText } from './takedown.ts';

interface TakedownDialogProps {
  alert: AlertRow;
  explanation: Explanation | InvalidName | null;
  onClose: () => void;
}

/** A takedown request to copy or to mail. The text can be edited; nothing is sent from here. */
export function TakedownDialog({ alert, explanation, onClose }: TakedownDialogProps) {
  const id = useId();
  const [draft, setDraft] = useState(() => takedownText(alert, explanation));

  async function copy() {
    const done = await copyText(draft);
    notify(
      done
        ? { title: 'Takedown request copied', tone: 'success' }
        : {
            title: 'The browser did not allow copying: select the text and copy it',
            tone: 'error',
          },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Prepare takedown request"
      footer={
        <>
          <Button
            icon={<Copy aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => void copy()}
          >
            Copy text
          </Button>
          <Button
            tone="primary"
            icon={<Mail aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => openMailClient(mailtoSales(takedownSubject(alert), draft))}
          >
            Open in mail program
          </Button>
        </>
      }
    >
      <p className="text-sm text-quiet">
        Nothing has been sent. Check the text, then copy it or mail it to us.
      </p>
      <label htmlFor={id} className="mt-4 block text-sm font-semibold">
        Request
      </label>
      <Textarea
        id={id}
        rows={14}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        className="mt-1.5 font-mono md:text-console"
      />
    </Dialog>
  );
}
