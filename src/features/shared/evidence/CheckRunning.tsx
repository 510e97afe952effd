import { Square } from 'lucide-react';
import { useId } from 'react';
import type { CheckProgress } from '@/evidence/dns/types.ts';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import type { DnsCheck } from './dns-check.ts';
import { InventedMark } from './InventedMark.tsx';

interface CheckRunningProps {
  progress: CheckProgress;
  check: DnsCheck;
  /** All in one line. */
  dense: boolean;
}

/** How far the check has come. What was found stays when it is stopped, and the rest can be checked later. */
export function CheckRunning({ progress, check, dense }: CheckRunningProps) {
  const id = useId();
  const { is, reason, asked, names, rate, counts } = progress;
  return (
    <div
      className={
        dense
          ? 'flex flex-wrap items-center gap-x-4 gap-y-2'
          : 'grid w-full gap-x-8 gap-y-3 rounded border border-hairline bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center'
      }
    >
      <p id={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          {`${formatNumber(asked)} of ${count(names, 'name')}: ${formatNumber(counts.inDns)} in DNS`}
        </span>
        {check.isSample && <InventedMark short={dense} className="mr-auto" />}
        <span className="text-quiet">
          {is === 'waiting'
            ? reason
              ? `${reasonText(reason)}. Goes on by itself`
              : 'Waits until this page is in sight and online'
            : `${formatNumber(Math.round(rate * 10) / 10)} queries a second`}
        </span>
      </p>
      <progress
        aria-labelledby={id}
        value={asked}
        max={Math.max(names, 1)}
        className={cx(
          dense ? 'w-24' : 'w-full',
          'h-2 appearance-none overflow-hidden rounded-full border-0 bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand',
        )}
      />
      <Button
        size="sm"
        icon={<Square aria-hidden size={14} strokeWidth={1.75} />}
        className={cx(!dense && 'justify-self-start lg:col-start-2 lg:row-span-2 lg:row-start-1')}
        onClick={() => check.stop()}
      >
        Stop
      </Button>
    </div>
  );
}
