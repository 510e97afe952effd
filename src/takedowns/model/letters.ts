/** The letters of a takedown request: one for each recipient, and what is still missing. */
import { readMailAddress } from '@/lib/mail-address.ts';
import { letterSubject, letterText } from './letter-text.ts';
import { isProvider, type Recipient } from './recipients.ts';
import { typedTime } from './text-parts.ts';
import type { LetterKind, ReportedName, Signature, TakedownDraft, WrittenDraft } from './types.ts';
import { readUrls } from './urls.ts';

/** A field that a letter needs. `recipient` is the choice of recipients, `address` the field To. */
type NeededField = 'recipient' | 'address' | 'urls' | 'seenAt' | 'mark' | 'rights' | 'badFaith';

/** A missing part of a letter. */
export interface Lack {
  readonly field: NeededField;
  /** Label of the button that leads to the field. */
  readonly action: string;
  /** Error message next to the field. */
  readonly words: string;
  /** True for a wrong value, which is reported at once; a missing one only once the user was led to it. */
  readonly isWrong: boolean;
}

/** Returns the error message next to a field; undefined if it lacks nothing. */
export const problemOf = (lacks: readonly Lack[], field: NeededField): string | undefined =>
  lacks.find((lack) => lack.field === field)?.words;

export interface Letter {
  readonly recipient: Recipient;
  readonly kind: LetterKind;
  /** Mail addresses; empty until they are known. */
  readonly to: readonly string[];
  readonly subject: string;
  /** As edited, else as generated. */
  readonly body: string;
  readonly isEdited: boolean;
  /** Key of an edited body in the draft. */
  readonly key: string;
  /** Names in the letter: in an abuse report, those with a URL. */
  readonly names: readonly ReportedName[];
  /** In the order of the sheet; a letter that lacks something must not leave. */
  readonly lacks: readonly Lack[];
}

/** True if a recipient gets a letter: at first only the provider. */
export const isPicked = (
  { picked }: Pick<TakedownDraft, 'picked'>,
  { id, addresses, before }: Recipient,
): boolean => addresses !== null && (picked[id] ?? picked[before ?? id] ?? isProvider({ id }));

/** A recipient's addresses in the form of the field To. */
export const typedAddresses = (
  draft: TakedownDraft,
  { id, addresses, before }: Recipient,
): string =>
  draft.addresses[id] ?? ((addresses ?? []).join(', ') || (draft.addresses[before ?? id] ?? ''));

/**
 * Reads the addresses of a field: separated by commas, semicolons or blanks.
 *
 * @returns the addresses, or the fault, in words
 */
export function readAddresses(typed: string): { to: string[] } | { problem: string } {
  const parts = typed.split(/[\s,;]+/).filter((part) => part !== '');
  const wrong = parts.find((part) => readMailAddress(part) === null);
  if (wrong !== undefined) return { problem: `${wrong} is not an email address` };
  const to = parts.map(readMailAddress).filter((address) => address !== null);
  return to.length === 0 ? { problem: 'Enter an email address' } : { to: [...new Set(to)] };
}

/** The draft for this recipient: the provider gets a short request instead of an abuse report. */
export const writtenFor = (draft: TakedownDraft, recipient: Pick<Recipient, 'id'>): WrittenDraft =>
  draft.kind === 'abuse' && isProvider(recipient) ? { ...draft, kind: 'request' } : draft;

/** The names with a URL where they were seen. */
function seenNames(
  { urls }: TakedownDraft['abuse'],
  names: readonly ReportedName[],
): readonly ReportedName[] {
  const { found } = readUrls(urls, names);
  return names.filter((name) => found.some((one) => one.name === name));
}

/** The names that a letter is about. An abuse report leaves out those without a URL, if another name has one. */
export function namesOf(
  { kind, abuse }: Pick<WrittenDraft, 'kind' | 'abuse'>,
  names: readonly ReportedName[],
): readonly ReportedName[] {
  if (kind !== 'abuse') return names;
  const seen = seenNames(abuse, names);
  return seen.length === 0 ? names : seen;
}

const TRADEMARK_NEEDS = [
  { field: 'mark', action: 'Add your mark', words: 'Enter your mark', isWrong: false },
  {
    field: 'rights',
    action: 'Add your rights in the mark',
    words: 'Enter a registration of the mark, or since when you have used it',
    isWrong: false,
  },
  {
    field: 'badFaith',
    action: 'Add signs of bad faith',
    words: 'Enter the facts that show bad faith',
    isWrong: false,
  },
] as const;

/**
 * Returns the missing fields of a letter, without its recipient. A request to the provider needs none of them, but
 * typed values must be valid.
 *
 * @param names what this letter can be about
 * @param all the names of every letter: a URL of any of them is right
 * @param now milliseconds since the epoch
 */
export function fieldLacks(
  { kind, abuse, trademark }: WrittenDraft,
  names: readonly ReportedName[],
  all: readonly ReportedName[],
  now: number,
): Lack[] {
  if (kind === 'trademark') {
    return TRADEMARK_NEEDS.filter(({ field }) => (trademark[field] ?? '').trim() === '');
  }
  const lacks: Lack[] = [];
  const { found, problem } = readUrls(abuse.urls, all);
  if (problem !== null) {
    lacks.push({ field: 'urls', action: 'Correct the URLs', words: problem, isWrong: true });
  } else if (kind === 'abuse' && found.length === 0) {
    const words = 'Enter a URL where you saw it. Without one, a trademark notice is the right kind';
    lacks.push({ field: 'urls', action: 'Add a URL', words, isWrong: false });
  } else if (kind === 'abuse' && seenNames(abuse, names).length === 0) {
    const words = `None of these URLs belongs to ${names.length === 1 ? 'the name' : 'a name'} of this letter`;
    lacks.push({ field: 'urls', action: 'Add a URL', words, isWrong: true });
  }
  const seenAt = typedTime(abuse.seenAt);
  if (seenAt !== null && seenAt > now) {
    const words = 'This is in the future';
    lacks.push({ field: 'seenAt', action: 'Correct the time', words, isWrong: true });
  }
  return lacks;
}

/**
 * The letters of a draft, one for each chosen recipient.
 *
 * @param all the names of the request
 * @param now milliseconds since the epoch, for ages
 */
export function lettersOf(
  draft: TakedownDraft,
  recipients: readonly Recipient[],
  all: readonly ReportedName[],
  signature: Signature,
  now: number,
): Letter[] {
  return recipients
    .filter((recipient) => isPicked(draft, recipient))
    .map((recipient) => {
      const written = writtenFor(draft, recipient);
      const names = namesOf(written, recipient.names);
      // Recipients of the same names get the same text.
      const ids = names.map(({ alert }) => alert).toSorted();
      const key = JSON.stringify([written.kind, written.language, ...ids]);
      const edited = draft.texts[key];
      const typed = typedAddresses(draft, recipient);
      const read = readAddresses(typed);
      const lacks = fieldLacks(written, recipient.names, all, now);
      if ('problem' in read) {
        const { problem: words } = read;
        const isWrong = typed.trim() !== '';
        lacks.unshift({ field: 'address', action: 'Add an email address', words, isWrong });
      }
      return {
        recipient,
        kind: written.kind,
        to: 'to' in read ? read.to : [],
        subject: letterSubject(written, names),
        body: edited ?? letterText(written, names, signature, now),
        isEdited: edited !== undefined,
        key,
        names,
        lacks,
      };
    });
}

/** Keeps a part of a file name from being read as an address that can be opened. */
const toFileName = (text: string): string => text.replace(/[.@]+/g, '-');

/**
 * Name of a saved letter: its kind, its names, its recipient.
 *
 * @returns text that may contain more than a file name can
 */
export function fileStem({ kind, names, to }: Pick<Letter, 'kind' | 'names' | 'to'>): string {
  const [first, ...more] = names;
  // A longer name would cut off the recipient, which distinguishes two letters.
  const name = toFileName(first?.host ?? first?.alert ?? '').slice(0, 36);
  const others = more.length === 0 ? '' : `and-${more.length}-more`;
  return [kind, name, others, toFileName(to[0] ?? '')].filter((part) => part !== '').join('-');
}
