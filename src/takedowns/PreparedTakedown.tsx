import { useState, type ReactNode } from 'react';
import { noRequestSince, useCaseBook, useCaseState } from '@/cases/index.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { count } from '@/lib/format.ts';
import { labelText } from '@/lib/visible-text.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import { reportedBefore } from './history.ts';
import type { NamedAlert, TakedownAlert } from './model/types.ts';
import { TakedownSheet } from './TakedownSheet.tsx';
import { usePrepared } from './use-prepared.ts';

/** Maximum number of names in one request. */
const MAX_NAMES = 100;
/** Maximum number of names that a sentence lists. */
const MAX_LISTED = 5;
const TITLE = 'Prepare takedown request';

const OWN_NAMES =
  'A takedown would hit your own site: what is selected is one of your own assets, or above or below one.';
const SETTLED = 'What is selected is marked Ours or Not harmful. Change the status first.';
const NAMELESS = 'No domain is named.';
const UNREAD = 'Your marks could not be read: what you marked Ours or Not harmful is not left out.';

export interface PreparedTakedownProps {
  /** One alert, or several: then one letter for each recipient. */
  alerts: readonly TakedownAlert[];
  /** For one alert: the other alerts about its name. */
  others?: readonly TakedownAlert[];
  /** True if it was sent already: the sheet begins with Mark as sent. */
  isSent?: boolean | undefined;
  onClose: () => void;
}

/** Hostile names in a sentence. */
function listNames(alerts: readonly TakedownAlert[]): string {
  const shown = alerts
    .slice(0, MAX_LISTED)
    .map(({ impersonating_domain }) => labelText(impersonating_domain, 'no name'));
  const more = alerts.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Says what the request is about, so that a wrong name is noticed. */
function titleOf(alerts: readonly TakedownAlert[], explained: NamedAlert | null) {
  const [first] = alerts;
  if (first === undefined) return TITLE;
  if (alerts.length > 1) return `${TITLE}: ${count(alerts.length, 'name')}`;
  const { impersonating_domain: name } = first;
  const marked = explained?.explanation ? highlightsFor(explained.explanation, name) : null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{`${TITLE}:`}</span>{' '}
      <MarkedName
        name={name}
        marked={marked}
        forms={false}
        oneLine
        className="flex-1 basis-64 tracking-normal"
      />
    </span>
  );
}

/** The sheet, once it is known what was marked, and its names have been compared with the organisation's own. */
export function PreparedTakedown(props: PreparedTakedownProps) {
  const { is } = useCaseState();
  // If the marks are read again while the sheet is open, they do not change what it is about.
  const [wasRead, setRead] = useState(is !== 'loading');
  if (is !== 'loading' && !wasRead) setRead(true);
  return wasRead ? <LoadedTakedown {...props} /> : <Waiting {...props} />;
}

/** Shows the request once the cases are read, or cannot be. */
function LoadedTakedown({ alerts, others = [], isSent, onClose }: PreparedTakedownProps) {
  const book = useCaseBook();
  // The list behind may change; the subject of the request stays.
  const [{ named, open, about }] = useState(() => {
    const withName = alerts.filter((alert) => alert.impersonating_domain !== '');
    const unsettled = withName.filter(
      ({ id }) => noRequestSince(book.get(id)?.status ?? 'new') === null,
    );
    return { named: withName, open: unsettled, about: unsettled.slice(0, MAX_NAMES) };
  });
  const { is: known } = useCaseState();
  const prepared = usePrepared(about);

  if (prepared.is === 'preparing') return <Waiting alerts={about} onClose={onClose} />;
  if (prepared.is === 'ready' && prepared.names.length > 0) {
    const settled = named.filter((alert) => !open.includes(alert));
    const nameless = alerts.length - named.length;
    const notes = [
      known === 'failed' && UNREAD,
      ...reportedBefore(others, book),
      open.length > about.length &&
        `This request is about the first ${MAX_NAMES} of ${open.length} names.`,
      prepared.own.length > 0 &&
        `Left out, since a takedown would hit your own site: ${listNames(prepared.own)}.`,
      settled.length > 0 && `Left out, marked Ours or Not harmful: ${listNames(settled)}.`,
      nameless > 0 && `Left out, since they name no domain: ${count(nameless, 'alert')}.`,
    ].filter((words) => words !== false);
    const shown = about.filter((alert) => !prepared.own.includes(alert));
    return (
      <TakedownSheet
        title={titleOf(shown, prepared.names[0] ?? null)}
        alerts={shown}
        prepared={prepared.names}
        notes={notes}
        isSent={isSent}
        onClose={onClose}
      />
    );
  }
  const refused =
    prepared.is === 'ready' && prepared.own.length > 0
      ? OWN_NAMES
      : open.length < named.length
        ? SETTLED
        : NAMELESS;
  return (
    <NoSheet alerts={about} onClose={onClose}>
      {prepared.is === 'failed' ? (
        <Notice
          tone="error"
          action={
            <Button size="sm" onClick={prepared.retry}>
              Retry
            </Button>
          }
        >
          {prepared.words}
        </Notice>
      ) : (
        <Notice tone="warning">{refused}</Notice>
      )}
    </NoSheet>
  );
}

type AboutProps = Pick<PreparedTakedownProps, 'alerts' | 'onClose'>;

/** Nothing at first: mostly the sheet opens at once. */
function Waiting(props: AboutProps) {
  if (!useSlow(true, 300)) return null;
  return (
    <NoSheet {...props}>
      <p role="status" className="flex items-center gap-2.5 text-sm">
        <Spinner />
        Comparing with your assets…
      </p>
    </NoSheet>
  );
}

/** Shown instead of the sheet: why there is none. */
function NoSheet({ alerts, onClose, children }: AboutProps & { children: ReactNode }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(alerts, null)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {children}
    </Dialog>
  );
}
