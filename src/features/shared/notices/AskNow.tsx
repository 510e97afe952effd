import { Search, X } from 'lucide-react';
import { DomainName } from '@/components/DomainName.tsx';
import { reasonText as dnsReason } from '@/evidence/dns/reason-text.ts';
import { reasonText as rdapReason } from '@/evidence/rdap/reason-text.ts';
import {
  evidenceConfig,
  type RegistryConfig,
  type ResolverConfig,
  whatElse,
} from '@/evidence-config.ts';
import { lookUpHost, lookUpRegistration } from '@/features/shared/evidence/look-up-name.ts';
import { useLookup } from '@/features/shared/evidence/use-lookup.ts';
import { capitalized } from '@/lib/capitalized.ts';
import type { NoticeName } from '@/notices/types.ts';
import { Button } from '@/ui/Button.tsx';
import { Spinner } from '@/ui/Spinner.tsx';

interface AskNowProps {
  asks: 'registry' | 'dns';
  name: NoticeName;
  /** Called once there is an answer. */
  onAnswer: () => void;
}

/** Where a recipient's address is not known yet: the question that finds it, asked by a press. */
export function AskNow({ asks, name: { host, registrable }, onAnswer }: AskNowProps) {
  const { doh, rdap } = evidenceConfig();
  if (host === null || registrable === null) return null;
  if (asks === 'dns') {
    return (
      doh && (
        <Question
          name={host}
          service={doh}
          ask={async (signal) => {
            const { state } = await lookUpHost(host, registrable, doh, signal);
            if (state.is !== 'no-answer') onAnswer();
            return {
              at: state.at,
              failed: state.is === 'no-answer' ? dnsReason(state.reason) : null,
            };
          }}
        />
      )
    );
  }
  return (
    rdap && (
      <Question
        name={registrable}
        service={rdap}
        ask={async (signal) => {
          const answer = await lookUpRegistration(registrable, rdap, signal);
          if (answer.is !== 'no-answer') onAnswer();
          return {
            at: answer.at,
            failed: answer.is === 'no-answer' ? rdapReason(answer.reason) : null,
          };
        }}
      />
    )
  );
}

interface Answer {
  readonly at: number;
  /** Why there was none, in words; null for an answer. */
  readonly failed: string | null;
}

interface QuestionProps {
  /** The name that is asked about, an A-label one. */
  name: string;
  service: ResolverConfig | RegistryConfig;
  ask: (signal: AbortSignal) => Promise<Answer>;
}

function Question({ name, service, ask }: QuestionProps) {
  const { lookup, look, cancel } = useLookup<Answer>(undefined, ask);
  const failed = lookup.is === 'answered' ? lookup.answer.failed : null;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-quiet">
      {lookup.is === 'asking' ? (
        <>
          <p role="status" className="flex items-center gap-2">
            <Spinner />
            Asking…
          </p>
          <Button size="sm" icon={<X aria-hidden size={14} strokeWidth={1.5} />} onClick={cancel}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          <Button
            size="sm"
            icon={<Search aria-hidden size={14} strokeWidth={1.5} />}
            onClick={look}
          >
            Look now
          </Button>
          <p role="status" className="min-w-56 flex-1">
            {failed ? (
              `No answer. ${failed}.`
            ) : (
              <>
                {capitalized(service.name)} will see{' '}
                <DomainName name={name} forms={false} className="inline! align-baseline!" />
                {whatElse(service)}
              </>
            )}
          </p>
        </>
      )}
    </div>
  );
}
