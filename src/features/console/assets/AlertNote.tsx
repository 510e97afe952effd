import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { STATUS_WORDS } from '@/cases/status-words.ts';
import { HostileText } from '@/components/HostileText.tsx';
import { Severity } from '@/components/Severity.tsx';
import { isOpen } from '@/features/shared/alert-index/case-filter.ts';
import { formatNumber } from '@/lib/format.ts';
import { paths } from '@/paths.ts';
import type { AlertedName } from './use-named-alerts.ts';

/** So many alerts are named; of more, their number is said. */
const NAMED = 3;

/** A new name that alerts are about, or that is above or below the name of one: which, and what to do if it is one's own. */
export function AlertNote({ alerts }: { alerts: readonly AlertedName[] }) {
  const within = alerts.filter(({ where }) => where !== 'above');
  const above = alerts.filter(({ where }) => where === 'above');
  return (
    <>
      {within.length > 0 && <Within alerts={within} />}
      {within.length > 0 && above.length > 0 && ' '}
      {above.length > 0 && <Above alerts={above} />}{' '}
      {alerts.length === 1
        ? 'If it is yours, mark it Ours there.'
        : 'If they are yours, mark them Ours there.'}
    </>
  );
}

interface AlertsProps {
  /** At least one. */
  alerts: readonly AlertedName[];
}

/** Alerts about the name itself, or hosts below it. */
function Within({ alerts }: AlertsProps) {
  const [one, ...others] = alerts;
  if (one === undefined) return null;
  if (others.length > 0) {
    return (
      <>
        {`${formatNumber(alerts.length)} of your ${openIn(alerts)}alerts are on or below this name: `}
        <Named alerts={alerts} />.
      </>
    );
  }
  const marked = markedAs(one);
  if (one.where === 'at') {
    return (
      <>
        This is your <Way alert={one} />
        {marked && `, which is ${marked}`}.
      </>
    );
  }
  return (
    <>
      Your <Way alert={one} />
      {marked && `, which is ${marked},`} is below this name.
    </>
  );
}

/** Alerts about names that the new one lies below. */
function Above({ alerts }: AlertsProps) {
  const [one, ...others] = alerts;
  if (one === undefined) return null;
  if (others.length > 0) {
    return (
      <>
        {`It is below the names of ${formatNumber(alerts.length)} of your ${openIn(alerts)}alerts: `}
        <Named alerts={alerts} />.
      </>
    );
  }
  const marked = markedAs(one);
  return (
    <>
      It is below the name of your <Way alert={one} />
      {marked && `, which is ${marked}`}.
    </>
  );
}

const openIn = (alerts: readonly AlertedName[]): string =>
  alerts.every(({ status }) => isOpen(status)) ? 'open ' : '';

/** What was done about an alert; null while it is open. */
const markedAs = ({ status }: AlertedName): string | null =>
  isOpen(status) ? null : `marked ${STATUS_WORDS[status]}`;

/** 'open alert 6 (High 9.4)', a way to it. */
const Way = ({ alert }: { alert: AlertedName }) => (
  <>
    <AlertLink alert={alert}>{isOpen(alert.status) && 'open '}</AlertLink> (
    <Severity score={alert.row.severity_score} />)
  </>
);

/** 'alert 6 (High 9.4), alert 7 (High 8.9, marked Down) and 3 more'. */
function Named({ alerts }: AlertsProps) {
  const more = alerts.length - NAMED;
  return (
    <>
      {alerts.slice(0, NAMED).map((alert, at) => {
        const marked = markedAs(alert);
        return (
          <span key={alert.row.index}>
            {at > 0 && ', '}
            <AlertLink alert={alert} /> (<Severity score={alert.row.severity_score} />
            {marked && `, ${marked}`})
          </span>
        );
      })}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </>
  );
}

/** `children` stand before its number. */
const AlertLink = ({ alert: { row }, children }: { alert: AlertedName; children?: ReactNode }) => (
  <Link to={paths.admin.alert(row.id)} className="text-brand-deep underline underline-offset-3">
    {children}alert <HostileText text={row.id} />
  </Link>
);
