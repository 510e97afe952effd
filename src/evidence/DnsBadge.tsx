import { Circle, CircleDot, CircleSlash, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DnsState, InDns } from './model/dns/types.ts';
import { MAIL_WORDS } from './model/facts.ts';
import { earlierDay, formatMoment, formatUtc, formatZonedClock } from '@/lib/format.ts';
import { cx } from '@/ui/class-names.ts';
import { DNS_WORDS, dnsAnswer, type DnsFilter } from './dns-filter.ts';

/**
 * Shows the DNS state of a name: Has an address, Accepts mail, In DNS without either, Not in DNS with its time. Only "In
 * DNS" if its addresses were not answered. Never claims more than the resolver said.
 */
export function DnsBadge({
  state,
  oneLine = false,
}: {
  state: DnsState | undefined;
  /** True for one line: only "Accepts mail" of a name that does. */
  oneLine?: boolean;
}) {
  if (state === undefined || state.is === 'no-answer') {
    return <DnsMark answer={dnsAnswer(state)} />;
  }
  const at = new Date(state.at).toISOString();
  if (state.is === 'not-in-dns') {
    const isDated = oneLine && earlierDay(state.at) !== null;
    const mark = (
      <DnsMark answer="not-in-dns" title={formatUtc(at)}>
        <time
          dateTime={at}
          className={cx('text-2xs tabular-nums', isDated ? 'sr-only' : oneLine && 'md:sr-only')}
        >
          {formatMoment(state.at, formatZonedClock)}
        </time>
      </DnsMark>
    );
    return isDated ? <Dated at={state.at}>{mark}</Dated> : mark;
  }
  return (
    <span className="flex flex-wrap gap-x-2.5" title={formatUtc(at)}>
      {!(oneLine && state.mail === true) && <DnsMark answer={dnsAnswer(state)} />}
      {state.mail === true && <DnsMark answer="mail" />}
    </span>
  );
}

const ICONS: Readonly<Partial<Record<DnsFilter, ReactNode>>> = {
  'in-dns': <CircleDot aria-hidden size={12} strokeWidth={2.25} />,
  address: <CircleDot aria-hidden size={12} strokeWidth={2.25} />,
  'no-address': <Circle aria-hidden size={12} strokeWidth={1.75} className="shrink-0" />,
  mail: <Mail aria-hidden size={12} strokeWidth={2} />,
  'not-in-dns': <CircleSlash aria-hidden size={12} strokeWidth={1.75} className="shrink-0" />,
};

const WEIGHTS: Readonly<Partial<Record<DnsFilter, string>>> = {
  'in-dns': 'font-medium',
  address: 'font-medium',
  mail: 'font-semibold',
  'no-address': 'text-ink',
};

interface DnsMarkProps {
  answer: DnsFilter;
  /** Replaces the answer's own words. */
  word?: string | undefined;
  title?: string;
  /** Content after the word. */
  children?: ReactNode;
}

/** Words for a list's column; its tooltip and screen readers have the full sentence (`dnsSentence`). */
const SHORT: Readonly<Partial<Record<DnsFilter, string>>> = {
  address: 'Address',
  'no-address': 'No address',
};

/** Describes a resolver's answer about a name that is in DNS: its addresses, then its mail. */
export function dnsSentence(state: InDns): string {
  const answer = dnsAnswer(state);
  const web = answer === 'in-dns' ? 'In DNS, addresses not answered' : DNS_WORDS[answer];
  return `${web}, ${MAIL_WORDS[`${state.mail}`]}`;
}

/**
 * A name that is in DNS, in a list's column: whether it has an address; next to that a letter if it accepts mail, with
 * a question mark if that was not answered. A card has room for words.
 */
export function DnsSlots({ state }: { state: InDns }) {
  const web = dnsAnswer(state);
  return (
    <span
      className="inline-flex items-center gap-x-1.5 whitespace-nowrap max-md:gap-x-4"
      title={`${dnsSentence(state)}. ${formatUtc(new Date(state.at).toISOString())}`}
    >
      <span className={WEIGHTS[web]}>{SHORT[web] ?? DNS_WORDS[web]}</span>
      {state.mail === false ? (
        <span className="text-quiet md:sr-only">No MX</span>
      ) : (
        <span className={cx('inline-flex items-center gap-1.5', !state.mail && 'text-quiet')}>
          {ICONS.mail}
          <span className="md:sr-only">Mail</span>
          {state.mail === null && '?'}
        </span>
      )}
    </span>
  );
}

/** An answer in a list with its day if that is not today: below it in a row, next to it on a card. */
export function Dated({ at, children }: { at: number; children: ReactNode }) {
  const day = earlierDay(at);
  if (day === null) return children;
  return (
    <span className="inline-flex items-center gap-x-4 md:-my-0.5 md:flex-col md:items-start md:leading-4">
      {children}
      <span className="text-2xs text-quiet tabular-nums md:leading-3">{day}</span>
    </span>
  );
}

/** One answer as a mark and a word; only reachable names stand out. */
export function DnsMark({ answer, word = DNS_WORDS[answer], title, children }: DnsMarkProps) {
  return (
    <span
      title={title}
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        WEIGHTS[answer] ?? 'text-quiet',
      )}
    >
      {ICONS[answer]}
      {word}
      {children}
    </span>
  );
}
