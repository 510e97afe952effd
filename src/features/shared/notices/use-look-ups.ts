import { useEffect, useRef, useState } from 'react';
import { reasonText as dnsReason } from '@/evidence/dns/reason-text.ts';
import { dnsLine, registrationLine } from '@/evidence/looked-up.ts';
import { reasonText as rdapReason } from '@/evidence/rdap/reason-text.ts';
import { evidenceConfig, type RegistryConfig, type ResolverConfig } from '@/evidence-config.ts';
import { useCaseActions, type Look } from '@/features/shared/cases/use-cases.ts';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import type { NoticeName } from '@/notices/types.ts';
import type { NoticeState } from './use-notice.ts';

/** `line` is null without an answer, `why` with one. */
interface Found {
  readonly line: string | null;
  readonly why: string | null;
}

/** A question that leaves this site: who will see which name, an A-label one. */
export interface Question {
  readonly of: 'dns' | 'registry';
  readonly service: ResolverConfig | RegistryConfig;
  readonly name: string;
  /** What was found, in one line, or why there was no answer. Rejects only when the signal is aborted. */
  readonly ask: (signal: AbortSignal) => Promise<Found>;
}

/** What is not known of the notice's names and can be asked: of one name all, of several who registered them. */
function questionsOf({ names, draft }: NoticeState): readonly Question[] {
  const { doh, rdap } = evidenceConfig();
  const [only] = names.length === 1 ? names : [];
  const open: Question[] = [];
  // A trademark notice goes to no host.
  if (doh && only && only.host !== null && only.dns === null && draft.kind === 'abuse') {
    const { host, registrable } = only;
    open.push({
      of: 'dns',
      service: doh,
      name: host,
      ask: async (signal) => {
        const { state } = await lookUpHost(host, registrable, doh, signal);
        return {
          line: dnsLine(state, doh.isSample === true),
          why: state.is === 'no-answer' ? dnsReason(state.reason) : null,
        };
      },
    });
  }
  if (rdap) {
    const unknown = names.filter(({ host, registration }) => host !== null && !registration);
    for (const name of new Set(unknown.flatMap(({ registrable }) => registrable ?? []))) {
      open.push({
        of: 'registry',
        service: rdap,
        name,
        ask: async (signal) => {
          const answer = await lookUpRegistration(name, rdap, signal);
          return {
            line: registrationLine(answer, rdap.isSample === true),
            why: answer.is === 'no-answer' ? rdapReason(answer.reason) : null,
          };
        },
      });
    }
  }
  return open;
}

/** What the histories of the alerts about a name keep. */
const looksOf = (
  names: readonly NoticeName[],
  of: Question['of'],
  asked: string,
  said: string,
): Look[] =>
  names
    .filter(({ host, registrable }) => (of === 'dns' ? host : registrable) === asked)
    .map(({ alert, asset, domain }) => ({ subject: { alert, asset, domain }, said }));

/** A question without an answer, and why. */
export interface Unanswered extends Pick<Question, 'of' | 'name'> {
  readonly why: string;
}

/**
 * All open questions about a notice's names, asked by one press and one after another: registries take offence at
 * many at once. What came fills the notice when all are through, or when the reader ends it.
 *
 * @param onFilled called then
 */
export function useLookUps(notice: NoticeState, onFilled: () => void) {
  const { looked } = useCaseActions();
  const open = questionsOf(notice);
  const [progress, setProgress] = useState<{ readonly at: number; readonly of: number } | null>(
    null,
  );
  const [unanswered, setUnanswered] = useState<readonly Unanswered[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function end() {
    running.current = null;
    setProgress(null);
    notice.learn();
    onFilled();
  }

  async function look() {
    const job = new AbortController();
    running.current = job;
    setUnanswered([]);
    for (const [at, { of, name, ask }] of open.entries()) {
      setProgress({ at: at + 1, of: open.length });
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const found = await ask(job.signal).catch(() => null);
      if (job.signal.aborted || found === null) return;
      const { line, why } = found;
      if (line !== null) void looked(looksOf(notice.names, of, name, line));
      if (why !== null) setUnanswered((before) => [...before, { of, name, why }]);
    }
    end();
  }

  function cancel() {
    running.current?.abort();
    end();
  }

  return { open, progress, unanswered, look: () => void look(), cancel };
}
