import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { matchOwnDomain, useKnownAssets, useOwnNames } from '@/assets/model/own-names.ts';
import { noRequestSince, useCaseBook, useCaseState } from '@/cases/index.ts';
import type { CaseBook } from '@/cases/model/types.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { count } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { engine } from '@/lookalike/engine.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import { reportedBefore } from './history.ts';
import type { NamedAlert, TakedownAlert } from './model/types.ts';
import { TakedownSheet } from './TakedownSheet.tsx';

/** Maximum number of names in one request. */
const MAX_NAMES = 100;
/** Maximum number of names that a sentence lists. */
const MAX_LISTED = 5;
const TITLE = 'Prepare takedown request';

const OWN_NAMES =
  'A takedown would hit your own site: what is selected is one of your own assets, or above or below one.';
const SETTLED = 'What is selected is marked Ours or Not harmful. Change the status first.';
const NAMELESS = 'No domain is named.';
const NO_ASSETS =
  'Your assets could not be read, so the names of this request could not be compared with them.';
const NO_ENGINE = 'The names could not be compared with your assets.';
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

/** The alerts that a request is about, and those that it leaves out. */
interface Subject {
  /** At most MAX_NAMES of the `open` ones. */
  readonly about: readonly TakedownAlert[];
  readonly open: number;
  /** Marked Ours or Not harmful. */
  readonly settled: readonly TakedownAlert[];
  readonly nameless: number;
}

const NO_SUBJECT: Subject = { about: [], open: 0, settled: [], nameless: 0 };

function subjectOf(alerts: readonly TakedownAlert[], book: CaseBook): Subject {
  const named = alerts.filter((alert) => alert.impersonating_domain !== '');
  const isOpen = ({ id }: TakedownAlert) => noRequestSince(book.get(id)?.status ?? 'new') === null;
  const open = named.filter(isOpen);
  return {
    about: open.slice(0, MAX_NAMES),
    open: open.length,
    settled: named.filter((alert) => !isOpen(alert)),
    nameless: alerts.length - named.length,
  };
}

/** The names of these alerts as the engine explains them, in the order of the alerts. */
async function nameAlerts(alerts: readonly TakedownAlert[]): Promise<NamedAlert[]> {
  const [facts, explanations] = await Promise.all([
    engine().readNames(alerts.map(({ impersonating_domain }) => impersonating_domain)),
    Promise.all(
      alerts.map((alert) => engine().explain(alert.asset_name, alert.impersonating_domain)),
    ),
  ]);
  return alerts.map(({ id, asset_name: asset, impersonating_domain: domain, details }, at) => {
    const found = explanations[at];
    const explanation = found?.kind === 'explanation' ? found : null;
    const host = domainOf(domain);
    const registrable = facts[at]?.registrable ?? host;
    return { alert: id, asset, domain, details, explanation, host, registrable };
  });
}

/** The sheet, once it is known what was marked, and its names have been compared with the organisation's own. */
export function PreparedTakedown({ alerts, others = [], isSent, onClose }: PreparedTakedownProps) {
  const book = useCaseBook();
  const { is: known } = useCaseState();
  // The list behind may change, and the marks may be read again; the subject of the request stays.
  const [subject, setSubject] = useState<Subject | null>(null);
  if (subject === null && known !== 'loading') setSubject(subjectOf(alerts, book));
  const { about, open, settled, nameless } = subject ?? NO_SUBJECT;
  // Without the list of assets it is unknown if a name is the organisation's own.
  const assets = useKnownAssets();
  const ownNames = useOwnNames();
  const named = useQuery({
    queryKey: ['takedown', about],
    queryFn: async () => nameAlerts(about),
    enabled: subject !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });

  if (subject === null || !assets.data || !named.data) {
    const failed = [
      { query: assets, words: NO_ASSETS },
      { query: named, words: NO_ENGINE },
    ].find(({ query }) => query.isError && !query.isFetching);
    if (!failed) return <Waiting alerts={subject ? about : alerts} onClose={onClose} />;
    return (
      <NoSheet alerts={about} onClose={onClose}>
        <Notice
          tone="error"
          action={
            <Button size="sm" onClick={() => void failed.query.refetch()}>
              Retry
            </Button>
          }
        >
          {failed.words}
        </Notice>
      </NoSheet>
    );
  }
  const isOwn = (alert: TakedownAlert) => matchOwnDomain(alert, ownNames) !== null;
  const own = about.filter(isOwn);
  const shown = about.filter((alert) => !isOwn(alert));
  if (shown.length === 0) {
    const reason = settled.length > 0 ? SETTLED : NAMELESS;
    return (
      <NoSheet alerts={about} onClose={onClose}>
        <Notice tone="warning">{own.length > 0 ? OWN_NAMES : reason}</Notice>
      </NoSheet>
    );
  }
  const prepared = named.data.filter((_name, at) => !isOwn(about[at]!));
  const notes = [
    known === 'failed' && UNREAD,
    ...reportedBefore(others, book),
    open > about.length && `This request is about the first ${MAX_NAMES} of ${open} names.`,
    own.length > 0 && `Left out, since a takedown would hit your own site: ${listNames(own)}.`,
    settled.length > 0 && `Left out, marked Ours or Not harmful: ${listNames(settled)}.`,
    nameless > 0 && `Left out, since they name no domain: ${count(nameless, 'alert')}.`,
  ].filter((words) => words !== false);
  return (
    <TakedownSheet
      title={titleOf(shown, prepared[0] ?? null)}
      alerts={shown}
      prepared={prepared}
      notes={notes}
      isSent={isSent}
      onClose={onClose}
    />
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
