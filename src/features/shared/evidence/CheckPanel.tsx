import { Pause, Play, Search, Square } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ReactNode,
} from 'react';
import type { CheckProgress } from '@/evidence/dns/types.ts';
import { reasonText } from '@/evidence/dns/reason-text.ts';
import { addressIsSeen, type ResolverConfig } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import type { DnsCheck } from './dns-check.ts';

/** Names to ask about. */
interface NextNames {
  /** A-labels, each once, in the order in which they are to be asked for. */
  readonly names: readonly string[];
  /** How many there would be without a limit. */
  readonly of: number;
}

interface CheckPanelProps {
  check: DnsCheck;
  resolver: ResolverConfig;
  /**
   * What is to be asked for next. A list may hold tens of thousands of names, so it is searched for a press alone.
   *
   * @param checked how many names are answered
   */
  next: (checked: number) => NextNames | Promise<NextNames>;
  /** How many names the list holds; null where that changes with its filters. */
  total: number | null;
  /** What the button that begins says. */
  label: string;
  /** One line for the button and what came of it; else the button is the first of its page. */
  dense?: boolean;
  /** What else can be done with the list, beside the button. */
  beside?: ReactNode;
  /** Below what came of it. */
  children?: ReactNode;
}

/**
 * Asks which names exist: one sentence of consent, then progress, then what came of it. Nothing is asked for
 * before Check is pressed.
 */
export function CheckPanel({
  check,
  resolver,
  next,
  total,
  label,
  dense = false,
  beside,
  children,
}: CheckPanelProps) {
  const progress = useSyncExternalStore(check.progress.subscribe, check.progress.get);
  /** The names that the reader is asked about; null while nothing is asked. */
  const [proposed, setProposed] = useState<NextNames | null>(null);
  const [nothing, setNothing] = useState<'left' | 'read' | null>(null);
  const [looking, startLooking] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);

  const { counts } = progress;
  const checked = counts.inDns + counts.notInDns + counts.noAnswer;

  const propose = () =>
    startLooking(async () => {
      try {
        const found = await next(checked);
        setNothing(found.of === 0 ? 'left' : null);
        setProposed(found.of === 0 ? null : found);
      } catch {
        setNothing('read');
      }
    });

  function begin(names: readonly string[]) {
    setProposed(null);
    check.start(names);
  }

  if (progress.is === 'running' || progress.is === 'paused' || progress.is === 'waiting') {
    return <Running progress={progress} check={check} />;
  }
  if (proposed !== null) {
    return (
      <Consent
        resolver={resolver}
        {...proposed}
        onCheck={() => begin(proposed.names)}
        onCancel={() => {
          setProposed(null);
          // Back in the page once the sentence is gone.
          requestAnimationFrame(() => opener.current?.focus());
        }}
      />
    );
  }
  return (
    <div
      className={
        dense ? 'flex flex-wrap items-center gap-x-4 gap-y-2' : 'grid justify-items-start gap-3'
      }
    >
      {checked > 0 && (
        <p role="status" className={cx('tabular-nums', dense && 'text-quiet')}>
          {total === null
            ? `Checked ${count(checked, 'name')}: `
            : `Checked ${formatNumber(checked)} of ${formatNumber(total)}: `}
          <strong className="font-semibold">{formatNumber(counts.inDns)} in DNS</strong>
          {`, ${formatNumber(counts.mail)} accept mail, ${formatNumber(counts.noAnswer)} gave no answer`}
        </p>
      )}
      {progress.is === 'failed' && progress.reason !== null && (
        <Notice tone="warning">
          {checked === 0 ? 'The check ended at its start. ' : 'The check ended early. '}
          {`${reasonText(progress.reason)}.`}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {(total === null || checked < total) && (
          <Button
            ref={opener}
            // Once there is an answer, the way on is in it.
            tone={dense || checked > 0 ? 'secondary' : 'primary'}
            size={dense ? 'sm' : 'md'}
            icon={<Search aria-hidden size={16} strokeWidth={1.5} />}
            pending={looking}
            onClick={propose}
          >
            {checked === 0 || total === null ? label : 'Check the rest'}
          </Button>
        )}
        {counts.noAnswer > 0 && (
          <Button size={dense ? 'sm' : 'md'} onClick={() => check.askAgain()}>
            {counts.noAnswer === 1
              ? 'Ask this 1 again'
              : `Ask these ${formatNumber(counts.noAnswer)} again`}
          </Button>
        )}
        {beside}
      </div>
      {nothing !== null && (
        <p role="status" className="order-2 text-quiet">
          {nothing === 'left'
            ? 'No host name in this list is left to ask about.'
            : 'The names could not be read. Try again.'}
        </p>
      )}
      {checked > 0 && children}
    </div>
  );
}

interface ConsentProps {
  resolver: ResolverConfig;
  names: readonly string[];
  of: number;
  onCheck: () => void;
  onCancel: () => void;
}

/** Who will see what, before anything is sent. */
function Consent({ resolver, names, of, onCheck, onCancel }: ConsentProps) {
  const many = names.length;
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape says Cancel
    <div
      role="group"
      aria-labelledby={id}
      className="grid w-full max-w-2xl justify-items-start gap-3 rounded border border-control bg-surface p-4"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <p id={id} className="max-w-prose">
        {`${capitalized(resolver.name)} will see ${many === 1 ? 'this name' : `these ${formatNumber(many)} names`}`}
        {of > many && ` (the first of ${formatNumber(of)})`}
        {addressIsSeen(resolver)}
      </p>
      <div className="flex gap-2">
        <Button ref={yes} tone="primary" aria-describedby={id} onClick={onCheck}>
          Check
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}

/** How far the check has come; each of its controls keeps its place. */
function Running({ progress, check }: { progress: CheckProgress; check: DnsCheck }) {
  const id = useId();
  const { is, reason, asked, names, rate, counts } = progress;
  const paused = is === 'paused';
  return (
    <div className="grid w-full max-w-2xl gap-3 rounded border border-hairline bg-surface p-4">
      <p id={id} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>
          {`${formatNumber(asked)} of ${count(names, 'name')}: ${formatNumber(counts.inDns)} in DNS`}
        </span>
        <span className="text-quiet">
          {is === 'waiting'
            ? reason
              ? `${reasonText(reason)}. Goes on by itself`
              : 'Waits until this page is in sight and online'
            : paused
              ? 'Paused'
              : `${formatNumber(Math.round(rate * 10) / 10)} queries a second`}
        </span>
      </p>
      <progress
        aria-labelledby={id}
        value={asked}
        max={Math.max(names, 1)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hairline [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-hairline [&::-webkit-progress-value]:bg-brand"
      />
      <div className="flex gap-2">
        <Button
          size="sm"
          icon={
            paused ? (
              <Play aria-hidden size={16} strokeWidth={1.5} />
            ) : (
              <Pause aria-hidden size={16} strokeWidth={1.5} />
            )
          }
          onClick={() => (paused ? check.resume() : check.pause())}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="sm"
          icon={<Square aria-hidden size={14} strokeWidth={1.75} />}
          onClick={() => check.stop()}
        >
          Stop
        </Button>
      </div>
    </div>
  );
}
