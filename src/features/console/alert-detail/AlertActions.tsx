import { Copy, FileWarning } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '@/auth/AuthContext.tsx';
import { notify } from '@/components/notify.ts';
import { usePageAction } from '@/components/page-actions.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { isNoticeKept } from '@/features/shared/notices/notice-drafts.ts';
import { NoticeDialog } from '@/features/shared/notices/NoticeDialog.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { KeyCap } from '@/ui/KeyCap.tsx';
import { IN_BOTTOM_BAR } from './bottom-bar.tsx';
import { useKey } from './use-key.ts';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Copies a domain as it is, or unclickable, and says so. */
async function copy(domain: string, form: 'Defanged' | 'Original') {
  const copied = await copyText(form === 'Defanged' ? defang(domain) : domain);
  notify(
    copied
      ? { title: `${form} domain copied`, tone: 'success' }
      : { title: 'The browser did not allow copying', tone: 'error' },
  );
}

/** What can be done with an alert: copy its domain, prepare a takedown request. */
export function AlertActions({ alert }: { alert: AlertRow }) {
  const domain = alert.impersonating_domain;
  const user = useUser();
  const [writing, setWriting] = useState(() => isNoticeKept(user, alert.id));

  const prepareNow = domain === '' ? null : () => setWriting(true);
  const copyNow = domain === '' ? null : () => void copy(domain, 'Defanged');
  useKey('t', prepareNow);
  useKey('c', copyNow);
  usePageAction('prepare-takedown', prepareNow);
  usePageAction('copy-defanged', copyNow);

  if (domain === '') return null;
  const keys = shortcutsOn();
  return (
    <>
      <div className="grid gap-2 max-md:grid-cols-2 md:flex md:flex-wrap @min-[60rem]:grid print:hidden">
        <Button
          tone="primary"
          icon={<FileWarning {...ICON} />}
          aria-label="Prepare takedown request"
          aria-keyshortcuts={keys ? 'T' : undefined}
          onClick={() => setWriting(true)}
          className={cx(IN_BOTTOM_BAR, 'max-md:inset-x-[4.75rem] max-md:h-12 max-md:px-2')}
        >
          <span>
            Prepare takedown <span className="max-sm:hidden">request</span>
          </span>
          {keys && <KeyCap>T</KeyCap>}
        </Button>
        <Button
          icon={<Copy {...ICON} />}
          aria-keyshortcuts={keys ? 'C' : undefined}
          onClick={() => void copy(domain, 'Defanged')}
          className="max-md:h-12"
        >
          Copy defanged
          {keys && (
            <span className="@min-[40rem]:hidden @min-[60rem]:inline">
              <KeyCap>C</KeyCap>
            </span>
          )}
        </Button>
        <Button
          icon={<Copy {...ICON} />}
          onClick={() => void copy(domain, 'Original')}
          className="max-md:h-12"
        >
          Copy original
        </Button>
      </div>
      {writing && <NoticeDialog alerts={[alert]} onClose={() => setWriting(false)} />}
    </>
  );
}
