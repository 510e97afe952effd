/** From what was typed to the mails: one for each recipient. */
import { readMailAddress } from '@/lib/mail-address.ts';
import { draftLine, noticeSubject, noticeText } from './notice-text.ts';
import { isProvider, type Recipient } from './recipients.ts';
import {
  textKey,
  type NoticeDraft,
  type NoticeName,
  type Signature,
  type WrittenNotice,
} from './types.ts';

/** The draft as this reader gets it: the provider is asked, all others are told. Null: no reader is picked. */
export const writtenFor = (draft: NoticeDraft, reader: Recipient | null): WrittenNotice =>
  draft.kind === 'abuse' && reader !== null && isProvider(reader)
    ? { ...draft, kind: 'request' }
    : draft;

/** What one reader is told. */
export interface NoticeText {
  readonly subject: string;
  /** As it was edited, else as it was made. */
  readonly body: string;
  /** As it follows from the fields. */
  readonly made: string;
  /** What an edited body is kept under. */
  readonly key: string;
  readonly isEdited: boolean;
}

/** @param now milliseconds since the epoch */
export function textFor(
  draft: WrittenNotice,
  names: readonly NoticeName[],
  signature: Signature,
  now: number,
): NoticeText {
  const key = textKey(draft, names);
  const edited = draft.texts[key];
  const made = noticeText(draft, names, signature, now);
  return {
    subject: noticeSubject(draft, names),
    body: edited ?? made,
    made,
    key,
    isEdited: edited !== undefined,
  };
}

/** The text of a notice that is not whole yet, which says so. */
interface DraftText {
  /** Its first line. */
  readonly head: string;
  readonly body: string;
}

/**
 * For a copy or a print before all is filled in; null for a whole text.
 *
 * @param needed how many fields are still to be filled in
 */
export function draftTextFor(
  draft: WrittenNotice,
  { text, names }: { text: NoticeText; names: readonly NoticeName[] },
  signature: Signature,
  { needed, now }: { needed: number; now: number },
): DraftText | null {
  if (needed === 0) return null;
  return {
    head: draftLine(draft.language, needed),
    // What was edited by hand is the writer's own.
    body: text.isEdited ? text.body : noticeText(draft, names, signature, now, true),
  };
}

/** Whether a recipient gets a mail. */
export const isPicked = (
  draft: NoticeDraft,
  { id, addresses, picked, before }: Recipient,
): boolean => addresses !== null && (draft.picked[id] ?? draft.picked[before ?? id] ?? picked);

/** A recipient's addresses as they stand in the field. */
export const typedAddresses = (draft: NoticeDraft, { id, addresses, before }: Recipient): string =>
  draft.addresses[id] ?? ((addresses ?? []).join(', ') || (draft.addresses[before ?? id] ?? ''));

/** Whether a recipient that takes mail has none to be written to yet. */
export const needsAddress = (draft: NoticeDraft, recipient: Recipient): boolean =>
  recipient.addresses !== null && typedAddresses(draft, recipient).trim() === '';

/**
 * Reads the addresses of a field: separated by commas, semicolons or blanks.
 *
 * @returns the addresses, or what is wrong, worded for the person
 */
export function readAddresses(typed: string): { to: string[] } | { problem: string } {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const wrong = parts.find((part) => readMailAddress(part) === null);
  if (wrong !== undefined) return { problem: `${wrong} is no mail address` };
  const to = parts.map(readMailAddress).filter((address) => address !== null);
  return to.length === 0 ? { problem: 'Enter a mail address' } : { to: [...new Set(to)] };
}
