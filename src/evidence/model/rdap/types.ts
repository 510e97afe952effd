/** Answers of a registry over RDAP (RFC 9082, RFC 9083). */
import type { RdapReason } from '../reason-text.ts';

/**
 * A registry's answer about one registrable name. Times are in milliseconds since the epoch; `at` is when the answer
 * came. Every text is the registry's own and hostile by assumption.
 */
export type Registration = Registered | NoRecord | NoRegistration;

export interface Registered {
  readonly is: 'registered';
  readonly at: number;
  /** The host that answered, with its port: this site's own if it passes the call on. */
  readonly source: string;
  /** The host in the answer's own address (its `self` link), null if it has none. */
  readonly registry: string | null;
  /** The registrable name in the question and the answer, as an A-label name. */
  readonly name: string;
  /** When it was last registered; null without a readable date. May be in the future: shown as given. */
  readonly registeredOn: number | null;
  readonly expiresOn: number | null;
  readonly changedOn: number | null;
  readonly registrar: Registrar | null;
  readonly statuses: readonly RdapStatus[];
  readonly abuse: AbuseContact | null;
  /** Host names, in lower case. */
  readonly nameServers: readonly string[];
  /** Fields that the registry withholds (RFC 9537), in its own words: "Registrant Name". */
  readonly withheld: readonly string[];
  /** The answer as JSON text, without data of people; '' if it is from an earlier session. */
  readonly raw: string;
}

/** The registry answered that it has no record of the name (404). It may still not be for sale. */
export interface NoRecord {
  readonly is: 'no-record';
  readonly at: number;
  readonly source: string;
  readonly raw: string;
}

/** Nothing is known about the name, and nothing may be said about it. */
export interface NoRegistration {
  readonly is: 'no-answer';
  readonly at: number;
  readonly reason: RdapReason;
}

export interface Registrar {
  readonly name: string | null;
  /** The registrar's number at IANA, digits only. */
  readonly ianaId: string | null;
}

export interface RdapStatus {
  /** As the registry writes it: `client hold`. */
  readonly code: string;
  /** Meaning: "switched off by the registrar"; null for a code that no standard explains. */
  readonly words: string | null;
}

export interface AbuseContact {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Web addresses of forms, unchanged: shown, never opened. */
  readonly forms: readonly string[];
  /** Owner of the contact: the registrar's for abuse, the answer's own for abuse, or the registrar itself. */
  readonly from: 'registrar-abuse' | 'top-level-abuse' | 'registrar';
}
