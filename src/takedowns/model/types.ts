/** Types of a takedown request. Names and answers come from outside: hostile text. */
import * as v from 'valibot';
import type { DnsLook } from '@/evidence/model/kept.ts';
import type { Registration } from '@/evidence/model/rdap/types.ts';
import type { Explanation } from '@/lookalike/index.ts';

/** An abuse report says that something harmful was seen; a trademark notice is about the name only. */
export const TAKEDOWN_KINDS = ['abuse', 'trademark'] as const;
export type TakedownKind = (typeof TAKEDOWN_KINDS)[number];

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const SIGHTINGS = ['phishing', 'malware', 'mail', 'shop', 'other'] as const;
export type Sighting = (typeof SIGHTINGS)[number];

/** How it reached people. */
export const WAYS = ['email', 'sms', 'chat', 'social', 'search', 'call', 'watch', 'other'] as const;

/** The sender: the account's email address, and its organisation's profile. */
export interface Signature {
  readonly email: string;
  readonly organisation: string;
  readonly address: string;
}

/** An alert as the backend sent it: any text. */
export interface TakedownAlert {
  readonly id: string;
  readonly asset_name: string;
  readonly impersonating_domain: string;
  readonly details: string;
}

/** A name that a request is about, as the engine read it. */
export interface NamedAlert {
  readonly alert: string;
  /** The imitated asset and the lookalike, as the backend sent them. */
  readonly asset: string;
  readonly domain: string;
  /** The backend's details, unchanged. */
  readonly details: string;
  /** Null if the two names could not be compared. */
  readonly explanation: Explanation | null;
  /** The name in A-labels; null if the text is no domain name. */
  readonly host: string | null;
  /** The registrable name above it, in A-labels. */
  readonly registrable: string | null;
}

/** A name with the answers of this session about it. */
export interface ReportedName extends NamedAlert {
  /** Null if nothing was looked up. */
  readonly dns: DnsLook | null;
  readonly registration: Registration | null;
  /** True if these answers are the demonstration's: invented, which the letter says. */
  readonly isSample: boolean;
}

const Texts = v.record(v.string(), v.string());

/** The user's input of a takedown request. Texts are empty until something is typed. */
export const DraftSchema = v.object({
  kind: v.picklist(TAKEDOWN_KINDS),
  language: v.picklist(LANGUAGES),
  abuse: v.object({
    /** URLs of pages, separated by white space or commas, defanged or not. */
    urls: v.string(),
    sighting: v.picklist([...SIGHTINGS, '']),
    /** In the form of `<input type="datetime-local">`, in the user's time zone. */
    seenAt: v.string(),
    way: v.picklist([...WAYS, '']),
  }),
  trademark: v.object({
    /** Null until something is typed: then it is the organisation's name. */
    mark: v.nullable(v.string()),
    /** Registrations, or the use that the right rests on. */
    rights: v.string(),
    /** Facts that show bad faith. */
    badFaith: v.string(),
    /** True if the user states that the holder has no rights or legitimate interests in the name. */
    noInterests: v.boolean(),
  }),
  /** By recipient id: true if it gets a letter, false if not, as far as the user changed that. */
  picked: v.record(v.string(), v.boolean()),
  /** By recipient id: addresses typed in place of the known ones. */
  addresses: Texts,
  /** By `Letter.key`: letters that were edited by hand. */
  texts: Texts,
});

export type TakedownDraft = v.InferOutput<typeof DraftSchema>;

/** `request` is the short letter to the provider in place of an abuse report: it knows the alert. */
export type LetterKind = TakedownKind | 'request';

/** A draft as one recipient gets it. */
export interface WrittenDraft extends Omit<TakedownDraft, 'kind'> {
  readonly kind: LetterKind;
}

export const EMPTY_DRAFT: TakedownDraft = {
  kind: 'abuse',
  language: 'en',
  abuse: { urls: '', sighting: '', seenAt: '', way: '' },
  trademark: { mark: null, rights: '', badFaith: '', noInterests: false },
  picked: {},
  addresses: {},
  texts: {},
};
