/** Which mails of an open notice are recorded as sent. */
import { useState } from 'react';
import type { SentMail } from './reported-before.ts';

/** What of a notice was recorded while it was open; what is taken back leaves it. */
export function useSent() {
  /** By the ids of their readers. */
  const [sent, setSent] = useState<ReadonlyMap<string, SentMail>>(new Map());
  return {
    sent,
    record: (reader: string, mail: SentMail) =>
      setSent((before) => new Map(before).set(reader, mail)),
    takeBack: (reader: string) =>
      setSent((before) => new Map([...before].filter(([id]) => id !== reader))),
  };
}
