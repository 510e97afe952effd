import { useSyncExternalStore } from 'react';
import { DnsBadge } from '@/features/shared/evidence/DnsBadge.tsx';
import { InventedMark } from '@/features/shared/evidence/InventedMark.tsx';
import type { DnsCheck } from '@/features/shared/evidence/dns-check.ts';
import type { GeneratedName } from '@/lookalike/index.ts';
import { formatNumber, formatZonedClock } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { LitName } from './LitName.tsx';

const MOST_SHOWN = 10;

interface ExistingNamesProps {
  domain: string;
  /** Those in DNS, which accept mail first. */
  names: readonly GeneratedName[];
  check: DnsCheck;
  /** Shows all of them in the list. */
  onAll: () => void;
}

/** What a check was made for: the names that exist, in sight as soon as there are any. */
export function ExistingNames({ domain, names, check, onAll }: ExistingNamesProps) {
  // The number of the progress bar: the list itself comes a moment later.
  const progress = useSyncExternalStore(check.progress.subscribe, check.progress.get);
  const { inDns } = progress.counts;
  const isRunning = ['running', 'paused', 'waiting'].includes(progress.is);
  if (names.length === 0) return null;
  const lastAsked = names.reduce(
    (last, { domain: name }) => Math.max(last, check.stateOf(name)?.at ?? 0),
    0,
  );
  return (
    <section aria-labelledby="existing" className="col-span-full lg:-mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="existing" className="font-display text-h3 font-bold lg:text-h2">
          {formatNumber(inDns)} {inDns === 1 ? 'is' : 'are'} in DNS{isRunning && ' so far'}
        </h2>
        {check.isSample && <InventedMark />}
      </div>
      <p className="mt-1 max-w-prose text-quiet">
        Those that accept mail come first. Last asked at{' '}
        <time dateTime={new Date(lastAsked).toISOString()} className="tabular-nums">
          {formatZonedClock(lastAsked)}
        </time>
        .
      </p>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 border-t border-hairline lg:grid-cols-2">
        {names.slice(0, MOST_SHOWN).map(({ domain: name }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2.5"
          >
            <span className="min-w-0">
              <LitName asset={domain} name={name} forms={false} />
            </span>
            <span className="text-sm">
              <DnsBadge state={check.stateOf(name)} oneLine />
            </span>
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={onAll}>
        {inDns > MOST_SHOWN
          ? `Show all ${formatNumber(inDns)} in the list`
          : 'Show them in the list'}
      </Button>
    </section>
  );
}
