import { useQuery } from '@tanstack/react-query';
import { Copy, FileWarning } from 'lucide-react';
import { useState, useTransition } from 'react';
import { assetListQuery } from '@/api/queries/assets.ts';
import { useUser } from '@/auth/AuthContext.tsx';
import { keptInput } from '@/auth/kept-input.ts';
import { DialogBoundary } from '@/components/DialogBoundary.tsx';
import { notify } from '@/components/notify.ts';
import { usePageAction } from '@/components/page-actions.ts';
import { engine } from '@/lookalike/engine.ts';
import type { AlertRow } from '@/features/shared/alert-index/packed-alerts.ts';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';
import { shortcutsOn } from '@/lib/shortcuts.ts';
import type { Explanation, InvalidName } from '@/lookalike/index.ts';
import { Button } from '@/ui/Button.tsx';
import { cx } from '@/ui/class-names.ts';
import { KeyCap } from '@/ui/KeyCap.tsx';
import { Notice } from '@/ui/Notice.tsx';
import { IN_BOTTOM_BAR } from './bottom-bar.tsx';
import { TakedownDialog } from './TakedownDialog.tsx';
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

/**
 * Whether a domain is one of the organisation's own assets or below one: then no request is prepared.
 *
 * @param candidate the impersonating domain as the backend sent it
 * @param assets the names of the organisation's assets
 * @throws when the engine fails
 */
async function isOwnName(candidate: string, assets: readonly string[]): Promise<boolean> {
  const found = await Promise.all(assets.map((asset) => engine().explain(asset, candidate)));
  return found.some((item) => item.kind === 'explanation' && item.relation !== 'other');
}

interface AlertActionsProps {
  alert: AlertRow;
  explanation: Explanation | InvalidName | null;
}

/** What can be done with an alert: copy its domain, prepare a takedown request. */
export function AlertActions({ alert, explanation }: AlertActionsProps) {
  const domain = alert.impersonating_domain;
  const assets = useQuery(assetListQuery());
  const user = useUser();
  const [request, setRequest] = useState<'closed' | 'open' | 'own'>(() =>
    keptInput(user, 'takedown')?.alert === alert.id ? 'open' : 'closed',
  );
  const [draft, setDraft] = useState<string | null>(null);
  const [preparing, startPreparing] = useTransition();

  async function prepare() {
    // Without the list of assets we cannot know that the domain is not the organisation's own.
    const listed = assets.data ?? (await assets.refetch()).data;
    if (!listed) {
      notify({
        title: 'Your assets could not be read, so the domain could not be compared with them',
        tone: 'error',
      });
      return;
    }
    const own = [alert.asset_name, ...listed.map((asset) => asset.name)];
    try {
      setRequest((await isOwnName(domain, own)) ? 'own' : 'open');
    } catch {
      notify({ title: 'The domain could not be compared with your assets', tone: 'error' });
    }
  }

  const prepareNow = domain === '' || preparing ? null : () => startPreparing(prepare);
  const copyNow = domain === '' ? null : () => void copy(domain, 'Defanged');
  useKey('t', prepareNow);
  useKey('c', copyNow);
  usePageAction('prepare-takedown', prepareNow);
  usePageAction('copy-defanged', copyNow);

  if (domain === '') return null;
  const keys = shortcutsOn();
  return (
    <>
      <div className="grid gap-2 max-md:grid-cols-2 md:flex md:flex-wrap xl:grid print:hidden">
        <Button
          tone="primary"
          icon={<FileWarning {...ICON} />}
          pending={preparing}
          aria-label="Prepare takedown request"
          aria-keyshortcuts={keys ? 'T' : undefined}
          onClick={() => startPreparing(prepare)}
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
          {keys && <KeyCap>C</KeyCap>}
        </Button>
        <Button
          icon={<Copy {...ICON} />}
          onClick={() => void copy(domain, 'Original')}
          className="max-md:h-12"
        >
          Copy original
        </Button>
      </div>
      {request === 'own' && (
        <div ref={(shown) => shown?.scrollIntoView({ block: 'nearest' })}>
          <Notice tone="warning" className="max-w-prose">
            No request is prepared: this domain is one of your own assets, or below one. A takedown
            would hit your own site.
          </Notice>
        </div>
      )}
      {request === 'open' && (
        <DialogBoundary name="The dialog" onClose={() => setRequest('closed')}>
          <TakedownDialog
            alert={alert}
            explanation={explanation}
            draft={draft}
            onClose={(edited) => {
              setDraft(edited);
              setRequest('closed');
            }}
          />
        </DialogBoundary>
      )}
    </>
  );
}
