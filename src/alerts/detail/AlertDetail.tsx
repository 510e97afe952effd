import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { DateTime } from '@/components/DateTime.tsx';
import { PanelBoundary } from '@/components/PanelBoundary.tsx';
import { asksAnyone, evidenceConfig } from '@/evidence-config.ts';
import { HostileText } from '@/components/HostileText.tsx';
import type { Alert } from '@/alerts/model/alert.ts';
import type { AlertList } from '@/alerts/model/alert-list.ts';
import { SeverityFigure } from '@/components/Severity.tsx';
import type { FoundAlerts } from '@/alerts/use-found-alerts.ts';
import { splitReport } from '@/alerts/model/report-order.ts';
import { useCaseActions, useFirstSeenAt } from '@/cases/index.ts';
import { EvidenceRoom, NameEvidence } from '@/evidence/index.ts';
import { AssetName } from '@/components/AssetName.tsx';
import { MarkedName } from '@/components/MarkedName.tsx';
import { subjectOf } from '@/alerts/model/triage.ts';
import { highlightsFor, NO_HIGHLIGHTS } from '@/lookalike/highlights.ts';
import { toUnicode } from '@/lib/idna.ts';
import { domainOf } from '@/lib/read-name.ts';
import { visibleName, labelText } from '@/lib/visible-text.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { paths } from '@/paths.ts';
import { Button, buttonClass } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { DomainName } from '@/components/DomainName.tsx';
import { foreignGraphemes } from '@/lib/foreign-graphemes.ts';
import { Notice } from '@/ui/Notice.tsx';
import { AlertActions, OWN_NAME } from './AlertActions.tsx';
import { Analysis, isWeak } from './Analysis.tsx';
import { ABOVE_BOTTOM_BAR, BottomBar } from './bottom-bar.tsx';
import { CasePanel } from './CasePanel.tsx';
import { Details, MAX_DETAILS } from './Details.tsx';
import { WrittenForms } from './WrittenForms.tsx';
import { LookupSummary } from './LookupSummary.tsx';
import { Neighbours } from './Neighbours.tsx';
import { RecordRecipient } from './RecordRecipient.tsx';
import { SameName, useSameName } from './SameName.tsx';
import { SampleEvidence } from './SampleEvidence.tsx';
import { Similarity } from './Similarity.tsx';
import { PageStatus } from './StatusSheet.tsx';
import { useExplanation } from '@/components/explanation/use-explanation.ts';
import { usePlace, type Place } from './use-place.ts';
import {
  useKnownAssets,
  pendingAbove,
  matchOwnDomain,
  useOwnNames,
} from '@/assets/model/own-names.ts';
import { config } from '@/config.ts';
import { defang } from '@/lib/defang.ts';

const MAX_ID = 100;

interface AlertDetailProps {
  id: string;
  list: AlertList;
  /** The alerts of the list that this one was opened from. */
  found: FoundAlerts;
  /** True if the list is next to it, with links to its neighbours. */
  besideList: boolean;
}

/** The page of one alert, within the list it was opened from. */
export function AlertDetail({ id, list, found, besideList }: AlertDetailProps) {
  const place = usePlace(list, id, found);
  useAlertTitle(id, place?.alert.impersonating_domain);
  return place === null ? (
    <Unknown id={id} />
  ) : (
    <Found list={list} place={place} besideList={besideList} />
  );
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
function Found({
  list,
  place,
  besideList,
}: {
  list: AlertList;
  place: Place;
  besideList: boolean;
}) {
  const { alert } = place;
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
  const isOwn = useOwnName(alert);
  const others = useSameName(list, alert);
  const report = splitReport(alert.details.slice(0, MAX_DETAILS));
  const details = (
    <Details report={report} isCut={alert.details.length > MAX_DETAILS} isLead={report.does} />
  );
  return (
    <article className={cx('md:@container', ABOVE_BOTTOM_BAR)}>
      <BottomBar />
      {!besideList && <Neighbours place={place} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-7 not-first:mt-4 @min-[46rem]:grid-cols-[minmax(0,1fr)_260px] @min-[46rem]:grid-rows-[auto_auto_auto_1fr] @min-[64rem]:grid-cols-[minmax(0,1fr)_320px] @min-[64rem]:gap-x-12">
        <Header alert={alert} explanation={explanation} isOwn={isOwn} others={others}>
          {asks && (
            <LookupSummary
              isCompared={isCompared}
              alert={alert.id}
              name={alert.impersonating_domain}
              registrable={compared?.candidate.registrable}
            />
          )}
        </Header>
        {/* The name's activity comes before its construction. */}
        {report.does && details}
        <div className="contents @min-[46rem]:col-start-2 @min-[46rem]:row-span-4 @min-[46rem]:row-start-1 @min-[46rem]:grid @min-[46rem]:content-start @min-[46rem]:gap-7">
          <div className="contents @min-[46rem]:grid @min-[46rem]:gap-y-7">
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
                {subject && <PageStatus subject={subject} />}
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
          </div>
          {compared && !isOwn && (
            <details className="order-8">
              <summary className="cursor-pointer font-semibold">Technical details</summary>
              <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-7">
                {compared.relation === 'other' && compared.techniques.length > 0 && (
                  <Similarity explanation={compared} />
                )}
                <WrittenForms explanation={compared} />
              </div>
            </details>
          )}
        </div>
        {/* Comparing one of the organisation's own names with another says nothing, and would highlight it. */}
        {!isOwn && (
          <div className="order-4 @min-[46rem]:col-start-1">
            {failed ? (
              <NotCompared onRetry={retry} />
            ) : (
              <Analysis alert={alert} explanation={explanation} />
            )}
          </div>
        )}
        {!report.does && details}
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
      <SameName others={others} />
      {isOwn && (
        <Notice tone="warning" className="mt-4 max-w-text">
          {OWN_NAME}
        </Notice>
      )}
      <AwaitingOwn alert={alert} />
    </header>
  );
}

function NotCompared({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      The two names could not be compared in this browser.
    </Notice>
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
function AwaitingOwn({ alert }: { alert: Alert }) {
  const isOwn = useOwnName(alert);
  const { data } = useKnownAssets();
  const asset = data && !isOwn ? pendingAbove(alert.impersonating_domain, data) : null;
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

/** True if an alert is known to be about one of the organisation's own names. */
const useOwnName = (alert: Alert): boolean => matchOwnDomain(alert, useOwnNames()) !== null;

/** Longer than any host name: the rest of a hostile one is not read. */
const LONGEST_NAME = 256;

/** The console's count at the start of a title. */
const COUNT = /^(?:\(\d+\) )?/;

const addCount = (title: string): string => `${COUNT.exec(document.title)?.[0] ?? ''}${title}`;
const isShown = (title: string): boolean => document.title.replace(COUNT, '') === title;

/**
 * Puts the alert's name into the page title, so that tabs, history and bookmarks differ. It is defanged there, because
 * titles are copied together with addresses.
 *
 * @param id any text
 * @param name the impersonating domain, any text; undefined while it is not known
 */
function useAlertTitle(id: string, name: string | undefined): void {
  useEffect(() => {
    const shown =
      name === undefined || name === ''
        ? ''
        : `: ${labelText(defang(toUnicode(name.slice(0, LONGEST_NAME))), 'name not given')}`;
    const before = document.title.replace(COUNT, '');
    const title = `Alert ${labelText(id, 'without a number')}${shown} · ${config.brand}`;
    document.title = addCount(title);
    return () => {
      // By now the next page has set its own title, unless it is another alert's.
      if (isShown(title)) document.title = addCount(before);
    };
  }, [id, name]);
}
