import { Copy, Mail } from 'lucide-react';
import { useId, useState } from 'react';
import { KEPT_INPUT_WORDS, useGivenBack, useKeptInput } from '@/auth/kept-input.ts';
import { TextField } from '@/components/Field.tsx';
import { config } from '@/config.ts';
import { keptAnswers } from '@/evidence/kept.ts';
import { takedownFacts } from '@/evidence/takedown-facts.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { openMailClient } from '@/features/shared/outreach/outreach.ts';
import { copyText } from '@/lib/copy-text.ts';
import { domainOf } from '@/lib/hostname.ts';
import { readMailAddress } from '@/lib/mail-address.ts';
import { mailtoAddress } from '@/lib/mail.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { AS_TYPED, Textarea } from '@/ui/Input.tsx';
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

/** What DNS and the registry said of an alert's name in this session. */
function factsAbout(alert: AlertRow, explanation: Explanation | InvalidName | null) {
  const host = domainOf(alert.impersonating_domain);
  const registrable =
    explanation?.kind === 'explanation' ? explanation.candidate.registrable : host;
  const kept = keptAnswers();
  return takedownFacts(
    {
      dns: host === null ? null : kept.dns.get(host),
      registration: registrable === null ? null : kept.registrations.get(registrable),
    },
    Date.now(),
  );
}

/** A takedown request to copy or to mail. The text can be edited; nothing is sent from here. */
export function TakedownDialog({ alert, explanation, draft, onClose }: TakedownDialogProps) {
  const id = useId();
  const kept = useGivenBack('takedown');
  const given = kept?.alert === alert.id ? kept.text : null;
  const [facts] = useState(() => factsAbout(alert, explanation));
  const [made] = useState(() => takedownText(alert, explanation, facts));
  const [to, setTo] = useState(() => facts.recipients.join(', ') || config.salesEmail);
  const [refused, setRefused] = useState<string | null>(null);
  const [text, setText] = useState(given ?? draft ?? made);
  const edited = text === made ? null : text;
  useKeptInput('takedown', () => (edited === null ? null : { alert: alert.id, text: edited }));
  const [copied, setCopied] = useState<boolean | null>(null);

  function openMail() {
    const typed = to.split(/[\s,;]+/).filter((part) => part !== '');
    const read = typed.map(readMailAddress);
    const wrong = typed.find((_, at) => read[at] === null);
    if (typed.length === 0 || wrong !== undefined) {
      setRefused(wrong === undefined ? 'Enter a mail address' : `${wrong} is no mail address`);
      return;
    }
    const addresses = read.filter((address) => address !== null);
    openMailClient(mailtoAddress(addresses, takedownSubject(alert), text));
  }

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
            onClick={openMail}
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
        Nothing has been sent. Check the text, then copy it or mail it.
      </p>
      <div className="mt-4">
        <TextField
          label="To"
          value={to}
          error={refused ?? undefined}
          help={
            facts.recipients.length > 0
              ? 'The abuse contact that the registry gives.'
              : 'Look at Registration on the alert’s page to write to the registrar’s abuse contact.'
          }
          {...AS_TYPED}
          onChange={(event) => {
            setTo(event.target.value);
            setRefused(null);
          }}
        />
      </div>
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
