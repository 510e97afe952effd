import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { matchOwnDomain, useKnownAssets, useOwnNames } from '@/assets/model/own-names.ts';
import { noRequestSince, useCaseBook, useCaseState } from '@/cases/index.ts';
import type { CaseBook } from '@/cases/model/types.ts';
import { MarkedName } from '@/components/MarkedName.tsx';
import { count } from '@/lib/format.ts';
import { domainOf } from '@/lib/read-name.ts';
import { labelText } from '@/lib/visible-text.ts';
import { engine } from '@/lookalike/engine.ts';
import { highlightsFor } from '@/lookalike/highlights.ts';
import type { Explanation } from '@/lookalike/index.ts';
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
function listNames(domains: readonly string[]): string {
  const shown = domains.slice(0, MAX_LISTED).map((domain) => labelText(domain, 'no name'));
  const more = domains.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Says what the request is about, so that a wrong name is noticed. */
function titleOf(domains: readonly string[], explanation: Explanation | null = null) {
  const [name = ''] = domains;
  if (domains.length > 1) return `${TITLE}: ${count(domains.length, 'name')}`;
  if (name === '') return TITLE;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span>{`${TITLE}:`}</span>{' '}
      <MarkedName
        name={name}
        marked={explanation && highlightsFor(explanation, name)}
        forms={false}
        oneLine
        className="flex-1 basis-64 tracking-normal"
      />
    </span>
  );
}

/** Names of a request, and those that it leaves out. */
interface Subject {
  /** At most MAX_NAMES of the open alerts. */
  readonly about: readonly NamedAlert[];
  readonly open: number;
  /** The names that are marked Ours or Not harmful. */
  readonly settled: readonly string[];
  readonly nameless: number;
}

async function subjectOf(alerts: readonly TakedownAlert[], book: CaseBook): Promise<Subject> {
  const named = alerts.filter((alert) => alert.impersonating_domain !== '');
  const isOpen = ({ id }: TakedownAlert) => noRequestSince(book.get(id)?.status ?? 'new') === null;
  const open = named.filter(isOpen);
  return {
    about: await nameAlerts(open.slice(0, MAX_NAMES)),
    open: open.length,
    settled: named.filter((alert) => !isOpen(alert)).map((alert) => alert.impersonating_domain),
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
  const [asked] = useState(alerts);
  const subject = useQuery({
    queryKey: ['takedown', useId()],
    queryFn: async () => subjectOf(asked, book),
    enabled: known !== 'loading',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  // Without the list of assets it is unknown if a name is the organisation's own.
  const assets = useKnownAssets();
  const ownNames = useOwnNames();

  const noSheet = (why: ReactNode) => (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(asked.map(({ impersonating_domain }) => impersonating_domain))}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {why}
    </Dialog>
  );
  if (!subject.data || !assets.data) {
    const failed = [
      { query: assets, words: NO_ASSETS },
      { query: subject, words: NO_ENGINE },
    ].find(({ query }) => query.isError && !query.isFetching);
    if (!failed) return <Late>{noSheet(COMPARING)}</Late>;
    return noSheet(
      <Notice
        tone="error"
        action={
          <Button size="sm" onClick={() => void failed.query.refetch()}>
            Retry
          </Button>
        }
      >
        {failed.words}
      </Notice>,
    );
  }
  const { about, open, settled, nameless } = subject.data;
  const isOwn = ({ asset, domain }: NamedAlert) =>
    matchOwnDomain({ asset_name: asset, impersonating_domain: domain }, ownNames) !== null;
  const own = about.filter(isOwn);
  const prepared = about.filter((name) => !isOwn(name));
  const [first] = prepared;
  if (first === undefined) {
    const reason = settled.length > 0 ? SETTLED : NAMELESS;
    return noSheet(<Notice tone="warning">{own.length > 0 ? OWN_NAMES : reason}</Notice>);
  }
  const ownDomains = own.map(({ domain }) => domain);
  const notes = [
    known === 'failed' && UNREAD,
    ...reportedBefore(others, book),
    open > about.length && `This request is about the first ${MAX_NAMES} of ${open} names.`,
    own.length > 0 &&
      `Left out, since a takedown would hit your own site: ${listNames(ownDomains)}.`,
    settled.length > 0 && `Left out, marked Ours or Not harmful: ${listNames(settled)}.`,
    nameless > 0 && `Left out, since they name no domain: ${count(nameless, 'alert')}.`,
  ].filter((words) => words !== false);
  return (
    <TakedownSheet
      title={titleOf(
        prepared.map(({ domain }) => domain),
        first.explanation,
      )}
      prepared={prepared}
      notes={notes}
      isSent={isSent}
      onClose={onClose}
    />
  );
}

const COMPARING = (
  <p role="status" className="flex items-center gap-2.5 text-sm">
    <Spinner />
    Comparing with your assets…
  </p>
);

/** Nothing at first: mostly the sheet opens at once. */
function Late({ children }: { children: ReactNode }) {
  return useSlow(true, 300) ? children : null;
}
