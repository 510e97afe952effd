import { useNavigate } from 'react-router-dom';
import { count, formatDateTime } from '@/lib/format.ts';
import { useHalfSent } from './half-sent.ts';
import { openDraft } from './kept-draft.ts';
import type { SentMail } from './reported-before.ts';

/** A line for each request of which a mail was sent and another one is still to be, with the way back to it. */
export function HalfSentRequests() {
  const requests = useHalfSent();
  const navigate = useNavigate();
  if (requests.length === 0) return null;
  return (
    <ul aria-label="Requests that are half sent" className="grid gap-1 text-sm">
      {requests.map(({ ids, mails }) => (
        <li key={ids.join(' ')} className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-quiet">
            {`Request about ${count(ids.length, 'name')}${sentWords(mails)}.`}
          </span>
          <button
            type="button"
            onClick={() => openDraft(ids, (path) => void navigate(path))}
            className="min-h-6 text-brand underline underline-offset-2 max-md:min-h-11"
          >
            Resume
          </button>
        </li>
      ))}
    </ul>
  );
}

const sentWords = (mails: readonly SentMail[]): string => {
  if (mails.length === 0) return '';
  const sent = mails.map(({ channel, at }) => `${channel}, ${formatDateTime(at)}`);
  return `: sent to ${sent.join('; ')}. More is to send`;
};
