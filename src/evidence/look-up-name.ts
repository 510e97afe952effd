/** The questions about names that leave this site, each asked by a click; answers are kept for the session. */
import { resolver as resolverAt, type Ask } from './model/dns/ask.ts';
import { checkName } from './model/dns/check-name.ts';
import { checkNames } from './model/dns/check-names.ts';
import type { DnsState } from './model/dns/types.ts';
import { dnsReasonText } from './model/reason-text.ts';
import { keptAnswers } from './model/kept.ts';
import { askRdap } from './model/rdap/ask.ts';
import type { Registration } from './model/rdap/types.ts';
import { answererOf, type RegistryConfig, type ResolverConfig } from '@/evidence-config.ts';

/**
 * Looks up a host in DNS, and keeps each packet as the library reads it, those about a random sibling too.
 *
 * @param host an A-label name
 * @param registrable the registrable name above it; null if it is not known
 * @throws (rejects) only when the signal is aborted
 */
export async function lookUpHost(
  host: string,
  registrable: string | null,
  resolver: ResolverConfig,
  signal: AbortSignal,
): Promise<DnsState> {
  const resolve = resolverAt({ url: resolver.url, signal });
  const asked: unknown[] = [];
  const ask: Ask = async (question) => {
    const answer = await resolve(question);
    asked.push({
      question: `${question.name} ${question.type}`,
      answer: answer.is === 'message' ? answer.message.packet : dnsReasonText(answer.reason),
    });
    return answer;
  };
  const state = await checkName(host, { ask, registrable: registrable ?? undefined });
  const raw = JSON.stringify(asked, null, 2);
  keptAnswers().dns.keep(host, { state, source: answererOf(resolver), raw });
  return state;
}

/**
 * Looks up several hosts in DNS at the resolver's pace. Answers before the signal is aborted are kept.
 *
 * @param hosts A-label names, each with the registrable name above it; null if that is not known
 * @throws (rejects with) Error for a name that cannot be asked for, before any is
 */
export async function lookUpHosts(
  hosts: ReadonlyMap<string, string | null>,
  resolver: ResolverConfig,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, DnsState>> {
  const states = new Map<string, DnsState>();
  const { url, rate } = resolver;
  await checkNames([...hosts.keys()], {
    url,
    rate,
    signal,
    registrableOf: (host) => hosts.get(host) ?? undefined,
    onState: (host, state) => {
      keptAnswers().dns.keep(host, { state, source: answererOf(resolver), raw: '' });
      states.set(host, state);
    },
  });
  return states;
}

/**
 * Looks up a registrable A-label name at the registry.
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
  return answer;
}
