import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { dnsLine, registrationLine } from '@/evidence/model/facts.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { useCaseActions } from '@/cases/index.ts';
import { isNotSetUp, lookUpHost, lookUpHosts, lookUpRegistration } from '@/evidence/index.ts';
import type { ReportedName } from './model/types.ts';

/** Hosts without an answer by DNS, in A-labels, each with its registrable name. */
const unknownHosts = (names: readonly ReportedName[]): ReadonlyMap<string, string | null> =>
  new Map(
    names.flatMap(({ host, registrable, dns }) =>
      host === null || dns !== null ? [] : [[host, registrable] as const],
    ),
  );

/** Registrable names without an answer by a registry that can be asked, in A-labels. */
const unknownRegistrables = (names: readonly ReportedName[]): ReadonlySet<string> =>
  new Set(
    names.flatMap(({ host, registrable, registration }) =>
      host === null ||
      registrable === null ||
      registration !== null ||
      isNotSetUp(keptAnswers().registrations.newest(registrable))
        ? []
        : [registrable],
    ),
  );

/**
 * Looks up DNS and registration of the request's names. Answers are kept for the session, come into the letter, and are
 * a line in the history of each alert. As on the page of an alert, nothing is asked without a click, except what nobody
 * else sees: the invented answers of the demonstration about one name.
 */
export function useLookUps(names: readonly ReportedName[]) {
  const { looked } = useCaseActions();
  const { doh, rdap } = evidenceConfig();
  const hosts = unknownHosts(names);
  const registrables = unknownRegistrables(names);
  /** Services that will see names. */
  const seenBy = [hosts.size > 0 ? doh : null, registrables.size > 0 ? rdap : null].filter(
    (service) => service !== null,
  );
  const services = [doh, rdap].filter((service) => service !== null);
  const seesNobody = services.length > 0 && services.every(({ isSample }) => isSample === true);

  /** Writes a result into the histories of the alerts about it. */
  function tell(about: (name: ReportedName) => boolean, said: string | null) {
    if (said === null) return;
    void looked(names.filter(about).map((subject) => ({ subject, said })));
  }

  async function askHosts(signal: AbortSignal) {
    const [first, ...more] = hosts;
    if (!doh || !first) return;
    const states =
      more.length === 0
        ? new Map([[first[0], await lookUpHost(...first, doh, signal)]])
        : await lookUpHosts(hosts, doh, signal);
    for (const [host, state] of states) {
      tell((name) => name.host === host, dnsLine(state, doh.isSample === true));
    }
  }

  /** One after another: registries refuse many questions at once. */
  async function askRegistries(signal: AbortSignal) {
    if (!rdap) return;
    for (const registrable of registrables) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const answer = await lookUpRegistration(registrable, rdap, signal);
      const said = registrationLine(answer, rdap.isSample === true);
      tell((name) => name.registrable === registrable, said);
    }
  }

  // Closing the sheet ends it.
  const { isFetching, isFetched, refetch } = useQuery({
    queryKey: ['takedown-look-ups', useId()],
    queryFn: async ({ signal }) => Promise.allSettled([askHosts(signal), askRegistries(signal)]),
    enabled: seesNobody && names.length === 1,
    staleTime: Infinity,
    gcTime: 0,
  });

  return {
    /** Services that will see names; empty if nothing can be asked. */
    seenBy,
    isAsking: isFetching,
    /** True if something was asked, and not everything was answered. */
    isUnanswered: isFetched && !isFetching && seenBy.length > 0,
    ask: () => void refetch(),
  };
}
