/** Describes a look-up in one line for the history of a case: plain text, defanged, without personal data. */
import { addressOf } from './dns/address.ts';
import type { DnsState } from './dns/types.ts';
import { registeredText, registrarText } from './facts.ts';
import type { Registration } from './rdap/types.ts';

const inventedNote = (isSample: boolean): string => (isSample ? ' (an invented answer)' : '');

/**
 * `registered 14 Nov 2026, 05:00 UTC (8 days ago) at Registrar of Names (IANA id 1234)`.
 *
 * @returns null if there was no answer
 */
export function registrationLine(registration: Registration, isSample: boolean): string | null {
  if (registration.is === 'no-answer') return null;
  const end = inventedNote(isSample);
  if (registration.is === 'no-record') return `the registry has no record of the name${end}`;
  const since = registeredText(registration);
  const registrar = registrarText(registration) ?? 'a registrar that is not given';
  return since === null
    ? `registered at ${registrar}, date not given${end}`
    : `registered ${since} at ${registrar}${end}`;
}

const ADDRESSES = { some: 'has an address', none: 'no address', unknown: 'addresses not answered' };
/** Says if a name in DNS takes mail, in a list of facts. */
export const MAIL_WORDS = {
  true: 'accepts mail',
  false: 'no mail server',
  null: 'mail servers not answered',
};

/** `in DNS, has an address, accepts mail`; null if there was no answer. */
export function dnsLine(state: DnsState, isSample: boolean): string | null {
  if (state.is === 'no-answer') return null;
  const end = inventedNote(isSample);
  if (state.is === 'not-in-dns') return `not in DNS${end}`;
  return `in DNS, ${ADDRESSES[addressOf(state)]}, ${MAIL_WORDS[`${state.mail}`]}${end}`;
}
