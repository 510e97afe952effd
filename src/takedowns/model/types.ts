/** What a notice is made of. Names and answers come from outside: hostile text by assumption. */
import type { DnsLook } from '@/evidence/kept.ts';
import type { Registration } from '@/evidence/rdap/types.ts';
import type { Explanation } from '@/lookalike/index.ts';

/** Two different claims: something harmful is seen, or the name alone wrongs a mark. */
export const NOTICE_KINDS = ['abuse', 'trademark'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_LANGUAGES = ['en', 'hi'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** What was seen. */
export const SIGHTINGS = ['phishing', 'malware', 'mail', 'shop', 'other'] as const;
export type Sighting = (typeof SIGHTINGS)[number];

/** By which way it came. */
export const WAYS = ['email', 'sms', 'chat', 'social', 'search', 'call', 'watch', 'other'] as const;
export type Way = (typeof WAYS)[number];

/** What a person types about what was seen. '' stands for nothing yet. */
export interface AbuseFields {
  /** Addresses of pages, separated by white space, defanged or not. */
  readonly urls: string;
  readonly sighting: Sighting | '';
  /** In the person's own words. */
  readonly more: string;
  /** As `<input type="datetime-local">` gives it, in the person's own time zone. */
  readonly seenAt: string;
  readonly way: Way | '';
}

/** What a person types about the mark that a name imitates. */
export interface TrademarkFields {
  /** Null while nothing was typed: then it is the organisation's name. */
  readonly mark: string | null;
  /** Registrations, or the use that the right rests on. */
  readonly rights: string;
  /** The facts that speak of bad faith. */
  readonly badFaith: string;
  /** Whether the person says that the holder has no rights or legitimate interests in the name. */
  readonly noInterests: boolean;
}

/** Who signs. */
export interface Signature {
  readonly name: string;
  readonly role: string;
  readonly organisation: string;
  readonly address: string;
}

/** One name that a notice is about: an alert, and what is known of it. */
export interface NoticeName {
  /** The backend's id of the alert. */
  readonly alert: string;
  /** The imitated asset and the imitating name, as the backend sent them. */
  readonly asset: string;
  readonly domain: string;
  /** What the backend says about it, as it sent it. */
  readonly details: string;
  /** Null where the two names could not be compared. */
  readonly explanation: Explanation | null;
  /** The name in A-labels; null for a text that is no domain name. */
  readonly host: string | null;
  /** The registrable name above it, in A-labels. */
  readonly registrable: string | null;
  /** Null where nothing was looked up. */
  readonly dns: DnsLook | null;
  readonly registration: Registration | null;
  /** Whether these answers are the demonstration's: invented, which the text has to say of each. */
  readonly isSample: boolean;
}

/** What a person has put into a notice. Kept while it is being written. */
export interface NoticeDraft {
  readonly kind: NoticeKind;
  readonly language: NoticeLanguage;
  readonly abuse: AbuseFields;
  readonly trademark: TrademarkFields;
  /** By a recipient's id: ticked or not, where that is not as it was at first. */
  readonly picked: Readonly<Record<string, boolean>>;
  /** By a recipient's id: addresses in place of the known ones. */
  readonly addresses: Readonly<Record<string, string>>;
  /** By `textKey`: the texts that were edited by hand. */
  readonly texts: Readonly<Record<string, string>>;
  /** By a recipient's id: as whom the histories name it, once its mail was recorded as sent. */
  readonly sent: Readonly<Record<string, string>>;
}

/**
 * What a text is: a notice of its kind, or the short request that the provider gets in place of an abuse report.
 * A report would tell the provider what it found itself.
 */
export type TextKind = NoticeKind | 'request';

/** A draft as one reader gets it. */
export interface WrittenNotice extends Omit<NoticeDraft, 'kind'> {
  readonly kind: TextKind;
}

export const EMPTY_DRAFT: NoticeDraft = {
  kind: 'abuse',
  language: 'en',
  abuse: { urls: '', sighting: '', more: '', seenAt: '', way: '' },
  trademark: { mark: null, rights: '', badFaith: '', noInterests: false },
  picked: {},
  addresses: {},
  texts: {},
  sent: {},
};

/** What a text edited by hand is kept under: it says the same to everyone who is told of the same names. */
export const textKey = (
  { kind, language }: Pick<WrittenNotice, 'kind' | 'language'>,
  names: readonly NoticeName[],
): string => JSON.stringify([kind, language, ...names.map(({ alert }) => alert)]);
