import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '@/components/DateTime.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { spokenName, type Alert } from '@/alerts/model/alert.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { SeverityFigure } from '@/components/Severity.tsx';
import type { Queue } from '@/alerts/list/use-queue.ts';
import { useCaseActions, useFirstSeenAt } from '@/cases/index.ts';
import { EvidenceRoom, NameEvidence } from '@/evidence/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { subjectOf } from '@/alerts/model/triage.ts';
import { highlightsFor, NO_HIGHLIGHTS } from '@/lookalike/highlights.ts';
import { count, formatNumber } from '@/lib/format.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { visibleName, labelText } from '@/lib/visible-text.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { paths } from '@/paths.ts';
import { buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { Notice } from '@/ui/Notice.tsx';
import { AlertActions, OWN_NAME, RecordRecipient } from './AlertActions.tsx';
import { Analysis, isWeak } from './Analysis.tsx';
import { ABOVE_BOTTOM_BAR, BottomBar } from './bottom-bar.tsx';
import { CasePanel } from './CasePanel.tsx';
import { LookupSummary } from './LookupSummary.tsx';
import { Neighbours } from './Neighbours.tsx';
import { SampleEvidence } from './SampleEvidence.tsx';
import { TechnicalDetails } from './TechnicalDetails.tsx';
import { StatusStrip } from './StatusControls.tsx';
import { NotCompared, useExplanation } from '@/components/explanation/NamePair.tsx';
import {
  useKnownAssets,
  pendingAbove,
  matchOwnDomain,
  useOwnNames,
} from '@/assets/model/own-names.ts';
import { config } from '@/config.ts';

/** Numbers of characters shown of an id, and of a report. */
const MAX_ID = 100;
const MAX_DETAILS = 2_000;

interface AlertDetailProps {
  id: string;
  list: AlertList;
  /** The list behind it, with links to its neighbours; null if that is next to it. */
  queue: Queue | null;
}

/** The page of one alert, within the list it was opened from. */
export function AlertDetail({ id, list, queue }: AlertDetailProps) {
  const alert = list.byId.get(id);
  useAlertTitle(id, alert);
  return alert ? <Found list={list} alert={alert} queue={queue} /> : <Unknown id={id} />;
}

/** The page's heading while the list loads, and when it cannot be fetched. */
export function AlertHeading({ id }: { id: string }) {
  return (
    <h1 className="mb-4 text-h3 font-semibold">
      Alert <HostileText text={id.slice(0, MAX_ID)} />
    </h1>
  );
}

function Unknown({ id }: { id: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-h3 font-semibold">No such alert</h1>
      <p className="max-w-text text-sm text-quiet">
        Your list holds no alert with the number{' '}
        <span className="name text-ink">
          <HostileText text={id.slice(0, MAX_ID)} />
        </span>
        . It may belong to another organisation, or the list was rebuilt.
      </p>
      <Link to={paths.admin.alerts()} className={buttonClass('secondary')}>
        All alerts
      </Link>
    </div>
  );
}

/**
 * One decision on one screen: comparison, sentence and report in the main column; score, actions and figures in a rail.
 * Where the article is narrower than 46rem there is one column, with the rail's parts in between (`order`).
 */
function Found({ list, alert, queue }: Omit<AlertDetailProps, 'id'> & { alert: Alert }) {
  const { explanation, failed, retry } = useExplanation(
    alert.asset_name,
    alert.impersonating_domain,
  );
  // Nothing can be stored about an alert without an id.
  const subject = alert.id === '' ? null : subjectOf(alert);
  const { looked } = useCaseActions();
  const asks = asksAnyone(evidenceConfig());
  const compared = explanation?.kind === 'explanation' ? explanation : null;
  // Either the registrable name is known here, or the engine has to be asked.
  const isCompared = explanation !== null || failed;
  const isOwn = matchOwnDomain(alert, useOwnNames()) !== null;
  const others = useMemo(
    () => list.sameName(alert).filter((one) => one !== alert && list.byId.get(one.id) === one),
    [list, alert],
  );
  return (
    <article className={cx('md:@container', ABOVE_BOTTOM_BAR)}>
      <BottomBar />
      {queue && <Neighbours queue={queue} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 not-first:mt-4 @min-[46rem]:grid-cols-[minmax(0,1fr)_260px] @min-[46rem]:grid-rows-[auto_auto_auto_1fr] @min-[64rem]:grid-cols-[minmax(0,1fr)_320px] @min-[64rem]:gap-x-12">
        <Header alert={alert} explanation={explanation} isOwn={isOwn} others={others}>
          {asks && !isCompared && <p className="mt-2 text-sm print:hidden">&nbsp;</p>}
          {asks && isCompared && (
            <LookupSummary
              name={alert.impersonating_domain}
              registrable={compared?.candidate.registrable}
            />
          )}
        </Header>
        <div className="contents @min-[46rem]:col-start-2 @min-[46rem]:row-span-4 @min-[46rem]:row-start-1 @min-[46rem]:grid @min-[46rem]:content-start @min-[46rem]:gap-7">
          <div className="contents @min-[46rem]:grid @min-[46rem]:gap-4">
            <p className="order-2">
              <span className="sr-only">Severity: </span>
              <SeverityFigure score={alert.severity_score} />
            </p>
            <div className="order-6 grid content-start gap-4">
              <AlertActions
                alert={alert}
                isOwn={isOwn}
                others={others}
                isWeak={compared !== null && isWeak(compared)}
              />
              {subject && <StatusStrip subject={subject} />}
              {!isOwn && <RecordRecipient alert={alert} others={others} />}
            </div>
          </div>
          {subject && (
            // In one column this follows the report, which decides the case.
            <div className="order-7">
              <PanelBoundary name="The case">
                <CasePanel subject={subject} />
              </PanelBoundary>
            </div>
          )}
          {compared && !isOwn && <TechnicalDetails explanation={compared} />}
        </div>
        {/* Comparing one of the organisation's own names with another says nothing, and would highlight it. */}
        {!isOwn && (
          <div className="order-4 @min-[46rem]:col-start-1">
            {failed ? (
              <NotCompared retry={retry} />
            ) : (
              <Analysis alert={alert} explanation={explanation} />
            )}
          </div>
        )}
        <Details text={alert.details} />
        <div className="order-7 grid grid-cols-[minmax(0,1fr)] content-start gap-4 @min-[46rem]:col-start-1">
          {asks && (
            <EvidenceRoom name={alert.impersonating_domain}>
              {isCompared && (
                <NameEvidence
                  key={alert.impersonating_domain}
                  name={alert.impersonating_domain}
                  registrable={compared?.candidate.registrable}
                  onFound={(said) => subject && void looked([{ subject, said }])}
                />
              )}
            </EvidenceRoom>
          )}
          <SampleEvidence />
        </div>
      </div>
    </article>
  );
}

interface HeaderProps {
  alert: Alert;
  explanation: Explanation | InvalidName | null;
  isOwn: boolean;
  others: readonly Alert[];
  /** Facts about the name. */
  children: ReactNode;
}

/** The name, its A-labels, the asset that it imitates, and what is known about it. */
function Header({ alert, explanation, isOwn, others, children }: HeaderProps) {
  const name = alert.impersonating_domain;
  // Backends send either form.
  const wire = domainOf(name);
  return (
    <header className="order-1 min-w-0">
      <h1 tabIndex={-1} className="text-h3 leading-snug font-semibold md:text-[1.75rem]">
        {name ? (
          <MarkedName
            name={name}
            forms={false}
            gaps={false}
            marked={isOwn ? NO_HIGHLIGHTS : explanation && highlightsFor(explanation, name)}
          />
        ) : (
          'Alert without a domain'
        )}
      </h1>
      {wire !== null && toUnicode(wire) !== wire && (
        <p className="name mt-1 text-sm text-quiet">{visibleName(wire)}</p>
      )}
      <dl className="mt-2 flex flex-wrap items-baseline gap-x-8 gap-y-1 text-sm">
        <Fact term={isOwn ? 'Reported as imitating' : 'Imitates'}>
          <AssetName name={alert.asset_name} />
        </Fact>
        <Fact term="Alert ID">
          <span className="font-mono">
            <HostileText text={alert.id.slice(0, MAX_ID)} />
          </span>
        </Fact>
        <Fact term="First seen here">
          <DateTime iso={useFirstSeenAt(alert.id)} missing="–" />
        </Fact>
      </dl>
      {children}
      {others.length > 0 && (
        <p className="mt-2 text-sm">
          <Link
            to={{ pathname: paths.admin.alerts(), search: `${new URLSearchParams({ q: name })}` }}
            className="font-semibold text-brand underline-offset-2 hover:underline max-md:py-2"
          >
            {`${count(others.length + 1, 'alert')} are about this name`}
          </Link>
        </p>
      )}
      {isOwn ? (
        <Notice tone="warning" className="mt-4 max-w-text">
          {OWN_NAME}
        </Notice>
      ) : (
        <AwaitingOwn name={name} />
      )}
    </header>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** Says that a pending asset covers the name of an alert. It stays an alert until the asset is approved. */
function AwaitingOwn({ name }: { name: string }) {
  const { data } = useKnownAssets();
  const asset = data ? pendingAbove(name, data) : null;
  if (asset === null) return null;
  return (
    <Notice tone="info" className="mt-4 max-w-text">
      You added{' '}
      <DomainName
        name={asset}
        forms={false}
        isHighlighted={foreignGraphemes(asset)}
        className="inline! align-baseline!"
      />
      , which awaits approval. Once it is approved, this alert is about a name of yours.
    </Notice>
  );
}

/** The report in its own words. */
function Details({ text }: { text: string }) {
  return (
    <section aria-labelledby="details" className="order-5 @min-[46rem]:col-start-1">
      <h2 id="details" className="font-semibold">
        Details as reported
      </h2>
      <p className="mt-2 max-w-text text-base wrap-anywhere whitespace-pre-line">
        {text.trim() ? (
          <HostileText text={text.slice(0, MAX_DETAILS)} />
        ) : (
          <span className="text-quiet">None were reported.</span>
        )}
        {text.length > MAX_DETAILS && (
          <span className="text-quiet"> … cut at {formatNumber(MAX_DETAILS)} characters</span>
        )}
      </p>
    </section>
  );
}

/**
 * Puts the alert's name into the page title, so that tabs, history and bookmarks differ. It is defanged there, because
 * titles are copied together with addresses.
 *
 * @param id any text
 */
function useAlertTitle(id: string, alert: Alert | undefined): void {
  useEffect(() => {
    const name = alert?.impersonating_domain ? `: ${spokenName(alert)}` : '';
    // The console's count of new alerts stays at the start.
    const [counted = ''] = /^\(\d+\) /.exec(document.title) ?? [];
    document.title = `${counted}Alert ${labelText(id, 'without a number')}${name} · ${config.brand}`;
  }, [id, alert]);
}
