import { Copy, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { mailtoSales, openMailClient } from '@/features/shared/outreach/outreach.ts';
import { copyText } from '@/lib/copy-text.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Textarea } from '@/ui/Input.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { takedownSubject, takedownText } from './takedown.ts';

interface TakedownDialogProps {
  alert: AlertRow;
  explanation: Explanation | InvalidName | null;
  /** The request as it was edited before, or null. */
  draft: string | null;
  /** Receives the edited request, to be shown the next time; null when nothing was edited. */
  onClose: (draft: string | null) => void;
}

/** A takedown request to copy or to mail. The text can be edited; nothing is sent from here. */
export function TakedownDialog({ alert, explanation, draft, onClose }: TakedownDialogProps) {
  const id = useId();
  const kept = useGivenBack('takedown');
  const given = kept?.alert === alert.id ? kept.text : null;
  const [made] = useState(() => takedownText(alert, explanation));
  const [text, setText] = useState(given ?? draft ?? made);
  const edited = text === made ? null : text;
  useKeptInput('takedown', () => (edited === null ? null : { alert: alert.id, text: edited }));
  const [copied, setCopied] = useState<boolean | null>(null);

  return (
    <Dialog
      open
      onClose={() => onClose(edited)}
      title="Prepare takedown request"
      closeOnOutsidePress={edited === null}
      footer={
        <>
          <Button
            icon={<Copy aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => void copyText(text).then(setCopied)}
          >
            Copy text
          </Button>
          <Button
            tone="primary"
            icon={<Mail aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => openMailClient(mailtoSales(takedownSubject(alert), text))}
          >
            Open in mail program
          </Button>
        </>
      }
    >
      {/* Here: a toast would lie behind this dialog. */}
      {copied !== null && (
        <Notice tone={copied ? 'success' : 'error'} className="sticky top-0 z-10 mb-4">
          {copied
            ? 'Takedown request copied'
            : 'The browser did not allow copying: select the text and copy it'}
        </Notice>
      )}
      {given !== null && (
        <Notice tone="info" className="mb-4">
          {KEPT_INPUT_WORDS}
        </Notice>
      )}
      <p className="text-sm text-quiet">
        Nothing has been sent. Check the text, then copy it or mail it to us.
      </p>
      <label htmlFor={id} className="mt-4 block text-sm font-semibold">
        Request
      </label>
      <Textarea
        id={id}
        rows={14}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setCopied(null);
        }}
        className="mt-1.5 font-mono md:text-console"
      />
    </Dialog>
  );
}
