import { useEffect, useId, useRef, useState } from 'react';
import { useCaseActions } from '@/cases/index.ts';
import { alertSelection } from '@/alerts/model/alert-selection.ts';
import { Field, TextField } from '@/components/Field.tsx';
import { labelText } from '@/lib/visible-text.ts';
import { Button } from '@/ui/Button.tsx';
import { AS_TYPED } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { namesOf, writtenFor, type Letter } from './model/letters.ts';
import { channelOf } from './model/recipients.ts';
import type { TakedownState } from './use-takedown.ts';

const MAX_TICKET = 100;
const OTHER = 'another recipient';

interface SentFormProps {
  takedown: TakedownState;
  /** The letter in the sheet; null if no recipient is chosen. */
  letter: Letter | null;
  /** True if the user has come back from sending it: then the form asks about it. */
  isAsked: boolean;
  /** Called once it is in the history: who it was sent to, and the ids of the alerts. */
  onMarked: (channel: string, alerts: readonly string[]) => void;
  onCancel: () => void;
}

/** Marks a letter as sent: writes recipient and ticket number into the history, and the status Reported. */
export function SentForm({ takedown, letter, isAsked, onMarked, onCancel }: SentFormProps) {
  const id = useId();
  const { recipients, draft, names } = takedown;
  const [to, setTo] = useState(letter?.recipient.id ?? '');
  const [ticket, setTicket] = useState('');
  const [isSaving, setSaving] = useState(false);
  const { sent } = useCaseActions();
  const submit = useRef<HTMLButtonElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => submit.current?.focus(), []);

  async function mark() {
    const recipient = recipients.find((one) => one.id === to);
    const about = recipient
      ? namesOf(writtenFor(draft, recipient), recipient.names)
      : (letter?.names ?? names);
    const channel = recipient ? channelOf(recipient) : OTHER;
    setSaving(true);
    const { ids, giveBack } = alertSelection();
    const selected = ids.get();
    const receipt = await sent(about, { channel, ticket: ticket.trim() }, () => giveBack(selected));
    setSaving(false);
    // A toast has said why it was not stored.
    if (receipt === null) return;
    onMarked(
      channel,
      about.map(({ alert }) => alert),
    );
  }

  return (
    <form
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void mark();
      }}
      className="grid w-full grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-2"
    >
      <p id={`${id}-title`} className="text-sm font-semibold sm:col-span-2">
        {isAsked ? 'Did you send it?' : 'Mark as sent'}
      </p>
      <Field label="Recipient">
        {(control) => (
          <Select {...control} value={to} onChange={(event) => setTo(event.target.value)}>
            {recipients.map((one) => (
              <option key={one.id} value={one.id}>
                {labelText(one.name, 'No name')}
              </option>
            ))}
            <option value="">Another recipient</option>
          </Select>
        )}
      </Field>
      <TextField
        {...AS_TYPED}
        label={
          <>
            Ticket number <span className="font-normal text-quiet">(optional)</span>
          </>
        }
        maxLength={MAX_TICKET}
        value={ticket}
        onChange={(event) => setTicket(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2.5 sm:col-span-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button ref={submit} tone="primary" type="submit" pending={isSaving}>
          Mark as sent
        </Button>
      </div>
    </form>
  );
}
