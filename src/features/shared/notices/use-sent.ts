/** Which mails of an open notice are recorded as sent. */
import { useState } from 'react';

/** What of a notice was recorded while it was open; what is taken back leaves it. */
export function useSent() {
  /** By the ids of their readers: the alerts that each mail was about. */
  const [sent, setSent] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  return {
    sent,
    /** @param about ids of alerts */
    record: (reader: string, about: readonly string[]) =>
      setSent((before) => new Map(before).set(reader, about)),
    takeBack: (reader: string) =>
      setSent((before) => new Map([...before].filter(([id]) => id !== reader))),
  };
}

/**
 * `1 of 2 mails is recorded as sent.`
 *
 * @param done how many are; `of`: how many there are with them
 * @returns '' where none is
 */
export function recordedWords(done: number, of: number): string {
  if (done === 0) return '';
  if (done < of) return `${done} of ${of} mails ${done === 1 ? 'is' : 'are'} recorded as sent.`;
  if (of === 1) return 'The mail is recorded as sent.';
  return `${of === 2 ? 'Both' : `All ${of}`} are recorded as sent.`;
}
