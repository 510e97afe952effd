import { CircleDot, CircleSlash, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import type { DnsState } from '@/evidence/dns/types.ts';
import { formatClock, formatUtc } from '@/lib/format.ts';
import { DNS_WORDS } from './dns-filter.ts';

/**
 * What may be said of a name in a list (issue's table): In DNS, Accepts mail, Not in DNS with its time, No
 * answer with its reason, Not checked. Never more than the resolver said.
 */
export function DnsBadge({ state }: { state: DnsState | undefined }) {
  if (state === undefined) return <Quiet>{DNS_WORDS['not-checked']}</Quiet>;
  const at = new Date(state.at).toISOString();
  if (state.is === 'no-answer') {
    const reason = reasonText(state.reason);
    return (
      <span className="block truncate text-quiet" title={`${reason}. ${formatUtc(at)}`}>
        {DNS_WORDS['no-answer']}
        <span className="text-2xs">{` · ${reason}`}</span>
      </span>
    );
  }
  if (state.is === 'not-in-dns') {
    return (
      <Quiet title={formatUtc(at)}>
        <CircleSlash aria-hidden size={12} strokeWidth={1.75} className="shrink-0" />
        {DNS_WORDS['not-in-dns']}
        <time dateTime={at} className="text-2xs tabular-nums">
          {formatClock(state.at)}
        </time>
      </Quiet>
    );
  }
  return (
    <span className="flex flex-wrap gap-x-2.5 font-semibold" title={formatUtc(at)}>
      <Mark icon={<CircleDot aria-hidden size={12} strokeWidth={2.25} />}>
        {DNS_WORDS['in-dns']}
      </Mark>
      {state.mail === true && (
        <Mark icon={<Mail aria-hidden size={12} strokeWidth={2} />}>{DNS_WORDS.mail}</Mark>
      )}
    </span>
  );
}

function Mark({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {icon}
      {children}
    </span>
  );
}

function Quiet({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span title={title} className="inline-flex items-center gap-1.5 whitespace-nowrap text-quiet">
      {children}
    </span>
  );
}
