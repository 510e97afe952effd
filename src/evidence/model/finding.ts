/** The last answer about a name as it is stored: without its raw text, and without data of a registrant. */
import type { DnsLook } from './kept.ts';
import { takesMail } from './dns/address.ts';
import type { DnsState, InDns } from './dns/types.ts';
import type { NoRecord, Registered, Registration } from './rdap/types.ts';

/** A DNS answer with nothing missing. */
export type WholeDns = Omit<InDns, 'mail' | 'missing'> | Extract<DnsState, { is: 'not-in-dns' }>;

interface About {
  /** The name that was asked for: A-labels in lower case. */
  readonly name: string;
  /** Who answered, by the name that the user saw: "Cloudflare". */
  readonly source: string;
}

export type Finding = About &
  (
    | { readonly of: 'dns'; readonly answer: WholeDns }
    | {
        readonly of: 'registration';
        readonly answer: Omit<Registered, 'raw'> | Omit<NoRecord, 'raw'>;
      }
  );

/** Returns the finding of a DNS look-up; null without an answer, or with parts missing. */
export function dnsFinding(name: string, { state, source }: DnsLook): Finding | null {
  if (state.is === 'not-in-dns') return { of: 'dns', name, source, answer: state };
  if (state.is !== 'in-dns' || state.mail === null || state.missing.length > 0) return null;
  const { is, at, records } = state;
  return { of: 'dns', name, source, answer: { is, at, records } };
}

/** The state that a finding was made from. */
export const stateOf = (answer: WholeDns): DnsState =>
  answer.is === 'in-dns' ? { ...answer, mail: takesMail(answer.records), missing: [] } : answer;

/** Returns the finding of a question to a registry; null without an answer. */
export function registrationFinding(
  name: string,
  source: string,
  registration: Registration,
): Finding | null {
  if (registration.is === 'no-answer') return null;
  const { raw: _raw, ...answer } = registration;
  return { of: 'registration', name, source, answer };
}
