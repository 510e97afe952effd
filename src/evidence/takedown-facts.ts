/** What a takedown request takes from the evidence. */
import { mailServerText, registeredText, registrarText, utc } from './facts.ts';
import type { Evidence } from './evidence-text.ts';

export interface TakedownFacts {
  /** Addresses for complaints, to be written to as they are; empty where none is known. */
  readonly recipients: readonly string[];
  /** The registrar, defanged; null where none is known. */
  readonly registrar: string | null;
  /** One fact a line, defanged, each with the time it was seen. Only what was answered; may be empty. */
  readonly lines: readonly string[];
}

/** More than any honest domain has. */
const MAX_SERVERS = 20;

/**
 * The registrar, whom to write to, how young the registration is and which servers take its mail.
 *
 * @param now milliseconds since the epoch; the age of the registration is counted from here
 */
export function takedownFacts(
  { dns, registration }: Pick<Evidence, 'dns' | 'registration'>,
  now: number,
): TakedownFacts {
  const registered = registration?.is === 'registered' ? registration : null;
  const registrar = registered && registrarText(registered);
  const since = registered && registeredText(registered, now);
  const inDns = dns?.state.is === 'in-dns' ? dns.state : null;
  const servers = inDns?.mail === true ? inDns.records.mx.slice(0, MAX_SERVERS) : [];
  const mail = servers.map(mailServerText).join(', ');
  const seen = (at: number) => `, seen ${utc(at)}`;
  const lines = [
    registered && registrar !== null && `Registrar: ${registrar}${seen(registered.at)}`,
    registered && since !== null && `Registered: ${since}${seen(registered.at)}`,
    inDns && mail !== '' && `Mail servers: ${mail}${seen(inDns.at)}`,
  ];
  return {
    recipients: registered?.abuse?.emails ?? [],
    registrar,
    lines: lines.filter((line) => typeof line === 'string'),
  };
}
