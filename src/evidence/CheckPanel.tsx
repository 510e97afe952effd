import { Search, Square } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { dnsReasonText } from './model/reason-text.ts';
import { whatElse, type ResolverConfig } from '@/evidence-config.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { Notice } from '@/ui/Notice.tsx';
import { isUnderWay, type CheckProgress, type DnsCheck } from './dns-check.ts';
import { InventedMark } from './InventedMark.tsx';

/** Names to ask about. */
interface NextNames {
  /** A-labels, each once, in the order of asking. */
  readonly names: readonly string[];
  /** Number of names without a limit. */
  readonly of: number;
}

/** Describes the other counts of a check after those in DNS; zeros are left out. */
function besidesInDns({ inDns, mail, notInDns, noAnswer }: CheckProgress['counts']): string {
  const accept = mail === 1 ? 'accepts' : 'accept';
  const others = [
    notInDns > 0 && `${formatNumber(notInDns)} not in DNS`,
    noAnswer > 0 && `${formatNumber(noAnswer)} gave no answer`,
  ].filter((one) => one !== false);
  const before = mail > 0 ? ` (${formatNumber(mail)} ${accept} mail)` : '';
  return `${before}${inDns > 0 && others.length > 0 ? ', ' : ''}${others.join(', ')}`;
}

interface CheckPanelProps {
  check: DnsCheck;
  /**
   * Returns the names to check next. A list may hold tens of thousands of names, so it is searched only on a click.
   *
   * @param checked number of answered names
   */
  next: (checked: number) => NextNames | Promise<NextNames>;
  /**
   * Number of names in the list. Null if it changes with its filters: then button and result are one line, which moves
   * nothing below; else the button is the page's first.
   */
  total: number | null;
  /** Label of the start button. */
  label: ReactNode;
  /** Other actions for the list, next to the button. */
  beside?: ReactNode;
}

/** Asks which names exist: one sentence of consent, then progress, then the result. Nothing is asked before Check. */
export function CheckPanel({ check, next, total, label, beside }: CheckPanelProps) {
  const dense = total === null;
  const progress = useSyncExternalStore(check.progress.subscribe, check.progress.get);
  // Answers of earlier sessions come without a check.
  const answered = useSyncExternalStore(check.version.subscribe, () => check.states.size > 0);
  /** The names that the user is asked about, or why there are none; null before the click. */
  const [proposed, setProposed] = useState<NextNames | 'searching' | 'unreadable' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const { counts } = progress;
  const checked = counts.inDns + counts.notInDns + counts.noAnswer;

  async function propose() {
    setProposed('searching');
    try {
      setProposed(await next(checked));
    } catch {
      setProposed('unreadable');
    }
  }

  if (isUnderWay(progress)) return <CheckRunning progress={progress} check={check} dense={dense} />;
  const found = typeof proposed === 'object' ? proposed : null;
  const consent = found !== null && found.of > 0 && (
    <CheckConsent
      resolver={check.resolver}
      {...found}
      onCheck={() => {
        setProposed(null);
        check.start(found.names);
      }}
      // Only a list's covers other content.
      onAway={() => dense && setProposed(null)}
      onCancel={() => {
        // The button is back in the page once the sentence is gone.
        flushSync(() => setProposed(null));
        opener.current?.focus();
      }}
    />
  );
  if (consent && !dense) return consent;
  return (
    <div
      className={
        dense ? 'relative flex flex-wrap items-center gap-2' : 'grid justify-items-start gap-3'
      }
    >
      {consent && (
        <div className="absolute top-full right-0 z-20 mt-1.5 w-96 max-w-[calc(100vw-2rem)] rounded shadow-overlay">
          {consent}
        </div>
      )}
      {checked > 0 && (
        <p role="status" className={cx('tabular-nums', dense ? 'text-quiet' : 'text-lead')}>
          {total === null
            ? `Checked ${count(checked, 'name')}: `
            : `Checked ${formatNumber(checked)} of ${formatNumber(total)}: `}
          {counts.inDns > 0 && (
            <strong className="font-semibold">{formatNumber(counts.inDns)} in DNS</strong>
          )}
          {besidesInDns(counts)}
        </p>
      )}
      {check.isSample && answered && <InventedMark short={dense} />}
      {progress.is === 'failed' && progress.reason !== null && (
        <Notice tone="warning">
          {checked === 0
            ? 'Nothing could be checked, so nothing is found or ruled out. '
            : 'The check ended early. '}
          {check.isSample && progress.reason.code === 'REFUSED'
            ? 'The demonstration resolver knows only names that imitate its sample organisations.'
            : `${dnsReasonText(progress.reason)}.`}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {(total === null || checked < total) && (
          <Button
            ref={opener}
            // Once there is an answer, it contains the next step.
            tone={dense || checked > 0 ? 'secondary' : 'primary'}
            size={dense ? 'sm' : 'md'}
            icon={<Search aria-hidden size={16} strokeWidth={1.5} />}
            pending={proposed === 'searching'}
            onClick={() => void propose()}
          >
            {checked > 0 && total !== null ? 'Check the rest' : label}
          </Button>
        )}
        {counts.noAnswer > 0 && (
          <Button size={dense ? 'sm' : 'md'} onClick={() => check.askAgain()}>
            {counts.noAnswer === 1
              ? 'Ask it again'
              : `Ask these ${formatNumber(counts.noAnswer)} again`}
          </Button>
        )}
        {beside}
      </div>
      {(found?.of === 0 || proposed === 'unreadable') && (
        <p role="status" className="order-2 text-quiet">
          {proposed === 'unreadable'
            ? 'The names could not be read. Try again.'
            : 'No host name in this list is left to ask about.'}
        </p>
      )}
    </div>
  );
}

interface CheckConsentProps extends NextNames {
  resolver: ResolverConfig;
  onCheck: () => void;
  onCancel: () => void;
  /** Called when it loses the focus to other content of the page. */
  onAway: () => void;
}

/** Says who will see what, before anything is sent. */
function CheckConsent({ resolver, names, of, onCheck, onCancel, onAway }: CheckConsentProps) {
  const many = names.length;
  const id = useId();
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape says Cancel
    <div
      role="group"
      aria-labelledby={id}
      // A click on its text keeps the focus in it.
      tabIndex={-1}
      className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-control bg-surface p-4 outline-none"
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // An element that lost it with the whole window is still the active one.
        const focused = [relatedTarget, document.activeElement];
        if (!focused.some((one) => currentTarget.contains(one))) onAway();
      }}
    >
      <p id={id} className="max-w-text min-w-0 grow basis-96">
        {`${capitalized(resolver.name)} will see ${many === 1 ? 'this name' : `these ${formatNumber(many)} names`}`}
        {of > many && ` (the first of ${formatNumber(of)})`}
        {whatElse(resolver)}
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

interface CheckRunningProps {
  progress: CheckProgress;
  check: DnsCheck;
  /** All on one line. */
  dense: boolean;
}

/** Progress of the check. Its results stay when it is stopped, and the rest can be checked later. */
function CheckRunning({ progress, check, dense }: CheckRunningProps) {
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
              ? `${dnsReasonText(reason)}. Goes on by itself`
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
