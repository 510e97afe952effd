/** Cells about a report, on one or two lines: about the name, and to others. */
import { lastReport, type Report } from '@/cases/model/history.ts';
import { newsOf } from '@/alerts/model/report-order.ts';
import { useCase } from '@/cases/index.ts';
import { daysSince } from '@/lib/days-since.ts';
import { count, formatDateTime } from '@/lib/format.ts';
import { visibleText } from '@/lib/visible-text.ts';
import { cx } from '@/ui/class-names.ts';

/** Two lines of small type are as high as any row; a card has one long line. */
const SMALL = 'truncate text-quiet md:text-xs/[0.90625rem]';
const CUT_LINE = 'md:block md:truncate';

/** More than fits the line, for screen readers; the alert's own page shows all of it. */
const DETAILS_SHOWN = 1_000;
const SHOWN = 200;

/** `Waiting 6 days`; today if the clock was set back. */
function waitingText(since: string): string {
  const days = daysSince(Date.parse(since));
  return days < 1 ? 'Reported today' : `Waiting ${count(days, 'day')}`;
}

const shownOf = (text: string): string => visibleText(text.slice(0, SHOWN));

/** The recorded recipients of a report; a mark by itself does not say. */
function sentText({ sent }: Report): string {
  return sent === null ? 'No recipient recorded' : `To ${shownOf(sent.channel)}`;
}

/** The ticket number at the recipient. */
function ticketText({ sent }: Report): string {
  if (sent === null) return '';
  return sent.ticket === '' ? ' · no ticket number' : ` · ticket ${shownOf(sent.ticket)}`;
}

/** Report about the name. */
export function Details({ text }: { text: string }) {
  if (text.trim() === '') return <span className="text-quiet">Not given</span>;
  const shown = visibleText(text.slice(0, DETAILS_SHOWN));
  return (
    <bdi className={cx(SMALL, 'max-md:block md:line-clamp-2 md:whitespace-normal')} title={shown}>
      {newsOf(shown)}
    </bdi>
  );
}

/** Shows how long an alert has waited for an answer, and whose, from this browser's history. */
export function WaitingReport({ id }: { id: string }) {
  const known = useCase(id);
  const report = known ? lastReport(known.history) : null;
  if (report === null) return <span className="text-quiet">Not known</span>;
  const waiting = waitingText(report.at);
  const [sent, ticket] = [sentText(report), ticketText(report)];
  return (
    // The number comes before the recipient, whose name may be cut.
    <span
      className={cx(SMALL, 'block')}
      title={`${waiting}, since ${formatDateTime(report.at)}. ${sent}${ticket}`}
    >
      <span className={CUT_LINE}>
        <span className="text-ink">{waiting}</span>
        <bdi dir="ltr">{ticket}</bdi>
      </span>
      <span className="md:hidden"> · </span>
      <bdi dir="ltr" className={CUT_LINE}>
        {sent}
      </bdi>
    </span>
  );
}
