import type { ReactNode } from 'react';
import { capitalized } from '@/lib/capitalized.ts';
import { count, formatDateTime } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { channelOf, type Progress } from './progress.ts';

interface SentSoFarProps {
  progress: Progress;
  /** How many names the request is about. */
  names: number;
  /** Shows the mail to the recipient with this id. */
  onShow: (recipient: string) => void;
}

/** Of a request that has begun: whom a mail was sent to, and when; and to whom one is still to be sent. */
export function SentSoFar({ progress, names, onShow }: SentSoFarProps) {
  const { mails, left, waiting, done, of } = progress;
  if (mails.length === 0) return null;
  // Where none of this request has left yet, its recipients tell the rest.
  const isBegun = done > 0 && done < of;
  return (
    <ul aria-label="Mails sent and to send" className="-mt-3.5 text-xs text-quiet">
      {mails.map(({ channel, at, ticket, alerts }) => (
        <Line key={channel} stands="Sent">
          {capitalized(channel)}, <span className="whitespace-nowrap">{formatDateTime(at)}</span>
          {ticket !== '' && `, ticket ${labelText(ticket, '')}`}
          {alerts.size < names && ` (${alerts.size} of ${names} names)`}
        </Line>
      ))}
      {isBegun &&
        left.map(({ id, name }) => (
          <Line key={id} stands="To send">
            <button
              type="button"
              data-acts
              onClick={() => onShow(id)}
              className="text-left text-brand underline underline-offset-2 max-md:-my-1.5 max-md:py-1.5"
            >
              {capitalized(channelOf({ name }))}
            </button>
          </Line>
        ))}
      {isBegun && waiting > 0 && (
        <Line stands="To send">{`${count(waiting, 'recipient')} waiting for the look-up`}</Line>
      )}
    </ul>
  );
}

function Line({ stands, children }: { stands: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 py-0.5 break-words max-md:py-1.5">
      <span className="font-semibold">{stands}</span> <span>{children}</span>
    </li>
  );
}
