import { Copy, FileWarning, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/session/AuthContext.tsx';
import { notify } from '@/components/notify.ts';
import { useSingleKeyShortcuts } from '@/components/table/single-key-shortcuts.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { isOpen } from '@/alerts/model/case-filter.ts';
import type { Alert } from '@/alerts/model/alert.ts';
import { noRequestSince, useCase } from '@/cases/index.ts';
import { subjectOf } from '@/alerts/model/triage.ts';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';
import { severityOf } from '@/lib/severity.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { cutOffTakedown, isSentToNone, Takedown } from '@/takedowns/index.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { KeyCap } from '@/ui/KeyCap.tsx';
import { IN_BOTTOM_BAR } from './bottom-bar.tsx';
import { StatusSelect } from './StatusControls.tsx';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
/** In the middle of the bottom bar: the status and the next action. */
const IN_THE_MIDDLE = cx(
  IN_BOTTOM_BAR,
  'md:contents max-md:inset-x-[4.75rem] max-md:flex max-md:gap-2 max-[24rem]:inset-x-[4.25rem]',
);

/** Says why no takedown is offered for the organisation's own name. */
export const OWN_NAME =
  'This name is one of your own assets, or above or below one. No takedown is offered: it would hit your own site.';

interface AlertActionsProps {
  alert: Alert;
  /** True if the alert is about one of the organisation's own names. */
  isOwn: boolean;
  /** Other alerts about the same name. */
  others: readonly Alert[];
  /** True if the names resemble each other only weakly. */
  isWeak: boolean;
}

/** Actions for an alert: copy its domain, prepare a takedown request. */
export function AlertActions({ alert, isOwn, others, isWeak }: AlertActionsProps) {
  const domain = alert.impersonating_domain;
  const user = useUser();
  const [writing, setWriting] = useState(() => {
    const [only, ...more] = cutOffTakedown(user) ?? [];
    return only === alert.id && more.length === 0;
  });
  const status = useCase(alert.id)?.status ?? 'new';
  const refused = isOwn ? OWN_NAME : noRequestSince(status);
  // A reported alert waits for others, and one that may be harmless must be examined first.
  const isNext =
    refused === null && isOpen(status) && !isWeak && severityOf(alert.severity_score) !== 'Low';

  function prepare() {
    if (refused === null) setWriting(true);
    else notify({ title: refused, tone: 'info' });
  }
  async function copy() {
    const copied = await copyText(defang(domain));
    notify(
      copied
        ? { title: 'Defanged domain copied', tone: 'success' }
        : { title: 'The browser did not allow copying', tone: 'error' },
    );
  }
  const isNamed = domain !== '';
  useSingleKeyShortcuts(isNamed ? { t: prepare, c: () => void copy() } : {});
  usePageAction('prepare-takedown', isNamed ? prepare : null);
  usePageAction('copy-defanged', isNamed ? () => void copy() : null);

  const statusSelect = alert.id !== '' && <StatusSelect subject={subjectOf(alert)} />;
  if (!isNamed) return <div className={IN_THE_MIDDLE}>{statusSelect}</div>;
  const keys = shortcutsOn();
  return (
    <>
      <div className="grid gap-2 md:flex md:flex-wrap @min-[46rem]:grid print:hidden">
        <div className={IN_THE_MIDDLE}>
          {statusSelect}
          {!isOwn && (
            <Button
              tone={isNext ? 'primary' : 'secondary'}
              icon={<FileWarning {...ICON} className="max-[24rem]:hidden" />}
              aria-label="Prepare takedown request"
              aria-keyshortcuts={keys ? 'T' : undefined}
              title={refused ?? undefined}
              onClick={prepare}
              className="max-md:h-12 max-md:min-w-0 max-md:flex-1 max-md:px-1.5"
            >
              <span className="max-md:hidden">Prepare takedown request</span>
              {/* Next to the status there is room for one word. */}
              <span aria-hidden className="md:hidden">
                Takedown
              </span>
              {keys && <KeyCap>T</KeyCap>}
            </Button>
          )}
        </div>
        <Button
          icon={<Copy {...ICON} />}
          aria-keyshortcuts={keys ? 'C' : undefined}
          onClick={() => void copy()}
          className="max-md:h-12"
        >
          Copy defanged
          {keys && <KeyCap>C</KeyCap>}
        </Button>
      </div>
      {writing && <Takedown alerts={[alert]} others={others} onClose={() => setWriting(false)} />}
    </>
  );
}

/** Asks who an alert was reported to if its mark does not say so. Below the statuses, which it must not move. */
export function RecordRecipient({ alert, others }: Pick<AlertActionsProps, 'alert' | 'others'>) {
  const known = useCase(alert.id);
  const [isShown, setIsShown] = useState(false);
  const lacksRecipient = known?.status === 'reported' && isSentToNone(known);
  const isOffered = lacksRecipient && alert.impersonating_domain !== '';
  if (!isShown && !isOffered) return null;
  return (
    <>
      <Button
        icon={<NotebookPen {...ICON} />}
        onClick={() => setIsShown(true)}
        className="max-md:h-12 print:hidden"
      >
        Record recipient
      </Button>
      {isShown && (
        <Takedown alerts={[alert]} others={others} isSent onClose={() => setIsShown(false)} />
      )}
    </>
  );
}
