/** How far a request has come: which of its mails were sent, and which are still to be. */
import { labelText } from '@/lib/visible-text.ts';
import { nameInSentence, type Recipient } from '@/takedowns/model/recipients.ts';
import type { SentMail } from './reported-before.ts';
import type { NoticeState } from './use-notice.ts';

/** A recipient as the histories name it, after “sent to”. */
export const channelOf = ({ name }: Pick<Recipient, 'name'>): string =>
  labelText(nameInSentence(name), 'another recipient');

export interface Progress {
  /** Whether the mail to the recipient with this id was sent: in this dialog, or before. */
  readonly sentTo: Pick<ReadonlySet<string>, 'has'>;
  /** What was sent, in the order of time: of mails of another request, too, that were about these names. */
  readonly mails: readonly SentMail[];
  /** Recipients with a mail that is still to be sent. */
  readonly left: readonly Recipient[];
  /** How many more wait for a look-up. */
  readonly waiting: number;
  /** How many mails of this request were sent, of how many with those that are still to be. */
  readonly done: number;
  readonly of: number;
}

/**
 * @param session by the ids of their readers: the mails that were recorded while the dialog was open
 * @param before what the histories told when it was opened
 */
export function progressOf(
  { picked, wasSent, sentBefore, waiting }: NoticeState,
  session: ReadonlyMap<string, SentMail>,
  before: readonly SentMail[],
): Progress {
  const isSent = (id: string) => session.has(id) || wasSent(id);
  const left = picked.filter(({ id }) => !isSent(id));
  const done = new Set([
    ...session.keys(),
    ...sentBefore,
    ...picked.flatMap(({ id }) => (isSent(id) ? [id] : [])),
  ]).size;
  const byChannel = new Map(
    [...before, ...session.values()].map((mail) => [mail.channel, mail] as const),
  );
  return {
    sentTo: { has: isSent },
    mails: [...byChannel.values()],
    left,
    waiting: waiting.length,
    done,
    of: done + left.length + waiting.length,
  };
}

/**
 * `1 of 3 mails sent, 2 to send.`; once none is to be sent, `Both are recorded as sent.`
 *
 * @returns '' where none was sent
 */
export function progressWords({ done, of }: Pick<Progress, 'done' | 'of'>): string {
  if (done === 0) return '';
  if (done < of) return `${done} of ${of} mails sent, ${of - done} to send.`;
  if (of === 1) return 'The mail is recorded as sent.';
  return `${of === 2 ? 'Both' : `All ${of}`} are recorded as sent.`;
}
