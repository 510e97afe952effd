import { useEffect, useId, useRef, useState } from 'react';
import type { CaseSubject } from '@/cases/types.ts';
import { useCaseActions } from '@/features/shared/cases/use-cases.ts';
import { alertSelection } from '@/features/shared/queue/alert-selection.ts';
import { count } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import type { NoticeName } from '@/takedowns/model/types.ts';
import { Button } from '@/ui/Button.tsx';
import { AS_TYPED, Input } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { channelOf } from './progress.ts';
import type { SentMail } from './reported-before.ts';
import type { NoticeState } from './use-notice.ts';

const MAX_TICKET = 100;
const OTHER = 'Another recipient';

interface SentFormProps {
  notice: NoticeState;
  /**
   * Told where it is kept: `words` say so. Once the dialog is closed a toast says it, too. `to` is the recipient whose
   * mail is settled by it: the shown one where it went another way.
   */
  onKept: (words: string, to: string, mail: SentMail) => void;
  /** Told once a toast, or a key, has taken that back. */
  onTakenBack: (to: string) => void;
  onCancel: () => void;
}

const subjectOf = ({ alert, asset, domain }: NoticeName): CaseSubject => ({ alert, asset, domain });

/** In the place of the buttons: to whom the notice was sent, and under which number. Kept as history. */
export function SentForm({ notice, onKept, onTakenBack, onCancel }: SentFormProps) {
  const id = useId();
  const { recipients, shown, told, toldTo } = notice;
  const [to, setTo] = useState(shown?.id ?? OTHER);
  const [ticket, setTicket] = useState('');
  const [saving, setSaving] = useState(false);
  const first = useRef<HTMLSelectElement>(null);
  // The button that led here is gone, and the focus with it.
  useEffect(() => first.current?.focus(), []);
  const { sent } = useCaseActions();

  async function keep() {
    const recipient = recipients.find((one) => one.id === to);
    const names = (recipient ? toldTo(recipient) : told).filter(({ alert }) => alert !== '');
    // The history says “sent to” before it.
    const channel = channelOf(recipient ?? { name: 'another recipient' });
    const number = ticket.trim();
    setSaving(true);
    const { ids, giveBack } = alertSelection();
    const ticked = ids.get();
    const settled = recipient?.id ?? shown?.id ?? '';
    const receipt = await sent(names.map(subjectOf), { channel, ticket: number }, () => {
      giveBack(ticked);
      onTakenBack(settled);
    });
    setSaving(false);
    // A toast has told why not; what was typed stays.
    if (receipt === null) return;
    const { length } = names;
    onKept(
      `Written to the history of ${count(length, 'alert')}: sent to ${channel}. ${length === 1 ? 'Its' : 'Their'} status is Reported.`,
      settled,
      {
        channel,
        ticket: number,
        at: receipt.added[0]?.entry.at ?? new Date().toISOString(),
        alerts: new Set(names.map(({ alert }) => alert)),
      },
    );
  }

  return (
    <form
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void keep();
      }}
      className="grid w-full gap-x-4 gap-y-3 sm:grid-cols-2"
    >
      <p id={`${id}-title`} className="text-sm font-semibold sm:col-span-2">
        I sent this
      </p>
      <div className="grid min-w-0 gap-1.5">
        <label htmlFor={`${id}-to`} className="text-sm font-semibold">
          To
        </label>
        <Select
          ref={first}
          id={`${id}-to`}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        >
          {recipients.map((one) => (
            <option key={one.id} value={one.id}>
              {labelText(one.name, 'No name')}
            </option>
          ))}
          <option value={OTHER}>{OTHER}</option>
        </Select>
      </div>
      <div className="grid min-w-0 gap-1.5">
        <label htmlFor={`${id}-ticket`} className="text-sm font-semibold">
          Ticket number <span className="font-normal text-quiet">(if there is one)</span>
        </label>
        <Input
          {...AS_TYPED}
          id={`${id}-ticket`}
          maxLength={MAX_TICKET}
          value={ticket}
          onChange={(event) => setTicket(event.target.value)}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 sm:col-span-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="primary" type="submit" pending={saving}>
          Write to the history and mark as Reported
        </Button>
      </div>
    </form>
  );
}
