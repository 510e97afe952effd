import { useSyncExternalStore } from 'react';
import { DnsBadge, type DnsCheck, InventedMark, isUnderWay } from '@/evidence/index.ts';
import type { GeneratedName } from '@/lookalike/index.ts';
import { formatNumber, formatZonedClock } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { HighlightedName } from './HighlightedName.tsx';

const MOST_SHOWN = 10;

interface ExistingNamesProps {
  domain: string;
  /** Those in DNS, those that accept mail first. */
  names: readonly GeneratedName[];
  check: DnsCheck;
  /** Shows all of them in the list. */
  onAll: () => void;
}

/** Lists the names found in DNS. Shown as soon as a check starts. */
export function NamesInDns({ domain, names, check, onAll }: ExistingNamesProps) {
  // The number of the progress bar: the list itself comes a moment later.
  const progress = useSyncExternalStore(check.progress.subscribe, check.progress.get);
  const { inDns, notInDns } = progress.counts;
  const isRunning = isUnderWay(progress);
  // From the start of the check, so that results move little.
  const none = names.length === 0;
  if (none && !isRunning) return null;
  const lastAsked = names.reduce(
    (last, { domain: name }) => Math.max(last, check.stateOf(name)?.at ?? 0),
    0,
  );
  return (
    <section aria-labelledby="existing" className="col-span-full lg:-mt-6">
      {/* On a phone the mark has its own line, however long the number is. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:flex-col max-sm:items-start">
        <h2 id="existing" className="font-display text-h3 font-bold lg:text-h2">
          {inDns + notInDns === 0
            ? 'Checking…'
            : `${inDns === 0 ? 'None is' : inDns === 1 ? '1 is' : `${formatNumber(inDns)} are`} in DNS${isRunning ? ' so far' : ''}`}
        </h2>
        {check.isSample && <InventedMark />}
      </div>
      <p className="mt-1 min-h-6 max-w-text text-quiet max-sm:min-h-12">
        {!none && (
          <>
            Those that accept mail come first. Last asked at{' '}
            <time dateTime={new Date(lastAsked).toISOString()} className="tabular-nums">
              {formatZonedClock(lastAsked)}
            </time>
            .
          </>
        )}
      </p>
      <ul
        className={cx(
          'mt-4 grid grid-cols-[minmax(0,1fr)] content-start gap-x-12 border-t border-hairline lg:grid-cols-2',
          // Room for all possible lines: ten rows, on wide screens five.
          isRunning && 'min-h-[28.8rem] lg:min-h-[14.4rem]',
        )}
      >
        {names.slice(0, MOST_SHOWN).map(({ domain: name }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hairline py-2.5"
          >
            <span className="min-w-0">
              <HighlightedName asset={domain} name={name} forms={false} />
            </span>
            <span className="text-sm">
              <DnsBadge state={check.stateOf(name)} oneLine />
            </span>
          </li>
        ))}
      </ul>
      <Button className={cx('mt-4', none && 'invisible')} onClick={onAll}>
        {inDns > MOST_SHOWN
          ? `Show all ${formatNumber(inDns)} in the list`
          : 'Show them in the list'}
      </Button>
    </section>
  );
}
