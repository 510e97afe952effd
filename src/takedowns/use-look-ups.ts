import { useEffect, useRef, useState } from 'react';
import { keptAnswers } from '@/evidence/model/kept.ts';
import { dnsLine, registrationLine } from '@/evidence/model/looked-up.ts';
import { evidenceConfig } from '@/evidence-config.ts';
import { useCaseActions } from '@/cases/index.ts';
import { isNotSetUp, lookUpHost, lookUpHosts, lookUpRegistration } from '@/evidence/index.ts';
import type { ReportedName } from './model/types.ts';

/** Unanswered look-ups that can be made. */
interface Questions {
  /** Hosts in A-labels, each with its registrable name; empty if no resolver is set up. */
  readonly hosts: ReadonlyMap<string, string | null>;
  /** Registrable names in A-labels; empty if no registry is set up. */
  readonly registrables: ReadonlySet<string>;
}

/** Returns what is not known about the names and can be asked, each once. */
function questionsOf(names: readonly ReportedName[]): Questions {
  const { doh, rdap } = evidenceConfig();
  const unknown = names.filter(({ host, dns }) => host !== null && dns === null);
  const unregistered = names.filter(({ host, registration }) => host !== null && !registration);
  return {
    hosts: new Map(
      doh ? unknown.map(({ host, registrable }) => [host ?? '', registrable] as const) : [],
    ),
    registrables: new Set(
      rdap
        ? unregistered
            .map(({ registrable }) => registrable ?? '')
            .filter((name) => name !== '' && !isNotSetUp(keptAnswers().registrations.newest(name)))
        : [],
    ),
  };
}

/**
 * Looks up DNS and registration of the request's names. Answers are kept for the session, come into the letter, and are
 * a line in the history of each alert. As on the page of an alert, nothing is asked without a click, except what nobody
 * else sees: the invented answers of the demonstration about one name.
 */
export function useLookUps(names: readonly ReportedName[]) {
  const { looked } = useCaseActions();
  const { doh, rdap } = evidenceConfig();
  const open = questionsOf(names);
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const running = useRef<AbortController | null>(null);

  /** Writes results into the histories of the alerts about them. */
  function tell(about: (name: ReportedName) => boolean, said: string | null) {
    if (said === null) return;
    const subjects = names
      .filter(about)
      .map(({ alert, asset, domain }) => ({ alert, asset, domain }));
    void looked(subjects.map((subject) => ({ subject, said })));
  }

  async function askHosts(signal: AbortSignal) {
    if (!doh || open.hosts.size === 0) return;
    const [first] = open.hosts;
    const states =
      first && open.hosts.size === 1
        ? new Map([[first[0], await lookUpHost(...first, doh, signal)]])
        : await lookUpHosts(open.hosts, doh, signal);
    for (const [host, state] of states) {
      tell((name) => name.host === host, dnsLine(state, doh.isSample === true));
    }
  }

  /** One after another: registries refuse many questions at once. */
  async function askRegistries(signal: AbortSignal) {
    if (!rdap) return;
    for (const registrable of open.registrables) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const answer = await lookUpRegistration(registrable, rdap, signal);
      tell(
        (name) => name.registrable === registrable,
        registrationLine(answer, rdap.isSample === true),
      );
    }
  }

  async function ask() {
    const job = new AbortController();
    running.current = job;
    setAsking(true);
    // A cancelled question rejects.
    await Promise.allSettled([askHosts(job.signal), askRegistries(job.signal)]);
    if (running.current !== job) return;
    setAsking(false);
    setHasAsked(true);
  }

  useEffect(() => {
    const services = [doh, rdap].filter((one) => one !== null);
    const seesNobody = services.length > 0 && services.every(({ isSample }) => isSample === true);
    if (seesNobody && names.length === 1) void ask();
    return () => {
      running.current?.abort();
      running.current = null;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the sheet opens
  }, []);

  return {
    /** True if something can be asked. */
    canAsk: open.hosts.size + open.registrables.size > 0,
    /** Services that will see names, once each. */
    seenBy: [
      ...(doh && open.hosts.size > 0 ? [doh] : []),
      ...(rdap && open.registrables.size > 0 ? [rdap] : []),
    ],
    isAsking,
    /** True if something was asked, and not everything was answered. */
    isUnanswered: hasAsked && !isAsking && open.hosts.size + open.registrables.size > 0,
    ask: () => void ask(),
  };
}
