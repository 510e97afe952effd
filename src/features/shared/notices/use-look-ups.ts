import { useEffect, useRef, useState } from 'react';
import { reasonText as dnsReason } from '@/evidence/dns/reason-text.ts';
import type { DnsState } from '@/evidence/dns/types.ts';
import { keptAnswers } from '@/evidence/kept.ts';
import { dnsLine, registrationLine } from '@/evidence/looked-up.ts';
import { reasonText as rdapReason } from '@/evidence/rdap/reason-text.ts';
import { evidenceConfig, type RegistryConfig, type ResolverConfig } from '@/evidence-config.ts';
import { useCaseActions, type Look } from '@/features/shared/cases/use-cases.ts';
import { missedRegistrations } from '@/features/shared/evidence/missed-registrations.ts';
import { isInVain, isNotSetUp, SET_UP_WORDS } from '@/features/shared/evidence/not-set-up.ts';
import { lookUpHosts } from '@/features/shared/evidence/look-up-hosts.ts';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import type { NoticeDraft, NoticeName } from '@/takedowns/model/types.ts';
import type { NoticeState } from './use-notice.ts';

interface Asked {
  /** An A-label one. */
  readonly name: string;
  /** What was found, in one line; null without an answer. Rejects only when the signal is aborted. */
  readonly ask: (signal: AbortSignal) => Promise<string | null>;
}

/** A question that leaves this site: who will see which name. */
export type Question = Asked &
  (
    | {
        readonly of: 'dns';
        readonly service: ResolverConfig;
        /** The registrable name above; null where it is not known. */
        readonly registrable: string | null;
      }
    | { readonly of: 'registry'; readonly service: RegistryConfig }
  );

const foundInDns = (state: DnsState, { isSample }: ResolverConfig): string | null =>
  dnsLine(state, isSample === true);

interface Asking {
  readonly names: readonly NoticeName[];
  readonly draft: Pick<NoticeDraft, 'kind'>;
}

/** What is not known of the notice's names and can be asked, each once. */
export function questionsOf({ names, draft }: Asking): readonly Question[] {
  const { doh, rdap } = evidenceConfig();
  const open: Question[] = [];
  // A trademark notice goes to no host.
  if (doh && draft.kind === 'abuse') {
    const unknown = names.flatMap(({ host, registrable, dns }) =>
      host === null || dns !== null ? [] : [[host, registrable] as const],
    );
    for (const [host, registrable] of new Map(unknown)) {
      open.push({
        of: 'dns',
        service: doh,
        name: host,
        registrable,
        ask: async (signal) =>
          foundInDns((await lookUpHost(host, registrable, doh, signal)).state, doh),
      });
    }
  }
  if (rdap) {
    const unknown = names.filter(
      ({ host, registrable, registration }) =>
        host !== null && !registration && !(registrable !== null && isInVain(registrable)),
    );
    for (const name of new Set(unknown.flatMap(({ registrable }) => registrable ?? []))) {
      open.push({
        of: 'registry',
        service: rdap,
        name,
        ask: async (signal) => {
          const answer = await lookUpRegistration(name, rdap, signal);
          return registrationLine(answer, rdap.isSample === true);
        },
      });
    }
  }
  return open;
}

/** The notice's names that a question is about. */
const namesAsked = (
  names: readonly NoticeName[],
  { of, name }: Pick<Question, 'of' | 'name'>,
): NoticeName[] =>
  names.filter(({ host, registrable }) => (of === 'dns' ? host : registrable) === name);

/** What the histories of the alerts about a name keep. */
const looksOf = (names: readonly NoticeName[], said: string): Look[] =>
  names.map(({ alert, asset, domain }) => ({ subject: { alert, asset, domain }, said }));

/** A question without an answer, and why. */
export interface Unanswered extends Pick<Question, 'of' | 'name'> {
  readonly why: string;
  /** When it was asked, in milliseconds since the epoch. */
  readonly at: number;
}

/** What was asked about names in this session in vain, each once. */
function missedOf(names: readonly NoticeName[]): Unanswered[] {
  const missed = new Map<string, Unanswered>();
  for (const { host, registrable, dns, registration } of names) {
    const look = host !== null && dns === null && keptAnswers().missed.get(host);
    if (look && look.is === 'no-answer') {
      missed.set(`dns ${host}`, {
        of: 'dns',
        name: host,
        why: dnsReason(look.reason),
        at: look.at,
      });
    }
    const asked = registrable !== null && !registration && missedRegistrations().get(registrable);
    if (asked) {
      const { reason, at } = asked;
      const why = `${rdapReason(reason)}${isNotSetUp(reason) ? `: ${SET_UP_WORDS}` : ''}`;
      const one = { of: 'registry', name: registrable, why, at } as const;
      missed.set(`registry ${registrable}`, one);
    }
  }
  return [...missed.values()];
}

/**
 * All open questions about a notice's names, asked by one press: registries one after another, since they take offence
 * at many at once; the resolver about several names meanwhile, at its own pace. What came fills the notice when all are
 * through, or when the reader ends it.
 *
 * @param onFilled called then
 */
export function useLookUps(notice: NoticeState, onFilled: () => void) {
  const { looked } = useCaseActions();
  const open = questionsOf(notice);
  /** Names of which some question is open still, at the one that is next, of those that were asked about. */
  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(
    null,
  );
  const [unanswered, setUnanswered] = useState<readonly Unanswered[]>(() => missedOf(notice.names));
  /** Why the resolver was given up before it had answered for all. */
  const [gaveUp, setGaveUp] = useState<string | null>(null);
  /** Whether a press has come to its end. */
  const [isOver, setIsOver] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function end() {
    running.current = null;
    setProgress(null);
    setUnanswered(missedOf(notice.learn()));
    onFilled();
  }

  async function look() {
    const { names } = notice;
    const job = new AbortController();
    const { signal } = job;
    running.current = job;
    setGaveUp(null);
    const left = new Set(open);
    const lines = new Map<Question, string>();
    const countNames = () =>
      new Set([...left].flatMap((one) => namesAsked(names, one).map(({ host }) => host))).size;
    const all = countNames();
    const tell = () => setProgress({ at: Math.min(all - countNames() + 1, all), of: all });
    const settle = (question: Question, line: string | null) => {
      if (signal.aborted) return;
      left.delete(question);
      tell();
      // Hosts are told twice where asking anew might have found out more.
      if (line === null || lines.get(question) === line) return;
      lines.set(question, line);
      void looked(looksOf(namesAsked(names, question), line));
    };
    const hosts = new Map<string, Extract<Question, { of: 'dns' }>>();
    if (names.length > 1) {
      for (const one of open) if (one.of === 'dns') hosts.set(one.name, one);
    }
    const askHosts = async () => {
      const [first] = hosts.values();
      if (first === undefined) return;
      const { service } = first;
      const asked = new Map([...hosts.values()].map((one) => [one.name, one.registrable]));
      const reason = await lookUpHosts(asked, service, signal, (host, state) => {
        const question = hosts.get(host);
        if (question) settle(question, foundInDns(state, service));
      });
      if (signal.aborted) return;
      if (reason !== null) setGaveUp(dnsReason(reason));
      for (const one of hosts.values()) left.delete(one);
      tell();
    };
    const askInTurn = async () => {
      for (const one of open) {
        if (one.of === 'dns' && hosts.has(one.name)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const line = await one.ask(signal).catch(() => undefined);
        if (line === undefined) return;
        settle(one, line);
      }
    };
    tell();
    await Promise.all([askHosts(), askInTurn()]);
    if (signal.aborted) return;
    setIsOver(true);
    end();
  }

  function cancel() {
    running.current?.abort();
    end();
  }

  /** How many of the notice's names some question is open about. */
  const asked = new Set(open.flatMap((one) => namesAsked(notice.names, one)));
  return {
    open,
    about: asked.size,
    progress,
    isOver,
    unanswered,
    gaveUp,
    look: () => void look(),
    cancel,
  };
}
