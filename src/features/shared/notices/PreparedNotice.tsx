import { useState } from 'react';
import type { ImpersonationAlert } from '@/api/contract/index.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { noRequestSince } from '@/features/shared/cases/case-words.ts';
import { useCaseBook, useCaseState } from '@/features/shared/cases/use-cases.ts';
import { count } from '@/lib/format.ts';
import { Button } from '@/ui/Button.tsx';
import { Dialog } from '@/ui/Dialog.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { Spinner } from '@/ui/Spinner.tsx';
import { useSlow } from '@/ui/use-slow.ts';
import { listed } from './listed.ts';
import { noticeDrafts } from './notice-drafts.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { reportedBefore, sentBefore, sentMails } from './reported-before.ts';
import { requestTitle } from './request-title.tsx';
import { MOST_NAMES, usePrepared } from './use-prepared.ts';

const OWN =
  'No request is prepared: this domain is one of your own assets, or above or below one. A takedown would hit your own site.';

export interface PreparedNoticeProps {
  /** One alert, or several for one batch: one mail for each recipient. */
  alerts: readonly ImpersonationAlert[];
  /** Of one alert: the others about its name. */
  others?: readonly ImpersonationAlert[];
  /** It was sent already: to whom is what is asked. */
  isSent?: boolean | undefined;
  onClose: () => void;
}

function asKept(
  alerts: readonly ImpersonationAlert[],
  ids: readonly string[] | null,
): readonly ImpersonationAlert[] {
  if (ids === null) return alerts;
  return alerts.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** The notice once its names have been told from the organisation's own. */
export function PreparedNotice({
  alerts: given,
  others = [],
  isSent,
  onClose,
}: PreparedNoticeProps) {
  const book = useCaseBook();
  const user = useUser();
  // Ticked in another order, they are the same request.
  const [alerts] = useState(() =>
    asKept(given, noticeDrafts(user).orderOf(given.map(({ id }) => id))),
  );
  // The list behind may change; what is written about stays.
  const [named] = useState(() => alerts.filter((alert) => alert.impersonating_domain !== ''));
  const [all] = useState(() =>
    named.filter(({ id }) => noRequestSince(book.get(id)?.status ?? 'new') === null),
  );
  const [about] = useState(() => all.slice(0, MOST_NAMES));
  const { is: known } = useCaseState();
  const names = usePrepared(about);
  // What was sent before is told as the form opens.
  const prepared = known === 'loading' ? ({ is: 'preparing' } as const) : names;
  const slow = useSlow(prepared.is === 'preparing', 300);

  if (prepared.is === 'ready' && prepared.names.length > 0) {
    const beyond = all.length - about.length;
    const nameless = alerts.length - named.length;
    const settled = named.filter((alert) => !all.includes(alert));
    const leftOut = [
      beyond > 0 && `This request is about the first ${MOST_NAMES} of ${all.length} names.`,
      prepared.own.length > 0 &&
        `Left out, since a request would hit your own site: ${listed(prepared.own.map(({ impersonating_domain }) => impersonating_domain))}.`,
      settled.length > 0 &&
        `Left out, since they are marked Ours or Not harmful: ${listed(settled.map(({ impersonating_domain }) => impersonating_domain))}.`,
      nameless > 0 && `Left out, since they name no domain: ${count(nameless, 'alert')}.`,
    ].filter((words) => words !== false);
    return (
      <NoticeForm
        alerts={alerts}
        names={prepared.names}
        leftOut={leftOut}
        reported={reportedBefore(others, book)}
        sentBefore={sentBefore(about, book)}
        mailsBefore={sentMails(about, book)}
        isSent={isSent}
        onClose={onClose}
      />
    );
  }
  if (prepared.is === 'preparing' && !slow) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={requestTitle(about)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
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
      ) : prepared.is === 'preparing' ? (
        <p role="status" className="flex items-center gap-2.5 text-sm">
          <Spinner />
          Comparing with your assets…
        </p>
      ) : (
        <Notice tone="warning">
          {prepared.own.length > 1
            ? 'No request is prepared: these domains are your own assets, or above or below them. A takedown would hit your own site.'
            : prepared.own.length === 1
              ? OWN
              : all.length < named.length
                ? 'No request is prepared: what is selected is marked Ours or Not harmful. Change the status first.'
                : 'No request is prepared: no domain is named.'}
        </Notice>
      )}
    </Dialog>
  );
}
