import { useId, type ReactNode } from 'react';
import { leftOutWords } from './model/reasons.ts';
import { count as counted, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Notice } from '@/ui/Notice.tsx';
import type { Counted, ExportProgress } from './use-export-run.ts';

interface OutcomeProps {
  progress: ExportProgress;
  retry: () => void;
  /** True if own names are not left out, since they are not known. */
  unchecked: boolean;
}

/** Shows the contents of the file, the progress of counting, or the failure. */
export function Outcome({ progress, retry, unchecked }: OutcomeProps) {
  if (progress.is === 'failed') {
    return <Failure retry={retry}>The file could not be made.</Failure>;
  }
  if (progress.is !== 'counted') return <Bar progress={progress} />;
  return (
    <>
      <CountSummary counts={progress.counts} />
      {unchecked && (
        <p className="mt-2 text-quiet">
          Your assets could not be read, so alerts about them are not left out.
        </p>
      )}
    </>
  );
}

/** Says why there is no file, with a button that tries again. */
export function Failure({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

function keptWords(kept: number, total: number): string {
  if (kept === 0) return 'No alert would be in the file.';
  if (kept < total)
    return `${formatNumber(kept)} of ${counted(total, 'alert')} will be in the file.`;
  return total === 1
    ? 'The 1 alert will be in the file.'
    : `All ${counted(total, 'alert')} will be in the file.`;
}

/** Number of alerts that the file will hold, and that it leaves out for each reason. */
function CountSummary({ counts: { kept, of, leftOut } }: { counts: Counted }) {
  const reasons = leftOutWords(leftOut);
  return (
    <>
      <p role="status" className="font-semibold tabular-nums">
        {keptWords(kept.length, of)}
      </p>
      {reasons.length > 0 && (
        <>
          <p className="mt-2 text-quiet">Left out:</p>
          <ul className="mt-1 grid grid-cols-[auto_1fr] gap-x-2 gap-y-0.5">
            {reasons.map(([count, words]) => (
              <li key={words} className="col-span-2 grid grid-cols-subgrid tabular-nums">
                <span className="text-right">{count}</span>
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const DOING = {
  counting: 'Reading the names',
  comparing: 'Comparing the names',
  writing: 'Writing',
};

function Bar({ progress }: { progress: Exclude<ExportProgress, { is: 'counted' | 'failed' }> }) {
  const id = useId();
  const share = 'share' in progress ? progress.share : undefined;
  return (
    <>
      <p id={id} className="tabular-nums">
        {DOING[progress.is]}
        {share === undefined ? '…' : `: ${Math.floor(share * 100)} %`}
      </p>
      <progress
        aria-labelledby={id}
        value={share}
        max={1}
        className="mt-2 h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
      />
    </>
  );
}
