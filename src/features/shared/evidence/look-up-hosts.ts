/** The question about several hosts that one press sends to the resolver; answers are kept for the session. */
import { NamesCheck } from '@/evidence/dns/check-names.ts';
import type { DnsState, NoAnswerReason } from '@/evidence/dns/types.ts';
import { keptAnswers } from '@/evidence/kept.ts';
import { browserPresence } from '@/evidence/presence.ts';
import { answererOf, type ResolverConfig } from '@/evidence-config.ts';

/**
 * What DNS says of several hosts, asked at the resolver's pace. What came before the signal is aborted is kept.
 *
 * @param hosts A-label names, each with the registrable name above it; null where that is not known
 * @param onState told of each host once its state is known, and again where asking anew found out more
 * @returns why the resolver was given up before it had answered for all; null where it was not
 * @throws (rejects with) DnsNameError for a name that cannot be asked for, before any is
 */
export async function lookUpHosts(
  hosts: ReadonlyMap<string, string | null>,
  resolver: ResolverConfig,
  signal: AbortSignal,
  onState: (host: string, state: DnsState) => void,
): Promise<NoAnswerReason | null> {
  const { url, rate } = resolver;
  const source = answererOf(resolver);
  const check = new NamesCheck({
    url,
    rate,
    presence: browserPresence,
    registrableOf: (host) => hosts.get(host) ?? undefined,
    onState: (host, state) => {
      keptAnswers().look(host, { state, source, raw: [] });
      onState(host, state);
    },
  });
  const stop = () => check.stop();
  signal.addEventListener('abort', stop);
  try {
    const { is, reason } = await check.check([...hosts.keys()]);
    return is === 'failed' ? reason : null;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
