/** The two questions of the cards: what is known already, and what a press finds. */
import { keptAnswers, type DnsLook } from '@/evidence/kept.ts';
import { dnsLine, registrationLine } from '@/evidence/looked-up.ts';
import type { RegistryConfig, ResolverConfig } from '@/evidence-config.ts';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import { useLookup } from '@/features/shared/evidence/use-lookup.ts';

/** Told what each press has found, in one line. */
export type OnFound = ((line: string) => void) | undefined;

type Look = DnsLook & { readonly at: number };
const dated = (look: DnsLook): Look => ({ ...look, at: look.state.at });

/** What DNS says of a host. */
export function useDns(
  host: string,
  registrable: string | null,
  resolver: ResolverConfig,
  onFound: OnFound,
) {
  const kept = keptAnswers().dnsOf(host);
  return useLookup<Look>(kept ? dated(kept) : undefined, async (signal) => {
    const look = await lookUpHost(host, registrable, resolver, signal);
    const line = dnsLine(look.state, resolver.isSample === true);
    if (line !== null) onFound?.(line);
    return dated(look);
  });
}

/** What the registry says of a registrable name. */
export function useRegistration(name: string, registry: RegistryConfig, onFound: OnFound) {
  const kept = keptAnswers().registrations.get(name);
  return useLookup(kept ?? undefined, async (signal) => {
    const answer = await lookUpRegistration(name, registry, signal);
    const line = registrationLine(answer, registry.isSample === true);
    if (line !== null) onFound?.(line);
    return answer;
  });
}
