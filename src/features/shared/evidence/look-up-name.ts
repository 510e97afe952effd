/** The two questions about a name that leave this site, each asked by a press; answers are kept for the session. */
import { lookUp } from '@/evidence/dns/look-up.ts';
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import { askRdap } from '@/evidence/rdap/ask.ts';
import type { Registration } from '@/evidence/rdap/types.ts';
import { answererOf, type RegistryConfig, type ResolverConfig } from '@/evidence-config.ts';
import { missedRegistrations } from './missed-registrations.ts';

/**
 * What DNS says of a host.
 *
 * @param host an A-label name
 * @param registrable the registrable name above it; null where it is not known
 * @throws (rejects) only when the signal is aborted
 */
export async function lookUpHost(
  host: string,
  registrable: string | null,
  resolver: ResolverConfig,
  signal: AbortSignal,
): Promise<DnsLook> {
  const found = await lookUp(host, {
    url: resolver.url,
    signal,
    ...(registrable !== null && { registrable }),
  });
  const answer: DnsLook = { ...found, source: answererOf(resolver) };
  keptAnswers().look(host, answer);
  return answer;
}

/**
 * What the registry says of a registrable name, an A-label one.
 *
 * @throws (rejects) only when the signal is aborted
 */
export async function lookUpRegistration(
  registrable: string,
  registry: RegistryConfig,
  signal: AbortSignal,
): Promise<Registration> {
  const answer = await askRdap(registrable, { base: registry.url, signal });
  keptAnswers().registrations.keep(registrable, answer);
  if (answer.is === 'no-answer') missedRegistrations().set(registrable, answer);
  else missedRegistrations().delete(registrable);
  return answer;
}
