/** The words of a notice, once for each language: words-en.ts and words-hi.ts. */
import type { Age } from '@/evidence/rdap/age.ts';
import type { Technique } from '@/lookalike/index.ts';
import type { Gone } from './facts.ts';
import type { Policy } from './policy.ts';
import type { Sighting, Way } from './types.ts';

/** How a name imitates, in phrases. */
export interface HowWords {
  readonly techniques: Readonly<Record<Technique, string>>;
  /** Of another ending, where nothing else was changed. */
  readonly sameName: string;
  /** Of words beside a brand that is not whole. */
  readonly besidePart: string;
  /** Of an omission that is not of one letter. */
  readonly partLeftOut: string;
  /** The phrases, then what was changed, piece by piece; each piece stands in quotation marks. */
  together(phrases: string, changes: string): string;
  gone(piece: string): string;
  put(piece: string): string;
  replaced(gone: string, put: string): string;
  /** A change that was made `count` times, at least twice. */
  times(change: string, count: number): string;
  ending(own: string, other: string): string;
}

export interface NoticeWords {
  /** For `Intl`, and for the language of the text. */
  readonly locale: string;
  /** Finds a letter of its script. */
  readonly letters: RegExp;
  readonly month: 'short' | 'long';
  /** What stands before recipient, subject and day on paper. */
  readonly head: { readonly to: string; readonly subject: string; readonly date: string };
  /** The first line of a text that is not whole yet. */
  readonly draft: (needed: number) => string;
  /** What stands in a draft for what is still to be filled in; for the mark, `trademark.noMark`. */
  readonly holes: Readonly<
    Record<'urls' | 'sighting' | 'seenAt' | 'way' | 'rights' | 'badFaith' | 'signer', string>
  >;
  readonly greeting: string;
  readonly closing: string;

  readonly abuse: {
    /** @param name the first name, defanged; `more` further ones */
    subject(name: string, more: number): string;
    intro(count: number): string;
    readonly sightings: Readonly<Record<Sighting, string>>;
    readonly ways: Readonly<Record<Way, string>>;
    readonly seen: string;
    readonly seenAt: string;
    readonly way: string;
    readonly urls: string;
    readonly request: string;
  };

  /** A request to the provider, who reported the alert. */
  readonly provider: {
    subject(name: string, more: number): string;
    /** @param only the only name, defanged, and the id of its alert, '' for none; null where there are several */
    intro(count: number, only: { readonly name: string; readonly alert: string } | null): string;
    /** Before what the provider said of the name. */
    readonly reported: string;
    readonly alert: string;
    readonly urls: string;
    readonly hosts: string;
    readonly closing: string;
  };

  readonly trademark: {
    /** Stands for the mark until it is given. */
    readonly noMark: string;
    subject(mark: string, name: string, more: number): string;
    intro(mark: string, count: number): string;
    readonly mark: string;
    readonly rights: string;
    /**
     * The three elements in their order, of which a notice has those that its writer stated.
     *
     * @param policies those that hold for the names
     * @param hasRights whether the writer said which rights there are in the mark
     */
    elements(
      count: number,
      policies: readonly Policy[],
      hasRights: boolean,
    ): readonly [string, string, string];
    readonly badFaith: string;
    /** Which policy holds for which endings; one sentence each. */
    readonly policies: Readonly<Record<Policy, string>>;
    readonly request: string;
  };

  /** Before words that stand in another language than the text. Input: whose they are, a label. */
  untranslated(label: string): string;
  /** Before what the writer typed, where it stands by itself. */
  readonly ownWords: string;

  /** What stands before the facts about one name. */
  readonly name: {
    readonly domain: string;
    readonly notDomain: string;
    readonly unicode: string;
    readonly spelt: string;
    readonly imitates: string;
    readonly how: string;
    readonly letters: string;
    readonly details: string;
    readonly registrar: string;
    readonly registered: string;
    readonly mail: string;
    readonly hosts: string;
    readonly dns: string;
    readonly alert: string;
    /** Null where the engine's sentences are in this language. */
    readonly phrases: HowWords | null;
  };
  readonly names: (count: number) => string;
  /** Above facts: when they were looked up. */
  lookedUp(time: string): string;
  /** After that time, where the demonstration invented the answers. */
  readonly invented: string;
  /** What DNS said of a name at which no page can be reached. */
  readonly gone: Readonly<Record<Gone, string>>;
  age(age: Age): string;
}

const LETTER = /\p{L}/u;

/**
 * Words of a person or a report within a text: after their label where they may be in its language; else below it,
 * quoted line by line as mails do, with a word that they are not translated.
 *
 * @param says fit for a notice already
 */
export function quoted(label: string, says: string, words: NoticeWords): string {
  if (!isForeign(says, words)) return line(label, says);
  const lines = says.split('\n').map((one) => (one === '' ? '>' : `> ${one}`));
  return [`${words.untranslated(label)}:`, ...lines].join('\n');
}

/** Whether words have letters, and none of those in which the text is written. */
export const isForeign = (says: string, { letters }: NoticeWords): boolean =>
  LETTER.test(says) && !letters.test(says);

/** A label and what it says, on one line. */
export const line = (label: string, says: string): string => `${label}: ${says}`;
